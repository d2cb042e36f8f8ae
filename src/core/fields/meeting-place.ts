/** The place that a page states once for a whole list: "All meetings are held at the City Hall, 1 Main Street." */
import type { Heading } from '../page/headings';
import type { Outline } from '../page/outline';
import type { Facts } from '../text/facts';
import { cleanName } from './name';
import { ADDRESS, labelledPlace, type FoundPlace } from './place';
import type { Extent } from './record';

const HELD =
  /(?<!\p{L})(?:held|hold|takes? place|meets?|meetings?|conducted|convenes?|gathers?|located|statt|stattfinden|lieu|tiennent|celebran|realizan|svolgono|plaats)(?!\p{L})/iu;
/** Where a place may begin, and where it ends. */
const BEGINS = /(?<!\p{L})(?:at|in|im|in der|à|au|en el|en la|presso|no|na|in het)\s+(?:the\s+)?(?=\p{Lu}|\d)/gu;
const ENDS =
  /[;(]|(?<=\p{Ll}{3}|\d)\.(?=\s|$)|,?\s+(?:unless|except|and are|all|on|from|(?<!(?:located|situated) )at \d|beginning|starting|every)(?!\p{L})/iu;
/** "at 9 a.m." is no place. */
const HOUR = /^\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?\s?m\b|Uhr|h\b)/iu;
const LOCATED = /,?\s*(?:located|situated)\s+(?:at|in|on)\s+/i;
const LONGEST_LINE = 900;
const LONGEST_PLACE = 160;

/**
 * @param records of one region, in reading order
 * @returns the place stated above them in a section around them, of all of them right below, or under the page's one heading
 *   "Location"; for those that name none. Undefined where none is
 */
export function statedPlace(outline: Outline, facts: Facts, records: readonly Extent[]): FoundPlace | undefined {
  const first = records[0]?.from ?? 0;
  const around = new Set([-1]);
  for (let up: Heading | undefined = facts.lines[first]?.heading; up; up = up.above) around.add(up.line);
  for (let i = first - 1; i >= 0; i--) {
    const { zone, heading } = facts.lines[i]!;
    if (zone === 'nav' || zone === 'footer' || !around.has(heading?.line ?? -1)) continue;
    const line = outline.lines[i]!;
    if (line.text.length > LONGEST_LINE) continue;
    const found = placeIn(labelledPlace(facts, line) ?? toldPlace(facts, line.text), i);
    if (found) return found;
  }
  return toldBelow(outline, facts, records) ?? underHeading(outline, facts);
}

function placeIn(said: string | undefined, line: number): FoundPlace | undefined {
  const text = said && cleanName(said);
  if (!text || text.length > LONGEST_PLACE) return undefined;
  const [name = text, address] = text.split(LOCATED);
  const place = address ? { name, address } : ADDRESS.test(text) ? { name: text, address: text } : { name: text };
  return { place, line, confidence: 0.5 };
}

/** What is said of all of them right below the list, in its own section: "Unless noted all meetings take place in …". */
const OF_ALL = /\b(?:all|each|every|unless)\b/i;
const LINES_BELOW = 4;

function toldBelow(outline: Outline, facts: Facts, records: readonly Extent[]): FoundPlace | undefined {
  const last = records.at(-1);
  if (!last) return undefined;
  const { heading } = facts.lines[last.from]!;
  for (let i = last.to; i < Math.min(last.to + LINES_BELOW, outline.lines.length); i++) {
    const { text } = outline.lines[i]!;
    if (facts.lines[i]!.heading?.line !== heading?.line) return undefined;
    const found = OF_ALL.test(text) && text.length <= LONGEST_LINE && placeIn(toldPlace(facts, text), i);
    if (found) return found;
  }
  return undefined;
}

/** The one section of the page that is headed "Location": its first line, and the address below. */
const ADDRESS_LINES = 3;

function underHeading(outline: Outline, facts: Facts): FoundPlace | undefined {
  const isLabel = (line: number): boolean =>
    outline.blocks[outline.lines[line]!.block]!.heading !== undefined &&
    facts.words.is('placeLabel', outline.lines[line]!.text);
  const labels = outline.lines.flatMap(({ index }) =>
    isLabel(index) && facts.lines[index]!.zone !== 'footer' && facts.lines[index]!.zone !== 'nav' ? [index] : [],
  );
  const label = labels[0];
  if (label === undefined || labels.length > 1) return undefined;
  const below: string[] = [];
  for (let i = label + 1; i < outline.lines.length && below.length <= ADDRESS_LINES; i++) {
    if (facts.lines[i]!.heading?.line !== label) break;
    if (outline.lines[i]!.text) below.push(outline.lines[i]!.text);
  }
  const [name, ...rest] = below.map((text) => cleanName(text));
  if (!name || name.length > LONGEST_PLACE || !/\p{L}/u.test(name) || facts.words.is('moreLabel', name))
    return undefined;
  const address = rest.filter((text) => /\d/.test(text) && text.length <= LONGEST_PLACE).join(', ');
  return {
    place: address ? { name, address } : ADDRESS.test(name) ? { name, address: name } : { name },
    line: label + 1,
    confidence: 0.5,
  };
}

/** The first place named in a sentence that says where something is held. */
function toldPlace(facts: Facts, text: string): string | undefined {
  if (!HELD.test(text)) return undefined;
  for (const match of text.matchAll(BEGINS)) {
    const rest = text.slice(match.index + match[0].length);
    if (HOUR.test(rest) || /(?:located|situated)\s+$/i.test(text.slice(0, match.index))) continue;
    const place = rest.slice(0, ENDS.exec(rest)?.index ?? rest.length).trim();
    if (place.length > LONGEST_PLACE) continue;
    if (facts.words.has('venueWord', place) || ADDRESS.test(place)) return place;
    const inBrackets = /^\(([^()]+)\)/.exec(rest.slice(place.length).trimStart())?.[1] ?? '';
    if (place && ADDRESS.test(inBrackets)) return `${place} located at ${inBrackets}`;
  }
  // "… at 6 p.m., Senior Center located at 21 Main Street": the address says where its place begins.
  const named = /[,.;]\s+(?:the\s+)?([^,.;]{3,60}\s+located\s+at\s+\d[^;]{4,80})/iu.exec(text)?.[1];
  return named && ADDRESS.test(named) ? named.split(ENDS)[0] : undefined;
}
