/**
 * One person in two pieces: a card of which the choice took the name with its post and, for a second record, the text that begins with the
 * name again. Side by side in one block and with one name they are one record.
 */
import type { Outline } from '../page/outline';
import type { Facts } from '../text/facts';
import type { Chosen } from './choose';

/** A block of more lines holds several persons. */
const LONGEST_CARD = 40;
/** Lines between the pieces. */
const FARTHEST = 2;
/** Scores from which on a text is a name. */
const SURE_NAME = 0.4;

/** @returns what was chosen, in page order; persons in two pieces are one, with the surer piece's verdict */
export function withWholePersons(outline: Outline, facts: Facts, chosen: readonly Chosen[]): Chosen[] {
  const out: Chosen[] = [];
  for (const one of chosen) {
    const before = out.at(-1);
    const card = before && cardOf(outline, facts, before, one);
    if (!before || card === undefined) {
      out.push(one);
      continue;
    }
    const candidate = { ...before.candidate, block: card, to: one.candidate.to };
    const surer = one.verdict.probability > before.verdict.probability ? one : before;
    out[out.length - 1] = { candidate, verdict: surer.verdict };
  }
  return out;
}

/** The smallest block that holds both pieces, where they are of one person. */
function cardOf({ blocks, from, to }: Outline, facts: Facts, one: Chosen, next: Chosen): number | undefined {
  if (one.verdict.kind !== 'person' || next.verdict.kind !== 'person') return undefined;
  const gap = next.candidate.from - one.candidate.to;
  if (gap < 0 || gap > FARTHEST) return undefined;
  const name = nameIn(facts, one);
  if (name === undefined || name !== nameIn(facts, next)) return undefined;
  let card = one.candidate.block;
  while (card >= 0 && to[card]! < next.candidate.to) card = blocks[card]!.parent;
  return card >= 0 && to[card]! - from[card]! <= LONGEST_CARD ? card : undefined;
}

/** The first sure name, folded. */
function nameIn({ lines }: Facts, { candidate: { from, to } }: Chosen): string | undefined {
  for (let i = from; i < to; i++) {
    const match = lines[i]!.name?.match;
    if (match && match.score >= SURE_NAME)
      return match.name
        .normalize('NFKD')
        .replace(/[\p{M}\s.]/gu, '')
        .toLowerCase();
  }
  return undefined;
}
