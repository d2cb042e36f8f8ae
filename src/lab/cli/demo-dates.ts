/**
 * Dates of the demo pages. A page writes `{{+10 Sat ja}}`: steps from the day of the visit, then a form. Steps are days
 * (`+10`, `-3`) or a weekday (the first such day on or after the one reached), taken from left to right. So the demo
 * never grows stale: its events lie ahead on whichever day it is opened, and `now` fixes them where runs must be alike.
 */

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const DAY = 86_400_000;

const english =
  (options: Intl.DateTimeFormatOptions) =>
  (date: Date): string =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(date);
const weekdayJa = (date: Date): string => '日月火水木金土'[date.getUTCDay()]!;
const monthDayJa = (date: Date): string => `${date.getUTCMonth() + 1}月${date.getUTCDate()}日(${weekdayJa(date)})`;

/** Forms by name; dates are midnights UTC that stand for calendar days. */
const FORMS: Record<string, (date: Date) => string> = {
  iso: (date) => date.toISOString().slice(0, 10),
  ja: (date) => `${date.getUTCFullYear()}年${monthDayJa(date)}`,
  'ja-short': monthDayJa,
  dots: (date) => date.toISOString().slice(0, 10).replaceAll('-', '.'),
  en: english({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
  'en-short': english({ month: 'short', day: 'numeric' }),
  month: english({ month: 'short' }),
  day: english({ day: 'numeric' }),
  year: english({ year: 'numeric' }),
};

/**
 * Replaces all `{{steps form}}` in a page.
 * @param now day of the visit, YYYY-MM-DD
 * @throws Error that names a placeholder which cannot be read
 */
export function fillDates(text: string, now: string): string {
  return text.replace(/\{\{([^{}]+)\}\}/g, (placeholder, inside: string) => {
    const words = inside.trim().split(/\s+/);
    const form = FORMS[words.pop() ?? ''];
    if (!form) throw new Error(`no such form of a date: ${placeholder}`);
    return form(words.reduce(step, new Date(`${now}T00:00:00Z`)));
  });
}

function step(date: Date, word: string): Date {
  const weekday = WEEKDAYS.indexOf(word);
  const days = weekday >= 0 ? (weekday - date.getUTCDay() + 7) % 7 : Number(word);
  if (!Number.isInteger(days)) throw new Error(`no such step of a date: ${word}`);
  return new Date(date.getTime() + days * DAY);
}

/** Today in local time, YYYY-MM-DD. */
export function today(): string {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10);
}
