/**
 * The one event of a page that is about it. Among a page's candidates it is hard to see: no other stands beside it, and its day may be
 * far from its name. Where the page's kind is sure, its heading is the name and the text below says the rest.
 */
import type { EventRecord, Evidence, FoundRecord } from '../../finding';
import { addTo } from '../../multimap';
import { noteOf } from '../../page/notes';
import type { Note } from '../../page/snapshot';
import type { Reason } from '../../reasons';
import { dayOf, shiftedTimeOf, timeOf } from '../../when';
import { declaredPicture } from './declared-picture';
import { picturedAs } from './pictured-subject';
import type { EventFields } from '../event';
import { evidenceAt } from '../evidence';
import { addsNothing, holdsBody } from '../../text/body-name';
import { NOTICE, RULES } from './nothing-held';
import { areHeadedApart } from './headed-apart';
import { isCalendarFile, isOwn, leadsOn } from './own-address';
import { ASIDE, headingOf, type Named } from './page-heading';
import { readRegion } from '../read-region';
import { periodOnShow, periodWithProgramme, programmeBelow } from './on-show';
import { onDaysOf, statesDays } from './stated-days';
import type { Page } from '../record';
import { alike } from './subject';

/** Lines above the heading that may hold its day or its place, and below it. */
const ABOVE = 3;
const BELOW = 40;
/** Lines below it among which one line of navigation is passed over. */
const SKIP = 4;
/** More events than this are what the page is about. */
const MOST_OTHERS = 6;
/** How sure it is that what the page declares and shows is the event's picture. */
const PICTURED = 0.8;

export interface WithSubject {
  records: FoundRecord[];
  /** Which records were taken for parts of the page's event. */
  notes: Note[];
}

/**
 * @param records all that was found on the page
 * @param chance 0 to 1: that the page is there for one event
 * @returns the records, with one event that the page is about, if it has a day: what was found of it in parts (its time under "Date", its
 *   place under "Venue") put together, else what is read below the heading. Its address is the page's
 */
export function withSubjectEvent(page: Page, records: readonly FoundRecord[], chance: number): WithSubject {
  const events = records.filter((record): record is EventRecord => record.kind === 'event');
  const heading = events.length > MOST_OTHERS ? undefined : headingOf(page);
  if (!heading) return { records: [...records], notes: [] };
  const { url } = page.outline.snapshot;
  const named = events.filter(({ name }) => alike(name, heading.name));
  const known = named.find((event) => isOwn(event.url, url)) ?? named[0];
  if (known && !isOwn(known.url, url)) return { records: [...records], notes: [] };
  const others = events.filter((event) => event !== known);
  const files = others.filter(({ url: link }) => link !== undefined && isCalendarFile(link, url));
  const own = [...files, ...(known ? [known] : [])];
  const isNotice =
    RULES.test(heading.name) || (NOTICE.test(heading.name) && !page.facts.words.has('eventWord', heading.name));
  const isTold = own.length > 0 && !(own.length === 1 && known && saysOnlyStart(known));
  const below = isTold || isNotice ? undefined : eventBelow(page, heading, chance, others);
  const read = below && (isByline(page, below, others) || isAtAnother(below, known)) ? undefined : below;
  const first = own[0] ?? read;
  if (!first) return { records: [...records], notes: [] };
  const parts = [
    ...own,
    ...(read ? [read] : []),
    ...partsOf(
      first,
      others.filter((one) => !own.includes(one)),
      page,
    ),
  ];
  const event = putTogether(page, heading, parts);
  const kept = records.filter((record) => !parts.some((part) => part === record));
  return {
    records: [event, ...kept].map((record, i) => ({ ...record, ordinal: i + 1 })),
    notes: parts
      .filter((part) => part !== known && part !== read)
      .map(({ kind, name, path }) => noteOf('same', { kind, other: event.path, sameness: 'page-subject', name }, path)),
  };
}

/** What says no day, or the first alone, as a list of what is new beside it does, or in markup an hour and no end: the page may say more. */
const saysOnlyStart = ({ startDate, endDate, evidence }: EventRecord): boolean =>
  endDate === undefined && (!startDate?.includes('T') || evidence['startDate']?.source === 'markup');

/** Whether what was read is at another hour than the event that is known, or, where markup does not say so, on another day. */
function isAtAnother(read: EventRecord, known: EventRecord | undefined): boolean {
  const { startDate = '' } = read;
  if (known?.startDate === undefined || isShifted(known, read)) return false;
  if (known.evidence['startDate']?.source !== 'markup' && dayOf(known.startDate) !== dayOf(startDate)) return true;
  return timeOf(known.startDate) !== '' && timeOf(startDate) !== timeOf(known.startDate);
}

/** Whether markup gives an event the hour of UTC with the offset of the place, and the page that of the place. */
const isShifted = ({ startDate: said = '' }: EventRecord, { startDate: shown = '' }: EventRecord): boolean =>
  timeOf(shown) !== '' && shown === `${dayOf(said)}T${shiftedTimeOf(said)}`;

/** Whether what was read below the heading says no more than a day that is over, and the events of the page are later: it is when the page was written. */
const isByline = ({ now }: Page, { startDate, endDate }: EventRecord, others: readonly EventRecord[]): boolean =>
  startDate !== undefined &&
  endDate === undefined &&
  !startDate.includes('T') &&
  startDate < dayOf(now) &&
  others.some((other) => dayOf(other.startDate ?? '') > startDate);

/**
 * Records that say no more than the page's event: of its day, with its hour or, where it says none, alone in saying one; and without a page
 * of their own, unless they are a sheet of its facts or a meeting of the same body. On another day, or at another hour of a day with several, is something else.
 */
function partsOf(event: EventRecord, others: readonly EventRecord[], page: Page): EventRecord[] {
  const { url } = page.outline.snapshot;
  const sameDay = others.filter(
    (one) =>
      one.startDate !== undefined &&
      dayOf(one.startDate) === dayOf(event.startDate ?? '') &&
      (!leadsOn(one.url, url) ||
        (timeOf(one.startDate) === timeOf(event.startDate ?? '') && (isSheet(page, one) || isOfSameBody(event, one)))),
  );
  const hours = new Set([event, ...sameDay].map(({ startDate }) => timeOf(startDate ?? '')).filter(Boolean));
  const isPart = (one: EventRecord): boolean =>
    hours.size <= 1 ||
    isShifted(event, one) ||
    (timeOf(event.startDate ?? '') !== '' && timeOf(one.startDate!) === timeOf(event.startDate!));
  const parts = new Set(sameDay.filter(isPart));
  return others.filter((one) => parts.has(one) || isRowOfSheet(event, one));
}

/**
 * "Start: 12 May End:" and "1 July Category: Exhibition": labels around the first or the last day of the page's event, no hour, and for a name one of
 * the labels or what stands behind it. What is on elsewhere that day has a name of its own above its labels.
 */
const isRowOfSheet = ({ startDate: first = '', endDate: last = '' }: EventRecord, one: EventRecord): boolean => {
  const { startDate = '', text = '' } = one;
  const isOfDay = startDate.length === DAY.length && [dayOf(first), dayOf(last)].includes(startDate);
  const lines = text.split('\n');
  const isNamedBy = (label: string, at: number): boolean =>
    LABEL.test(label) && (one.name.startsWith(label.replace(LABEL, '')) || one.name === lines[at + 1]?.trim());
  return isOfDay && lines.some(isNamedBy);
};

const LABEL = /(?<=\p{L})\s*[:：]$/u;
const DAY = 'YYYY-MM-DD';

/** "Date: … Time: … Event Category: Music": a sheet of facts, whatever its words lead to. */
const isSheet = ({ facts }: Page, { text = '' }: EventRecord): boolean =>
  text.split('\n').filter((line) => facts.words.is('dateLabel', line.replace(/\s*[:：]\s*$/u, ''))).length > 1;

/** "Harbour Board of Appeals" and "Board Meeting": of one hour they are one body's; what adds words is its sister or its subcommittee. */
const isOfSameBody = ({ name }: EventRecord, other: EventRecord): boolean =>
  holdsBody(name) && holdsBody(other.name) && addsNothing(other.name, name);

/** One event of its parts, those of its day alone: the day of the first, with the hour of whichever states it; else the first that has a field. */
function putTogether(page: Page, heading: Named, parts: readonly EventRecord[]): EventRecord {
  const { startDate = '' } = parts.find((part) => part.startDate) ?? parts[0]!;
  const ofDay = parts.filter((part) => !part.startDate || dayOf(part.startDate) === dayOf(startDate));
  const shown = ofDay.find((part) => ofDay.some((other) => isShifted(other, part)));
  const timed = shown ?? ofDay.find((part) => timeOf(part.startDate ?? '')) ?? ofDay[0]!;
  const { hidden: _hidden, ...whole } = [timed, ...ofDay.filter((part) => part !== timed)].reduceRight(
    (event, part): EventRecord => ({ ...event, ...part, evidence: { ...event.evidence, ...part.evidence } }),
  );
  const named = parts.find(({ name }) => alike(name, heading.name));
  const path = page.outline.path(heading.line.block);
  const name = named ? named.evidence['name'] : said(heading.line.text, path);
  const picture = whole.image ? undefined : (declaredPicture(page) ?? picturedAs(page, heading.name));
  return {
    ...whole,
    ...(picture ? { image: picture.image.src } : {}),
    ...(ofDay.every(({ hidden }) => hidden) ? { hidden: true as const } : {}),
    name: named?.name ?? heading.name,
    url: page.outline.snapshot.url,
    path: named?.path ?? path,
    confidence: Math.max(...ofDay.map(({ confidence }) => confidence)),
    evidence: {
      ...whole.evidence,
      ...(name ? { name } : {}),
      ...(picture ? { image: evidenceAt(page.outline, picture.line, PICTURED, picture.image.alt) } : {}),
      url: said(page.outline.snapshot.url, path),
    },
  };
}

const SAID_CONFIDENCE = 0.8;

/** What the page as a whole says of the event that it is about. */
const said = (quote: string, path: string): Evidence => ({ confidence: SAID_CONFIDENCE, source: 'page', quote, path });

/** @param others events of the page: what it says before the first of them is said of its own */
function eventBelow(
  page: Page,
  { line, name }: Named,
  chance: number,
  others: readonly EventRecord[],
): EventRecord | undefined {
  const { outline, facts } = page;
  let from = line.index;
  while (from > 0 && line.index - from < ABOVE && !ASIDE.has(facts.lines[from - 1]!.zone)) from--;
  let to = line.index + 1;
  while (to < outline.lines.length && facts.lines[to]!.zone === 'header') to++;
  // Between a heading in the page's header and the text stands when it was written.
  const begin = facts.lines[line.index]!.zone === 'header' ? to : line.index;
  to = Math.min(endOfText(page, line.index, to), programmeBelow(page, line.index) ?? Infinity);
  const paths = new Set(others.map(({ path }) => path));
  const firstOther = outline.blocks.findIndex(
    (_, block) => outline.from[block]! > line.index && paths.has(outline.path(block)),
  );
  const beforeOthers = firstOther < 0 ? to : Math.min(to, outline.from[firstOther]!);
  const before = beforeOthers < to ? [{ block: line.block, from: begin, to: beforeOthers }] : [];
  const whole = [
    { block: line.block, from: begin, to },
    { block: line.block, from, to },
  ];
  const own = readBest(page, before);
  const found = own ?? readBest(page, whole);
  const stated = statesDays(page, line.index) ? line.index : (periodOnShow(page) ?? periodWithProgramme(page));
  const isOfOthers = (one: EventFields): boolean => isOfList(others, one) || isHeadedApart(page, others, one);
  if (!found || (!own && stated === undefined && isOfOthers(found))) return undefined;
  const read = stated === undefined ? found : onDaysOf(page, found, stated);
  const why: Reason[] = ['page-subject', 'has-date'];
  if (read.startDate?.includes('T')) why.push('has-time');
  if (read.location) why.push('has-place');
  return {
    ...read,
    name,
    path: outline.path(line.block),
    confidence: Math.round(chance * 1000) / 1000,
    ordinal: 0,
    why,
  };
}

/** Events of a list have one parent and a day each; of one with as many the page is no more than the heading. */
const LEAST_LISTED = 3;

/** Whether what was read has day and hour from one of several events that the page lists: "Workshops in December and January" has none but theirs. */
function isOfList(events: readonly EventRecord[], { startDate = '' }: EventFields): boolean {
  const lists = new Map<string, EventRecord[]>();
  for (const event of events) addTo(lists, event.path.replace(/\/[^/]*$/u, ''), event);
  return [...lists.values()].some(
    (list) =>
      startDate.includes('T') &&
      list.some((event) => event.startDate === startDate) &&
      new Set(list.flatMap((event) => (event.startDate ? [dayOf(event.startDate)] : []))).size >= LEAST_LISTED,
  );
}

/** Whether what was read has the day of one of several events that the page has below headings of their own. */
const isHeadedApart = (page: Page, events: readonly EventRecord[], { startDate = '' }: EventFields): boolean =>
  events.some((event) => dayOf(event.startDate ?? '') === dayOf(startDate)) && areHeadedApart(page, events);

/** Where the text below a heading ends: at what stands aside, but for one line of navigation ("Jump to: navigation, search") between the two. */
function endOfText({ outline, facts }: Page, heading: number, from: number): number {
  const isAside = (index: number): boolean => ASIDE.has(facts.lines[index]?.zone ?? 'nav');
  const isSkip = (index: number): boolean =>
    index - heading <= SKIP && facts.lines[index]!.zone === 'nav' && !isAside(index - 1) && !isAside(index + 1);
  let to = from;
  while (to < outline.lines.length && to - heading < BELOW && (!isAside(to) || isSkip(to))) to++;
  return to;
}

/** 16:27 of a day that is over is when somebody wrote a comment; what is still to come may begin at 11:11. */
const ODD_TIME = /T\d\d:\d[1-46-9]/;
const isComment = (startDate: string, now: string): boolean =>
  ODD_TIME.test(startDate) && dayOf(startDate) < dayOf(now);

/** As read below the heading; where that names no day, with the lines above. */
function readBest(
  page: Page,
  extents: readonly { block: number; from: number; to: number }[],
): EventFields | undefined {
  for (const extent of extents) {
    const read = readRegion(page, 'event', [extent])[0] as EventFields | undefined;
    if (read?.startDate && !isComment(read.startDate, page.now)) return read;
  }
  return undefined;
}
