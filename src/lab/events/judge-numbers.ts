/** What the judge says of a record that structure alone has cut out, in numbers: of the record itself, and of what lies in it and around it. */
import type { Evidence } from '../../core/classify/features';
import { gateInputs, holdsRecords } from '../../core/classify/gate/page-gate';
import { firstLayer, TreeJudge, type RecordModel } from '../../core/classify/tree-judge';
import type { Outline } from '../../core/page/outline';
import { everyCandidate, type Candidate, type Candidates } from '../../core/records/candidate';
import { choose } from '../../core/records/choose';
import { JUDGED_KINDS, type JudgedKind } from '../../core/records/judge';

/** Log-odds beyond which a judge is not to be believed. */
const MOST = 6;
const clamp = (odds: number): number => Math.max(-MOST, Math.min(MOST, odds));
export const logOdds = (p: number): number => clamp(Math.log(p / (1 - p)));

export interface JudgeNumbers {
  /** Probability of an event, 0 where the candidate could be no record of any kind. */
  probability(candidate: Candidate): number;
  /**
   * Log-odds of an event by the first layer and by the second; of a person, of a department; the most of what lies in it and of what it lies
   * in; of the chosen events that it meets the surest, their number and the share of its lines that they hold; and of the page's gate.
   */
  numbers(candidate: Candidate): number[];
}

export function judgeNumbers(
  model: RecordModel,
  evidence: Evidence,
  outline: Outline,
  candidates: Candidates,
): JudgeNumbers {
  const judge = new TreeJudge(model, evidence, outline, candidates);
  const first = new Map<Candidate, number>();
  firstLayer([model.event.trees], evidence)(everyCandidate(candidates), (candidate, [odds]) =>
    first.set(candidate, odds!),
  );
  const probabilityOf = (candidate: Candidate, kind: JudgedKind): number =>
    judge.judge(candidate).find((verdict) => verdict.kind === kind)?.probability ?? 0;
  const all = [...everyCandidate(candidates)].map((candidate) => ({
    candidate,
    odds: logOdds(probabilityOf(candidate, 'event')),
  }));
  const { chosen } = choose(outline, candidates, judge);
  const events = chosen.filter(({ verdict }) => verdict.kind === 'event');
  const gate = chosen.length === 0 ? 0 : holdsRecords(model.page, gateInputs(outline, chosen, evidence.wording));
  return {
    probability: (candidate) => probabilityOf(candidate, 'event'),
    numbers(candidate) {
      const { from, to } = candidate;
      let [inside, around] = [-MOST, -MOST];
      for (const { candidate: other, odds } of all) {
        if (other.from === from && other.to === to) continue;
        if (other.from >= from && other.to <= to) inside = Math.max(inside, odds);
        if (other.from <= from && other.to >= to) around = Math.max(around, odds);
      }
      const met = events.filter((one) => one.candidate.from < to && one.candidate.to > from);
      const lines = met.reduce(
        (sum, one) => sum + Math.min(to, one.candidate.to) - Math.max(from, one.candidate.from),
        0,
      );
      return [
        clamp(first.get(candidate) ?? -MOST),
        ...JUDGED_KINDS.map((kind) => logOdds(probabilityOf(candidate, kind))),
        inside,
        around,
        Math.max(-MOST, ...met.map(({ verdict }) => logOdds(verdict.probability))),
        met.length,
        lines / (to - from),
        logOdds(gate),
      ];
    },
  };
}
