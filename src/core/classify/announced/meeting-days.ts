/**
 * A body's meetings, listed by their days and papers: "9/25" below "Agendas" on the page of the Harbour Board, "Board Meeting 12.10.20 Agenda | Video".
 * The trees saw few such lists and are in doubt, as there is nothing to a record but its day.
 */
import { holdsBody, holdsMeeting, isBody } from '../../text/body-name';
import { meetingOf } from '../../fields/name/document-name';
import { isGeneric, namesPapers, saysHow } from '../../fields/name/generic-heading';
import { inheritedNames } from '../../fields/name/inherited-name';
import { cleanName } from '../../fields/name/clean-name';
import { withoutDates } from '../../fields/name/undated';
import { ROOM } from '../../fields/name/name-words';
import { ADDRESS } from '../../fields/place/postal-address';
import type { Page } from '../../fields/record';
import type { Candidate } from '../../records/candidate';
import type { RangeFacts } from '../../records/range';

/** Added to the log-odds of an event. */
export const MEETING_DAY = 1.5;

const LEAST_RECORDS = 3;
const LONGEST = 8;
/** Share of the members that must be a day with nothing else than its meeting, papers and place. */
const SHARE = 0.8;
/** Papers that are nothing but links may look like a menu; but a menu has no days. */
const ZONES: ReadonlySet<string> = new Set(['main', 'nav']);
/** Letters of a place: "Allegra Westbrooks Library". */
const LONGEST_PLACE = 60;
/** Share of a line from which on it says when and nothing else. */
const MOSTLY_DATE = 0.7;

/** "Harbourville, NY 10001". */
const TOWN = /,\s*[A-Z]{2}\.?\s+\d{5}(?!\d)/u;

/** "No meeting in August 2018", among the days of those that there are. */
const NO_MEETING = /^\P{L}*no\s+(?:\p{L}+\s+)?(?:meetings?|sessions?|hearings?)(?!\p{L})/iu;

/** @param range what a run of lines holds */
export function meetingDays(page: Page, group: readonly Candidate[], range: (lines: Candidate) => RangeFacts): boolean {
  if (group.length < LEAST_RECORDS) return false;
  const { outline, facts } = page;
  let [days, meetings, others] = [0, 0, 0];
  const mostOthers = group.length - SHARE * group.length;
  for (const one of group) {
    const { from, to } = one;
    if (!ZONES.has(facts.lines[from]!.zone)) return false;
    const said = besideDay(one);
    if (!said) {
      const isNone = to - from === 1 && NO_MEETING.test(outline.lines[from]!.text);
      if (!isNone && ++others > mostOthers) return false;
      continue;
    }
    days++;
    if (said.some((rest) => namesPapers(rest) || isMeeting(rest.split(',')[0]!))) meetings++;
  }
  if (days < LEAST_RECORDS || days < SHARE * (days + others)) return false;
  // What is called a meeting, or has its papers beside it, need not be told apart from other days.
  if (meetings >= SHARE * days && outline.lines.slice(group[0]!.from, group[0]!.to).some(({ text }) => holdsBody(text)))
    return true;
  const heading = facts.lines[group[0]!.from]!.heading;
  const above = heading && withoutDates(facts, heading.line, heading.text);
  const isTold = meetings >= SHARE * days || (above !== undefined && (isGeneric(above) || isBody(meetingOf(above))));
  return isTold && inheritedNames(page, group[0]!).some(({ text }) => isBody(text));

  /** What a member says beside its one day, where that is nothing else than its meeting, papers and place. */
  function besideDay(one: Candidate): string[] | undefined {
    const { from, to } = one;
    const { days, times } = range(one);
    if (to - from > LONGEST || days !== 1) return undefined;
    const lines = outline.lines.slice(from, to).filter(({ index }) => facts.lines[index]!.dateShare < MOSTLY_DATE);
    const rests = lines.map(({ index, text }) => cleanName(withoutDates(facts, index, text)));
    const said = rests.filter((rest) => /\p{L}{2}/u.test(rest));
    return said.every((rest) => isOfMeeting(rest)) || isHeldSomewhere(said, times > 0) ? said : undefined;
  }
}

/**
 * A meeting by its name, at an hour, and below it or after a comma where it is held: "Board of Trustees Meeting" / "South Boulevard Library". A body alone
 * may be what news are filed under, so that what stands below must be short.
 */
function isHeldSomewhere(said: readonly string[], hasHour: boolean): boolean {
  const names = said.map((rest) => meetingOf(rest.split(',')[0]!));
  const at = names.findIndex(isBody);
  const others = said.slice(at + 1).filter((rest) => !isOfMeeting(rest));
  return (
    hasHour &&
    at >= 0 &&
    said.slice(0, at).every(isOfMeeting) &&
    others.length <= 1 &&
    (holdsMeeting(names[at]!) || others.every(({ length }) => length <= LONGEST_PLACE))
  );
}

/** "Finance Committee", and by its paper "City Council Workshop Agenda". */
function isMeeting(text: string): boolean {
  const meeting = meetingOf(text);
  return meeting !== text || isBody(meeting);
}

/** What stands beside a paper: when it was put there ("Posted Aug 12, 2022 4:54 PM"), and how to get it. */
const BESIDE_PAPER =
  /^\P{L}*(?:(?:posted|published|uploaded|updated)(?:\s+(?:on|at))?|downloads?|(?:view\s+)?previous versions?|view(?: more)?)(?:\P{L}|[ap]\.?m(?!\p{L}))*$/iu;

const isOfMeeting = (text: string): boolean =>
  BESIDE_PAPER.test(text) ||
  namesPapers(text) ||
  saysHow(text) ||
  isMeeting(text) ||
  ROOM.test(text) ||
  ADDRESS.test(text) ||
  TOWN.test(text);
