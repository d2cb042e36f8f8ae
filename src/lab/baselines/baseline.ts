/** What every method of record extraction is in the comparison: a snapshot in, regions of records out. */
import { outlineOf, textOf, type Outline } from '../../core/page/outline';
import type { PageSnapshot } from '../../core/page/snapshot';

/** A run of the outline's lines: from (inclusive) to (exclusive). */
export interface LineRange {
  from: number;
  to: number;
}

/** A record; where its parts lie apart (MDR's non-contiguous records, two columns), the further parts in order. */
export interface RecordRange extends LineRange {
  /** XPath of the block that the record is, or in which its siblings stand, where the method says so. */
  path?: string;
  apart?: LineRange[];
}

export interface Region {
  /** XPath of the block whose children, or in which, the records are. */
  path: string;
  records: RecordRange[];
}

/** @returns regions, best first; line numbers are those of `outlineOf(snapshot)` */
export type FindRegions = (snapshot: PageSnapshot) => Region[];

export interface Baseline {
  name: string;
  find: FindRegions;
}

/** A method that works on the outline, as a baseline; its regions are ranked by the text they cover. */
export function byCoveredText(name: string, find: (outline: Outline) => Region[]): Baseline {
  return {
    name,
    find: (snapshot) => {
      const outline = outlineOf(snapshot);
      return rankByText(outline, find(outline));
    },
  };
}

/** Regions by the number of characters that their records cover, most first; regions without any line left out. */
export function rankByText({ lines }: Outline, regions: readonly Region[]): Region[] {
  const before = new Float64Array(lines.length + 1);
  lines.forEach(({ text }, i) => (before[i + 1] = before[i]! + text.length));
  const covered = ({ records }: Region): number =>
    records.flatMap(partsOf).reduce((sum, { from, to }) => sum + before[to]! - before[from]!, 0);
  return regions
    .map(({ path, records }) => ({ path, records: records.filter(({ from, to }) => to > from) }))
    .filter(({ records }) => records.length > 0)
    .map((region) => ({ region, text: covered(region) }))
    .sort((a, b) => b.text - a.text)
    .map(({ region }) => region);
}

const partsOf = ({ from, to, apart = [] }: RecordRange): LineRange[] => [{ from, to }, ...apart];

/** Text of a record, a line each. */
export const recordText = (outline: Outline, record: RecordRange): string =>
  partsOf(record)
    .map(({ from, to }) => textOf(outline, from, to))
    .join('\n');

/** Puts ranges together as one record: adjacent ones joined, in reading order. */
export function recordOf(ranges: readonly LineRange[]): RecordRange {
  const parts: LineRange[] = [];
  for (const { from, to } of [...ranges].sort((a, b) => a.from - b.from || a.to - b.to)) {
    const last = parts.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else parts.push({ from, to });
  }
  const [first = { from: 0, to: 0 }, ...apart] = parts;
  return apart.length > 0 ? { ...first, apart } : first;
}

/** Steps that a method may still spend on a page: what keeps a pathological page from taking minutes. */
export class Budget {
  constructor(public left: number) {}

  /** @returns false once nothing is left */
  spend(steps: number): boolean {
    this.left -= steps;
    return this.left >= 0;
  }
}
