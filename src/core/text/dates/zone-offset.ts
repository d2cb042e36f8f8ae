/** How far a zone's clocks are from UTC at a local time. */
import type { Day } from './calendar';
import type { ClockTime } from './types';

const MINUTE = 60_000;

/**
 * @param zone IANA name, or an offset ("+09:00", "Z") that is given back as it is
 * @returns "+09:00"; undefined for a zone that this machine does not know
 */
export function offsetOf(zone: string, { year, month, day }: Day, { hour, minute }: ClockTime): string | undefined {
  if (/^(?:Z|[+-])/.test(zone)) return zone;
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  try {
    // The offset of the moment that the wall clock would be in UTC, then that of the moment found with it.
    const near = wall - offsetAt(zone, wall);
    return written(offsetAt(zone, near));
  } catch {
    return undefined;
  }
}

/** Milliseconds that the zone is ahead of UTC at a moment. */
function offsetAt(zone: string, moment: number): number {
  const parts = formatOf(zone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')) - moment;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-u-ca-gregory', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    formats.set(zone, format);
  }
  return format;
}

function written(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / MINUTE);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
