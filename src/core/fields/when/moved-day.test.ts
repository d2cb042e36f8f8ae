import { describe, expect, test } from 'vitest';
import { findDates } from '../../text/dates/index';
import { movedDay } from './moved-day';

const movedTo = (lang: string, text: string): string | undefined => {
  const dates = findDates(text, { lang });
  const { year, month, day } = movedDay(text, dates, dates[0]!)?.start ?? {};
  return day === undefined ? undefined : `${year}-${month}-${day}`;
};

describe('movedDay', () => {
  test.each([
    ['en', 'Monday, May 18, 2026 - Rescheduled to May 11', '2026-5-11'],
    ['en', 'May 18, 2026 has been moved to Tuesday, January 12, 2027', '2027-1-12'],
    ['de', '18. Mai 2026 – verschoben auf den 11. Juni', '2026-6-11'],
    ['fr', '18 mai 2026 (reporté au 11 juin)', '2026-6-11'],
    ['nl', '18 mei 2026, verplaatst naar 11 juni', '2026-6-11'],
    ['sv', '18 maj 2026 flyttad till 11 juni', '2026-6-11'],
  ])('%s: %s', (lang, text, day) => expect(movedTo(lang, text)).toBe(day));

  test.each(['May 18, 2026 and May 25', 'May 18, 2026, and we moved to Kelp Bay on May 11'])('%s stays', (text) =>
    expect(movedTo('en', text)).toBeUndefined(),
  );
});
