import { expect, test } from 'vitest';
import { given } from '../../../../test/given-page';
import { nameRegion } from './name-ranker';

const namesOf = (html: string, lang = 'en'): (string | undefined)[] => {
  const page = given(html, lang);
  return nameRegion(page, page.records).map((name) => name?.text);
};
const rows = (...texts: string[]): string => texts.map((text) => `<div class="r">${text}</div>`).join('');

test('a weekday behind a few words is a part of the name, after "every" it is not', () => {
  const days = ['6 November', '13 November', '20 November'];
  expect(namesOf(rows(...days.map((day) => `<h3>Cask Fridays</h3><p>${day}</p>`)))).toEqual(
    days.map(() => 'Cask Fridays'),
  );
  expect(namesOf(rows(...days.map((day) => `<h3>Cask every Friday</h3><p>${day}</p>`)))).toEqual(
    days.map(() => 'Cask'),
  );
});

test('a weekday alone is no name', () => {
  const html = rows('3 November<p>-Tue-</p><p>Kelp walk</p>', '4 November<p>-Wed-</p><p>Tide talk</p>');
  expect(namesOf(html)).toEqual(['Kelp walk', 'Tide talk']);
});

test('what a picture shows is no name where one is written', () => {
  const card = (alt: string, name: string, day: number): string =>
    `<img src="/${day}.jpg" alt="${alt}" width="300" height="200"><p>${day} November</p><p>${name}</p>`;
  const html = rows(
    card('Kelp walk', 'Kelp walk', 3),
    card('Tide talk', 'Tide talk', 4),
    card('People standing on a pier', 'Reef day', 5),
    card('Crab night by the sea', 'Crab night', 6),
  );
  expect(namesOf(html).map((name) => name?.slice(0, 9))).toEqual(['Kelp walk', 'Tide talk', 'Reef day', 'Crab nigh']);
});

test('where a board meets, and how, is not its name', () => {
  const above = '<h1>Board of Trustees</h1>';
  const days = rows(
    '<p>5 January 2027</p><p>Main Library, 60 South Fog Street, Kelp, OH 44326</p>',
    '<p>2 February 2027</p><p>Virtual meeting</p>',
    '<p>2 March 2027</p><p>Agenda Packet | Minutes | Recording</p>',
    '<p>6 April 2027</p><p>Agenda Packet | Online Meeting Access</p>',
  );
  expect(namesOf(above + days)).toEqual(Array(4).fill('Board of Trustees'));
  expect(namesOf(`<h1>Around the bay</h1>${days}`)[0]).toContain('Main Library');
});

test('what most records say names none of the few that have no other name', () => {
  const row = (day: number, name: string): string => `<p>11月${day}日 / 汐見ナギ</p><p>${name}</p>`;
  const named = ['潮鳴りライブ', '灯台コンサート', '月夜の上映会', '貝殻楽団の演奏会', '湊の朝市まつり'].map(
    (name, i) => row(i + 3, name),
  );
  const names = namesOf(rows(...named, row(9, 'adv¥TBA / door¥TBA'), row(10, '『』 adv¥ / door¥')), 'ja');
  expect(names.slice(0, 5)).toEqual([
    '潮鳴りライブ',
    '灯台コンサート',
    '月夜の上映会',
    '貝殻楽団の演奏会',
    '湊の朝市まつり',
  ]);
  expect(names.slice(5)).toEqual([undefined, undefined]);
});

test('before quotation marks that hold nothing stands all of the name', () => {
  expect(namesOf(rows('11月3日<p>湊大学 ギター部『』 door¥TBA ＋1drink</p>'), 'ja')).toEqual(['湊大学 ギター部']);
});

test('a label says which line is the name, and which lines', () => {
  const row = (...lines: string[]): string => lines.map((line) => `<p>${line}</p>`).join('');
  expect(namesOf(rows(row('11月3日', '岬バンド ほか多数出演のライブ', 'TITLE', '潮鳴り', 'OPEN 18:00')), 'ja')).toEqual(
    ['潮鳴り'],
  );
  expect(namesOf(rows(row('11月3日', 'イベント名：潮鳴り、そして夜', '岬バンド')), 'ja')).toEqual(['潮鳴り、そして夜']);
  const html =
    '<p>11月3日</p><dl><dt>イベント内容</dt><dd>カニがやってくる</dd><dd>(『映画 カニ』公開記念)</dd><dt>出演</dt><dd>カニ</dd></dl>';
  expect(namesOf(rows(html), 'ja')).toEqual(['カニがやってくる (『映画 カニ』公開記念)']);
});

test('an entry of a programme may be called as what goes with something is', () => {
  const html = rows('<h3>Side events</h3><p>6 November</p><p>Corn Exchange Hall</p>');
  expect(namesOf(html)).toEqual(['Side events']);
});
