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
 * @returns the place stated above them in a section around them, for those that name none; undefined where none is
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
    const found = labelledPlace(facts, line) ?? toldPlace(facts, line.text);
    const text = found && cleanName(found);
    if (!text || text.length > LONGEST_PLACE) continue;
    const [name = text, address] = text.split(LOCATED);
    const place = address ? { name, address } : ADDRESS.test(text) ? { name: text, address: text } : { name: text };
    return { place, line: i, confidence: 0.5 };
  }
  return undefined;
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
