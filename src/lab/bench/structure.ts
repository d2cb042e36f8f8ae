/**
 * How a page's labelled records lie in its tree, so that methods are compared by structure: what the largest block is that holds one
 * labelled name and no other, and what stands between it and the next.
 */
import { headingsOf } from '../../core/page/headings';
import type { Outline } from '../../core/page/outline';
import { plain } from './testbeds';

/** In the order of the table. */
export const STRUCTURES = [
  'table rows',
  'table cells',
  'list items',
  'cards',
  'paragraphs',
  'heading and what follows',
  'several siblings',
  'dt and dd',
  'lines between br',
  'nested',
] as const;
export type Structure = (typeof STRUCTURES)[number];

/** Names shorter than this are on too many lines. */
const LEAST_NAME = 4;
/** Share of names between which there must be something for records of several siblings. */
const MOSTLY = 0.6;
/** Share of names below another record's name from which on records are nested. */
const NESTED = 1 / 3;
/** Share of names that the fullest parent holds below which the records are in several lists. */
const ONE_LIST = 0.6;

export interface Lie {
  structure: Structure;
  /** No one block has most of the records as its children: a list per month, a table per department. */
  inSeveralLists: boolean;
}

/** A name, the largest unit that holds it alone, and the place of that among the units of its parent. */
interface Place {
  line: number;
  /** The unit's block; -1 for a line. */
  block: number;
  parent: number;
  unit: number;
}

/**
 * @param names of the labelled records
 * @returns undefined where fewer than two of them are found on the page
 */
export function lieOf(outline: Outline, names: readonly string[]): Lie | undefined {
  const lines = linesOf(outline, names);
  if (lines.length < 2) return undefined;
  const places = placesOf(outline, lines);
  const parents = new Map<number, number>();
  for (const { parent } of places) parents.set(parent, (parents.get(parent) ?? 0) + 1);
  const inSeveralLists = Math.max(...parents.values()) < ONE_LIST * places.length;
  return { structure: isNested(outline, lines) ? 'nested' : commonest(outline, places), inSeveralLists };
}

/** Per name the line that is nearest to being it, first ones first; ascending, each once. */
function linesOf({ lines }: Outline, names: readonly string[]): number[] {
  const texts = lines.map(({ text, images }) => plain(text || images.map(({ alt }) => alt ?? '').join('')));
  const found = new Set<number>();
  for (const name of new Set(names.map(plain))) {
    if (name.length < LEAST_NAME) continue;
    let best = -1;
    texts.forEach((text, i) => {
      if (text.includes(name) && (best < 0 || text.length < texts[best]!.length)) best = i;
    });
    if (best >= 0) found.add(best);
  }
  return [...found].sort((a, b) => a - b);
}

function placesOf(outline: Outline, names: readonly number[]): Place[] {
  const before = new Int32Array(outline.lines.length + 1);
  for (const line of names) before[line + 1] = 1;
  for (let i = 1; i < before.length; i++) before[i] = before[i]! + before[i - 1]!;
  const held = (block: number): number => before[outline.to[block]!]! - before[outline.from[block]!]!;
  return names.map((line): Place => {
    let block = -1;
    let parent = outline.lines[line]!.block;
    while (held(parent) === 1 && outline.blocks[parent]!.parent >= 0) {
      block = parent;
      parent = outline.blocks[block]!.parent;
    }
    return { line, block, parent, unit: outline.units[parent]!.findIndex(({ from, to }) => from <= line && line < to) };
  });
}

/** A record's name is the heading above other records' names, and so for more than one record. */
function isNested(outline: Outline, names: readonly number[]): boolean {
  const headings = headingsOf(outline);
  const all = new Set(names);
  const level = new Map(headings.flatMap((one) => (one ? [[one.line, one.level] as const] : [])));
  const above = new Set<number>();
  const below = names.filter((line) => {
    const own = level.get(line) ?? outline.blocks[outline.lines[line]!.block]!.heading ?? Infinity;
    for (let up = headings[line]; up; up = up.above) {
      // A heading of its level comes before it and does not stand above it.
      if (!all.has(up.line) || up.level >= own) continue;
      above.add(up.line);
      return true;
    }
    return false;
  });
  return above.size > 1 && below.length >= NESTED * names.length;
}

function commonest(outline: Outline, places: readonly Place[]): Structure {
  const gaps = places.flatMap((place, i) => {
    const next = places[i + 1];
    return next?.parent === place.parent ? [next.unit - place.unit] : [];
  });
  const several = gaps.length > 0 && gaps.filter((gap) => gap > 1).length >= MOSTLY * gaps.length;
  const count = new Map<Structure, number>();
  for (const place of places) {
    const structure = structureOf(outline, place, several);
    count.set(structure, (count.get(structure) ?? 0) + 1);
  }
  return [...count].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
}

/** @param several something stands between most records' units */
function structureOf(outline: Outline, { block, line }: Place, several: boolean): Structure {
  if (block < 0) return 'lines between br';
  const { tag } = outline.blocks[block]!;
  if (tag === 'tr' || tag === 'tbody' || tag === 'table') return 'table rows';
  if (tag === 'td' || tag === 'th') return 'table cells';
  if (tag === 'dt' || tag === 'dd') return 'dt and dd';
  const within = tagsWithin(outline, block);
  if (within.includes('li')) return 'list items';
  if (several) return isHeading(outline, block, line) ? 'heading and what follows' : 'several siblings';
  return within.at(-1) === 'p' ? 'paragraphs' : 'cards';
}

/** Tags of a block and of what it holds, as long as that is one block. */
function tagsWithin({ blocks, units }: Outline, block: number): string[] {
  const tags: string[] = [];
  for (let at = block; at >= 0; at = units[at]!.length === 1 ? units[at]![0]!.block : -1) tags.push(blocks[at]!.tag);
  return tags;
}

/** True where the block holds a heading and no more than its line. */
function isHeading({ blocks, from, to, lines }: Outline, block: number, line: number): boolean {
  if (to[block]! - from[block]! > 1) return false;
  for (let up = lines[line]!.block; up >= block && up >= 0; up = blocks[up]!.parent)
    if (blocks[up]!.heading) return true;
  return false;
}
