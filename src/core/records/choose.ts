/**
 * Chooses records among the candidates of a page: the set of disjoint candidates whose gains add up to most.
 *
 * Candidates nest (blocks in blocks) or divide one block's children (segmentations), so the best set is found exactly,
 * from the leaves up: best(block) = max of the block as one record, each segmentation of its children, and the best of
 * its children one by one. One objective, whatever the page's structure.
 */
import type { Judge, Verdict } from './judge';
import type { Outline, Unit } from '../page/outline';
import type { Candidate, Candidates } from './candidate';

export interface Chosen {
  candidate: Candidate;
  verdict: Verdict;
}

/** A candidate that is a record of at least one kind: its verdicts with a gain, and their sum. */
interface Accepted {
  candidate: Candidate;
  verdicts: Verdict[];
  gain: number;
}

interface Best {
  gain: number;
  /** Chosen directly here … */
  own: Accepted[];
  /** … and the parts that keep their own best. */
  parts: Best[];
}

const NOTHING: Best = { gain: 0, own: [], parts: [] };

/** What was chosen, and what was judged and left out by a little: the doubtful, none of them overlapping. */
export interface Choice {
  chosen: Chosen[];
  doubtful: Chosen[];
}

/** Gain above which a candidate that was left out is worth a word. */
const DOUBTFUL = -0.8;

export function choose(outline: Outline, candidates: Candidates, judge: Judge): Choice {
  const best: Best[] = [];
  const near: Chosen[] = [];
  /** By the candidates' ids; null for what is no record. */
  const judged = new Array<Accepted | null | undefined>(candidates.count);
  const accepted = (candidate: Candidate | undefined): Accepted | undefined => {
    if (!candidate) return undefined;
    const known = judged[candidate.id];
    if (known !== undefined) return known ?? undefined;
    const all = judge.judge(candidate);
    const verdicts = all.filter(({ gain }) => gain > 0);
    const best = all[0];
    if (best && best.gain <= 0 && best.gain > DOUBTFUL) near.push({ candidate, verdict: best });
    const gain = verdicts.reduce((sum, verdict) => sum + verdict.gain, 0);
    const made = verdicts.length > 0 ? { candidate, verdicts, gain } : null;
    judged[candidate.id] = made;
    return made ?? undefined;
  };
  const ofUnit = (unit: Unit): Best => {
    if (unit.block >= 0) return best[unit.block] ?? NOTHING;
    const line = accepted(candidates.lines.get(unit.from));
    return line ? { gain: line.gain, own: [line], parts: [] } : NOTHING;
  };
  const sum = (units: readonly Unit[]): Best => {
    const parts = units.map(ofUnit).filter(({ gain }) => gain > 0);
    return parts.length === 0 ? NOTHING : { gain: parts.reduce((total, part) => total + part.gain, 0), own: [], parts };
  };
  for (let block = outline.blocks.length - 1; block >= 0; block--) {
    const units = outline.units[block]!;
    if (units.length === 0) continue;
    let most = sum(units);
    for (const { candidates: pieces } of candidates.segmentations.get(block) ?? []) {
      const other = divided(units, pieces);
      if (other.gain > most.gain) most = other;
    }
    const alone = accepted(candidates.alone[block]);
    if (alone && alone.gain >= most.gain) most = { gain: alone.gain, own: [alone], parts: [] };
    best[block] = most;
  }
  const taken = collect(best[0] ?? NOTHING).sort(inOrder);
  return { chosen: taken, doubtful: disjoint(near, taken) };

  /** A segmentation's worth: each piece as one record, or the best of its units; so too the units outside all pieces. */
  function divided(units: readonly Unit[], pieces: readonly Candidate[]): Best {
    const out: Best = { gain: 0, own: [], parts: [] };
    let place = 0;
    for (const piece of pieces) {
      while (place < units.length && units[place]!.from < piece.from) add(out, ofUnit(units[place++]!));
      const first = place;
      while (place < units.length && units[place]!.from < piece.to) place++;
      const inside = sum(units.slice(first, place));
      const whole = accepted(piece);
      if (whole && whole.gain >= inside.gain) {
        out.gain += whole.gain;
        out.own.push(whole);
      } else add(out, inside);
    }
    while (place < units.length) add(out, ofUnit(units[place++]!));
    return out;
  }
}

function add(to: Best, part: Best): void {
  if (part.gain <= 0) return;
  to.gain += part.gain;
  to.parts.push(part);
}

function collect(root: Best): Chosen[] {
  const out: Chosen[] = [];
  const stack = [root];
  for (let best = stack.pop(); best; best = stack.pop()) {
    for (const { candidate, verdicts } of best.own) {
      for (const verdict of verdicts) out.push({ candidate, verdict });
    }
    for (const part of best.parts) stack.push(part);
  }
  return out;
}

const inOrder = (a: Chosen, b: Chosen): number => a.candidate.from - b.candidate.from;

/** The likeliest of `near` that overlap neither each other nor what was taken. */
function disjoint(near: Chosen[], taken: readonly Chosen[]): Chosen[] {
  const covered = new Set<number>();
  const cover = ({ candidate }: Chosen): void => {
    for (let line = candidate.from; line < candidate.to; line++) covered.add(line);
  };
  taken.forEach(cover);
  const out: Chosen[] = [];
  for (const one of near.sort((a, b) => b.verdict.gain - a.verdict.gain)) {
    const { from, to } = one.candidate;
    let free = true;
    for (let line = from; line < to && free; line++) free = !covered.has(line);
    if (!free) continue;
    cover(one);
    out.push(one);
  }
  return out.sort(inOrder);
}
