/** Records that a page shows twice. */
import type { Page } from '../../core/fields/record';
import type { Candidate } from '../../core/records/candidate';
import type { Chosen } from '../../core/records/choose';
import { addTo, nameOf } from './together';

/**
 * A slider's copy of a list, or its extract beside it, shows nothing of its own: what has name and first day of a record of a longer
 * list at the same place goes.
 * @param chosen of one place, in reading order
 */
export function withoutCopies({ names, facts }: Page, chosen: readonly Chosen[]): Chosen[] {
  const groups = new Map<Candidate[], Chosen[]>();
  for (const one of chosen) addTo(groups, one.candidate.group, one);
  if (groups.size < 2) return [...chosen];
  const keyOf = (one: Chosen): string | undefined => {
    const { from, to } = one.candidate;
    const dates = facts.lines.slice(from, to).flatMap((line) => line.dates);
    const day = dates.find(({ start }) => start?.month && start.day)?.start;
    const name = nameOf(names, one);
    return day && name ? `${day.month} ${day.day} ${name}` : undefined;
  };
  const known = new Set<string>();
  const copies = new Set<Chosen>();
  for (const group of [...groups.values()].sort((a, b) => b.length - a.length)) {
    const keys = group.map(keyOf);
    group.forEach((one, i) => keys[i] && known.has(keys[i]) && copies.add(one));
    for (const key of keys) if (key) known.add(key);
  }
  return chosen.filter((one) => !copies.has(one));
}
