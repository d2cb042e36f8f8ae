/**
 * The nine features of "Information Classification and Extraction on Official Web Pages of Organizations" (2020), equations 1 to 9,
 * on the active information block. Where the paper is silent, the choice is ours:
 * results of "regular matching" are what our readers find on a line (names and posts; units and contacts; dates, prices and lines with
 * words of news and events); SUM is all characters of the block but white space, so that the ratios lie in the range that
 * its table 1 gives.
 */
import { BLOCK_THRESHOLD, countValid, informationBlock } from '../../page/information-block';
import type { Outline } from '../../page/outline';
import type { Facts, LineFacts } from '../../text/facts';

export const NINE = ['MPV', 'MDP', 'NSW', 'CPP', 'NSP', 'NBI', 'CPD', 'NSD', 'CPB'] as const;

/** Readers' scores from which on a name, a post or a unit is taken for one. */
const SURE = 0.6;
/** Longer lines are prose: a word of news or of events in them is no result by itself. */
const LONGEST_RESULT = 120;

const lengthOf = (text: string): number => text.replace(/\s/g, '').length;

/** @returns the values in the order of `NINE` */
export function nineFeatures(outline: Outline, facts: Facts, k = BLOCK_THRESHOLD): Float64Array {
  const { units, from, to, lines } = outline;
  const valid = countValid(outline, facts.lang);
  const block = informationBlock(outline, valid, k);
  const [largest, smallest] = shares(outline, valid, block);
  let [sum, person, unit, business, results] = [0, 0, 0, 0, 0];
  const names = new Map<string, number>();
  const unitNames = new Map<string, number>();
  for (let i = from[block]!; i < to[block]!; i++) {
    const { text } = lines[i]!;
    const line = facts.lines[i]!;
    const length = lengthOf(text);
    sum += length;
    person += Math.min(length, personal(line, names));
    unit += Math.min(length, departmental(line, unitNames));
    const found = businesslike(text, line, facts);
    if (found > 0) results++;
    business += Math.min(length, found);
  }
  const share = (part: number): number => part / Math.max(1, sum);
  const most = (counts: ReadonlyMap<string, number>): number => Math.max(0, ...counts.values());
  return Float64Array.of(
    largest,
    largest - smallest,
    units[block]!.length,
    share(person),
    most(names),
    results,
    share(unit),
    most(unitNames),
    share(business),
  );
}

/** Largest and smallest share of a block's valid characters in one child (equations 1 and 2). */
function shares({ units }: Outline, valid: Int32Array, block: number): [largest: number, smallest: number] {
  const total = valid[block]!;
  const children = units[block]!.filter((unit) => unit.block >= 0);
  if (total === 0 || children.length === 0) return [0, 0];
  let [largest, smallest] = [0, 1];
  for (const child of children) {
    const share = valid[child.block]! / total;
    largest = Math.max(largest, share);
    smallest = Math.min(smallest, share);
  }
  return [largest, smallest];
}

const add = (counts: Map<string, number>, name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);

function personal({ name, title }: LineFacts, names: Map<string, number>): number {
  let found = 0;
  if (name && name.match.score >= SURE) {
    add(names, name.match.name);
    found += lengthOf(name.match.name);
  }
  if (title && title.score >= SURE) found += lengthOf(title.title);
  return found;
}

function departmental({ unit, emails, telephones }: LineFacts, names: Map<string, number>): number {
  let found = 0;
  if (unit && unit.score >= SURE) {
    add(names, unit.chunk.text);
    found += lengthOf(unit.chunk.text);
  }
  for (const { length } of emails) found += length;
  for (const { length } of telephones) found += length;
  return found;
}

function businesslike(text: string, { dateShare, price }: LineFacts, { words }: Facts): number {
  const isShort = text.length <= LONGEST_RESULT;
  if (isShort && (price || words.has('news', text) || words.has('eventWord', text))) return lengthOf(text);
  return Math.round(dateShare * lengthOf(text));
}
