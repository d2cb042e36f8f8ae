/**
 * The one event of a page that is about it. Among a page's candidates it is hard to see: no other stands beside it, and its day may be
 * far from its name. Where the page's kind is sure, its heading is the name and the text below says the rest.
 */
import type { EventRecord, Evidence, FoundRecord } from '../finding';
import type { Line } from '../page/outline';
import type { Zone } from '../page/zones';
import type { Reason } from '../reasons';
import { declaredPicture } from './declared-picture';
import type { EventFields } from './event';
import { evidenceAt } from './evidence';
import { namesEvents } from './list-of-events';
import { cleanName } from './name';
import { withoutDates } from './undated';
import { noteOf } from '../page/notes';
import type { Note } from '../page/snapshot';
import { readRegion } from './read';
import type { Page } from './record';
import { alike } from './subject';
import { dayOf, timeOf } from '../when';

/** Levels of headings that may name what a page is about, where its title says the same. */
const HEADINGS = 3;
const SHORTEST = 4;
/** Lines of a heading that are one name. */
const MOST_LINES = 4;
/** The same for a line that is no heading, and for a title that a heading must hold whole. */
const SHORTEST_PLAIN = 8;
const LONGEST_PLAIN = 160;
const TITLE_PARTS = /\s+[|–—>·»-]+\s+/u;
/** Lines above the heading that may hold its day or its place, and below it. */
const ABOVE = 3;
const BELOW = 40;
/** More events than this are what the page is about. */
const MOST_OTHERS = 6;
/** How sure it is that what the page declares and shows is the event's picture. */
const PICTURED = 0.8;
/** Headings that say what stands below them, not what it is called: "Events", "Time". */
const NO_NAME = ['eventSection', 'dateLabel', 'placeLabel', 'attributeLabel'] as const;
const ASIDE: ReadonlySet<Zone> = new Set<Zone>(['nav', 'header', 'footer']);

/** The last step of a calendar file's address. */
const CALENDAR_FILE = /(?:^|[/._=-])(?:ical|ics|icalendar|webcal|calendar\.php)(?:[/._?-]|$)/i;

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
  const below = own.length > 0 || isNotice ? undefined : eventBelow(page, heading, chance, others);
  const read = below && isByline(page, below, others) ? undefined : below;
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

/** Lines below the heading among which the day stands; share of its line that it is. */
const DAY_BELOW = 3;
const NOTHING_BUT_DAY = 0.8;
/** Projects and terms last longer. */
const MOST_YEARS = 1;

/** Headings of rules, offers, vacancies and closures: from their day on something holds, nothing is held. */
const UNHELD_WORDS = [
  'terms (?:and|of|&)|(?:privacy|cookie|refund|returns?) polic(?:y|ies)|\\d+ ?% (?:off|rabatt|de (?:réduction|descuento))|(?:special|winter|summer) offers?|vouchers?|discounts?',
  '(?:is|are|be|remains?) closed|closed (?:for|on|due|from|until)|closures?|vacanc(?:y|ies)|call for|tenders?',
  'agb|nutzungsbedingungen|gutscheine?|geschlossen|schließung|sperrung|stellen(?:angebot|ausschreibung)|ausschreibung',
  'conditions générales|fermeture|cerrad[oa] por|convocatoria|gesloten|vacature|chius[oa] per|chiusura',
].join('|');
const UNHELD_CJK =
  '(?<!参加者?|受講[者生]|聴講者)募集|採用(?!説明)|求人(?!フェア|説明)|休館|休業|休止|閉館|停電|断水|工事(?!現場|見学)|規[約程]|改定|割引|招聘|招标|停水';
const NOTHING_HELD = new RegExp(`(?<!\\p{L})(?:${UNHELD_WORDS})(?!\\p{L})|${UNHELD_CJK}`, 'iu');
/** "Public Comment Rules": the days that such a page says are those of its making. */
const RULES =
  /^(?!.*(?<!\p{L})(?:on|of|in|for|about)(?!\p{L})).*(?<!\p{L})(?:rules|guidelines|polic(?:y|ies)|procedures|regulations|by-?laws|ordinances?)\P{L}*$/iu;

/** "【重要】食券について": on the day that such a page says it was written. */
const NOTICE = /^\P{L}*(?:重要|お詫び|訂正|緊急)(?!文化財|無形)|(?:について|の件|のお詫び|変更のお知らせ)\P{L}*$/u;

/** Whether what was read below the heading says no more than a day that is over, and the events of the page are later: it is when the page was written. */
const isByline = ({ now }: Page, { startDate, endDate }: EventRecord, others: readonly EventRecord[]): boolean =>
  startDate !== undefined &&
  endDate === undefined &&
  !startDate.includes('T') &&
  startDate < dayOf(now) &&
  others.some((other) => dayOf(other.startDate ?? '') > startDate);

/**
 * Whether right below its heading the page says a day or a period to come, in full and on a line of its own: an article's day is over. Not
 * where the heading is that of a rule or an offer.
 */
export function announcesDay(page: Page): boolean {
  const { facts, now } = page;
  const heading = headingOf(page);
  if (!heading || NOTHING_HELD.test(heading.name) || RULES.test(heading.name)) return false;
  const at = heading.line.index;
  return facts.lines.slice(at + 1, at + 1 + DAY_BELOW).some(({ dates, dateShare }) => {
    const [day, another] = dates;
    if (dateShare < NOTHING_BUT_DAY || another || day?.precision !== 'day') return false;
    const last = day.end ?? day.start!;
    const inFull = last.year !== undefined && last.month !== undefined && last.day !== undefined;
    if (day.end && (last.year ?? 0) - (day.start?.year ?? last.year ?? 0) > MOST_YEARS) return false;
    return inFull && Date.UTC(last.year!, last.month! - 1, last.day!) > Date.parse(now);
  });
}

/**
 * Records that say no more than the page's event: of its day, with its hour or, where it says none, alone in saying one; and without a page
 * of their own. On another day, or at another hour of a day with several, is something else.
 */
function partsOf(event: EventRecord, others: readonly EventRecord[], page: Page): EventRecord[] {
  const { url } = page.outline.snapshot;
  const sameDay = others.filter(
    (one) =>
      one.startDate !== undefined &&
      dayOf(one.startDate) === dayOf(event.startDate ?? '') &&
      (!leadsOn(one.url, url) || (one.startDate === event.startDate && isSheet(page, one))),
  );
  const hours = new Set([event, ...sameDay].map(({ startDate }) => timeOf(startDate ?? '')).filter(Boolean));
  return hours.size > 1
    ? sameDay.filter(
        ({ startDate }) => timeOf(event.startDate ?? '') && timeOf(startDate!) === timeOf(event.startDate!),
      )
    : sameDay;
}

/** "Date: … Time: … Event Category: Music": a sheet of facts, whatever its words lead to. */
const isSheet = ({ facts }: Page, { text = '' }: EventRecord): boolean =>
  text.split('\n').filter((line) => facts.words.is('dateLabel', line.replace(/\s*[:：]\s*$/u, ''))).length > 1;

/** One event of its parts, those of its day alone: the day of the first, with the hour of whichever states it; else the first that has a field. */
function putTogether(page: Page, heading: Named, parts: readonly EventRecord[]): EventRecord {
  const { startDate = '' } = parts.find((part) => part.startDate) ?? parts[0]!;
  const ofDay = parts.filter((part) => !part.startDate || dayOf(part.startDate) === dayOf(startDate));
  const timed = ofDay.find((part) => timeOf(part.startDate ?? '')) ?? ofDay[0]!;
  const { hidden: _hidden, ...whole } = [timed, ...ofDay.filter((part) => part !== timed)].reduceRight(
    (event, part): EventRecord => ({ ...event, ...part, evidence: { ...event.evidence, ...part.evidence } }),
  );
  const named = parts.find(({ name }) => alike(name, heading.name));
  const path = page.outline.path(heading.line.block);
  const name = named ? named.evidence['name'] : said(heading.line.text, path);
  const picture = whole.image ? undefined : declaredPicture(page);
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

/**
 * No link to another page of the site: none, one to what the page lies below, as a trail of crumbs has it, one to what lies below the
 * page, or one to elsewhere (tickets, a map).
 */
const isOwn = (link: string | undefined, page: string): boolean => !leadsOn(link, page) || isBelow(link, page);

/** A link to a page of the same site that is not the page itself nor one that it lies below. */
const leadsOn = (link: string | undefined, page: string): link is string =>
  link !== undefined && link !== page && hostOf(link) === hostOf(page) && !isRoot(link) && !isBelow(page, link);

/** Nothing lies below a site's root in particular. */
const isBelow = (address: string, above: string): boolean =>
  !isRoot(above) && address.startsWith(above.replace(/\/?$/, '/'));

const isCalendarFile = (link: string, page: string): boolean =>
  isBelow(link, page) && CALENDAR_FILE.test(link.slice(page.length - 1));

function isRoot(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { pathname, search } = new URL(address);
  return pathname === '/' && search === '';
}
const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '');

const SAID_CONFIDENCE = 0.8;

/** What the page as a whole says of the event that it is about. */
const said = (quote: string, path: string): Evidence => ({ confidence: SAID_CONFIDENCE, source: 'page', quote, path });

interface Named {
  line: Line;
  name: string;
}

/**
 * The heading that the page's title repeats or that repeats the title, else the first of the highest; on a page without such headings
 * the first line that the title begins with.
 */
function headingOf(page: Page): Named | undefined {
  const { outline, facts } = page;
  const title = folded(outline.snapshot.title);
  const own = title.split(TITLE_PARTS)[0]!;
  let first: Named | undefined;
  let plain: Named | undefined;
  let highest: readonly Leveled[] = [];
  for (const line of outline.lines) {
    const { heading, hidden } = outline.blocks[line.block]!;
    if (hidden || ASIDE.has(facts.lines[line.index]!.zone)) continue;
    if (!heading || heading > HEADINGS) {
      if (plain || first || line.text.length > LONGEST_PLAIN || line.runs.every(({ link }) => link)) continue;
      const name = nameIn(page, line);
      if (name.length >= SHORTEST_PLAIN && own.includes(folded(name))) plain = { line, name };
      continue;
    }
    const name = overLines(page, line, title) ?? nameIn(page, line);
    if (line.text) highest = withHeading(highest, { line, name, level: heading });
    if (name.length < SHORTEST) continue;
    if (unspaced(title).includes(unspaced(name)) || (own.length >= SHORTEST_PLAIN && folded(name).includes(own)))
      return { line, name };
    if (heading === 1) first ??= { line, name };
  }
  if (first ?? plain) return first ?? plain;
  const [top, another] = highest;
  if (top && namesEvents(top.line.text)) return setOffBelow(page, top.line);
  // Below a logo as <h1> the one <h2> is the title.
  const isTitle = top && !another && top.name.length >= SHORTEST && !facts.words.has('news', top.name);
  return isTitle ? top : undefined;
}

interface Leveled extends Named {
  level: number;
}

/** The highest headings so far, each by its first line, and one more. */
function withHeading(highest: readonly Leveled[], next: Leveled): readonly Leveled[] {
  const [top] = highest;
  if (!top || next.level < top.level) return [next];
  return next.level > top.level || next.line.block === highest.at(-1)!.line.block ? highest : [...highest, next];
}

/** Lines below "演奏会のご案内" among which the concert may be named. */
const NAMED_BELOW = 8;
const BOLD = 600;

/** The first line below a list's heading that is set off as a heading or in bold and says more than when; the heading itself where there is none. */
function setOffBelow(page: Page, generic: Line): Named {
  const { outline, facts } = page;
  for (const line of outline.lines.slice(generic.index + 1, generic.index + 1 + NAMED_BELOW)) {
    const { weight, size } = facts.lines[line.index]!;
    const isSetOff = outline.blocks[line.block]!.heading || weight >= BOLD || size > facts.lines[generic.index]!.size;
    const name = isSetOff && !/[。.]$/u.test(line.text) ? nameIn(page, line) : '';
    if (name.length >= SHORTEST && facts.lines[line.index]!.zone === 'main') return { line, name };
  }
  return { line: generic, name: cleanName(generic.text) };
}

const unspaced = (text: string): string => folded(text).replace(/\s/g, '');

/** All lines of the heading that begins here, where the title says them in one: "The Harbour Orchestra" / "New Year Concert". */
function overLines({ outline: { from, to, lines } }: Page, { index, block }: Line, title: string): string | undefined {
  if (from[block] !== index || to[block]! - index < 2 || to[block]! - index > MOST_LINES) return undefined;
  const whole = cleanName(
    lines
      .slice(index, to[block])
      .map(({ text }) => text)
      .join(' '),
  );
  return whole && unspaced(title).includes(unspaced(whole)) ? whole : undefined;
}

/** What a line says beside days; empty where it only says what stands below it. */
function nameIn({ facts }: Page, { index, text }: Line): string {
  const name = cleanName(withoutDates(facts, index, text));
  return namesEvents(name) || NO_NAME.some((word) => facts.words.is(word, name)) ? '' : name;
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');

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
  while (to < outline.lines.length && to - line.index < BELOW && !ASIDE.has(facts.lines[to]!.zone)) to++;
  const paths = new Set(others.map(({ path }) => path));
  const firstOther = outline.blocks.findIndex(
    (_, block) => outline.from[block]! > line.index && paths.has(outline.path(block)),
  );
  const beforeOthers = firstOther < 0 ? to : Math.min(to, outline.from[firstOther]!);
  const read = readBest(page, [
    ...(beforeOthers < to ? [{ block: line.block, from: line.index, to: beforeOthers }] : []),
    { block: line.block, from: line.index, to },
    { block: line.block, from, to },
  ]);
  if (!read) return undefined;
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
