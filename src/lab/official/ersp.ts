/**
 * ERSP (Thamviset, Wongthanavasu, "Information extraction for deep Web using repetitive subject pattern", 2014), rebuilt as a rival. The text
 * item that names a record recurs under one path with different content; the items between two subjects are a record; records are
 * clustered by the paths that they have, and the cluster with most text is kept. The paths are the wrapper.
 *
 * The paper leaves fields unnamed. Here every path is given the attribute that most of its items look like (an address, a number, a
 * post by the lexicon of titles), the subject the name: the same recognisers that ours has. It is told which kind of
 * record is looked for, and prefers subjects that look like names of that kind.
 */
import type { Outline } from '../../core/page/outline';
import type { Facts } from '../../core/text/facts';

export type Extracted = Record<string, string>;

/** Fewer subjects do not repeat. */
const LEAST = 3;
/** A subject's items differ: share of different texts. */
const DISTINCT = 0.8;
const LONGEST_SUBJECT = 80;
/** Weight of a pattern whose subjects do not look like names of the kind, beside 1 for one whose all do. */
const UNLIKELY = 0.05;
/** Records of one topic share this much of their paths (Jaccard, with the most frequent paths of the cluster). */
const ALIKE = 0.5;
/** A path is an attribute when most of its items look like it. */
const MOST = 0.5;

interface Item {
  line: number;
  path: string;
  text: string;
}

type Rows = Item[][];

function byPaths(items: readonly Item[]): Map<string, Item[]> {
  const out = new Map<string, Item[]>();
  for (const item of items) {
    const known = out.get(item.path);
    if (known) known.push(item);
    else out.set(item.path, [item]);
  }
  return out;
}

/** @returns one object of attributes per record of the page's best subject pattern; none where nothing repeats */
export function ersp(outline: Outline, facts: Facts, kind: 'person' | 'department'): Extracted[] {
  const items = itemsOf(outline);
  const groups = byPaths(items);
  let best: Rows = [];
  let most = 0;
  for (const subjects of groups.values()) {
    const texts = subjects.map(({ text }) => text);
    if (subjects.length < LEAST || new Set(texts).size < DISTINCT * texts.length) continue;
    if (texts.reduce((sum, text) => sum + text.length, 0) / texts.length > LONGEST_SUBJECT) continue;
    const rows = largestTopic(rowsOf(items, subjects));
    if (rows.length < LEAST) continue;
    const weight = textOf(rows) * regularity(rows) * (UNLIKELY + onTopic(rows, facts, kind));
    if (weight > most) [best, most] = [rows, weight];
  }
  return best.length > 0 ? named(best, facts) : [];
}

/** Share of the subjects that look like names of the topic asked for. */
function onTopic(rows: Rows, facts: Facts, kind: 'person' | 'department'): number {
  const fits = rows.filter((row) => {
    const { name, unit } = facts.lines[row[0]!.line]!;
    return (kind === 'person' ? (name?.match.score ?? 0) : (unit?.score ?? 0)) >= 0.5;
  });
  return fits.length / rows.length;
}

/** Every line is an item; its path are the tags of all blocks around it. */
function itemsOf({ blocks, lines }: Outline): Item[] {
  const paths = new Map<number, string>();
  const pathOf = (block: number): string => {
    let path = paths.get(block);
    if (path === undefined) {
      const { parent, tag, step } = blocks[block]!;
      // A cell's place tells the columns of a table apart.
      const own = /^t[dh]$/.test(tag) ? step : tag;
      paths.set(block, (path = parent < 0 ? own : `${pathOf(parent)}/${own}`));
    }
    return path;
  };
  return lines
    .filter(({ text }) => text !== '')
    .map(({ index, block, text, runs }) => ({ line: index, text, path: `${pathOf(block)}:${runs[0]?.via ?? ''}` }));
}

/** Items from one subject to the next; the last record is as long as records are. */
function rowsOf(items: readonly Item[], subjects: readonly Item[]): Rows {
  const starts = new Set(subjects.map(({ line }) => line));
  const rows: Rows = [];
  for (const item of items) {
    if (starts.has(item.line)) rows.push([item]);
    else rows.at(-1)?.push(item);
  }
  const lengths = rows
    .slice(0, -1)
    .map((row) => row.length)
    .sort((a, b) => a - b);
  const usual = lengths[Math.floor(lengths.length / 2)] ?? 1;
  return rows
    .map((row) => row.slice(0, Math.max(usual, 1) * 2))
    .map((row, i) => (i === rows.length - 1 ? row.slice(0, usual) : row));
}

const textOf = (rows: Rows): number => rows.flat().reduce((sum, { text }) => sum + text.length, 0);

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const one of a) if (b.has(one)) shared++;
  return shared / Math.max(1, a.size + b.size - shared);
}

const pathsOf = (row: readonly Item[]): Set<string> => new Set(row.map(({ path }) => path));

/** Leader clustering of records by their paths. @returns the cluster with most text */
function largestTopic(rows: Rows): Rows {
  const topics: { paths: Set<string>; rows: Rows }[] = [];
  for (const row of rows) {
    const paths = pathsOf(row);
    const near = topics.find((topic) => jaccard(topic.paths, paths) >= ALIKE);
    if (near) near.rows.push(row);
    else topics.push({ paths, rows: [row] });
  }
  return topics.sort((a, b) => textOf(b.rows) - textOf(a.rows))[0]?.rows ?? [];
}

/** 0 to 1: how much of its neighbour's paths a record has, on average. */
function regularity(rows: Rows): number {
  let sum = 0;
  for (let i = 1; i < rows.length; i++) sum += jaccard(pathsOf(rows[i - 1]!), pathsOf(rows[i]!));
  return sum / Math.max(1, rows.length - 1);
}

const ATTRIBUTES = ['email', 'telephone', 'jobTitle'];

/** Paths as attributes: those that most of a path's items have. */
function named(rows: Rows, facts: Facts): Extracted[] {
  const attributesOf = new Map<string, string[]>();
  for (const [path, items] of byPaths(rows.flatMap((row) => row.slice(1)))) {
    const holds = (attribute: string): boolean =>
      items.filter(({ line }) => readAs(attribute, line, facts) !== undefined).length > MOST * items.length;
    attributesOf.set(path, ATTRIBUTES.filter(holds));
  }
  return rows.map((row) => {
    const out: Extracted = { name: row[0]!.text };
    for (const { line, path } of row.slice(1))
      for (const attribute of attributesOf.get(path) ?? []) {
        const value = readAs(attribute, line, facts);
        if (value) out[attribute] ??= value;
      }
    return out;
  });
}

function readAs(attribute: string, line: number, facts: Facts): string | undefined {
  const { emails, telephones, title } = facts.lines[line]!;
  if (attribute === 'email') return emails[0]?.email;
  if (attribute === 'telephone') return telephones.find(({ kind }) => kind === 'tel')?.telephone;
  return title && title.score >= 0.5 ? title.title : undefined;
}
