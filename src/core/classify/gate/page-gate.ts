/**
 * Whether a page on which records were chosen holds any at all. Where records are, several are, one of them surely, and
 * the page is more list than prose; on an article the judge finds a date and a name, too, and is wrong.
 */
import { log, yes } from '../../learned/numbers';
import { declaredText } from '../../page/declared-text';
import type { Outline } from '../../page/outline';
import type { Candidate } from '../../records/candidate';
import { JUDGED_KINDS } from '../../records/judge';
import type { Choice, Chosen } from '../../records/choose';
import { logOdds } from '../log-odds';
import type { Wording } from '../../learned/wording';

export interface PageGate {
  /** Per input of `gateInputs`, for log-odds that the page holds a record. */
  weights: number[];
  /** Probability below which the page is left alone. */
  threshold: number;
}

/** Longer lines are prose. */
const PROSE = 120;
const SUREST = 0.99;
/** Log-odds of a second record where there is none. */
const NO_SECOND = -1.5;

/** @returns the evidence, first a constant; the order is the model's */
export function gateInputs({ snapshot, lines }: Outline, chosen: readonly Chosen[], wording?: Wording): number[] {
  const sure = chosen.map(({ verdict }) => verdict.probability).sort((a, b) => b - a);
  const top = chosen.reduce<Chosen | undefined>(
    (best, one) => (one.verdict.probability > (best?.verdict.probability ?? 0) ? one : best),
    undefined,
  );
  let [chars, prose, linked] = [1, 0, 0];
  for (const { text, runs } of lines) {
    chars += text.length;
    if (text.length > PROSE) prose += text.length;
    for (const run of runs) if (run.link) linked += run.text.length;
  }
  const declared = declaredText(snapshot);
  return [
    1,
    logOdds(sure[0] ?? 0.5, SUREST),
    sure.length > 1 ? logOdds(sure[1]!, SUREST) : NO_SECOND,
    logOdds(sure.reduce((a, b) => a + b, 0) / Math.max(1, sure.length) || 0.5, SUREST),
    log(sure.length),
    prose / chars,
    linked / chars,
    yes(/Article|Posting|article/.test(declared)),
    yes(/"[A-Za-z]*Event"/.test(declared)),
    yes(top?.verdict.kind === 'event'),
    yes(top?.verdict.kind === 'department'),
    yes(sure.length === 1),
    log(lines.length),
    ...said(chosen, wording),
  ];
}

/** What the words of the records, and those of the headings above them, say of their kinds, on average. */
function said(chosen: readonly Chosen[], wording: Wording | undefined): [lines: number, headings: number] {
  const sums: [number, number] = [0, 0];
  if (!wording || chosen.length === 0) return sums;
  for (const { candidate, verdict } of chosen) {
    const odds = wording.odds(candidate.from, candidate.to);
    const kind = JUDGED_KINDS.indexOf(verdict.kind);
    sums[0] += odds[kind]! / chosen.length;
    sums[1] += odds[JUDGED_KINDS.length + kind]! / chosen.length;
  }
  return sums;
}

/** 0 to 1: that the page holds a record. */
export function holdsRecords({ weights }: PageGate, inputs: readonly number[]): number {
  return 1 / (1 + Math.exp(-inputs.reduce((sum, value, i) => sum + value * weights[i]!, 0)));
}

/**
 * @param isTold whether the page itself says that a candidate is an event, by labels or by a heading
 * @param isPresented whether a candidate gives a person's name, post and contact
 * @returns the choice as it is where the page holds records; else only what is told or so presented stays, and all else that was chosen is doubtful
 */
export function throughGate(
  gate: PageGate,
  outline: Outline,
  choice: Choice,
  wording?: Wording,
  isTold: (candidate: Candidate) => boolean = () => false,
  isPresented: (candidate: Candidate) => boolean = () => false,
): Choice {
  const { chosen, doubtful } = choice;
  if (chosen.length === 0 || holdsRecords(gate, gateInputs(outline, chosen, wording)) >= gate.threshold) return choice;
  const stays = ({ candidate, verdict: { kind } }: Chosen): boolean =>
    (kind === 'event' && isTold(candidate)) || (kind === 'person' && isPresented(candidate));
  return { chosen: chosen.filter(stays), doubtful: [...chosen.filter((one) => !stays(one)), ...doubtful] };
}
