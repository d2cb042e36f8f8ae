/** `datetime` of time elements: the day that they give, and whether their hour is one to come at. */
import { isDay } from '../../text/dates/calendar';
import type { DateMention } from '../../text/dates/index';
import type { Facts } from '../../text/facts';

const STAMP = /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?\d{2}(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?/;

/** 29:00 is five in the morning. */
const LATEST_HOUR = 29;

/** The first time element on the record's lines that gives a day of the calendar, as a mention of it; an hour that no clock shows is none. */
export function stampOf(
  facts: Facts,
  from: number,
  to: number,
): { mention: DateMention; line: number; inherited: boolean } | undefined {
  for (let i = from; i < to; i++) {
    for (const stamp of facts.lines[i]!.stamps) {
      const match = STAMP.exec(stamp);
      if (!match) continue;
      const [, year, month, date, hour, minute, zone] = match;
      const day = { year: Number(year), month: Number(month), day: Number(date) };
      if (!isDay(day)) continue;
      const hasTime = hour !== undefined && Number(hour) <= LATEST_HOUR && Number(minute) < 60;
      const mention: DateMention = {
        index: 0,
        length: 0,
        precision: 'day',
        start: day,
        ...(hasTime ? { startTime: { hour: Number(hour), minute: Number(minute) } } : {}),
        // With its zone the time is an instant; without, the page's local time.
        ...(hasTime && zone ? { offset: zone.replace(/(\d\d)(\d\d)$/, '$1:$2') } : {}),
      };
      return { mention, line: i, inherited: false };
    }
  }
  return undefined;
}

/**
 * A clock time in UTC says nothing of the hour on the page's walls, midnight is a day without an hour, and 16:27 is when
 * somebody pressed a button: what people come to begins at a round time.
 */
export function isHourToCome({ offset, startTime }: DateMention): boolean {
  if (!startTime || (offset !== undefined && /^(Z|[+-]00:00)$/.test(offset))) return false;
  return startTime.minute % 5 === 0 && !(startTime.hour === 0 && startTime.minute === 0);
}
