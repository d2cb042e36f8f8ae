/** Mentions in a short notation, so that tests can be tables. Used by tests only. */
import { findDates } from './find-dates';
import type { ClockTime, DateMention, DateOrder, PartialDate } from './types';

const WEEKDAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

const two = (value: number | undefined): string => (value === undefined ? '?' : String(value).padStart(2, '0'));

function date(partial: PartialDate | undefined): string {
  if (!partial) return '';
  const { year, month, day, weekday } = partial;
  const named = weekday === undefined ? '' : WEEKDAYS[weekday]!;
  if (year === undefined && month === undefined && day === undefined) return named;
  return `${year === undefined ? '?' : String(year)}-${two(month)}-${two(day)}${named}`;
}

const time = (clock: ClockTime | undefined): string => (clock ? `${two(clock.hour)}:${two(clock.minute)}` : '');

/**
 * One mention: "2026-11-03Tu..2026-11-08Su 10:00-17:00 doors 09:30 FREQ=… daily weak either iso +09:00",
 * "& 18:00" for a further showing, "except …" for days left out, a zone by its name; '?' for a
 * part that is not written, "A..B" a range, "..B" an end, "A.." an open end, "A,B,C" a list of days.
 */
export function notation(mention: DateMention): string {
  const { start, end, days, openEnd, startTime, endTime, doorTime } = mention;
  const span = end ? `${date(start)}..${date(end)}` : openEnd ? `${date(start)}..` : date(start);
  const showing = (start: ClockTime | undefined, end: ClockTime | undefined): string =>
    time(start) + (end ? `-${time(end)}` : '');
  return [
    [span, ...(days ?? []).map(date)].join(','),
    startTime || endTime ? showing(startTime, endTime) : '',
    ...(mention.sessions ?? []).map((session) => `& ${showing(session.start, session.end)}`),
    doorTime ? `doors ${time(doorTime)}` : '',
    mention.rrule ?? '',
    mention.except ? `except ${mention.except.map(date).join()}` : '',
    mention.exceptText ? `except '${mention.exceptText}'` : '',
    mention.daily ? 'daily' : '',
    mention.weak ? 'weak' : '',
    mention.ambiguousOrder ? 'either' : '',
    mention.iso ? 'iso' : '',
    mention.offset ?? '',
    mention.zone ?? '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** All mentions of a text, joined by "; ". */
export const read = (text: string, lang: string, order?: DateOrder): string =>
  findDates(text, { lang, order }).map(notation).join('; ');
