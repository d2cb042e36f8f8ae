import { expect, test } from 'vitest';
import { given } from '../../../test/given-page';
import type { Candidate } from '../../core/records/candidate';
import { withoutIdleDays } from './idle-days';

const SHOWS = ['Owl Quartet', 'Night Ferry', 'Tin Choir'].map((name, i) => `<p>11.0${i + 1} SAT</p><p>${name}</p>`);

/** How many of the rows are left. */
function left(...rows: string[]): number {
  const page = given(`<main>${rows.map((row) => `<div class=r>${row}</div>`).join('')}</main>`, 'ja');
  return withoutIdleDays(page, page.records as Candidate[]).length;
}

test('days on which nothing is on are no members of a list', () => {
  expect(left(...SHOWS, '<p>11.04 SUN</p>')).toBe(3);
  expect(left(...SHOWS, '<p>11.05 MON</p><p>COMING SOON</p>')).toBe(3);
  expect(left(...SHOWS, '<p>11.06 TUE NIGHT</p><p>EVENT</p><p>OPEN TBA</p><p>ADV TBA</p>')).toBe(3);
  expect(left(...SHOWS, '<p>11.07 WED</p><p>ホールレンタル</p>')).toBe(3);
});

test('what has a name stays, and so does a list of nothing but days', () => {
  expect(left(...SHOWS, '<p>11.08 THU</p><p>Day and Night</p>', '<p>11.09 FRI</p><p>OPEN DOORS</p><p>Ana Lu</p>')).toBe(
    5,
  );
  expect(left('<p>11.01 SAT</p>', '<p>11.02 SUN</p>', '<p>11.03 MON</p>')).toBe(3);
});
