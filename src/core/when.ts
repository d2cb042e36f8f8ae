/** The parts of a `When` (finding.ts), as text. */
import type { When } from './finding';

export const dayOf = (when: When): string => when.slice(0, 10);
/** The day at the reader's place, YYYY-MM-DD. */
export const localDay = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
/** "HH:MM", or '' for a date. */
export const timeOf = (when: When): string => when.slice(11, 16);
export const isUtc = (when: When): boolean => /(?:Z|[+-]00:00)$/.test(when);

/**
 * The hour of a start to which its offset is added; '' where there is none. Some systems write the hour of UTC with the offset of the place behind
 * it: "18:00+02:00" for 20:00.
 */
export function shiftedTimeOf(when: When): string {
  const offset = /([+-])(\d\d):(\d\d)$/.exec(when.slice(16));
  if (!offset || isUtc(when)) return '';
  const shift = Number(`${offset[1]}1`) * (Number(offset[2]) * 60 + Number(offset[3]));
  const shifted = new Date(Date.parse(`${when.slice(0, 16)}Z`) + shift * 60_000).toISOString();
  return dayOf(shifted) === dayOf(when) ? timeOf(shifted) : '';
}
