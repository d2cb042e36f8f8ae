/**
 * A record that stands alone must be surer than one of a list: what several say together, each may say a little less surely.
 * A list is what stands at one place, positions aside, of one kind.
 */
import { addTo } from '../../multimap';
import type { Outline } from '../../page/outline';
import type { Candidate } from '../../records/candidate';
import type { JudgedKind } from '../../records/judge';
import type { Choice, Chosen } from '../../records/choose';

/** Probability that a record needs by itself, chosen out of fold. */
const ALONE: Record<JudgedKind, number> = { event: 0.55, person: 0.55, department: 0.5 };
/** Or as one of so many, whose mean is at least this. */
const LIST = 3;
const LIST_MEAN = 0.45;

/**
 * @param isTold whether the page itself says that a candidate is an event, by labels or by a heading
 * @returns the choice without lone records that are not sure enough: they are doubtful
 */
export function withoutLoneDoubts(
  outline: Outline,
  { chosen, doubtful }: Choice,
  isTold: (candidate: Candidate) => boolean,
): Choice {
  const lists = new Map<string, Chosen[]>();
  for (const one of chosen) {
    const place = outline.path(one.candidate.block).replace(/\[\d+\]/g, '');
    addTo(lists, `${one.verdict.kind} ${place}`, one);
  }
  const meanOf = (list: readonly Chosen[]): number =>
    list.reduce((sum, { verdict }) => sum + verdict.probability, 0) / list.length;
  const sureLists = [...lists.values()].filter((list) => list.length >= LIST && meanOf(list) >= LIST_MEAN);
  const listed = new Set(sureLists.flat());
  const isSure = (one: Chosen): boolean => {
    const { kind, probability } = one.verdict;
    return probability >= ALONE[kind] || (kind === 'event' && isTold(one.candidate)) || listed.has(one);
  };
  const sure = new Set(chosen.filter(isSure));
  return {
    chosen: chosen.filter((one) => sure.has(one)),
    doubtful: [...chosen.filter((one) => !sure.has(one)), ...doubtful],
  };
}
