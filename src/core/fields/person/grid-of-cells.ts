/**
 * Persons as columns of a table: their pictures in one row, their names in the next, their posts in the one below it. The name's cell is the record; what
 * else is of the person stands above and below it, in rows of as many cells.
 */
import type { FoundRecord, PersonRecord } from '../../finding';
import type { Outline } from '../../page/outline';
import { couldBe, LONGEST_UNKNOWN, NO_POST } from './could-be-post';
import { evidenceAt } from '../evidence';
import type { Page } from '../record';

/** Names that a row must have to be one of names. */
const LEAST_NAMES = 2;
/** Share of the texts below the names, over all such rows, that must be known posts for all of them to be posts. */
const KNOWN_POSTS = 0.2;

type Read = { from: number; record: FoundRecord };
/** A cell's place: its row, and its number in it. */
interface Place {
  row: number;
  at: number;
}

/** @returns the records; persons whose names stand in a row of cells with the picture above and the post below them */
export function withCellsAround(page: Page, records: readonly Read[]): Read[] {
  const { outline } = page;
  const grid = new Grid(outline);
  const rows = new Map<number, { read: Read; at: number }[]>();
  for (const read of records) {
    const place = read.record.kind === 'person' ? grid.placeOf(read.from) : undefined;
    if (!place) continue;
    const row = rows.get(place.row);
    if (row) row.push({ read, at: place.at });
    else rows.set(place.row, [{ read, at: place.at }]);
  }
  const named = [...rows].filter(
    ([, own]) => own.length >= LEAST_NAMES && new Set(own.map(({ at }) => at)).size === own.length,
  );
  const isNamed = (row: number): boolean => rows.has(row);
  const below = named.flatMap(([row, own]) => {
    const cells = grid.beside(row, 1, isNamed);
    return own.flatMap(({ at }) => (cells ? [{ row, at, line: onlyLine(outline, cells[at]!) }] : []));
  });
  const posts = below.filter(({ line }) => line !== undefined && mayBePost(page, line));
  const arePosts =
    posts.length === below.length &&
    posts.filter(({ line }) => page.facts.lines[line!]!.title).length >= KNOWN_POSTS * Math.max(1, below.length);
  const postAt = new Map(arePosts ? posts.map(({ row, at, line }) => [`${row} ${at}`, line!]) : []);
  // Where nothing is above the first names of a table, the pictures between its rows belong to the names above them.
  const pictured = new Map<number, boolean>();
  const filled = new Map<Read, Read>();
  for (const [row, own] of named) {
    const { parent } = outline.blocks[row]!;
    const above = grid.beside(row, -1, isNamed);
    if (!pictured.has(parent)) pictured.set(parent, above !== undefined);
    for (const { read, at } of own) {
      const post = postAt.get(`${row} ${at}`);
      const record = withPost(
        outline,
        withPicture(outline, read.record as PersonRecord, pictured.get(parent) ? above?.[at] : undefined),
        post,
      );
      filled.set(read, { ...read, record });
    }
  }
  return records.map((read) => filled.get(read) ?? read);
}

/** The rows and cells of a page's tables, each looked up once: a table may have ten thousand rows. */
class Grid {
  readonly #cells = new Map<number, number[]>();
  readonly #rows = new Map<number, { all: number[]; at: ReadonlyMap<number, number> }>();

  constructor(private readonly outline: Outline) {}

  /** The place of the cell in which a line stands. */
  placeOf(line: number): Place | undefined {
    const { blocks, lines } = this.outline;
    let cell = lines[line]!.block;
    while (cell >= 0 && !isCell(this.outline, cell)) cell = blocks[cell]!.parent;
    if (cell < 0) return undefined;
    const row = blocks[cell]!.parent;
    return { row, at: this.#cellsOf(row).indexOf(cell) };
  }

  /** The cells of the row before or after one, if it has as many and names nobody. */
  beside(row: number, by: 1 | -1, isNamed: (row: number) => boolean): number[] | undefined {
    const { all, at } = this.#rowsOf(this.outline.blocks[row]!.parent);
    const other = all[at.get(row)! + by];
    if (other === undefined || isNamed(other)) return undefined;
    const cells = this.#cellsOf(other);
    return cells.length === this.#cellsOf(row).length ? cells : undefined;
  }

  #cellsOf(row: number): number[] {
    let cells = this.#cells.get(row);
    if (!cells) {
      const { items } = this.outline.blocks[row]!;
      cells = items.flatMap((item) => (item.kind === 'block' && isCell(this.outline, item.block) ? [item.block] : []));
      this.#cells.set(row, cells);
    }
    return cells;
  }

  #rowsOf(table: number): { all: number[]; at: ReadonlyMap<number, number> } {
    let rows = this.#rows.get(table);
    if (!rows) {
      const all = this.outline.blocks[table]!.items.flatMap((item) => (item.kind === 'block' ? [item.block] : []));
      this.#rows.set(table, (rows = { all, at: new Map(all.map((row, i) => [row, i])) }));
    }
    return rows;
  }
}

const isCell = ({ blocks }: Outline, block: number): boolean => /^t[dh]$/.test(blocks[block]!.tag);

/** The one line with text of a cell. */
function onlyLine(outline: Outline, cell: number): number | undefined {
  const lines = outline.lines.slice(outline.from[cell], outline.to[cell]).filter(({ text }) => text !== '');
  return lines.length === 1 ? lines[0]!.index : undefined;
}

/** A post, or what somebody does: "Mounting Room" is the volunteer's there. */
function mayBePost({ outline, facts }: Page, line: number): boolean {
  const { text } = outline.lines[line]!;
  return couldBe(outline, facts, line) && (facts.lines[line]!.title !== null || isShort(text));
}

const isShort = (text: string): boolean => text.length <= LONGEST_UNKNOWN && !NO_POST.test(text);

function withPicture(outline: Outline, record: PersonRecord, cell: number | undefined): PersonRecord {
  if (cell === undefined) return record;
  const [from, to] = [outline.from[cell]!, outline.to[cell]!];
  if (outline.lines.slice(from, to).some(({ text }) => text !== '')) return record;
  const pictures = outline.lines
    .slice(from, to)
    .flatMap(({ images, index }) => images.map((image) => ({ image, line: index })));
  if (pictures.length !== 1 || !pictures[0]!.image.src) return record;
  const { image, line } = pictures[0]!;
  const evidence = { ...record.evidence };
  const out: PersonRecord = { ...record, evidence };
  if (!out.image) {
    out.image = image.src;
    evidence['image'] = evidenceAt(outline, line, 0.8, image.alt);
  }
  if (!out.url && image.link) {
    out.url = image.link;
    evidence['url'] = evidenceAt(outline, line, 0.7, image.alt);
  }
  return out;
}

/** What stands below each of the names outweighs a heading above all of them. */
function withPost(outline: Outline, record: PersonRecord, line: number | undefined): PersonRecord {
  if (line === undefined) return record;
  const evidence = { ...record.evidence, jobTitle: evidenceAt(outline, line, 0.7) };
  return { ...record, jobTitle: outline.lines[line]!.text, evidence };
}
