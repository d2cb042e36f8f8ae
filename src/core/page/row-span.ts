/** Cells that span rows: what stands in one belongs to every row that it reaches into. */
import type { Outline } from './outline';

interface Spans {
  /** By the first line of each row the lines that reach into it. */
  lines: Map<number, number[]>;
  /** By row and tag of cells ("12 td") how many of them reach into it from its left edge on. */
  shifts: Map<string, number>;
}

const byOutline = new WeakMap<Outline, Spans>();

/** A cell that spans more rows than this is a frame around the page. */
const MOST_ROWS = 60;

/**
 * @param from first line of a table's row (or of a record that begins with one)
 * @returns lines of the cells of rows above that reach into that row, in reading order; none elsewhere
 */
export function spanningLines(outline: Outline, from: number): readonly number[] {
  return spansOf(outline).lines.get(from) ?? [];
}

/** "[3]": the place of a cell in its row among those of its tag, cells that reach into the row from above counted in; '' where it is the only one. */
export function cellPlace(outline: Outline, cell: number): string {
  const { tag, step, parent } = outline.blocks[cell]!;
  const own = /\[(\d+)\]$/.exec(step)?.[1];
  const shift = shiftOf(outline, parent, tag);
  return own === undefined && shift === 0 ? '' : `[${Number(own ?? 1) + shift}]`;
}

/** How many cells of a tag reach into a row from above, from its left edge on. */
export const shiftOf = (outline: Outline, row: number, tag: string): number =>
  spansOf(outline).shifts.get(`${row} ${tag}`) ?? 0;

function spansOf(outline: Outline): Spans {
  let known = byOutline.get(outline);
  if (!known) {
    known = { lines: new Map(), shifts: new Map() };
    byOutline.set(outline, known);
    find(outline, known);
  }
  return known;
}

function find(outline: Outline, { lines, shifts }: Spans): void {
  const { blocks, units, from, to } = outline;
  blocks.forEach(({ tag, span, parent }, cell) => {
    const rows = span?.[0] ?? 1;
    if (!/^t[dh]$/.test(tag) || rows < 2 || rows > MOST_ROWS || from[cell] === to[cell]) return;
    const body = blocks[parent]?.parent ?? -1;
    const all = body < 0 ? [] : units[body]!;
    const first = all.findIndex(({ block }) => block === parent);
    const number = Number(cellPlace(outline, cell).slice(1, -1) || 1);
    for (const { block } of first < 0 ? [] : all.slice(first + 1, first + rows)) {
      if (block < 0 || blocks[block]!.tag !== 'tr') continue;
      const reaching = lines.get(from[block]!) ?? [];
      for (let line = from[cell]!; line < to[cell]!; line++) reaching.push(line);
      lines.set(from[block]!, reaching);
      const row = `${block} ${tag}`;
      if (number === (shifts.get(row) ?? 0) + 1) shifts.set(row, number);
    }
  });
}
