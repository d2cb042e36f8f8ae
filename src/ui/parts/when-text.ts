/**
 * Dates and times as the person's language writes them. A date is never shown with a time, a local time is shown as
 * the page writes it, and no time zone of this machine shifts either.
 */
import { parseWhen, type ParsedWhen } from '../../core/export/when';
import type { When } from '../../core/finding';

export interface WhenContext {
  /** BCP 47 tag. */
  locale: string;
  /** For "this year", which is left out. */
  now: Date;
  /** Minutes east of UTC where the person is, at a moment. Default: as this machine says. */
  offsetAt?: (moment: Date) => number;
}

/** @returns the point in time in words; the text itself when it is no `When` */
export function whenText(when: When, context: WhenContext): string {
  const parsed = parseWhen(when);
  return parsed ? format(parsed, context, needsYear([parsed], context)) + zoneMark(when, parsed, context) : when;
}

/**
 * @returns start to end, both included, with what they share said once; undefined without either
 * @param until how the language says "until …", for an end without a start
 */
export function rangeText(
  start: When | undefined,
  end: When | undefined,
  context: WhenContext,
  until: (end: string) => string,
): string | undefined {
  if (!start || start === end) return (start ?? end) && whenText((start ?? end)!, context);
  if (!end) return whenText(start, context);
  const [from, to] = [parseWhen(start), parseWhen(end)];
  if (!from || !to) return `${whenText(start, context)} – ${whenText(end, context)}`;
  const year = needsYear([from, to], context);
  if (from.type === 'date' && from.day === to.day && to.type !== 'date') return until(whenText(end, context));
  if (to.type === 'date' && from.day === to.day) return whenText(start, context);
  const mark = zoneMark(start, from, context);
  const separator = context.locale.startsWith('ja') ? '～' : ' – ';
  if (from.day === to.day) return format(from, context, year) + separator + timeText(end, context)! + mark;
  // A year that both ends share is said where the language puts years: before the first, or after the last.
  const isShared = year && from.day.slice(0, 4) === to.day.slice(0, 4);
  const leads = yearLeads(context.locale);
  const first = format(from, context, year && !(isShared && !leads));
  const last = format(to, context, year && !(isShared && leads));
  const marks = [mark, zoneMark(end, to, context)];
  return `${first}${marks[0] === marks[1] ? '' : marks[0]}${separator}${last}${marks[1]}`;
}

/** Start and end of one record, where an end alone reads "until …". */
export function spanText(
  start: When | undefined,
  end: When | undefined,
  context: WhenContext,
  until: (end: string) => string,
): string | undefined {
  if (!start && end) return until(whenText(end, context));
  return rangeText(start, end, context, until);
}

/** The time of day alone, "18:00"; undefined for a date. */
export function timeText(when: When, context: WhenContext): string | undefined {
  const parsed = parseWhen(when);
  if (!parsed?.time) return undefined;
  return formatterOf(context.locale, { ...TIME, timeZone: 'UTC' }).format(clock(parsed));
}

/** Whether the last day lies before today. */
export function isOver(start: When | undefined, end: When | undefined, now: Date): boolean {
  const days = [start, end].flatMap((when) => parseWhen(when)?.day ?? []);
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return days.length > 0 && days.every((day) => day < today.join(''));
}

/** A moment in this machine's own time (when something was kept). */
export function momentText(moment: number, { locale, now }: WhenContext): string {
  const date = new Date(moment);
  const isToday = date.toDateString() === now.toDateString();
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return formatterOf(locale, isToday ? TIME : { year, month: 'short', day: 'numeric' }).format(date);
}

const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

const formatters = new Map<string, Intl.DateTimeFormat>();

/** To make one takes longer than to draw a row: those that were made are used again. */
function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, made);
  return made;
}

function formatter(when: ParsedWhen, { locale }: WhenContext, year: boolean): Intl.DateTimeFormat {
  return formatterOf(locale, {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(year && { year: 'numeric' }),
    ...(when.time !== undefined && TIME),
  });
}

function format(when: ParsedWhen, context: WhenContext, year: boolean): string {
  return formatter(when, context, year).format(clock(when));
}

/** The wall clock of the place as if it were UTC, so that formatting in UTC shows it unshifted. */
function clock({ day, time = '000000' }: ParsedWhen): Date {
  const part = (text: string, from: number) => Number(text.slice(from, from + 2));
  const date = new Date(0);
  date.setUTCFullYear(Number(day.slice(0, 4)), part(day, 4) - 1, part(day, 6));
  date.setUTCHours(part(time, 0), part(time, 2), part(time, 4));
  return date;
}

function yearLeads(locale: string): boolean {
  const parts = formatterOf(locale, { year: 'numeric', month: 'short', day: 'numeric' }).formatToParts(0);
  return parts.find(({ type }) => type !== 'literal')?.type === 'year';
}

function needsYear(whens: ParsedWhen[], { now }: WhenContext): boolean {
  return whens.some(({ day }) => Number(day.slice(0, 4)) !== now.getFullYear());
}

/** " (UTC+9)" for an instant whose clock differs from the person's at that moment. */
function zoneMark(when: When, parsed: ParsedWhen, context: WhenContext): string {
  if (parsed.type !== 'instant') return '';
  const moment = new Date(when);
  const here = context.offsetAt?.(moment) ?? -moment.getTimezoneOffset();
  const there = Math.round((clock(parsed).getTime() - moment.getTime()) / 60_000);
  if (here === there) return '';
  const [hours, minutes] = [Math.floor(Math.abs(there) / 60), Math.abs(there) % 60];
  return ` (UTC${there < 0 ? '−' : '+'}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''})`;
}

/** Further dates spelled out; of more than these only the number is told. */
const MOST_DATES = 3;

/**
 * @param dates points in time, or "start/end" of one showing
 * @returns the first few in words and how many more there are; undefined for none
 */
export function furtherDates(dates: readonly string[] | undefined, context: WhenContext): string | undefined {
  if (!dates?.length) return undefined;
  const texts = dates.slice(0, MOST_DATES).map((date) => {
    const [start, end] = date.split('/');
    return spanText(start, end, context, (until) => until) ?? date;
  });
  const more = dates.length - texts.length;
  return texts.join('; ') + (more > 0 ? ` (+${more})` : '');
}
