import { expect, test } from 'vitest';
import { given } from '../../../../test/given-page';
import { stagesOf } from './stages';

const stages = (html: string): string[] => {
  const { outline, facts } = given(html);
  return [...stagesOf(facts).keys()].sort((a, b) => a - b).map((line) => outline.lines[line]!.text);
};
const days = (part: string): string => `<h2>Friday 11 June 2027</h2>${part}<h2>Saturday 12 June 2027</h2>${part}`;
const list = (...items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

test('headings that come again below each day, where one of them says that it is a place', () => {
  const acts = list('18:00 The Lanterns', '20:00 Odd Harbour');
  expect(stages(days(`<h3>Main Stage</h3>${acts}<h3>The Quay</h3>${acts}`))).toEqual([
    'Main Stage',
    'The Quay',
    'Main Stage',
    'The Quay',
  ]);
});

test('pubs and tracks that no word tells, with other acts each day', () => {
  const day = (...acts: string[]): string =>
    `<h3>The Anchor</h3>${list(`18:00 ${acts[0]}`, `20:00 ${acts[1]}`)}<h3>The Bell</h3>${list(`18:30 ${acts[2]}`, `21:00 ${acts[3]}`)}`;
  const html = `<h2>Friday 11 June 2027</h2>${day('Mary Holt', 'Lost Reel', 'Sam Pike', 'Odd Socks')}<h2>Saturday 12 June 2027</h2>${day('Low Tide', 'June Marsh', 'Salt Road', 'Tin Whistlers')}`;
  expect(stages(html)).toEqual(['The Anchor', 'The Bell', 'The Anchor', 'The Bell']);
});

test.each([
  [
    'films at several hours',
    days(`<h3>The Salt Road</h3>${list('14:00', '17:30')}<h3>Paper Lanterns</h3>${list('15:00', '20:00')}`),
  ],
  [
    'films with what they are shown in',
    days(
      `<h3>The Salt Wind</h3>${list('14:00 OmU', '17:30 2D')}<h3>Paper Lanterns</h3>${list('15:00 OmU', '20:00 2D')}`,
    ),
  ],
  [
    'films with a line on each above their hours',
    `<h2>Friday 11 June 2027</h2><h3>The Salt Road</h3><p>Drama, 98 minutes</p>${list('14:00', '17:30')}<h3>Paper Lanterns</h3><p>Animation</p>${list('15:00', '20:00')}` +
      `<h2>Saturday 12 June 2027</h2><h3>The Salt Road</h3><p>Drama, 98 minutes</p>${list('15:00', '18:30')}<h3>Paper Lanterns</h3><p>Animation</p>${list('16:00', '20:30')}`,
  ],
  ['shows of every day', days(`<h3>Falconry</h3>${list('11:00 First show', '15:00 Second show')}`)],
  ['one hour below each', days('<h3>Main Hall</h3><p>18:00 Tango</p><h3>Barn</h3><p>19:00 Waltz</p>')],
  [
    'houses with days of their own',
    `<h3>Mill Hall</h3><p>11 June 2027, 18:00 Tango</p><p>12 June 2027, 19:00 Waltz</p><h3>Old Barn</h3><p>13 June 2027, 18:00 Jazz</p><p>14 June 2027, 19:00 Folk</p>`,
  ],
  [
    'one place among other headings',
    `<h2>Mill Hall</h2>${list('10:00 Yoga', '12:00 Chess')}<h2>Yoga</h2><p>Bring a mat.</p><h2>Chess</h2><p>All levels.</p>`,
  ],
])('%s are none', (_, html) => expect(stages(html)).toEqual([]));
