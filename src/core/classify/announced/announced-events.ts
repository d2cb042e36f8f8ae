/**
 * Events by where they stand: the heading above a list says so and nothing of news, and each entry has a day and a name of its own; or the heading says the day,
 * too, and each entry has an hour. Where such a list is of few words ("Event" / 2019/8/4 / a name), neither the trees nor the words are sure of it.
 */
import { areEntries, LEAST_ENTRIES } from './entries';
import { namesEvents } from '../../text/list-of-events';
import { withoutDates } from '../../fields/name/undated';
import type { Heading } from '../../page/headings';
import type { Page } from '../../fields/record';
import type { Candidate } from '../../records/candidate';
import type { RangeFacts } from '../../records/range';

/** Added to the log-odds of an event; what the heading says is known to the trees, too. */
export const HEADED = 1;

/** Score as a title that will do below "Live", 今後の公演: "Band set". */
const BARELY_NAMED = -0.5;

/** Beside "events" in a heading: what follows was written, or taken, when they were over. */
const AFTERWARDS =
  /(?<!\p{L})(?:reports?|reviews?|recaps?|photos?|pictures|videos?|(?:\p{L}+)?berichte?|rückblicke?|fotos?|bilder|comptes? rendus?|crónicas?)(?!\p{L})|報告|レポート|写真|思い出|报道|回顾|후기/iu;

/**
 * @param range what a run of lines holds
 * @param partsOf the members of all lists on the page that are laid out as a group's is
 * @returns 'events' below a heading of events, 'sessions' where it says the day of all; undefined elsewhere
 */
export function announcedEvents(
  page: Page,
  group: readonly Candidate[],
  range: (lines: Candidate) => RangeFacts,
  partsOf: (group: readonly Candidate[]) => readonly Candidate[],
): 'events' | 'sessions' | undefined {
  const { facts } = page;
  const heading = headingOf(group[0]!.from);
  if (!heading) return undefined;
  // "January" heads one or two of them, as "February" does.
  const own = facts.lines[group[0]!.from]!.heading!;
  const isBelowMonth =
    own.line !== heading.line && facts.lines[own.line]!.dates.every(({ precision }) => precision !== 'day');
  const entries =
    isBelowMonth && group.length < LEAST_ENTRIES
      ? partsOf(group).filter(({ from }) => headingOf(from)?.line === heading.line)
      : group;
  if (entries.length < LEAST_ENTRIES) return undefined;
  const ofDay = facts.lines[heading.line]!.dates.some(({ precision }) => precision === 'day');
  if (!isOfEvents(heading, ofDay)) return undefined;
  const isEntry = ({ days, times, stamps }: RangeFacts): boolean =>
    stamps === 0 && (ofDay ? days === 0 && times > 0 : days === 1);
  const whenOf = ({ from }: Candidate, { place }: RangeFacts): number => (ofDay ? from : place);
  const least = saysEvents(heading) ? BARELY_NAMED : undefined;
  if (!areEntries(page, entries, range, isEntry, whenOf, least)) return undefined;
  return ofDay ? 'sessions' : 'events';

  /** The heading above, or the one over headings that are only months and years. */
  function headingOf(line: number): Heading | undefined {
    let { heading } = facts.lines[line]!;
    while (heading && !withoutDates(facts, heading.line, heading.text).trim()) heading = heading.above;
    return heading;
  }

  function saysEvents({ line, text }: Pick<Heading, 'line' | 'text'>): boolean {
    return namesEvents(text) || namesEvents(withoutDates(facts, line, text));
  }

  /** Beside a day there must be nothing but that events follow: what has a name as well has a timetable below it. */
  function isOfEvents({ line, text }: Heading, ofDay: boolean): boolean {
    if (saysEvents({ line, text })) return true;
    return !ofDay && facts.words.has('eventSection', text) && !facts.words.has('news', text) && !AFTERWARDS.test(text);
  }
}

/** Whether the nearest heading above a record says that events follow, be it only one: イベント情報, 次回公演. */
export function isBelowEvents({ facts }: Page, { from }: Candidate): boolean {
  const { heading, zone } = facts.lines[from]!;
  return zone === 'main' && heading !== undefined && heading.line < from && namesEvents(heading.text);
}
