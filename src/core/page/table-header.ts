/** The header over a table cell: what its column says it holds. */
import type { Outline } from './outline';
import { cellsOf, childBlocks, tableColumns, tableOf } from './table-columns';

/** @returns text of the header cell above the cell that holds the line; '' where there is no table or no header */
export function headerAbove(outline: Outline, line: number): string {
  const header = headerLine(outline, line);
  return header === undefined ? '' : outline.lines[header]!.text;
}

const headersByOutline = new WeakMap<Outline, Map<number, number | undefined>>();

/** @returns the line that the header cell above the cell that holds the line consists of; looked for once, as every reader of fields asks */
export function headerLine(outline: Outline, line: number): number | undefined {
  let known = headersByOutline.get(outline);
  if (!known) headersByOutline.set(outline, (known = new Map<number, number | undefined>()));
  if (!known.has(line)) known.set(line, findHeader(outline, line));
  return known.get(line);
}

function findHeader(outline: Outline, line: number): number | undefined {
  const { blocks, lines } = outline;
  let cell = lines[line]!.block;
  while (cell >= 0 && blocks[cell]!.tag !== 'td' && blocks[cell]!.tag !== 'th') cell = blocks[cell]!.parent;
  if (cell < 0) return undefined;
  const row = blocks[cell]!.parent;
  const table = tableOf(outline, row);
  if (table < 0) return undefined;
  const first = headRow(outline, table);
  if (first < 0 || first === row) return undefined;
  const own = tableColumns(outline, table);
  const top = tableColumns(outline, tableOf(outline, first));
  if (own.width.get(row) !== top.width.get(first)) return undefined;
  const place = own.start.get(cell);
  const header = cellsOf(outline, first).find((head) => top.start.get(head) === place);
  if (header === undefined || headLines(outline, header) !== 1) return undefined;
  const only = outline.from[header]!;
  return lines[only]!.text.length <= LONGEST_HEAD ? only : undefined;
}

const LONGEST_HEAD = 40;

/** Lines of a head without the remarks in brackets below its label: "Filing Deadline" / "(Friday, 4 p.m.)". */
const headLines = ({ lines, from, to }: Outline, head: number): number =>
  lines.slice(from[head], to[head]).filter(({ text }, i) => i === 0 || !/^\([^()]*\)$/u.test(text)).length;

/** Tables between a head that is a table of its own and the one that it is of, and columns that tell it. */
const MOST_BETWEEN = 100;
const LEAST_COLUMNS = 3;

const apartByOutline = new WeakMap<Outline, ReadonlyMap<number, number>>();

const headRowsByOutline = new WeakMap<Outline, Map<number, number>>();

/**
 * The table's first row; or, where none of it is a head, the one row of a table before it that is nothing but heads: it stays while the others
 * scroll. Looked for once, as every cell asks.
 */
function headRow(outline: Outline, table: number): number {
  let known = headRowsByOutline.get(outline);
  if (!known) headRowsByOutline.set(outline, (known = new Map<number, number>()));
  if (!known.has(table)) known.set(table, findHeadRow(outline, table));
  return known.get(table)!;
}

function findHeadRow(outline: Outline, table: number): number {
  const first = belowCaption(outline, table);
  if (first < 0 || isOfHeads(outline, first)) return first;
  let apart = apartByOutline.get(outline);
  if (!apart) apartByOutline.set(outline, (apart = headsApart(outline)));
  return apart.get(table) ?? first;
}

/** Rows that a table begins with and that are one cell for all columns: "2027 Board of Appeals", "1 p.m., Room 12". */
const MOST_CAPTIONS = 3;

const belowByOutline = new WeakMap<Outline, Map<number, number>>();

/** The table's first row; where that is a caption, the first below of several cells, if all of them are labels. Looked for once, as every cell asks. */
function belowCaption(outline: Outline, table: number): number {
  let known = belowByOutline.get(outline);
  if (!known) belowByOutline.set(outline, (known = new Map<number, number>()));
  if (!known.has(table)) known.set(table, findBelowCaption(outline, table));
  return known.get(table)!;
}

function findBelowCaption(outline: Outline, table: number): number {
  const first = firstRow(outline, table);
  if (first < 0 || cellsOf(outline, first).length > 1) return first;
  const rows = childBlocks(outline, outline.blocks[first]!.parent);
  const head = rows.slice(0, MOST_CAPTIONS + 1).find((row) => cellsOf(outline, row).length > 1);
  return head !== undefined && isOfLabels(outline, head) ? head : first;
}

/** Whether a row is the head of its table, below a caption that is a row, too. */
export function isHeadBelowCaption(outline: Outline, row: number): boolean {
  const table = tableOf(outline, row);
  return table >= 0 && firstRow(outline, table) !== row && belowCaption(outline, table) === row;
}

/** Cells of a few words without a number, none of them empty. */
const isOfLabels = (outline: Outline, row: number): boolean =>
  cellsOf(outline, row).every((cell) => {
    const label = outline.lines[outline.from[cell]!];
    return (
      outline.to[cell]! > outline.from[cell]! &&
      /^\P{N}{2,40}$/u.test(label?.text ?? '') &&
      headLines(outline, cell) === 1
    );
  });

const isOfHeads = (outline: Outline, row: number): boolean =>
  cellsOf(outline, row).every((cell) => outline.blocks[cell]!.tag === 'th');

/** Tables without a head → the row of heads before them, which is all of a table with as many columns; nothing but such tables stands between. */
function headsApart(outline: Outline): ReadonlyMap<number, number> {
  const { blocks, from, to } = outline;
  const heads = new Map<number, number>();
  const tables = blocks.flatMap(({ tag }, block) => (tag === 'table' ? [block] : []));
  let head: { row: number; width: number; end: number; after: number } | undefined;
  for (const table of tables.sort((a, b) => from[a]! - from[b]! || to[b]! - to[a]!)) {
    const row = firstRow(outline, table);
    if (row < 0) continue;
    const width = tableColumns(outline, table).width.get(row)!;
    if (isOfHeads(outline, row)) {
      head = to[row] === to[table] && width >= LEAST_COLUMNS ? { row, width, end: to[table]!, after: 0 } : undefined;
    } else if (head && (head.width !== width || head.after++ >= MOST_BETWEEN || from[table]! !== head.end)) {
      head = undefined;
    } else if (head) {
      heads.set(table, head.row);
      head.end = to[table]!;
    }
  }
  return heads;
}

function firstRow(outline: Outline, table: number): number {
  for (let block = table, depth = 0; depth < 3; depth++) {
    // Not all children: a table may have ten thousand rows, and each of its cells asks.
    const first = outline.blocks[block]!.items.find(
      (item) => item.kind === 'block' && !/^(?:caption|col(?:group)?)$/.test(outline.blocks[item.block]!.tag),
    );
    if (first?.kind !== 'block') return -1;
    const child = first.block;
    if (outline.blocks[child]!.tag === 'tr') return child;
    block = child;
  }
  return -1;
}
