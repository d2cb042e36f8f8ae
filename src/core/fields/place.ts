/** Where an event takes place, as the record says it. */
import type { Place } from '../finding';
import type { Outline } from '../page/outline';
import { headerAbove } from '../page/table-header';
import type { Facts } from '../text/facts';
import { cleanName, withoutDates } from './name';

export interface FoundPlace {
  place: Place;
  line: number;
  confidence: number;
}

const HINT =
  /(^|[\s_#.-])(venue|location|place|locality|address|adr|where|room|hall|kaijo|basho|p-location|lieu|ort|plaats)s?([\s_-]|\d|$)/;
const ADDRESS =
  /〒\d{3}|(?:都|道|府|県).{1,8}(?:市|区|町|村)|\d+-\d+-\d+(?!\d)|\b\d{1,5}\s+[A-Z][\w.]+(?:\s[A-Z][\w.]+)*\s(?:St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Dr|Drive|Lane|Ln|Way|Place|Square)\b|\b\d{5}\s[A-ZÄÖÜ][a-zäöü]+|(?:straße|str\.|gasse|weg|platz)\s\d+/;
const PLACE_HEADER =
  /^(venue|location|place|where|room|会場|場所|開催場所|ところ|地点|地點|장소|ort|lieu|lugar|luogo|local|locatie|plats|sted)$/i;
const LONGEST = 120;

/** @param nameLine the line of the record's name, which is not its place */
export function placeOf(
  outline: Outline,
  facts: Facts,
  from: number,
  to: number,
  nameLine: number,
): FoundPlace | undefined {
  let best: FoundPlace | undefined;
  const offer = (raw: string, line: number, confidence: number): void => {
    const text = cleanName(raw, facts);
    if (text.length < 2 || text.length > LONGEST || !/\p{L}/u.test(text) || facts.words.is('moreLabel', text)) return;
    if (best && best.confidence >= confidence) return;
    best = { place: ADDRESS.test(text) ? { address: text, name: text } : { name: text }, line, confidence };
  };
  for (let i = from; i < to; i++) {
    const line = outline.lines[i]!;
    const fact = facts.lines[i]!;
    const { words } = facts;
    const labelled = words.after('placeLabel', line.text);
    if (labelled) offer(labelled, i, 0.92);
    else if (words.is('placeLabel', line.text) && i + 1 < to) offer(outline.lines[i + 1]!.text, i + 1, 0.9);
    const at = /(?:^|\s)[@＠]\s*(.{2,60})$/u.exec(line.text);
    if (at) offer(at[1]!, i, 0.8);
    if (i === nameLine || words.is('placeLabel', line.text)) continue;
    if (fact.dateShare > 0.7 || /^(dt|th)$/.test(outline.blocks[line.block]!.tag)) continue;
    if (PLACE_HEADER.test(headerAbove(outline, i))) offer(line.text, i, 0.9);
    if (HINT.test(hintsAround(outline, line.block, from, to))) offer(withoutDates(facts, i, line.text), i, 0.85);
    for (const run of line.runs) if (run.hint && HINT.test(run.hint)) offer(run.text, i, 0.85);
    const rest = withoutDates(facts, i, line.text);
    if (rest.length <= 70 && words.has('venueWord', rest) && !fact.price && !words.has('priceLabel', rest))
      offer(rest, i, ADDRESS.test(rest) ? 0.6 : 0.5);
  }
  return best;
}

/** Class names of the line's block and the blocks around it within the record. */
function hintsAround(outline: Outline, block: number, from: number, to: number): string {
  const out: string[] = [];
  for (let up = block, n = 0; up >= 0 && n < 3; up = outline.blocks[up]!.parent, n++) {
    if (outline.from[up]! <= from && outline.to[up]! >= to) break;
    if (outline.to[up]! - outline.from[up]! > 3) break;
    out.push(outline.blocks[up]!.hint ?? '');
  }
  return out.join(' ');
}
