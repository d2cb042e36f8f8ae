/** Cells that span rows: what stands in one belongs to every row that it reaches into. */
import type { Outline } from './outline';

const byOutline = new WeakMap<Outline, ReadonlyMap<number, readonly number[]>>();

/** A cell that spans more rows than this is a frame around the page. */
const MOST_ROWS = 60;

/**
 * @param from first line of a table's row (or of a record that begins with one)
 * @returns lines of the cells of rows above that reach into that row, in reading order; none elsewhere
 */
export function spanningLines(outline: Outline, from: number): readonly number[] {
  let known = byOutline.get(outline);
  if (!known) byOutline.set(outline, (known = find(outline)));
  return known.get(from) ?? [];
}

/** By the first line of each row the lines that reach into it. */
function find({ blocks, units, from, to }: Outline): Map<number, number[]> {
  const out = new Map<number, number[]>();
  blocks.forEach(({ tag, span, parent }, cell) => {
    const rows = span?.[0] ?? 1;
    if (!/^t[dh]$/.test(tag) || rows < 2 || rows > MOST_ROWS || from[cell] === to[cell]) return;
    const body = blocks[parent]?.parent ?? -1;
    const all = body < 0 ? [] : units[body]!;
    const first = all.findIndex(({ block }) => block === parent);
    for (const { block } of first < 0 ? [] : all.slice(first + 1, first + rows)) {
      if (block < 0 || blocks[block]!.tag !== 'tr') continue;
      const lines = out.get(from[block]!) ?? [];
      for (let line = from[cell]!; line < to[cell]!; line++) lines.push(line);
      out.set(from[block]!, lines);
    }
  });
  return out;
}
