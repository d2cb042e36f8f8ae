import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { tagLayout } from '../../../content/layout';
import { walkNow } from '../../../content/walk';
import { outlineOf } from '../../page/outline';
import { withDayLists } from './index';

/** The lines of a page, those of one block behind each other. */
function read(html: string, lang = 'en'): string[] {
  const { document } = new JSDOM(`<html lang="${lang}"><body>${html}</body></html>`, { url: 'https://site.example/' })
    .window;
  const { lines } = outlineOf(withDayLists(walkNow(document, tagLayout())));
  return lines.map(({ text }) => text);
}
const list = (...entries: string[]): string =>
  `<ul>${entries.map((entry) => `<li><a href="/${entry}">${entry}</a></li>`).join('')}</ul>`;
const table = (...rows: string[][]): string =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

const WEEK = [
  ['Monday 7 June', list('Knots', 'Tides')],
  ['Tuesday 8 June', ''],
  ['Wednesday 9 June', list('Charts')],
];

test('each entry of a row has its day, and a day of a calendar on which nothing is on goes', () =>
  expect(read(`<h1>Events</h1>${table(...WEEK)}`)).toEqual([
    'Events',
    ...['Monday 7 June', 'Knots', 'Monday 7 June', 'Tides', 'Wednesday 9 June', 'Charts'],
  ]));

test('entries keep the path of their item', () => {
  const { document } = new JSDOM(`<body><h1>Events</h1>${table(...WEEK)}</body>`, { url: 'https://site.example/' })
    .window;
  const outline = outlineOf(withDayLists(walkNow(document, tagLayout())));
  const { block } = outline.lines.find(({ text }) => text === 'Tides')!;
  expect(outline.path(block)).toBe('/html/body/table/tbody/tr[1]/td[2]/ul/li[2]');
});

const BELOW = `<h3>Monday 7 June</h3>${list('Knots', 'Tides')}<h3>Friday 11 June</h3>${list('Charts')}`;

test('the nearest heading that says events or news tells what lists below days are', () => {
  const isApart = (html: string): boolean => read(html).filter((text) => text === 'Monday 7 June').length > 1;
  expect(
    [
      `<h1>Events</h1>${BELOW}`,
      `<div><h1>Events</h1></div><div>${BELOW}</div>`,
      `<h1>Events and news</h1><h2>News</h2>${BELOW}`,
      `${BELOW}<h2>Events</h2>`,
      `<h1>Lunch</h1>${BELOW}`,
    ].map(isApart),
  ).toEqual([true, true, false, false, false]);
});

const papers = list('Agenda', 'Minutes');
test.each([
  ['papers of meetings', table(['7 June 2027', papers], ['5 July 2027', papers], ['2 August 2027', papers])],
  [
    'meetings of which some have no papers yet',
    table(['7 June 2027', list('Minutes')], ['5 July 2027', ''], ['2 August 2027', '']),
  ],
  ['days in one column', table(['7 June 2027'], ['8 June 2027'], ['5 July 2027'], ['2 August 2027'])],
  [
    'a concert over several lines',
    table(['7 June 2027', 'Knots<br>with The Lanterns'], ['8 June 2027', 'Tides'], ['9 June 2027', 'Charts']),
  ],
  [
    'what is on, and where',
    table(
      ['7 June 2027', list('Knots', 'Tides'), 'Hall'],
      ['8 June 2027', list('Charts'), 'Barn'],
      ['9 June 2027', list('Lights'), 'Hall'],
    ),
  ],
  [
    'entries with days of their own',
    `<h3>7 June 2027</h3>${list('Knots, 9 June', 'Tides')}<h3>8 June 2027</h3>${list('Charts')}`,
  ],
])('%s stay as they are', (_, html) => {
  const { document } = new JSDOM(`<body><h1>Events</h1>${html}</body>`, { url: 'https://site.example/' }).window;
  const snapshot = walkNow(document, tagLayout());
  expect(withDayLists(snapshot)).toBe(snapshot);
});

test('number, weekday and what is on, two of one day with a break between', () =>
  expect(
    read(
      `<h1>行事予定</h1>${table(['1', '月', '朝会'], ['2', '火', '身体測定<br>委員会'], ['3', '水', ''], ['4', '木', '避難訓練'])}`,
      'ja',
    ),
  ).toEqual(['行事予定', '1 (月)', '朝会', '2 (火)', '身体測定', '2 (火)', '委員会', '4 (木)', '避難訓練']));
