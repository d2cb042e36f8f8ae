/** Lists of the hours of a house, with days or without: "Good Friday 3 April" / "10:00–17:00" below "Opening hours over Easter". */
import type { Page } from '../../fields/record';
import type { Candidate } from '../../records/candidate';
import type { RangeFacts } from '../../records/range';

const LEAST_RECORDS = 2;
const LONGEST = 4;
/** Share of the members that must say an hour; on some days it is closed. */
const SHARE = 0.5;

/** What is on for an hour or so, and not when a house is open. */
const NO_HOURS = /(?<!\p{L})(?:after|story|happy|coffee|social|craft|quiet|rush|late) hours?(?!\p{L})/iu;

/**
 * @param range what a run of lines holds
 * @returns whether a region's members are hours, by the heading above them
 */
export function areOpeningHours(
  { facts }: Page,
  group: readonly Candidate[],
  range: (lines: Candidate) => RangeFacts,
): boolean {
  if (group.length < LEAST_RECORDS) return false;
  const heading = facts.lines[group[0]!.from]!.heading?.text ?? '';
  if (!facts.words.has('hours', heading) || NO_HOURS.test(heading)) return false;
  if (group.some(({ from, to }) => to - from > LONGEST)) return false;
  return group.filter((one) => range(one).times > 0).length >= SHARE * group.length;
}
