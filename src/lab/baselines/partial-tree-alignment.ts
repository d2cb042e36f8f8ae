/**
 * Partial tree alignment (Zhai, Liu 2005). The record with most nodes is the seed; each other record is matched to it by simple tree
 * matching; an unmatched run of siblings is inserted into the seed only where its place is unique (its neighbours are matched to
 * neighbours in the seed, or it lies at an end); records with anything left over wait and are tried again when the seed has grown.
 * What never finds a place stands in columns of its own at the end.
 */
import type { Line, Outline } from '../../core/page/outline';
import { recordText, type RecordRange } from './baseline';

/** Stated limits. */
const MOST_RECORDS = 500;
const MOST_NODES = 400;

/** A node of a record: a block, or a data item (a line's text or picture) as a leaf. */
interface Tree {
  tag: string;
  children: Tree[];
  text?: string;
}

/** A node of the seed: what was aligned to it, by record. */
interface SeedNode {
  tag: string;
  children: SeedNode[];
  texts: Map<number, string>;
}

export function alignTrees(outline: Outline, records: readonly RecordRange[]): (string | null)[][] {
  const trees = records.map((record, i) =>
    i < MOST_RECORDS ? treeOf(outline, record) : whole(recordText(outline, record)),
  );
  const bySize = trees.map((tree, record) => ({ tree, record, size: sizeOf(tree) })).sort((a, b) => b.size - a.size);
  const first = bySize.shift();
  if (!first) return [];
  const seed = seedOf(first.tree, first.record);
  let waiting = bySize;
  for (;;) {
    let grown = false;
    const left = waiting.filter(({ tree, record }) => {
      const { inserted, missed } = merge(seed, tree, record, false);
      grown ||= inserted;
      return missed;
    });
    if (left.length === 0) break;
    waiting = left;
    if (grown) continue;
    for (const { tree, record } of waiting) merge(seed, tree, record, true);
    break;
  }
  const columns: Map<number, string>[] = [];
  const collect = (node: SeedNode): void => {
    if (node.texts.size > 0) columns.push(node.texts);
    node.children.forEach(collect);
  };
  collect(seed);
  return records.map((_, record) => columns.map((texts) => texts.get(record) ?? null));
}

/** Aligns a record's node with its seed node, and their children; @param force puts what has no unique place at the end */
function merge(seed: SeedNode, tree: Tree, record: number, force: boolean): { inserted: boolean; missed: boolean } {
  if (tree.text !== undefined) seed.texts.set(record, tree.text);
  const partner = matchChildren(seed.children, tree.children);
  let inserted = false;
  let missed = false;
  tree.children.forEach((child, i) => {
    const at = partner[i]!;
    if (at < 0) return;
    const below = merge(seed.children[at]!, child, record, force);
    inserted ||= below.inserted;
    missed ||= below.missed;
  });
  // From the end, so that insertions do not move the places that are still to be used.
  for (let end = tree.children.length; end > 0;) {
    if (partner[end - 1]! >= 0) {
      end--;
      continue;
    }
    let start = end - 1;
    while (start > 0 && partner[start - 1]! < 0) start--;
    const left = start > 0 ? partner[start - 1]! : -1;
    const right = end < tree.children.length ? partner[end]! : seed.children.length;
    if (right === left + 1 || force) {
      const run = tree.children.slice(start, end).map((child) => seedOf(child, record));
      seed.children.splice(right, 0, ...run);
      inserted = true;
    } else missed = true;
    end = start;
  }
  return { inserted, missed };
}

/** Order-keeping matching of siblings with most matched nodes; per child of the tree its place in the seed, or −1. */
function matchChildren(seed: readonly SeedNode[], tree: readonly Tree[]): number[] {
  const table = tree.reduce<number[][]>(
    (rows, child) => {
      const above = rows.at(-1)!;
      const row = [0];
      seed.forEach((node, j) => row.push(Math.max(row[j]!, above[j + 1]!, above[j]! + matched(node, child))));
      rows.push(row);
      return rows;
    },
    [new Array<number>(seed.length + 1).fill(0)],
  );
  const partner = new Array<number>(tree.length).fill(-1);
  for (let i = tree.length, j = seed.length; i > 0 && j > 0;) {
    const here = table[i]![j]!;
    if (here === table[i - 1]![j]!) i--;
    else if (here === table[i]![j - 1]!) j--;
    else partner[--i] = --j;
  }
  return partner;
}

function matched(seed: SeedNode, tree: Tree): number {
  if (seed.tag !== tree.tag) return 0;
  let previous = new Array<number>(seed.children.length + 1).fill(0);
  for (const child of tree.children) {
    const row = [0];
    seed.children.forEach((node, j) => {
      row.push(Math.max(row[j]!, previous[j + 1]!, previous[j]! + matched(node, child)));
    });
    previous = row;
  }
  return 1 + previous.at(-1)!;
}

const seedOf = ({ tag, children, text }: Tree, record: number): SeedNode => ({
  tag,
  children: children.map((child) => seedOf(child, record)),
  texts: new Map(text === undefined ? [] : [[record, text]]),
});

const sizeOf = ({ children }: Tree): number => children.reduce((sum, child) => sum + sizeOf(child), 1);

const whole = (text: string): Tree => ({ tag: '', children: [{ tag: '#text', children: [], text }] });

/** The blocks and lines of a record below a root without a tag of its own. */
function treeOf(outline: Outline, record: RecordRange): Tree {
  const root: Tree = { tag: '', children: [] };
  const made = new Map<number, Tree>();
  let nodes = 1;
  for (const { from, to } of [record, ...(record.apart ?? [])]) {
    const inside = (block: number): boolean => outline.from[block]! >= from && outline.to[block]! <= to;
    /** The node of the block that holds a line, with those around it as far as the record reaches. */
    const nodeOf = (block: number): Tree => {
      const known = made.get(block);
      if (known) return known;
      const { parent, tag } = outline.blocks[block]!;
      const node: Tree = { tag, children: [] };
      made.set(block, node);
      nodes++;
      (parent >= 0 && inside(parent) ? nodeOf(parent) : root).children.push(node);
      return node;
    };
    for (let i = from; i < to; i++) {
      const line = outline.lines[i]!;
      const items = itemsOf(line);
      nodes += items.length;
      if (nodes > MOST_NODES) return whole(recordText(outline, record));
      (inside(line.block) ? nodeOf(line.block) : root).children.push(...items);
    }
  }
  return root;
}

/** Data items of a line: texts by their inline elements, and pictures. */
function itemsOf({ runs, images }: Line): Tree[] {
  const items: Tree[] = [];
  for (const { via, text } of runs) {
    const tag = `#${via ?? 'text'}`;
    const last = items.at(-1);
    if (last?.tag === tag) last.text += text;
    else items.push({ tag, children: [], text });
  }
  for (const { src } of images) items.push({ tag: '#image', children: [], text: src });
  return items.map((item) => ({ ...item, text: item.text?.trim() ?? '' }));
}
