/** The day to which an event was moved, behind the one on which it was to be: "May 18, 2026 - Rescheduled to May 11". */
import type { DateMention } from '../../text/dates/index';

const MOVED = [
  '(?:re-?scheduled|moved|postponed|changed|shifted) (?:to|until|till)(?: the)?',
  '(?:verschoben|verlegt) auf(?: den)?|(?:reporté|déplacé|décalé)e?s? au|(?:aplazad|pospuest|trasladad)[oa] (?:al|para el|hasta el)',
  '(?:rinviat|spostat)[oa] al?|(?:verplaatst|verzet|verschoven) naar|uitgesteld (?:tot|naar)|(?:adiad|transferid|remarcad)[oa] para(?: o)?',
  '(?:(?:fram)?flyttad|flyttat|flyttet)(?: till?(?: den)?)?|utsatt til|udskudt til(?: den)?|(?:przeniesion|przełożon)[yae] na|siirretty|přesunuto na',
].join('|');
/** Between the two days; signs may stand around. */
const BETWEEN = new RegExp(
  `^[^\\p{L}\\p{N}]*(?:(?:has been|was|is|wurde|est|a été|è stat[oa]) )?(?:${MOVED})[^\\p{L}\\p{N}]*$`,
  'iu',
);

/**
 * @param main the day of a record, on a line of this text and these dates
 * @returns the day to which it was moved; of the same year where none is named
 */
export function movedDay(text: string, dates: readonly DateMention[], main: DateMention): DateMention | undefined {
  const next = dates.find(({ index }) => index >= main.index + main.length);
  // "till 11 juni" reads like the end of a period.
  const to = next?.start ?? next?.end;
  if (next?.precision !== 'day' || main.precision !== 'day' || main.end || to?.month === undefined) return undefined;
  if (!BETWEEN.test(text.slice(main.index + main.length, next.index))) return undefined;
  const { year = main.start?.year } = to;
  const { startTime = main.startTime } = next;
  const { end: _end, ...rest } = next;
  return { ...rest, start: { ...to, ...(year ? { year } : {}) }, ...(startTime ? { startTime } : {}) };
}
