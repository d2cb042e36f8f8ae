/** Months and weekdays of a language that has no file of its own, as the platform's calendar data (Unicode CLDR) name them. */
import type { DateLanguage } from '../language';

/** The 5th of each month of 2026; its first Sunday is the 4th of January. */
const month = (n: number): Date => new Date(Date.UTC(2026, n, 5));
const weekday = (n: number): Date => new Date(Date.UTC(2026, 0, 4 + n));
/** Two letters, of which one may be a sign on the other: जून. */
const isName = (text: string): boolean => /\p{L}[\p{L}\p{M}]/u.test(text);
/** Letters of a name that other words are as short as. */
const SHORT = 3;
const asWord = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\.$/, '');

/**
 * @param lang BCP 47 primary language
 * @returns names of months (alone and behind a day, long and short) and of weekdays, whether a date begins with the year,
 *   and no words beside them; undefined where the platform does not know the language
 */
export function languageFromIntl(lang: string): DateLanguage | undefined {
  if (!/^[a-z]{2,3}$/.test(lang) || !Intl.DateTimeFormat.supportedLocalesOf(lang).length) return undefined;
  const part = (type: 'month' | 'weekday', options: Intl.DateTimeFormatOptions, date: Date): string => {
    const format = new Intl.DateTimeFormat(`${lang}-u-ca-gregory-nu-latn`, { timeZone: 'UTC', ...options });
    return format.formatToParts(date).find((found) => found.type === type)?.value ?? '';
  };
  const alternatives = (forms: string[]): string => [...new Set(forms.filter(isName).map(asWord))].join('|');
  const months = Array.from({ length: 12 }, (_, n) =>
    alternatives(
      (['long', 'short'] as const).flatMap((style) => [
        part('month', { month: style, day: 'numeric' }, month(n)),
        part('month', { month: style }, month(n)),
      ]),
    ),
  );
  const names = (style: 'long' | 'short'): string[] =>
    Array.from({ length: 7 }, (_, n) => alternatives([part('weekday', { weekday: style }, weekday(n))]));
  const [long, short] = [names('long'), names('short')];
  const numbers = new Intl.DateTimeFormat(`${lang}-u-ca-gregory-nu-latn`, { timeZone: 'UTC' }).formatToParts(
    weekday(0),
  );
  return {
    lang,
    months,
    weekdays: long.map((name, n) => alternatives([name, short[n]!])),
    words: {},
    // Short names are other words as often.
    risky: [...short, ...months.flatMap((list) => list.split('|')).filter((name) => name.length <= SHORT)]
      .filter((name) => name && !long.includes(name))
      .join('|'),
    bigEndian: numbers[0]?.type === 'year',
    dotted: numbers.some(({ type, value }) => type === 'literal' && value.startsWith('.')),
  };
}
