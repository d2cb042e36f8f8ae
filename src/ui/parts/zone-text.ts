/** The zone of an event's local times, for people whose own clocks show another hour. */
import type { EventRecord, FoundRecord } from '../../core/finding';
import { offsetOf } from '../../core/text/dates/zone-offset';
import type { WhenContext } from './when-text';

export interface ZoneText {
  /** "Japan Standard Time (UTC+9)". */
  text: string;
  /** True where the page does not state it: supposed from its country or language. */
  isGuess: boolean;
}

const LOCAL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

/** @returns undefined for records without local times, without a zone, and where the person's clocks agree with it */
export function zoneText(record: FoundRecord, context: WhenContext): ZoneText | undefined {
  if (record.kind !== 'event' || !record.timeZone) return undefined;
  const { timeZone } = record;
  const local = LOCAL.exec(localTime(record, context.now) ?? '');
  if (!local) return undefined;
  const [year, month, day, hour, minute] = local.slice(1).map(Number) as [number, number, number, number, number];
  const offset = offsetOf(timeZone, { year, month, day }, { hour, minute });
  if (offset === undefined) return undefined;
  const moment = new Date(`${local[0]}${offset}`);
  const there = Math.round((Date.parse(`${local[0]}Z`) - moment.getTime()) / 60_000);
  const here = context.offsetAt?.(moment) ?? -moment.getTimezoneOffset();
  if (here === there) return undefined;
  const mark = `UTC${there < 0 ? '−' : '+'}${offset
    .slice(1)
    .replace(/^0(?=\d)/, '')
    .replace(/:00$/, '')}`;
  const isGuess = record.evidence['timeZone']?.source !== 'markup';
  return { text: `${nameOf(timeZone, context.locale, moment)} (${mark})`, isGuess };
}

/** The first local time that the record has; of a series without a day, its hour today. */
function localTime({ startDate, schedule }: EventRecord, now: Date): string | undefined {
  if (startDate) return startDate;
  return schedule?.startTime && `${now.toISOString().slice(0, 10)}T${schedule.startTime}`;
}

function nameOf(timeZone: string, locale: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
