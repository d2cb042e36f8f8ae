/**
 * The one event of a page that is about it. Among a page's candidates it is hard to see: no other stands beside it, and its day may be
 * far from its name. Where the page's kind is sure, its heading is the name and the text below says the rest.
 */
import type { EventRecord, Evidence, FoundRecord } from '../finding';
import type { Line } from '../page/outline';
import type { Zone } from '../page/zones';
import type { Reason } from '../classify/reasons';
import type { EventFields } from './event';
import { cleanName, withoutDates } from './name';
import { readRegion } from './read';
import type { Page } from './record';
import { alike } from './subject';

/** Levels of headings that may name what a page is about, where its title says the same. */
const HEADINGS = 3;
const SHORTEST = 4;
/** The same for a line that is no heading, and for a title that a heading must hold whole. */
const SHORTEST_PLAIN = 8;
const LONGEST_PLAIN = 160;
const TITLE_PARTS = /\s+[|–—>·»-]+\s+/u;
/** Lines above the heading that may hold its day or its place, and below it. */
const ABOVE = 3;
const BELOW = 40;
/** More events than this are what the page is about. */
const MOST_OTHERS = 6;
/** Headings that say what stands below them, not what it is called: "Events", "Time". */
const NO_NAME = ['eventSection', 'dateLabel', 'placeLabel', 'attributeLabel'] as const;
const ASIDE: ReadonlySet<Zone> = new Set<Zone>(['nav', 'header', 'footer']);

/** Days that the parts of one event may name: its own, and what else is dated on the page; more are sessions. */
const MOST_DAYS = 3;

/**
 * @param records all that was found on the page
 * @param chance 0 to 1: that the page is there for one event
 * @returns the records, with one event that the page is about, if it has a day: what was found of it in parts (its time under "Date", its
 *   place under "Venue") put together, else what is read below the heading. Its address is the page's
 */
export function withSubjectEvent(page: Page, records: readonly FoundRecord[], chance: number): FoundRecord[] {
  const events = records.filter((record): record is EventRecord => record.kind === 'event');
  if (events.length > MOST_OTHERS) return [...records];
  const heading = headingOf(page);
  if (!heading) return [...records];
  const { url } = page.outline.snapshot;
  const alikes = events.filter(({ name }) => alike(name, heading.name));
  const known = alikes.find((event) => isOwn(event.url, url)) ?? alikes[0];
  if (known && !isOwn(known.url, url)) return [...records];
  const parts = events.filter((event) => event !== known && isOwn(event.url, url));
  const days = new Set(parts.map(({ startDate }) => startDate?.slice(0, 10)));
  const own = [...(known ? [known] : []), ...(days.size <= MOST_DAYS ? parts : [])];
  const below = known ? undefined : eventBelow(page, heading, chance);
  if (!known && !below && own.length === 0) return [...records];
  const event = putTogether(page, heading, below ? [...own, below] : own);
  const others = records.filter((record) => !own.some((part) => part === record));
  return [event, ...others].map((record, i) => ({ ...record, ordinal: i + 1 }));
}

/** One event of its parts: the day of one that states the hour, too, everything else of the first that has it. */
function putTogether(page: Page, heading: Named, parts: readonly EventRecord[]): EventRecord {
  const dated =
    parts.find(({ startDate }) => startDate?.includes('T')) ?? parts.find(({ startDate }) => startDate) ?? parts[0]!;
  const inOrder = [dated, ...parts.filter((part) => part !== dated)];
  const whole = inOrder.reduceRight((event, part) => ({
    ...event,
    ...part,
    evidence: { ...event.evidence, ...part.evidence },
  }));
  const named = parts.find(({ name }) => alike(name, heading.name));
  const path = page.outline.path(heading.line.block);
  return {
    ...whole,
    name: named?.name ?? heading.name,
    url: page.outline.snapshot.url,
    path: named?.path ?? path,
    confidence: Math.max(...parts.map(({ confidence }) => confidence)),
    evidence: {
      ...whole.evidence,
      ...(named
        ? { ...(named.evidence['name'] ? { name: named.evidence['name'] } : {}) }
        : { name: said(heading.line.text, path) }),
      url: said(page.outline.snapshot.url, path),
    },
  };
}

/**
 * No link to another page of the site: none, one to what the page lies below, as a trail of crumbs has it, one to what lies below the
 * page (its calendar file), or one to elsewhere (tickets, a map).
 */
function isOwn(link: string | undefined, page: string): boolean {
  if (link === undefined || link === page) return true;
  const folder = (address: string): string => address.replace(/\/?$/, '/');
  return page.startsWith(folder(link)) || link.startsWith(folder(page)) || hostOf(link) !== hostOf(page);
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
  for (const line of outline.lines) {
    const { heading, hidden } = outline.blocks[line.block]!;
    if (hidden || ASIDE.has(facts.lines[line.index]!.zone)) continue;
    if (!heading || heading > HEADINGS) {
      if (plain || first || line.text.length > LONGEST_PLAIN || line.runs.every(({ link }) => link)) continue;
      const name = nameIn(page, line);
      if (name.length >= SHORTEST_PLAIN && own.includes(folded(name))) plain = { line, name };
      continue;
    }
    const name = nameIn(page, line);
    if (name.length < SHORTEST) continue;
    if (title.includes(folded(name)) || (own.length >= SHORTEST_PLAIN && folded(name).includes(own)))
      return { line, name };
    if (heading === 1) first ??= { line, name };
  }
  return first ?? plain;
}

/** What a line says beside days; empty where it only says what stands below it. */
function nameIn({ facts }: Page, { index, text }: Line): string {
  const name = cleanName(withoutDates(facts, index, text));
  return NO_NAME.some((word) => facts.words.is(word, name)) ? '' : name;
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');

function eventBelow(page: Page, { line, name }: Named, chance: number): EventRecord | undefined {
  const { outline, facts } = page;
  let from = line.index;
  while (from > 0 && line.index - from < ABOVE && !ASIDE.has(facts.lines[from - 1]!.zone)) from--;
  let to = line.index + 1;
  while (to < outline.lines.length && to - line.index < BELOW && !ASIDE.has(facts.lines[to]!.zone)) to++;
  const read = readBest(page, [
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

/** As read below the heading; where that names no day, with the lines above. */
function readBest(
  page: Page,
  extents: readonly { block: number; from: number; to: number }[],
): EventFields | undefined {
  for (const extent of extents) {
    const read = readRegion(page, 'event', [extent])[0] as EventFields | undefined;
    if (read?.startDate) return read;
  }
  return undefined;
}
