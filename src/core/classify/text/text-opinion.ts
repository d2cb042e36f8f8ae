/**
 * What the words say of the events that the judge chose, or left out by a little, joined with what the judge says (late fusion). The judge
 * sees structure and evidence; words know a list of talks from a list of dishes where both have days. A region is spoken of as a whole:
 * records that stand beside each other are of one sort, and the mean of many texts is surer than each.
 */
import { addTo } from '../../multimap';
import { textOf, type Outline } from '../../page/outline';
import type { Candidate } from '../../records/candidate';
import type { Choice, Chosen } from '../../records/choose';
import { tokensOf, type Tokenizer } from '../../text/tokens/index';
import type { TextModel } from './text-model';

/** A model of words and what divides text into them as in its training. */
export interface TextReader {
  /** The language that it reads. */
  lang: string;
  model: Pick<TextModel, 'head' | 'value'>;
  tokenizer: Tokenizer;
}

/** Members of a region that are read: a sample of a long list says as much as the list. */
const SAMPLE = 40;

/**
 * @param choice of the judge; nothing in it overlaps, so that nothing has to be chosen anew
 * @param isTold whether the page itself says that a candidate is an event: words may then only speak for it
 * @returns the same candidates, events judged again: some of the chosen are doubtful now, some of the doubtful chosen
 */
export function withTextOpinion(
  outline: Outline,
  { chosen, doubtful }: Choice,
  { model, tokenizer }: TextReader,
  isTold: (candidate: Candidate) => boolean,
): Choice {
  const all = [...chosen, ...doubtful];
  const regions = new Map<Candidate[], Candidate[]>();
  for (const { candidate } of all.filter(isEvent)) {
    addTo(regions, candidate.group, candidate);
  }
  const shifts = new Map([...regions].map(([group, members]) => [group, model.head.weight * meanValue(members)]));
  const judged = all.map((one) => {
    if (!isEvent(one)) return one;
    const shift = shifts.get(one.candidate.group)!;
    return shift < 0 && isTold(one.candidate) ? one : shifted(one, shift);
  });
  judged.sort((a, b) => a.candidate.from - b.candidate.from);
  return { chosen: judged.filter(isTaken), doubtful: judged.filter((one) => !isTaken(one)) };

  function meanValue(members: readonly Candidate[]): number {
    const step = Math.max(1, Math.floor(members.length / SAMPLE));
    const read = members.filter((_, i) => i % step === 0);
    const values = read.map(({ from, to }) => model.value(tokensOf(textOf(outline, from, to), tokenizer)));
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  }
}

const isEvent = ({ verdict }: Chosen): boolean => verdict.kind === 'event';
const isTaken = ({ verdict }: Chosen): boolean => verdict.gain > 0;

/** @param shift in log-odds */
function shifted({ candidate, verdict }: Chosen, shift: number): Chosen {
  const logOdds = Math.log(verdict.probability / (1 - verdict.probability)) + shift;
  const probability = 1 / (1 + Math.exp(-logOdds));
  return { candidate, verdict: { ...verdict, probability, gain: verdict.gain + shift } };
}
