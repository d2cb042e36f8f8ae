import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, parseWhen } from './when';

describe('parseWhen', () => {
  it('keeps the three types apart', () => {
    expect(parseWhen('2026-11-03')).toEqual({ type: 'date', day: '20261103' });
    expect(parseWhen('2026-11-03T10:00')).toEqual({ type: 'local', day: '20261103', time: '100000' });
    expect(parseWhen('2026-11-03T08:30+09:00')).toEqual({
      type: 'instant',
      day: '20261103',
      time: '083000',
      utc: '20261102T233000Z',
    });
  });

  it.each([
    '2026-02-30',
    '2027-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-11-03T25:00',
    '3 Nov',
    '',
    '2026-11-03T10:00+99:99',
  ])('refuses %j', (text) => {
    expect(parseWhen(text)).toBeUndefined();
  });
});

describe('calendar days', () => {
  it('go over month ends, year ends and leap days', () => {
    expect(addDays('20260228', 1)).toBe('20260301');
    expect(addDays('20280228', 1)).toBe('20280229');
    expect(addDays('20261231', 1)).toBe('20270101');
  });

  it('are not stretched by clock changes', () => {
    expect(addDays('20261031', 1)).toBe('20261101');
    expect(addDays('20261101', 1)).toBe('20261102');
    expect(daysBetween('20260301', '20261201')).toBe(275);
  });
});
