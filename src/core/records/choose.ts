/**
 * Chooses records among the candidates of a page: the set of disjoint candidates whose gains add up to most.
 *
 * Candidates nest (blocks in blocks) or divide one block's children (segmentations), so the best set is found exactly,
 * from the leaves up: best(block) = max of the block as one record, each segmentation of its children, and the best of
 * its children one by one. One objective, whatever the page's structure.
 */
import type { Judge, Verdict } from '../classify/judge';
import type { Outline, Unit } from '../page/outline';
import type { Candidate, Candidates } from './candidates';

export interface Chosen {
  candidate: Candidate;
  verdict: Verdict;
}

interface Best {
  gain: number;
  /** Chosen directly here … */
  own: Chosen[];
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
  const verdicts = new Map<Candidate, Chosen | undefined>();
  const chosen = (candidate: Candidate | undefined): Chosen | undefined => {
    if (!candidate) return undefined;
    if (!verdicts.has(candidate)) {
      const verdict = judge.judge(candidate);
      if (verdict && verdict.gain <= 0 && verdict.gain > DOUBTFUL) near.push({ candidate, verdict });
      verdicts.set(candidate, verdict && verdict.gain > 0 ? { candidate, verdict } : undefined);
    }
    return verdicts.get(candidate);
  };
  const ofUnit = (unit: Unit): Best => {
    if (unit.block >= 0) return best[unit.block] ?? NOTHING;
    const line = chosen(candidates.lines.get(unit.from));
    return line ? { gain: line.verdict.gain, own: [line], parts: [] } : NOTHING;
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
    const alone = chosen(candidates.alone[block]);
    if (alone && alone.verdict.gain >= most.gain) most = { gain: alone.verdict.gain, own: [alone], parts: [] };
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
      const whole = chosen(piece);
      if (whole && whole.verdict.gain >= inside.gain) {
        out.gain += whole.verdict.gain;
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
    out.push(...best.own);
    stack.push(...best.parts);
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
