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
/** Lines above the heading that may hold its day or its place, and below it. */
const ABOVE = 3;
const BELOW = 40;
/** More events than this are what the page is about. */
const MOST_OTHERS = 6;
/** Headings that say what stands below them, not what it is called: "Events", "Time". */
const NO_NAME = ['eventSection', 'dateLabel', 'placeLabel', 'attributeLabel'] as const;
const ASIDE: ReadonlySet<Zone> = new Set<Zone>(['nav', 'header', 'footer']);

/**
 * @param records all that was found on the page
 * @param chance 0 to 1: that the page is there for one event
 * @returns the records, and the event that the page is about where it was not among them; it needs a day. Its address is the page's
 */
export function withSubjectEvent(page: Page, records: readonly FoundRecord[], chance: number): FoundRecord[] {
  const events = records.filter(({ kind }) => kind === 'event');
  if (events.length > MOST_OTHERS) return [...records];
  const heading = headingOf(page);
  if (!heading) return [...records];
  const known = events.find(({ name }) => alike(name, heading.name));
  const { url } = page.outline.snapshot;
  if (known) {
    const own = { url, evidence: { ...known.evidence, url: addressOf(page, heading) } };
    return records.map((record) => (record === known && leadsUp(record.url, url) ? { ...record, ...own } : record));
  }
  const event = eventBelow(page, heading, chance);
  return event ? [event, ...records].map((record, i) => ({ ...record, ordinal: i + 1 })) : [...records];
}

/** No link, or one to what the page lies below, as a trail of crumbs has it: the event's own page is the one that is about it. */
const leadsUp = (link: string | undefined, page: string): boolean =>
  link === undefined || page === link || page.startsWith(link.replace(/\/?$/, '/'));

const ADDRESS_CONFIDENCE = 0.8;

/** Where the event's address comes from: the page is about it. */
const addressOf = ({ outline }: Page, { line }: Named): Evidence => ({
  confidence: ADDRESS_CONFIDENCE,
  source: 'page',
  quote: outline.snapshot.url,
  path: outline.path(line.block),
});

interface Named {
  line: Line;
  name: string;
}

/** The heading that the page's title repeats, else the first of the highest. */
function headingOf(page: Page): Named | undefined {
  const { outline, facts } = page;
  const title = folded(outline.snapshot.title);
  let first: Named | undefined;
  for (const line of outline.lines) {
    const { heading, hidden } = outline.blocks[line.block]!;
    if (!heading || heading > HEADINGS || hidden || ASIDE.has(facts.lines[line.index]!.zone)) continue;
    const name = cleanName(withoutDates(facts, line.index, line.text));
    if (name.length < SHORTEST || NO_NAME.some((word) => facts.words.is(word, name))) continue;
    if (title.includes(folded(name))) return { line, name };
    if (heading === 1) first ??= { line, name };
  }
  return first;
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
    url: outline.snapshot.url,
    path: outline.path(line.block),
    confidence: Math.round(chance * 1000) / 1000,
    ordinal: 0,
    evidence: {
      ...read.evidence,
      name: { ...read.evidence['name']!, quote: line.text },
      url: addressOf(page, { line, name }),
    },
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
