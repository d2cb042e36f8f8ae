/** The place that a heading names for all events below it: "Harbour Theatre", and then what is on there. */
import type { Outline } from '../../page/outline';
import { CJK } from '../../page/scripts';
import type { Facts } from '../../text/facts';
import { isBody } from '../../text/body-name';
import type { FoundPlace } from './found-place';
import { lineOfOthers } from './other-events';
import { ADDRESS } from './postal-address';
import { stagesOf } from './stages';

const LONGEST = 60;
/** The heading of the page names the organisation, or the page. */
const LEAST_LEVEL = 2;
/** One word alone ("Theatre", "Museum") is as often a category; two characters in Japanese and Chinese likewise. */
const LEAST_WORDS = 2;
const LEAST_CJK = 4;
const CONFIDENCE = 0.55;

/**
 * @param from first line of the record
 * @param nameLine the line of its name: a heading that names the event is no place, and neither is "About the Library Board"
 */
export function headingPlace(outline: Outline, facts: Facts, from: number, nameLine: number): FoundPlace | undefined {
  const { lines, words } = facts;
  const others = lineOfOthers(outline, { from, to: Math.max(from, nameLine) + 1 }) ?? -1;
  const named = lines[nameLine + 1]?.heading;
  // What stands above a heading that names the event may be the heading of the event before.
  const first = named?.line === nameLine ? named.above : lines[from]!.heading;
  for (let up = first; up && up.level >= LEAST_LEVEL && up.line > others; up = up.above) {
    const { text, line } = up;
    const below = line < nameLine && line + 2 < from ? addressedBelow(outline, lines, line) : undefined;
    if (below) return below;
    if (line === nameLine || text.length > LONGEST || isBody(text)) continue;
    if (stagesOf(facts).get(line)) return { place: { name: text }, line, confidence: CONFIDENCE };
    // What a house shows is in its name, too: "Harbour Theatre", but "Theatre for children".
    const isHouse = words.has('venueWord', text.split(/\s+/).at(-1)!);
    if (lines[line]!.dates.length > 0 || (words.has('eventWord', text) && !isHouse) || words.has('news', text))
      return undefined;
    if (!ADDRESS.test(text) && !(words.has('venueWord', text) && saysWhich(text))) continue;
    return { place: ADDRESS.test(text) ? { address: text, name: text } : { name: text }, line, confidence: CONFIDENCE };
  }
  return undefined;
}

/** Where tickets are sold, not what they are for. */
const OFFICE = /(?<!\p{L})(?:box|ticket|booking|information)\s(?:offices?|desk|counter)(?!\p{L})/iu;

/** The house and its address on the two lines right below a heading. */
function addressedBelow({ lines }: Outline, facts: Facts['lines'], heading: number): FoundPlace | undefined {
  const [name, address] = [lines[heading + 1]!.text, lines[heading + 2]!.text];
  const isApart = [heading + 1, heading + 2].every((line) => {
    const { dates, price, names, heading: above } = facts[line]!;
    return dates.length === 0 && !price && names === 0 && above?.line === heading;
  });
  const isHouse = name.length <= LONGEST && /^\p{Lu}[^.!?:]*$/u.test(name) && !ADDRESS.test(name) && !OFFICE.test(name);
  return isApart && isHouse && address.length <= LONGEST && ADDRESS.test(address)
    ? { place: { name, address }, line: heading + 1, confidence: CONFIDENCE }
    : undefined;
}

const saysWhich = (text: string): boolean =>
  CJK.test(text) ? text.length >= LEAST_CJK : text.split(/\s+/).length >= LEAST_WORDS;
