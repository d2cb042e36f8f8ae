/** Groups of candidates that belong together: what is true of most of them is evidence for each. */
import type { Candidate, How } from './candidate';
import { MATCH_THRESHOLD } from './match';
import type { Shape } from './shape';
import type { Similarity } from './similarity';

/** Shapes of a block that others are compared with. */
const MOST_LEADERS = 12;

/** Makes candidates one group. */
export function join(candidates: Candidate[], how: How): void {
  for (const candidate of candidates) {
    candidate.how = how;
    candidate.group = candidates;
  }
}

/**
 * Records of one shape with something else between them (an advertisement, a separator) belong together all the same.
 * @param singles of the units of one block, those that were matched in their groups; the others are put into some
 * @param shapes theirs
 */
export function joinFarther(singles: readonly Candidate[], shapes: readonly Shape[], similarity: Similarity): void {
  const leaders: { shape: Shape; members: Candidate[] }[] = [];
  const byShape = new Map<Shape, (typeof leaders)[number]>();
  singles.forEach((candidate, place) => {
    const shape = shapes[place]!;
    const leader =
      byShape.get(shape) ??
      leaders.slice(0, MOST_LEADERS).find((one) => similarity.between(one.shape, shape) >= MATCH_THRESHOLD);
    if (leader) {
      leader.members.push(candidate);
      byShape.set(shape, leader);
      return;
    }
    const made = { shape, members: [candidate] };
    leaders.push(made);
    byShape.set(shape, made);
  });
  for (const { members } of leaders) {
    if (members.length < 2) continue;
    // A run that was matched stays whole: others of its shape come to it, none of it goes to them.
    const groups = new Set(members.map((member) => member.group).filter((group) => group.length > 1));
    if (members.every((member) => member.group.length > 1 && groups.size === 1)) continue;
    const whole = new Set([...members, ...[...groups].flat()]);
    join(
      [...whole].sort((a, b) => a.from - b.from),
      'match',
    );
  }
}

/** True where the siblings are one group already: an anchor with nothing between it and the next would say the same again. */
export const areTogether = (singles: readonly Candidate[]): boolean =>
  singles.every(({ group }) => group.length > 1 && group === singles[0]!.group);
