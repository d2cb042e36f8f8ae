import { describe, expect, test } from 'vitest';
import { findDates, guessOrder, resolveDate, resolveList, type DateContext, type ResolvedDate } from './index';

const NOW = '2026-11-27';
const one = (text: string, lang: string, context: Partial<DateContext> = {}): ResolvedDate =>
  resolveDate(findDates(text, { lang })[0]!, { now: NOW, ...context });
const spell = ({ startDate, endDate, doorTime, eventSchedule }: ResolvedDate): string =>
  [startDate ?? '', endDate ? `/${endDate}` : '', doorTime ? ` doors ${doorTime}` : '', eventSchedule ?? ''].join('');

describe('resolveDate writes', () => {
  test.each([
    ['a date never as midnight', '2026年11月3日', 'ja', '2026-11-03'],
    ['a local date-time', '2026年11月3日 19:00', 'ja', '2026-11-03T19:00'],
    ['in English order', '11月 3, 2026 7:00 PM', 'ja', '2026-11-03T19:00'],
    ['start and end of a day', '2026年11月3日 10:00〜17:00', 'ja', '2026-11-03T10:00/2026-11-03T17:00'],
    ['an instant with its offset', '2026-11-03T19:00:00+09:00', 'en', '2026-11-03T19:00+09:00'],
    ['UTC', '2026-11-03T19:00Z', 'en', '2026-11-03T19:00Z'],
    ['doors', '2026年11月3日 開場18:00／開演19:00', 'ja', '2026-11-03T19:00 doors 2026-11-03T18:00'],
    ['doors alone as the start too', '2026年11月3日 OPEN 22:00', 'ja', '2026-11-03T22:00 doors 2026-11-03T22:00'],
    ['25:30 on the next day', '2026年10月31日 25:30', 'ja', '2026-11-01T01:30'],
    ['an end past midnight', 'Dec 31, 2026, 10pm - 2am', 'en', '2026-12-31T22:00/2027-01-01T02:00'],
    ['days of a range', '2026年11月3日〜8日', 'ja', '2026-11-03/2026-11-08'],
    ['daily hours with the last day as a day', 'Nov 3–5, 2026, 10am–5pm', 'en', '2026-11-03T10:00/2026-11-05'],
    ['both ends of a range with times', '2026/11/3 10:00-11/4 15:00', 'ja', '2026-11-03T10:00/2026-11-04T15:00'],
    ['the last of several days', '2026年11月3日・10日・17日', 'ja', '2026-11-03/2026-11-17'],
    ['only an end', 'until Dec 24, 2026', 'en', '/2026-12-24'],
    ['a range over the New Year', 'November 28, 2026 – January 3', 'en', '2026-11-28/2027-01-03'],
    ['a recurrence', '毎週土曜日', 'ja', 'FREQ=WEEKLY;BYDAY=SA'],
    ['nothing for a bare time', '19:00', 'ja', ''],
    ['nothing for a day that does not exist', '2026年2月29日', 'ja', ''],
  ])('%s', (_name, text, lang, expected) => {
    expect(spell(one(text, lang))).toBe(expected);
  });

  test('an offset stays when the hour passes midnight', () => {
    const mention = { index: 0, length: 1, precision: 'day' as const, start: { year: 2026, month: 12, day: 31 } };
    const late = { ...mention, startTime: { hour: 24, minute: 30 }, offset: '+09:00' };
    expect(resolveDate(late, { now: NOW }).startDate).toBe('2027-01-01T00:30+09:00');
  });
});

describe('resolveDate keeps', () => {
  test.each<[string, string, string, Partial<ResolvedDate>]>([
    [
      'every day of a list and the last as the end',
      '2026年11月3日・10日・17日',
      'ja',
      { startDate: '2026-11-03', endDate: '2026-11-17', otherDates: ['2026-11-10', '2026-11-17'] },
    ],
    [
      'every showing of a day',
      'Nov 7, 2026, 2pm and 7pm',
      'en',
      { startDate: '2026-11-07T14:00', endDate: undefined, otherDates: ['2026-11-07T19:00'] },
    ],
    [
      'showings with their ends as intervals',
      '2026年11月7日 10:00〜12:00、14:00〜16:00',
      'ja',
      {
        startDate: '2026-11-07T10:00',
        endDate: '2026-11-07T12:00',
        otherDates: ['2026-11-07T14:00/2026-11-07T16:00'],
      },
    ],
    [
      'the showings of each of two days',
      '7 et 8 novembre 2026, 15h et 18h',
      'fr',
      { otherDates: ['2026-11-07T18:00', '2026-11-08T15:00', '2026-11-08T18:00'] },
    ],
    ['no single days of a run', 'Nov 7–9, 2026, 2pm and 7pm', 'en', { otherDates: undefined }],
    [
      'a dash between a role and its time',
      '2026年11月7日 OPEN - 17:30 / START - 18:00',
      'ja',
      { startDate: '2026-11-07T18:00', doorTime: '2026-11-07T17:30' },
    ],
    [
      'the hours of a series without a first day',
      '毎週土曜日 10:00〜12:00',
      'ja',
      { eventSchedule: 'FREQ=WEEKLY;BYDAY=SA', schedule: { startTime: '10:00', endTime: '12:00' } },
    ],
    [
      'the days that a series leaves out',
      'Every Tuesday, Nov 3 – Jan 12, 6pm, except Dec 22 and Jan 5',
      'en',
      { startDate: '2026-11-03T18:00', schedule: { startTime: '18:00', exceptDate: ['2026-12-22', '2027-01-05'] } },
    ],
    [
      'exceptions in the words of the page',
      'jeden Samstag außer in den Ferien',
      'de',
      { schedule: { except: 'in den Ferien' } },
    ],
  ])('%s', (_name, text, lang, expected) => {
    const found = one(text, lang);
    const said = Object.fromEntries(Object.keys(expected).map((key) => [key, Reflect.get(found, key)]));
    expect(said).toEqual(expected);
  });
});

describe('a zone beside a time makes an instant', () => {
  test.each([
    ['Nov 3, 2026, 7 PM ET', 'en', '2026-11-03T19:00-05:00'],
    ['July 7, 2026, 7 PM ET', 'en', '2026-07-07T19:00-04:00'],
    // Clocks went back at 2 am on 1 November.
    ['Nov 1, 2026, 1:30 AM ET', 'en', '2026-11-01T01:30-04:00'],
    ['Nov 1, 2026, 3:30 AM ET', 'en', '2026-11-01T03:30-05:00'],
    ['7. Juli 2026, 19 Uhr (MEZ)', 'de', '2026-07-07T19:00+02:00'],
    ['2026年11月3日 19:00（日本時間）', 'ja', '2026-11-03T19:00+09:00'],
    ['3 November 2026, 15:00 UTC+5:30', 'en', '2026-11-03T15:00+05:30'],
    ['3 November 2026, 15:00 GMT', 'en', '2026-11-03T15:00Z'],
    ['3 November 2026, 15:00', 'en', '2026-11-03T15:00'],
    ['3 November 2026 (CET)', 'en', '2026-11-03'],
  ])('%s', (text, lang, startDate) => {
    expect(one(text, lang).startDate).toBe(startDate);
  });

  test('at both ends, over a change of the clocks', () => {
    expect(spell(one('Oct 31, 2026, 11 PM – 3 AM ET', 'en'))).toBe('2026-10-31T23:00-04:00/2026-11-01T03:00-05:00');
  });
});

describe('resolveDate takes the year', () => {
  test.each<[string, string, Partial<DateContext>, string, ResolvedDate['yearFrom']]>([
    ['from the text', '2019年11月3日', { year: 2026 }, '2019-11-03', 'text'],
    ['from the heading', '11月3日', { year: 2025, neighbourYears: [2024] }, '2025-11-03', 'heading'],
    ['and month from the heading', '3 (火)', { year: 2026, month: 11 }, '2026-11-03', 'heading'],
    ['after a December heading', '1月5日', { year: 2026, month: 12 }, '2027-01-05', 'heading'],
    ['well after an October heading', '2月5日', { year: 2026, month: 10 }, '2027-02-05', 'heading'],
    ['before a January heading', '12月28日', { year: 2027, month: 1 }, '2026-12-28', 'heading'],
    ['from a neighbour', '11月3日', { neighbourYears: [2024, 2023] }, '2024-11-03', 'neighbour'],
    [
      'from the neighbour that the weekday fits',
      '11月3日(金)',
      { neighbourYears: [2024, 2023] },
      '2023-11-03',
      'neighbour',
    ],
    ['from the weekday', '11月3日(月)', {}, '2025-11-03', 'weekday'],
    ['from the weekday against the heading', '11月3日(月)', { year: 2026 }, '2025-11-03', 'weekday'],
    ['from the address', '11月3日', { urlYear: 2022 }, '2022-11-03', 'url'],
    ['from the visit, just past', '11月3日', {}, '2026-11-03', 'visit'],
    ['from the visit, next year', '3月3日', {}, '2027-03-03', 'visit'],
    ['from the visit, within three months past', '9月1日', {}, '2026-09-01', 'visit'],
    ['from the visit, beyond three months past', '8月1日', {}, '2027-08-01', 'visit'],
    ['of a leap day', '2月29日', { neighbourYears: [2028] }, '2028-02-29', 'neighbour'],
  ])('%s', (_name, text, context, startDate, yearFrom) => {
    expect(one(text, 'ja', context)).toMatchObject({ startDate, yearFrom });
  });

  test('two days ago stays this year', () => {
    expect(one('Oct 18', 'en', { now: '2026-10-20' }).startDate).toBe('2026-10-18');
  });
  test('a last day that has just passed is this year, one long past is next year', () => {
    expect(one('〜11月20日', 'ja').endDate).toBe('2026-11-20');
    expect(one('〜9月20日', 'ja').endDate).toBe('2027-09-20');
  });
  test.each([
    ['goes on at the visit', '25 May – 2 November', '2026-10-10', '2026-05-25', '2026-11-02'],
    ['goes on over the New Year', '20 September – 10 June', '2027-03-01', '2026-09-20', '2027-06-10'],
    ['goes on all year, as the year before', '1 January – 31 December', '2027-01-20', '2027-01-01', '2027-12-31'],
    ['is over', '15 March – 20 April', '2026-12-01', '2027-03-15', '2027-04-20'],
  ])('a run without a year that %s', (_, text, now, startDate, endDate) => {
    expect(resolveDate(findDates(text, { lang: 'en' })[0]!, { now })).toMatchObject({ startDate, endDate });
  });

  test('a day and weekday alone take the month near the visit in which they agree', () => {
    // 3 December 2026 is a Thursday.
    expect(one('3 (木)', 'ja')).toMatchObject({ startDate: '2026-12-03', yearFrom: 'weekday' });
  });
});

describe('confidence', () => {
  test('falls where the weekday fits no year at hand', () => {
    expect(one('2026年11月3日(水)', 'ja').confidence).toBeLessThan(one('2026年11月3日(火)', 'ja').confidence);
  });
  test('falls from text to heading to visit', () => {
    const text = one('2026年11月3日', 'ja').confidence;
    const heading = one('11月3日', 'ja', { year: 2026 }).confidence;
    const visit = one('11月3日', 'ja').confidence;
    expect(text).toBeGreaterThan(heading);
    expect(heading).toBeGreaterThan(visit);
  });
  test('falls for a short form that nothing backs', () => {
    expect(one('11/3', 'ja').confidence).toBeLessThan(one('11月3日', 'ja').confidence);
  });
});

describe('resolveList', () => {
  const list = (texts: string[], lang: string, context: Partial<DateContext> = {}) =>
    resolveList(
      texts.map((text) => findDates(text, { lang })[0]),
      { now: NOW, ...context },
    ).map((resolved) => resolved?.startDate ?? resolved?.endDate);

  test('a list that runs backward over years is an archive, newest first', () => {
    const texts = ['December 4', 'November 6', 'June 5', 'January 9', 'December 5', 'June 6'];
    expect(list(texts, 'en')).toEqual([
      '2026-12-04',
      '2026-11-06',
      '2026-06-05',
      '2026-01-09',
      '2025-12-05',
      '2025-06-06',
    ]);
  });

  test('a list in order that passes December goes on in the next year', () => {
    expect(list(['2025年11月3日', '12月24日', '1月5日', '2月3日'], 'ja')).toEqual([
      '2025-11-03',
      '2025-12-24',
      '2026-01-05',
      '2026-02-03',
    ]);
  });
  test('backwards from a later year', () => {
    expect(list(['Dec 24', 'Jan 5, 2026'], 'en')).toEqual(['2025-12-24', '2026-01-05']);
  });
  test.each([
    [
      ['10 January 2027', '14 March 2027', '12 October', '8 November', '5 December'],
      ['2027-01-10', '2027-03-14', '2027-10-12', '2027-11-08', '2027-12-05'],
    ],
    [
      ['10 January 2027', '14 March', '12 September', '5 December'],
      ['2027-01-10', '2027-03-14', '2027-09-12', '2027-12-05'],
    ],
  ])('what follows a dated day in order comes after it: %s', (texts, expected) => {
    expect(list(texts, 'en', { now: '2026-11-20' })).toEqual(expected);
  });
  test('no day is put before the visit for being far ahead', () => {
    const texts = ['14 March 2027', '12 October', '8 April', '3 November', '2 May'];
    expect(list(texts, 'en', { now: '2026-11-20' })[1]).toBe('2027-10-12');
  });
  test('a list with the newest first', () => {
    expect(list(['Feb 3, 2026', 'Jan 5', 'Dec 24', 'Nov 3'], 'en')).toEqual([
      '2026-02-03',
      '2026-01-05',
      '2025-12-24',
      '2025-11-03',
    ]);
  });
  test('the weekdays of some settle the year of all', () => {
    // In 2024 the 3rd of November was a Sunday, the 9th a Saturday.
    expect(list(['11月3日(日)', '11月5日', '11月9日(土)'], 'ja')).toEqual(['2024-11-03', '2024-11-05', '2024-11-09']);
  });
  test('without any year the visit decides for the whole list', () => {
    expect(list(['Nov 29', 'Dec 24', 'Jan 5'], 'en')).toEqual(['2026-11-29', '2026-12-24', '2027-01-05']);
  });
  test('the heading comes first', () => {
    expect(list(['11月3日', '12月24日'], 'ja', { year: 2023 })).toEqual(['2023-11-03', '2023-12-24']);
  });
  test('gaps stay gaps', () => {
    expect(list(['11月3日', '—', '11月5日'], 'ja')).toEqual(['2026-11-03', undefined, '2026-11-05']);
  });
});

describe('guessOrder', () => {
  test.each<[string[], string, string, string]>([
    [['31/12/2026', '3/11/2026'], 'en', 'www.example.com', 'dmy'],
    [['12/31/2026'], 'fr', 'example.fr', 'mdy'],
    [['3/11/2026'], 'en', 'www.example.co.uk', 'dmy'],
    [['3/11/2026'], 'en', 'www.example.com', 'mdy'],
    [['3/11/2026'], 'en-GB', 'www.example.com', 'dmy'],
    [['3/11/2026'], 'de', 'www.example.com', 'dmy'],
    [['15.04.2026', '11.06.2026'], 'en', 'www.example.com', 'dmy'],
    [['1.13.22 and 13.1.22'], 'en', 'www.example.com', 'mdy'],
    [['11.06.2026'], 'en', 'www.example.no', 'dmy'],
    [['２５／１２／２０２６'], 'en', 'www.example.com', 'dmy'],
    [['1/199 and 24/7 and 3/25'], 'en', 'example.org.au', 'dmy'],
  ])('%s, %s, %s', (texts, lang, host, expected) => {
    expect(guessOrder(texts, lang, host)).toBe(expected);
  });
});
