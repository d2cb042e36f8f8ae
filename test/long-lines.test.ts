/** Dates are read in time that grows with the length of a line and no faster, whatever a page repeats on it. */
import { expect, it } from 'vitest';
import { processorMs } from './at-once';
import { dateValue, timeValue } from '../src/core/structured/date-value';
import { findDates, guessOrder } from '../src/core/text/dates';

const PIECES = (
  '1|12 |1.|1/|3,|3 & |11/3 |11/3(|(火|nov |Nov 3, |every |Tuesday, |第2・|毎週|毎日|毎月1日・|11月3日・|11月3日〜|~|10:00 |' +
  '10:00、|10:00/|OPEN 18:00 |①|except |Every Tuesday except |daily except |(|to |from |rue du 4 |until |2026年|' +
  '2026-11-03T19:00|R8.|三十|一|〇|7 PM ET |UTC+|Duration: |postponed from |between 3 and |3. |3., |de |を除く|' +
  "祝日を除く|1回目 |a|\u0301|\n|Nov\n|、|'26.| - |開催中〜|bis |at |um |12h30 |午後2時、|-１(火|ﷺ"
).split('|');
/** Most take a tenth of it; what grows with the square takes minutes. */
const MOST_MS = 3000;
const LENGTH = 60_000;

it.each(PIECES)('%j again and again', (piece) => {
  const line = piece.repeat(Math.ceil(LENGTH / piece.length));
  const began = processorMs();
  for (const lang of ['ja', 'fr']) findDates(line, { lang });
  guessOrder([line], 'en', 'example.com');
  for (const raw of [line, `2026-11-03${line}`, `Tue, ${line}`]) dateValue(raw);
  timeValue(line);
  expect(processorMs() - began).toBeLessThan(MOST_MS);
});
