import { describe, expect, it } from 'vitest';
import { furtherDates, isOver, spanText, timeText, whenText, type WhenContext } from './when-text';

const en: WhenContext = { locale: 'en-US', now: new Date(2026, 10, 1), offsetAt: () => 0 };
const ja: WhenContext = { ...en, locale: 'ja' };
const until = (end: string) => `until ${end}`;
const plain = (text: string | undefined) => text?.replace(/[\u2009\u202F\u00A0]/g, ' ');

describe('whenText', () => {
  it('shows a date without any time, and the year only when it is not this one', () => {
    expect(whenText('2026-11-03', en)).toBe('Tue, Nov 3');
    expect(whenText('2027-01-09', en)).toBe('Sat, Jan 9, 2027');
    expect(whenText('2026-11-03', ja)).toBe('11月3日(火)');
  });

  it('shows a local time as the page writes it', () => {
    expect(plain(whenText('2026-11-03T00:00', en))).toMatch(/Nov 3, 12:00 AM/);
    expect(whenText('2026-11-03T18:30', ja)).toContain('18:30');
  });

  it('keeps the clock of the place for an instant, and names its zone only to people elsewhere', () => {
    expect(plain(whenText('2026-11-03T18:30+09:00', en))).toMatch(/6:30 PM \(UTC\+9\)$/);
    expect(whenText('2026-11-03T18:30+09:00', { ...ja, offsetAt: () => 540 })).not.toContain('UTC');
    expect(plain(whenText('2026-11-03T18:30-03:30', en))).toMatch(/\(UTC−3:30\)$/);
  });

  it('shows what is no date as it stands', () => {
    expect(whenText('early May', en)).toBe('early May');
  });
});

describe('furtherDates', () => {
  it('spells out a few, showings with their end, and counts the rest', () => {
    expect(furtherDates(['2026-11-10', '2026-11-17'], en)).toBe('Tue, Nov 10; Tue, Nov 17');
    expect(plain(furtherDates(['2026-11-10T14:00/2026-11-10T16:00'], ja))).toMatch(/11月10日.*14:00.*16:00/);
    expect(furtherDates(['2026-11-10', '2026-11-17', '2026-11-24', '2026-12-01', '2026-12-08'], ja)).toMatch(
      / \(\+2\)$/,
    );
  });
  it('says nothing where there are none', () => {
    expect(furtherDates([], en)).toBeUndefined();
    expect(furtherDates(undefined, en)).toBeUndefined();
  });
});

describe('spanText', () => {
  it('names both ends of a range, the last day included', () => {
    expect(plain(spanText('2026-11-03', '2026-11-08', en, until))).toBe('Tue, Nov 3 – Sun, Nov 8');
    expect(spanText('2026-11-03', '2026-11-08', ja, until)).toBe('11月3日(火)～11月8日(日)');
  });

  it('says the day once for two times of it', () => {
    const text = plain(spanText('2026-11-03T10:00', '2026-11-03T17:00', en, until))!;
    expect(text.match(/Nov 3/g)).toHaveLength(1);
    expect(text).toMatch(/10:00.*5:00/);
    expect(spanText('2026-11-03T10:00', '2026-11-03T17:00', ja, until)).toBe('11月3日(火) 10:00～17:00');
  });

  it('gives a date no time when only the start has one', () => {
    expect(plain(spanText('2026-11-03T10:00', '2026-11-08', en, until))).toBe('Tue, Nov 3, 10:00 AM – Sun, Nov 8');
    expect(plain(spanText('2026-11-03T10:00', '2026-11-03', en, until))).toBe('Tue, Nov 3, 10:00 AM');
  });

  it('shows the year on both ends when one is in another year', () => {
    expect(plain(spanText('2026-12-20', '2027-01-11', en, until))).toMatch(/2026.*2027/);
  });

  it('says a year that both ends share once, where the language has its place', () => {
    expect(spanText('2027-01-09', '2027-01-11', en, until)).toBe('Sat, Jan 9 – Mon, Jan 11, 2027');
    expect(spanText('2027-01-09', '2027-01-11', ja, until)).toBe('2027年1月9日(土)～1月11日(月)');
  });

  it('reads an end alone as "until"', () => {
    expect(spanText(undefined, '2026-12-25', en, until)).toBe('until Fri, Dec 25');
    expect(spanText(undefined, undefined, en, until)).toBeUndefined();
  });
});

describe('timeText and isOver', () => {
  it('has no time for a date', () => {
    expect(timeText('2026-11-03', ja)).toBeUndefined();
    expect(timeText('2026-11-03T18:00', ja)).toBe('18:00');
  });

  it('is over the day after the last day', () => {
    const now = new Date(2026, 10, 8, 23);
    expect(isOver('2026-11-03', '2026-11-08', now)).toBe(false);
    expect(isOver('2026-11-03', undefined, now)).toBe(true);
    expect(isOver(undefined, undefined, now)).toBe(false);
  });
});
