/** How the members of a region are laid out on the page: evidence for the region. */
import { log } from '../learned/numbers';
import type { Box } from '../page/snapshot';
import type { Member } from './members';

/** Pixels in which edges and widths are told apart. */
const GRID = 4;
const UNKNOWN = [-1, -1, -1, -1, -1, -1, -1] as const;

/**
 * @param page the page's own box
 * @returns same left edge, same width, columns, evenness of height and of the gaps (NaN where there are none), share of the page's area, width; the
 * order is the model's
 */
export function layoutOf(members: readonly Member[], page: Box | undefined): readonly number[] {
  const boxes: NonNullable<Member['box']>[] = [];
  for (const { box } of members) if (box && box[2] > 0 && box[3] > 0) boxes.push(box);
  if (boxes.length < 2) return UNKNOWN;
  const gaps: number[] = [];
  let area = 0;
  let width = 0;
  boxes.forEach(([, y, w, h], i) => {
    const gap = i > 0 ? y - boxes[i - 1]![1] : 0;
    if (gap > 0) gaps.push(gap);
    area += w * h;
    width += w;
  });
  const lefts = countsOf(boxes.map(([x]) => Math.round(x / GRID)));
  const widths = countsOf(boxes.map(([, , w]) => Math.round(w / GRID)));
  return [
    Math.max(...lefts.values()) / boxes.length,
    Math.max(...widths.values()) / boxes.length,
    Math.min(9, lefts.size),
    Math.min(4, spread(boxes.map(([, , , h]) => h))),
    Math.min(4, spread(gaps)),
    page ? Math.min(1, area / Math.max(1, page[2] * page[3])) : 0,
    log(width / boxes.length),
  ];
}

/** How often each value occurs. */
function countsOf(values: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Deviation over mean. */
function spread(values: readonly number[]): number {
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  return mean === 0
    ? 0
    : Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) / Math.abs(mean);
}
