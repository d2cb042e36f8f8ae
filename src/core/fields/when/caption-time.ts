/** The one time that stands over a list of bare days: "10:00 – 11:30", and below it the days of the year's meetings. */
import type { Outline } from '../../page/outline';
import type { ClockTime, ResolvedDate } from '../../text/dates/index';
import type { Facts } from '../../text/facts';
import type { Extent } from '../record';
import { sectionsAround } from './sections-around';

export interface CaptionTime {
  line: number;
  start: ClockTime;
  end?: ClockTime;
}

/** Lines above the list that are its caption. */
const LINES_ABOVE = 12;
/** Fewer days than this are no list. */
const LEAST_DAYS = 3;
const LONGEST = 90;
const CELLS_PASSED = 3;

/**
 * @param records of one region, in reading order
 * @returns undefined where a day of the list has its own time, or where no time, or more than one, stands right above
 */
export function captionTime(
  outline: Outline,
  facts: Facts,
  records: readonly Extent[],
  dates: readonly (ResolvedDate | undefined)[],
): CaptionTime | undefined {
  const first = records[0]?.from ?? 0;
  const days = dates.flatMap((date) => date?.startDate ?? []);
  if (days.length < LEAST_DAYS || days.some((day) => day.length > 10)) return undefined;
  const around = sectionsAround(facts, first);
  let passed = 0;
  let found: CaptionTime | undefined;
  for (let i = first - 1; i >= Math.max(0, first - LINES_ABOVE); i--) {
    const { dates: mentions, dateShare, zone } = facts.lines[i]!;
    const { text } = outline.lines[i]!;
    if (zone !== 'main') break;
    // Today's concert has an hour of its own, under a heading of its own; an hour alone under one, or as one, is the list's.
    const heading = facts.lines[i]!.heading?.line ?? -1;
    const isHeading = facts.lines[i + 1]!.heading?.line === i;
    if (!around.has(heading) && !isHeading && i - heading > 1) break;
    if (mentions.some(({ precision }) => precision === 'day')) {
      // The other cells of the first row may be records of another region.
      if (++passed > CELLS_PASSED || dateShare < 0.7) break;
      continue;
    }
    const [time] = mentions;
    // Its own line, or one that says where; in brackets, or under a label of its own, it is a remark on something else.
    const isCaption =
      mentions.length === 1 &&
      time!.startTime &&
      time!.precision === 'time' &&
      time!.index === 0 &&
      // Two lines of times are a programme, even where the reader of dates joins them.
      time!.length <= text.length &&
      text.length <= LONGEST &&
      !facts.words.has('hours', text);
    if (!isCaption) continue;
    const rest = text.slice(time!.length);
    if (/[\p{L}\p{N}]/u.test(rest) && !facts.words.has('venueWord', rest)) continue;
    if (found) return undefined;
    found = { line: i, start: time!.startTime!, ...(time!.endTime ? { end: time!.endTime } : {}) };
  }
  return found;
}
