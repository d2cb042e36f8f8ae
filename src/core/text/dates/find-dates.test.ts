import { expect, test } from 'vitest';
import { findDates } from './find-dates';

test('days between bars are days of one year, and no hours', () => {
  const found = findDates('10.03. | 21.04. | 17.10.2026', { lang: 'de', order: 'dmy' });
  expect(found.map(({ start }) => start)).toEqual([
    { year: 2026, month: 3, day: 10 },
    { year: 2026, month: 4, day: 21 },
    { year: 2026, month: 10, day: 17 },
  ]);
  expect(found.some(({ startTime }) => startTime)).toBe(false);
});

test('an hour with a dot may still end its sentence', () => {
  const [one] = findDates('am 10.03. 19.10.', { lang: 'de', order: 'dmy' });
  expect(one!.startTime).toEqual({ hour: 19, minute: 10 });
});

test('two hours with dots on a line of their own are hours where the month comes first', () => {
  const read = (text: string) => findDates(text, { lang: 'en', order: 'mdy' }).map(({ startTime }) => startTime);
  expect(read('9.00-10.00')).toEqual([{ hour: 9, minute: 0 }]);
  expect(read('from 9.00-10.00 to the kilo')).toEqual([]);
});

test('a label on the line below an hour is of what comes below it', () => {
  const found = findDates('13. Mai 2012 11:00\nEnde:\n13. Mai 2012 18:00', { lang: 'de', order: 'dmy' });
  expect(found.map(({ startTime, endTime }) => [startTime?.hour, endTime?.hour])).toEqual([
    [11, undefined],
    [18, undefined],
  ]);
});

test('a wave that closes a pair around words does not make the day behind it an end', () => {
  const read = (text: string) => findDates(text, { lang: 'ja' }).map(({ start, end }) => [start?.day, end?.day]);
  expect(read('星の旅人 〜十周年記念〜2024年3月9日(土) 青い蔵')).toEqual([[9, undefined]]);
  expect(read('星の旅人 〜2024年3月9日(土)')).toEqual([[undefined, 9]]);
  expect(read('17:00〜 受付中〜3月9日')).toEqual([
    [undefined, undefined],
    [undefined, 9],
  ]);
});

test('weekdays behind two days without a month are theirs, where they are as far apart', () => {
  const read = (text: string) => findDates(text, { lang: 'ja' }).map(({ start, end, days }) => [start, end, days]);
  const [saturday, sunday] = [
    { day: 17, weekday: 6 },
    { day: 18, weekday: 0 },
  ];
  expect(read('17～18\n土・日')).toEqual([[saturday, sunday, undefined]]);
  expect(read('17・18（土・日）')).toEqual([[saturday, undefined, [sunday]]]);
  expect(read('17～20\n土・日').map(([start]) => start)).not.toContainEqual(saturday);
});

test('until when one is let in is no hour at which doors open', () => {
  const read = (text: string) =>
    findDates(text, { lang: 'ja' }).map(({ startTime, doorTime }) => [startTime, doorTime]);
  const ten = { hour: 10, minute: 0 };
  expect(read('10:00～17:00（受付は16:30まで）')[0]).toEqual([ten, undefined]);
  expect(read('10:00～17:00（最終入場16:30）').flatMap(([, doors]) => doors ?? [])).toEqual([]);
  expect(read('最終受付16:30')).toEqual([]);
  expect(read('最終入場：16:30')).toEqual([]);
  expect(read('10:30開演（10:00受付）')).toEqual([[{ hour: 10, minute: 30 }, ten]]);
});

test('a day ends before a word that begins with the sign for a day', () => {
  for (const [text, lang] of [
    ['Dec 5 日本酒まつり', 'ja'],
    ['Nov 3 号楼', 'zh'],
  ] as const)
    expect(findDates(text, { lang })[0]).toMatchObject({ index: 0, length: 5 });
});
