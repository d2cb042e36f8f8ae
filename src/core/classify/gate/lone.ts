/**
 * A record that stands alone must be surer than one of a list: what several say together, each may say a little less surely.
 * A list is what stands at one place, positions aside, of one kind.
 */
import type { Outline } from '../../page/outline';
import type { Candidate } from '../../records/candidates';
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
  const placeOf = ({ candidate, verdict }: Chosen): string =>
    `${verdict.kind} ${outline.path(candidate.block).replace(/\[\d+\]/g, '')}`;
  for (const one of chosen) {
    const place = placeOf(one);
    lists.set(place, [...(lists.get(place) ?? []), one]);
  }
  const isSure = (one: Chosen): boolean => {
    const { kind, probability } = one.verdict;
    if (probability >= ALONE[kind] || (kind === 'event' && isTold(one.candidate))) return true;
    const list = lists.get(placeOf(one))!;
    return (
      list.length >= LIST && list.reduce((sum, { verdict }) => sum + verdict.probability, 0) / list.length >= LIST_MEAN
    );
  };
  return {
    chosen: chosen.filter(isSure),
    doubtful: [...chosen.filter((one) => !isSure(one)), ...doubtful],
  };
}
