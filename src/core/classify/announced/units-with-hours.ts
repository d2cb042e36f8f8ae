/**
 * Cards of units that say when they are open: "Castle Hill Library" / address / number / "Monday 9.30am–5pm, Tuesday …". The trees know days and hours
 * from events, and take no such card for a unit, nor, of most, for anything.
 */
import type { Page } from '../../fields/record';
import { lineColumn } from '../../page/line-column';
import type { Candidate } from '../../records/candidate';
import type { RangeFacts } from '../../records/range';
import type { DateMention } from '../../text/dates/index';

const LEAST_RECORDS = 3;
/** Lines of a card: name, address, contacts, and the seven days with their hours. */
const LONGEST_CARD = 30;
const SURE_UNIT = 0.6;
const SURE_PERSON = 0.6;
/** Shares of the members: that begin with a unit in one column; with its hours; with a person. */
const NAMED = 0.8;
const WITH_HOURS = 0.5;
const MOST_PERSONS = 0.2;
/** A club meets on a day or two of the week; on more of them a house is open. */
const LEAST_DAYS = 3;

/**
 * @param range what a run of lines holds
 * @returns whether a region's members are units with the hours at which they are open
 */
export function areUnitsWithHours(
  { outline, facts }: Page,
  group: readonly Candidate[],
  range: (lines: Candidate) => RangeFacts,
): boolean {
  if (group.length < LEAST_RECORDS) return false;
  const columns = new Map<string, number>();
  const names = new Set<string>();
  let [open, persons] = [0, 0];
  for (const one of group) {
    const { from, to } = one;
    if (to - from > LONGEST_CARD || facts.lines[from]!.zone !== 'main') return false;
    const { days, months, bestName } = range(one);
    if (days + months > 0) return false;
    if (bestName >= SURE_PERSON) persons++;
    if (isOpen(facts, from, to)) open++;
    const { unit } = facts.lines[from]!;
    if (unit?.chunk.whole !== true || unit.score < SURE_UNIT) continue;
    const column = lineColumn(outline, from);
    columns.set(column, (columns.get(column) ?? 0) + 1);
    names.add(unit.name.toLowerCase());
  }
  const size = group.length;
  return (
    Math.max(0, ...columns.values()) >= NAMED * size &&
    names.size >= NAMED * size &&
    open >= WITH_HOURS * size &&
    persons <= MOST_PERSONS * size
  );
}

/** Whether lines say hours with beginning and end, of several days of the week or behind what calls them hours of opening. */
function isOpen({ lines, words }: Page['facts'], from: number, to: number): boolean {
  const weekdays = new Set<string>();
  let isCalled = false;
  let hours = 0;
  for (let i = from + 1; i < to; i++) {
    const { dates, chunks } = lines[i]!;
    isCalled ||= words.has('hours', chunks[0]?.text ?? '');
    for (const mention of dates) {
      if (!mention.endTime) continue;
      hours++;
      for (const day of daysOf(mention)) weekdays.add(day);
    }
  }
  return hours > 0 && (isCalled || weekdays.size >= LEAST_DAYS);
}

const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** The days of the week that a time is said for. */
function daysOf({ start, rrule }: DateMention): readonly string[] {
  if (start?.weekday !== undefined) return [DAYS[start.weekday]!];
  return /BYDAY=([A-Z,]+)/.exec(rrule ?? '')?.[1]?.split(',') ?? [];
}
