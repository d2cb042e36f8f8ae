/**
 * Lists of posts among the records: bare days without hour or place, none to come, the newest first. So are news and blogs ordered; what
 * takes place is announced the other way round. On a page that is there for events such a list is its archive, elsewhere it is news. Lists
 * with the times at which something was written are posts anywhere, and so is what several of the last days had, down to that of the visit.
 */
import { addTo } from '../../multimap';
import type { EventRecord, FoundRecord } from '../../finding';

const LEAST_POSTS = 3;
/** Share of a list that must be bare days, and of its neighbours that must fall. */
const MOST = 0.8;
/** Of neighbours with different days: how many, and which share, must rise, and as many fall, in a list in no order. */
const LEAST_TURNS = 3;
const TURNS = 0.25;
/** Share of hits that may be of a day to come: a book that is announced. */
const FEW = 0.1;
/** Letters of a sentence of a page, and how it ends, or where it was cut. */
const SENTENCE = 30;
const SENTENCE_END = /[.!?…。！？]/u;
/** 16:27 is when somebody pressed a button: what people come to begins at a round time. Share of a list with such times. */
const ODD_TIMES = 0.4;

/**
 * @param now day of the visit, YYYY-MM-DD
 * @param onEvents whether the page is there for events
 * @returns the members of such lists; and, off pages on events, a past day that stands alone without a name of its own, or with an odd time: that of the page's last change
 */
export function postsOf(records: readonly FoundRecord[], now: string, onEvents: boolean): Set<EventRecord> {
  const lists = new Map<string, EventRecord[]>();
  for (const record of records) {
    if (record.kind !== 'event') continue;
    const place = record.path.replace(/\[\d+\]/g, '');
    addTo(lists, place, record);
  }
  const events = [...lists.values()].flat();
  const stamps = onEvents ? [] : stampsAmong(events, now);
  const posts = [...lists.values()].filter((list) => isPosts(list, now, onEvents));
  const isBeside = posts.some((list) => isOfLastDays(list, now));
  const others = isBeside ? [...lists.values()].filter((list) => areAsNew(list, now) && !posts.includes(list)) : [];
  return new Set([...posts.flat(), ...others.flat(), ...stamps]);
}

/** Days of writing: of whatever was signed, of one that stands alone, and of comments, the oldest of which come first. */
function stampsAmong(events: readonly EventRecord[], now: string): EventRecord[] {
  if (events.every((event) => isPast(event, now)) && hasOddTimes(events)) return [...events];
  return events.filter((event) => isSigned(event, now) || (events.length === 1 && isStamp(event, now)));
}

/** "by Ann Lee on July 16, 2012": the line of the day is the signature of a text. */
const SIGNED =
  /^\W*(?:(?:[Pp]osted|[Ww]ritten|[Pp]ublished) )?[Bb]y \p{Lu}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){0,3} on (?:\p{L}+, )?(?:\p{L}{3,9}\.? \d{1,2},? \d{4}|\d{1,2}\.? \p{L}{3,9}\.? \d{4}|\d{1,4}[-./]\d{1,2}[-./]\d{1,4})/u;

const isSigned = (event: EventRecord, now: string): boolean =>
  isPast(event, now) && SIGNED.test(event.evidence.startDate?.quote ?? '');

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

const isStamp = ({ name, text, startDate = '' }: EventRecord, now: string): boolean =>
  startDate !== '' && startDate.slice(0, 10) <= now && (isOdd(startDate) || !letters(text).includes(letters(name)));

function isPosts(list: readonly EventRecord[], now: string, onEvents: boolean): boolean {
  const newestFirst = isNewestFirst(list);
  if (list.length < LEAST_POSTS || !(newestFirst || isInNoOrder(list))) return false;
  const ahead = list.filter((event) => lastDay(event) > now);
  if (ahead.length > (newestFirst ? 0 : FEW * list.length)) return false;
  const [past, bare] = [list.filter((event) => isPast(event, now)), list.filter((event) => isBare(event, now))];
  const areOld = (!onEvents && (newestFirst || haveTeasers(list))) || isOfLastDays(list, now);
  return (areOld && bare.length >= MOST * list.length) || (past.length >= MOST * list.length && hasOddTimes(list));
}

function isNewestFirst(list: readonly EventRecord[]): boolean {
  const days = list.map(({ startDate = '' }) => startDate.slice(0, 16));
  const falling = days.filter((day, i) => i > 0 && days[i - 1]! >= day).length;
  const [first, last] = [days[0]!, days.at(-1)!];
  // Of one day it falls only by hours that both state.
  const falls = first.slice(0, 10) === last.slice(0, 10) ? last.includes('T') && first > last : first > last;
  return falling >= MOST * (list.length - 1) && falls;
}

const DAY_MS = 86_400_000;
const WEEK = 7 * DAY_MS;
/** How old the newest and the oldest of the posts are at most that a page has beside its events. */
const NEWEST = DAY_MS;
const OLDEST = 14 * DAY_MS;

/** Several of a day, from the day of the visit or the one before it on: an archive of what took place reaches farther back. */
const isOfLastDays = (list: readonly EventRecord[], now: string): boolean => isNewestFirst(list) && areAsNew(list, now);

/** Whether all are of the last days, newest first or all of one day: beside posts of the last days such a list is of posts, too. */
function areAsNew(list: readonly EventRecord[], now: string): boolean {
  const days = list.map(({ startDate = '' }) => startDate.slice(0, 10));
  const age = (day: string): number => Date.parse(now.slice(0, 10)) - Date.parse(day);
  return (
    list.length >= LEAST_POSTS &&
    list.every((event) => isBare(event, now)) &&
    new Set(days).size < days.length &&
    days.every((day, i) => age(day) <= OLDEST && (i === 0 ? age(day) <= NEWEST : day <= days[i - 1]!))
  );
}

/** As hits of a search, best first: the days rise as often as they fall. */
function isInNoOrder(list: readonly EventRecord[]): boolean {
  const days = list.map(({ startDate = '' }) => startDate.slice(0, 16));
  const rising = days.filter((day, i) => i > 0 && days[i - 1]! < day).length;
  const falling = days.filter((day, i) => i > 0 && days[i - 1]! > day).length;
  return Math.min(rising, falling) >= Math.max(LEAST_TURNS, TURNS * (rising + falling));
}

/** Hits of a search have a sentence each of their pages; old concerts, sorted by their works, have none. */
const haveTeasers = (list: readonly EventRecord[]): boolean => list.filter(hasTeaser).length >= MOST * list.length;

const hasTeaser = ({ name, text }: EventRecord): boolean =>
  text.split('\n').some((line) => line.length > SENTENCE && SENTENCE_END.test(line.slice(-3)) && !line.includes(name));

/** Whether so many begin at odd times that they are when something was written. */
export const hasOddTimes = (list: readonly EventRecord[]): boolean =>
  list.filter(({ startDate = '' }) => isOdd(startDate)).length >= ODD_TIMES * list.length;

const isOdd = (startDate: string): boolean => /T\d\d:\d[1-46-9]/.test(startDate);

/** The last day; of no more than a week the first, as an archive's newest week may go on. */
function lastDay({ startDate = '', endDate = startDate }: EventRecord): string {
  const isWeek = Date.parse(endDate.slice(0, 10)) - Date.parse(startDate.slice(0, 10)) < WEEK;
  return (isWeek ? startDate : endDate).slice(0, 10);
}

/** Weeks of an archive have two days. */
const isPast = (event: EventRecord, now: string): boolean =>
  event.startDate !== undefined && lastDay(event) <= now && !event.otherDates && !event.location?.name;

const isBare = (event: EventRecord, now: string): boolean => isPast(event, now) && !event.startDate!.includes('T');
