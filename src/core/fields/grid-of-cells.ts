/**
 * Persons as columns of a table: their pictures in one row, their names in the next, their posts in the one below it. The name's cell is the record; what
 * else is of the person stands above and below it, in rows of as many cells.
 */
import type { FoundRecord, PersonRecord } from '../finding';
import type { Outline } from '../page/outline';
import { couldBe, LONGEST_UNKNOWN, NO_POST } from './person/could-be-post';
import { evidenceAt } from './evidence';
import type { Page } from './record';

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
  const rows = new Map<number, { read: Read; at: number }[]>();
  for (const read of records) {
    const place = read.record.kind === 'person' ? placeOf(outline, read.from) : undefined;
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
    const cells = beside(outline, row, 1, isNamed);
    return own.flatMap(({ at }) => (cells ? [{ row, at, line: onlyLine(outline, cells[at]!) }] : []));
  });
  const posts = below.filter(({ line }) => line !== undefined && mayBePost(page, line));
  const arePosts =
    posts.length === below.length &&
    posts.filter(({ line }) => page.facts.lines[line!]!.title).length >= KNOWN_POSTS * Math.max(1, below.length);
  const filled = new Map<Read, Read>();
  for (const [row, own] of named) {
    const above = beside(outline, row, -1, isNamed);
    for (const { read, at } of own) {
      const post = arePosts ? posts.find((one) => one.row === row && one.at === at)?.line : undefined;
      const record = withPost(outline, withPicture(outline, read.record as PersonRecord, above?.[at]), post);
      filled.set(read, { ...read, record });
    }
  }
  return records.map((read) => filled.get(read) ?? read);
}

/** The place of the cell in which a line stands. */
function placeOf(outline: Outline, line: number): Place | undefined {
  let cell = outline.lines[line]!.block;
  while (cell >= 0 && !isCell(outline, cell)) cell = outline.blocks[cell]!.parent;
  if (cell < 0) return undefined;
  const row = outline.blocks[cell]!.parent;
  return { row, at: cellsOf(outline, row).indexOf(cell) };
}

const isCell = ({ blocks }: Outline, block: number): boolean => /^t[dh]$/.test(blocks[block]!.tag);

const cellsOf = (outline: Outline, row: number): number[] =>
  outline.blocks[row]!.items.flatMap((item) =>
    item.kind === 'block' && isCell(outline, item.block) ? [item.block] : [],
  );

/** The cells of the row before or after one, if it has as many and names nobody. */
function beside(outline: Outline, row: number, by: 1 | -1, isNamed: (row: number) => boolean): number[] | undefined {
  const table = outline.blocks[outline.blocks[row]!.parent]!;
  const all = table.items.flatMap((item) => (item.kind === 'block' ? [item.block] : []));
  const other = all[all.indexOf(row) + by];
  if (other === undefined || isNamed(other)) return undefined;
  const cells = cellsOf(outline, other);
  return cells.length === cellsOf(outline, row).length ? cells : undefined;
}

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
