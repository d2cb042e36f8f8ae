import { describe, expect, test } from 'vitest';
import { findDates } from '../find-dates';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  // Whole dates
  ['Tuesday, November 3rd, 2026 at 7:00 PM', '2026-11-03Tu 19:00'],
  ['3 November 2026', '2026-11-03'],
  ['3rd of November 2026', '2026-11-03'],
  ['Nov. 3, 2026', '2026-11-03'],
  ['2026 November 3', '2026-11-03'],
  ["Nov 3 '26", '2026-11-03'],
  ['2026-11-03', '2026-11-03 iso'],
  ['2026-11-03T19:00:00+09:00', '2026-11-03 19:00 iso +09:00'],
  ['2026-11-03T19:00Z', '2026-11-03 19:00 iso Z'],
  ['2026-11-03 19:30', '2026-11-03 19:30 iso'],
  ['3/11/2026', '2026-03-11 either'],
  ['31/12/2026', '2026-12-31'],
  ['11/3/2026 7:00pm', '2026-11-03 19:00 either'],
  ['Sunday 15, February 2026', '2026-02-15Su'],
  ['Agenda 9.17.18', '2018-09-17 weak'],
  // Neighbours that are not part of it
  ['No. 2\nOctober 29, 2020', '2020-10-29'],
  ['2013\nDecember 11\nMinutes', '2013-12-11'],
  ['2026/02/19\nFri: Feb 20', '2026-02-19; ?-02-20'],
  ['01/10/2019 --\n2019-01-10', '2019-01-10 either; 2019-01-10 iso'],
  ['October 2023\n3 Tue', '2023-10-?; ?-?-03Tu'],
  ['2026\nMarch 2026', '2026-03-?'],
  // Without a year
  ['3rd November', '?-11-03'],
  ['Oct 18', '?-10-18'],
  ['the 3rd of November', '?-11-03'],
  ['Sun, May 3', '?-05-03Su'],
  ['MAY 5', '?-05-05'],
  ['Tue, 11/3', '?-11-03Tu either'],
  // Badges
  ['Nov\n3\nTue', '?-11-03Tu'],
  ['3\nNov', '?-11-03'],
  ['Tue\n3\nNov\n2026', '2026-11-03Tu'],
  ['03 TUE', '?-?-03Tu'],
  ['Tue 3', '?-?-03Tu'],
  // Headings
  ['November 2026', '2026-11-?'],
  ['May 2026', '2026-05-?'],
  ['November', '?-11-?'],
  ['2026', '2026-?-?'],
  // Ranges
  ['Nov 3–5, 2026', '2026-11-03..2026-11-05'],
  ['November 3–5, 2026', '2026-11-03..2026-11-05'],
  ['3–5 November 2026', '2026-11-03..2026-11-05'],
  ['from 3 to 5 November 2026', '2026-11-03..2026-11-05'],
  ['November 28 – January 3', '?-11-28..?-01-03'],
  ['28 November – 3 January 2027', '2026-11-28..2027-01-03'],
  ['November 3 - December 5, 2026', '2026-11-03..2026-12-05'],
  ['Fri, Nov 6 - Sun, Nov 8', '?-11-06Fr..?-11-08Su'],
  ['Tue 3 Nov to Thu 5 Nov', '?-11-03Tu..?-11-05Th'],
  ['Nov 3rd → Nov 5th', '?-11-03..?-11-05'],
  ['Sept. 12-15', '?-09-12..?-09-15'],
  ['Fri 6 - Sun 8', '?-?-06Fr..?-?-08Su'],
  ['Nov 3–5, 2026, 7pm', '2026-11-03..2026-11-05 19:00 daily'],
  ['Nov 3, 7pm – Nov 4, 2am', '?-11-03..?-11-04 19:00-02:00'],
  ['Nov 3 – 7:00 PM', '?-11-03 19:00'],
  // Ends and beginnings
  ['until Dec 24', '..?-12-24'],
  ['Through December 20, 2026', '..2026-12-20'],
  ['Now through Jan 10', '..?-01-10'],
  ['Now – 24 December', '..?-12-24'],
  ['from November 3', '?-11-03..'],
  // Lists
  ['Nov 3, 10 and 17', '?-11-03,?-11-10,?-11-17'],
  ['3, 10 and 17 November 2026', '2026-11-03,2026-11-10,2026-11-17'],
  ['November 3rd & 4th, 2026', '2026-11-03,2026-11-04'],
  // Times
  ['7pm', '19:00'],
  ['7.30pm', '19:30'],
  ['8 a.m.–5 p.m.', '08:00-17:00'],
  ['7–9 pm', '19:00-21:00'],
  ['11–1pm', '11:00-13:00'],
  ['10:30-11:45am', '10:30-11:45'],
  ['noon', '12:00'],
  ['noon – 2pm', '12:00-14:00'],
  ['9pm to midnight', '21:00-24:00'],
  ['10pm - 2am', '22:00-26:00'],
  ['12am', '00:00'],
  ['Tuesday, 3 November 2026, 19:00–21:00 GMT', '2026-11-03Tu 19:00-21:00 Z'],
  ['Thu 12th Nov, 6:30pm - 8pm', '?-11-12Th 18:30-20:00'],
  ['Sat 7 Nov | 2–4pm', '?-11-07Sa 14:00-16:00'],
  ['Nov 3 @ 7pm', '?-11-03 19:00'],
  ['10am to 4pm, Saturday 7 November', '?-11-07Sa 10:00-16:00'],
  ['at 11:01pm on Thursday, November 26', '?-11-26Th 23:01'],
  ['Doors 18:00 / Start 19:00', '19:00 doors 18:00'],
  ['Doors 7pm, show 8pm', '20:00 doors 19:00'],
  ['7pm doors / 8pm show', '20:00 doors 19:00'],
  ['8 pm (doors 7 pm)', '20:00 doors 19:00'],
  ['OPEN 18:15 - START 19:00', '19:00 doors 18:15'],
  ['10:00 Open Mic Night', '10:00'],
  // Recurrences
  ['Every Tuesday in May', 'FREQ=WEEKLY;BYDAY=TU;BYMONTH=5'],
  ['every other Friday at 8pm', '20:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=FR'],
  ['Tuesdays at 7pm', '19:00 FREQ=WEEKLY;BYDAY=TU'],
  ['Saturdays and Sundays, 10am-5pm', '10:00-17:00 FREQ=WEEKLY;BYDAY=SA,SU'],
  ['first Saturday of every month', 'FREQ=MONTHLY;BYDAY=1SA'],
  ['2nd and 4th Sunday of the month', 'FREQ=MONTHLY;BYDAY=2SU,4SU'],
  ['last Friday of the month', 'FREQ=MONTHLY;BYDAY=-1FR'],
  ['every second Thursday', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH'],
  ['Every Tuesday until Dec 15', '..?-12-15 FREQ=WEEKLY;BYDAY=TU'],
  ['Every Tuesday, Nov 3 – Dec 15, 6pm', '?-11-03..?-12-15 18:00 FREQ=WEEKLY;BYDAY=TU'],
  // Several times a day
  ['Saturday 7th November 2026, 2.30pm & 7.30pm', '2026-11-07Sa 14:30 & 19:30'],
  ['Nov 7, 2pm and 7pm', '?-11-07 14:00 & 19:00'],
  ['Dec 24: 3 & 5 pm', '?-12-24 15:00 & 17:00'],
  ['10am–12pm, 1pm–3pm', '10:00-12:00 & 13:00-15:00'],
  // Zones
  ['Nov 3, 2026, 7:00 PM ET', '2026-11-03 19:00 America/New_York'],
  ['Nov 3, 2026 7–8:30pm (Pacific Time)', '2026-11-03 19:00-20:30 America/Los_Angeles'],
  ['7 PM ET – 8:30 PM ET', '19:00-20:30 America/New_York'],
  ['3 November 2026, 15:00 CET', '2026-11-03 15:00 Europe/Berlin'],
  ['3 November 2026, 15:00 UTC+9', '2026-11-03 15:00 +09:00'],
  ['Thursday 3 PM EST', 'Th 15:00 America/New_York'],
  // Recurrences with bounds and exceptions
  ['Every Saturday except December 26', 'FREQ=WEEKLY;BYDAY=SA except ?-12-26'],
  ['Every Tuesday at 6pm, except 22 and 29 December 2026', '18:00 FREQ=WEEKLY;BYDAY=TU except 2026-12-22,2026-12-29'],
  ['Daily except Mondays, 10am–5pm', '10:00-17:00 FREQ=WEEKLY;BYDAY=TU,WE,TH,FR,SA,SU'],
  ['Daily 10am–5pm (closed Mondays)', '10:00-17:00 FREQ=WEEKLY;BYDAY=TU,WE,TH,FR,SA,SU'],
  ['Every Saturday except the first', 'FREQ=MONTHLY;BYDAY=2SA,3SA,4SA,5SA'],
  ['Every Wednesday except in August', 'FREQ=WEEKLY;BYDAY=WE;BYMONTH=1,2,3,4,5,6,7,9,10,11,12'],
  ['Every Sunday (except bank holidays)', "FREQ=WEEKLY;BYDAY=SU except 'bank holidays'"],
  ['Saturdays, Nov 7 – Dec 19, 10am', '?-11-07..?-12-19 10:00 FREQ=WEEKLY;BYDAY=SA'],
  ['Nov 7 – Dec 19, every Saturday at 10am', '?-11-07..?-12-19 10:00 FREQ=WEEKLY;BYDAY=SA'],
  ['Mondays and Wednesdays through May 15', '..?-05-15 FREQ=WEEKLY;BYDAY=MO,WE'],
  ['Weekdays 9am-5pm', '09:00-17:00'],
  // Days that were moved, months in part
  ['Postponed from November 3 to December 5, 2026', '2026-12-05'],
  ['Originally scheduled for Nov 3; new date: Dec 5, 2026', '2026-12-05'],
  ['mid-November 2026', '2026-11-?'],
  ['Late November to early December 2026', '2026-12-?'],
  // The weekday tells day from month
  ['Fri 13/11/2026', '2026-11-13Fr'],
  ['Tue 03/11/2026', '2026-11-03Tu'],
  // More of the same
  ['between Nov 3 and Nov 8, 2026', '2026-11-03..2026-11-08'],
  ['12–2 p.m.', '12:00-14:00'],
  ['9 to 11 a.m.', '09:00-11:00'],
  ["8 o'clock", '08:00'],
  ['Thursday, Nov. 12 at 12 noon', '?-11-12Th 12:00'],
  ['Nov 30 – Dec 2', '?-11-30..?-12-02'],
  ['Friday 6 to Sunday 8 November 2026', '2026-11-06Fr..2026-11-08Su'],
  ['Closes 10 January 2027', '..2027-01-10'],
  ['On view November 3, 2026–January 10, 2027', '2026-11-03..2027-01-10'],
  ['Ongoing until 10 January', '..?-01-10'],
  ['Nov 3 2026 @ 6:00 pm - 8:00 pm', '2026-11-03 18:00-20:00'],
  ['Tues., Nov. 3 | 5:30-7 p.m.', '?-11-03Tu 17:30-19:00'],
];

const NOTHING = [
  'Chapter 3 may 5 people',
  'You may 5 times',
  'He sat on 3 chairs',
  'The sun set at sea',
  'March on, 3 of you',
  '$3.11',
  '3.11 €',
  'version 1.2.3',
  'won 2-1',
  '10.11 cm',
  'Ages 3-5',
  'Room 3-5',
  'aspect 16:9',
  'ISBN 978-4-00-123456-7',
  'Tel. +1 (212) 555-1234',
  'open 24/7',
  '1/2 cup',
  '20 people, 3 pages',
  'Closed on Mondays',
  'their daily routine',
  'Mon–Fri',
  'within 24 hours',
  'pages 11.1 - 11.3',
  '300 May Street 5',
  '20261103',
  '555-0103',
  'NY 10011',
  'p. 3-5',
  'pp. 11-13',
  '2/3 majority',
  'Act 3, Scene 5',
  'v2.11.3',
  'Date TBA',
  'Summer 2027',
  '1-800-555-0103',
  'ISBN 0-306-40615-2',
  '$10–12',
  '3 for 2',
  'Grades 9-12',
  '4.5 out of 5',
  '7 Main Street',
  'Suite 11-03',
  'Duration: 1:30',
];

describe('English', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'en')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'en')).toBe('');
  });
  test('day first where the page is so', () => {
    expect(read('3/11/2026', 'en', 'dmy')).toBe('2026-11-03 either');
    expect(read('3.11.2026', 'en', 'dmy')).toBe('2026-11-03');
    expect(read('12/31/2026', 'en', 'dmy')).toBe('2026-12-31');
  });
  test('mentions are in reading order and do not overlap', () => {
    const text = 'Opens Nov 3, 2026 at 10am. Talk: Nov 5, 7pm; film every Friday. Ends 8 November.';
    const found = findDates(text, { lang: 'en' });
    expect(found.map((mention) => text.slice(mention.index, mention.index + mention.length))).toEqual([
      'Opens Nov 3, 2026 at 10am',
      'Nov 5, 7pm',
      'every Friday',
      'Ends 8 November',
    ]);
  });
});
