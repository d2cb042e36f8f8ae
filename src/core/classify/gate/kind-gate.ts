/** The second gate: what was read off a page whose kind holds no records is left out; what the page declares stays, and people with post and contact. */
import type { FoundRecord } from '../../finding';
import { holdsBody } from '../../text/body-name';
import { logOdds } from '../log-odds';
import { hasOddTimes, postsOf } from './newest-first';
import type { PageKindOpinion } from '../page-kind/page-kind';

/**
 * By how much the log-odds that the page is of a kind without records must exceed those of its records. Chosen out of fold: quiet
 * pages gain, and no list loses.
 */
const MARGIN = 1;
const SUREST = 0.999;
/** So many are a list, whatever the page looks like otherwise. */
const LIST = 12;
/** So many are one where nearly all are still to come, or go on: news are of the past. */
const LIST_TO_COME = 4;
const NEARLY_ALL = 0.75;
/** So many meetings of bodies, and such a share of the events, are a list of them, be the page there for its papers or for the body itself. */
const MEETINGS = 4;
const MOST = 0.5;

/**
 * @param now day of the visit, YYYY-MM-DD
 * @param isWorded whether the page's language is one whose words for events are known; without them posts look like events
 * @param speaksOfEvents whether anything on the page says that it is about events; what its kind is guessed to be does not
 * @param isCard whether a record of a person gives name, post and contact
 * @returns the records in two parts, each in their order, those that are kept numbered anew
 */
export function throughKindGate(
  records: readonly FoundRecord[],
  opinion: PageKindOpinion,
  now: string,
  isWorded = true,
  speaksOfEvents = true,
  isCard: (record: FoundRecord) => boolean = () => false,
): { kept: FoundRecord[]; left: FoundRecord[] } {
  const { without } = opinion;
  const posts = postsOf(records, now, isWorded && speaksOfEvents && opinion.kind.startsWith('event'));
  const read = records.filter((record) => !isDeclared(record));
  const sure = read.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, read.length);
  const open = read.length === 0 || logOdds(without, SUREST) - logOdds(sure, SUREST) < MARGIN;
  const onPerson = isOnPerson(records, opinion) && !isOver(read);
  const [events, others] = listsIn(read, now);
  const areMeetings = listsMeetings(read) && !hasOddTimes([...posts]);
  const stays = (record: FoundRecord): boolean => {
    if (isDeclared(record) || (record.kind === 'person' && isCard(record))) return true;
    if (record.kind === 'event' && posts.has(record) && !areMeetings) return false;
    if (onPerson && (record.kind === 'department' || isPersonAgain(record, records))) return false;
    return open || (record.kind === 'event' ? events : others);
  };
  const left = records.filter((record) => !stays(record));
  if (left.length === 0) return { kept: [...records], left };
  return { kept: records.filter(stays).map((record, i) => ({ ...record, ordinal: i + 1 })), left };
}

/** Chance from which on a page is one person's. */
const SURE_PERSON = 0.5;

/** On a page on one person the units named are where that one works. */
const isOnPerson = (records: readonly FoundRecord[], { kind, chance }: PageKindOpinion): boolean =>
  kind === 'person-detail' && chance >= SURE_PERSON && records.some((record) => record.kind === 'person');

/** The days in the block that is a person are of what one teaches, or wrote: an event called after its person is none. */
const isPersonAgain = ({ kind, path, name }: FoundRecord, records: readonly FoundRecord[]): boolean =>
  kind === 'event' && records.some((other) => other.kind === 'person' && other.path === path && other.name === name);

/** So many units, and so sure in the mean, are a list of those that one is over. */
const SEVERAL = 3;
const SURE_UNITS = 0.9;

function isOver(records: readonly FoundRecord[]): boolean {
  const units = records.filter(({ kind }) => kind === 'department');
  return (
    units.length >= SEVERAL && units.reduce((sum, { confidence }) => sum + confidence, 0) >= SURE_UNITS * units.length
  );
}

/**
 * Whether the events among the records are a list that outweighs any kind of page, and whether the others are. Posts and comments, which look
 * like long lists of events, are all of the past: events are a list if as many are to come. A long list of people speaks for no events.
 */
function listsIn(records: readonly FoundRecord[], now: string): [events: boolean, others: boolean] {
  const events = records.filter((record) => record.kind === 'event');
  const ahead = events.filter(({ startDate, endDate }) => (endDate ?? startDate ?? now).slice(0, 10) >= now);
  const later = events.filter(({ startDate, endDate }) => (endDate ?? startDate ?? '').slice(0, 10) > now.slice(0, 10));
  const areAhead = records.length >= LIST && 2 * ahead.length >= events.length;
  const areLater = later.length >= LIST_TO_COME && later.length >= NEARLY_ALL * events.length;
  return [areAhead || areLater || listsMeetings(events), areAhead || records.length - events.length >= LIST];
}

/** A body's meetings, newest first or not, are no posts. */
function listsMeetings(records: readonly FoundRecord[]): boolean {
  const events = records.filter(({ kind }) => kind === 'event');
  const meetings = events.filter(({ name }) => holdsBody(name ?? ''));
  return meetings.length >= Math.max(MEETINGS, MOST * events.length);
}

const isDeclared = ({ why }: FoundRecord): boolean => why?.includes('declared') ?? false;
