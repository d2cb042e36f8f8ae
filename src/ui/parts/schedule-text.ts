/** A recurrence rule in words: "every Saturday", 「毎月第2・第4日曜日」. */
import { parseRule, type Rule } from '../../core/export/recurrence';

export interface ScheduleWords {
  /** BCP 47 tag. */
  locale: string;
  everyDay: string;
  everyWeek: string;
  everyMonth: string;
  everyYear: string;
  /** "every Saturday and Sunday"; `$` days already listed. */
  everyWeekdays: (days: string) => string;
  /** "2nd and 4th Sunday of the month": place 1 to 5 or -1, and the day's name. */
  nthWeekday: (places: string, day: string) => string;
  place: (place: number) => string;
}

const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** @returns the rule in words, or undefined for rules that these words cannot say (they are then shown as written) */
export function scheduleText(text: string | undefined, words: ScheduleWords): string | undefined {
  const rule = parseRule(text);
  if (!rule || (rule.get('INTERVAL') ?? '1') !== '1' || !isPlain(rule)) return undefined;
  const days = rule.get('BYDAY')?.split(',');
  switch (rule.get('FREQ')) {
    case 'DAILY':
      return days ? weekly(days, words) : words.everyDay;
    case 'WEEKLY':
      return days ? weekly(days, words) : words.everyWeek;
    case 'MONTHLY':
      return days ? monthly(days, words) : words.everyMonth;
    default:
      return days ? undefined : words.everyYear;
  }
}

/** Only the parts that the words cover; an end or a count is shown by the dates. */
function isPlain(rule: Rule): boolean {
  return [...rule.keys()].every((part) => ['FREQ', 'INTERVAL', 'BYDAY', 'UNTIL', 'COUNT', 'WKST'].includes(part));
}

function weekly(days: string[], words: ScheduleWords): string | undefined {
  const names = days.map((day) => weekdayName(day, words.locale));
  if (names.some((name) => name === undefined)) return undefined;
  return words.everyWeekdays(list(names as string[], words.locale));
}

function monthly(days: string[], words: ScheduleWords): string | undefined {
  const parts = days.map((day) => /^([1-5]|-1)([A-Z]{2})$/.exec(day));
  const day = parts[0]?.[2];
  const name = day && weekdayName(day, words.locale);
  if (!name || parts.some((part) => part?.[2] !== day)) return undefined;
  return words.nthWeekday(
    list(
      parts.map((part) => words.place(Number(part![1]))),
      words.locale,
    ),
    name,
  );
}

function weekdayName(code: string, locale: string): string | undefined {
  const at = DAYS.indexOf(code);
  if (at < 0) return undefined;
  // 4 January 1970 was a Sunday.
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date((3 + at) * 86_400_000));
}

function list(items: string[], locale: string): string {
  return locale.startsWith('ja') ? items.join('・') : new Intl.ListFormat(locale).format(items);
}
