/** Which of the records that were chosen share a line with a run of lines. */
import type { Chosen } from './choose';

/**
 * @param chosen records of which no two overlap, unless they are the same lines
 * @returns what finds those that share a line with a run of lines, in reading order, without going through all of them
 */
export function sharingLines(chosen: readonly Chosen[]): (from: number, to: number) => Chosen[] {
  const sorted = [...chosen].sort((a, b) => a.candidate.from - b.candidate.from);
  return (from, to) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]!.candidate.to > from) high = middle;
      else low = middle + 1;
    }
    let end = low;
    while (end < sorted.length && sorted[end]!.candidate.from < to) end++;
    return sorted.slice(low, end);
  };
}
