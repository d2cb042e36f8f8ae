/**
 * Lists of one kind that come together in a block: a page's professors and its students, its events of today and of later. What
 * stands under several headings, in several wrappers or in two kinds of markup is one region of records as well.
 */
import type { Page } from '../../core/fields/record';
import type { Outline } from '../../core/page/outline';
import type { JudgedKind } from '../../core/records/judge';
import type { Chosen } from '../../core/records/choose';

/** The nearest block around a run of lines that a block, or a part of it, covers. */
export function blockAround({ blocks, from, to }: Outline, block: number, lines: { from: number; to: number }): number {
  let around = block;
  while (blocks[around]!.parent >= 0 && (from[around]! > lines.from || to[around]! < lines.to))
    around = blocks[around]!.parent;
  return around;
}

type List = readonly Chosen[];

/** Lists whose records are of so different lengths are not of the same things: those of one are not more than so many times longer. */
const LONGER = 3;
/** Share of different names below which lists show the same records twice. */
const DIFFERENT = 0.9;

/**
 * @param lists chosen records by place
 * @returns per block in which lists of one kind, in one zone, meet: those that it holds; of more than one list each
 */
export function listsTogether({ outline, facts, names }: Page, lists: readonly List[]): List[][] {
  const alike = new Map<string, List[]>();
  for (const list of lists) {
    const key = `${kindOf(list)} ${facts.zones[list[0]!.candidate.block]!}`;
    alike.set(key, [...(alike.get(key) ?? []), list]);
  }
  const nameOf = ({ candidate: { from, to } }: Chosen): string => names.best(from, to)?.name.text ?? '';
  const areOfOne = (some: readonly List[]): boolean => {
    const lengths = some.map(meanLength);
    const records = some.flat();
    return (
      Math.max(...lengths) <= LONGER * Math.min(...lengths) &&
      new Set(records.map(nameOf)).size >= DIFFERENT * records.length
    );
  };
  return [...alike.values()].flatMap((same) => meetings(outline, same)).filter(areOfOne);
}

/** Per block in which several lists meet those that it holds; of blocks that hold the same lists the innermost counts. */
function meetings(outline: Outline, lists: readonly List[]): List[][] {
  const held = new Map<number, List[]>();
  for (const list of lists) {
    const from = Math.min(...list.map(({ candidate }) => candidate.from));
    const to = Math.max(...list.map(({ candidate }) => candidate.to));
    let up = blockAround(outline, list[0]!.candidate.block, { from, to });
    for (; up >= 0; up = outline.blocks[up]!.parent) held.set(up, [...(held.get(up) ?? []), list]);
  }
  const known = new Set<string>();
  // Blocks come after their parents.
  return [...held.keys()]
    .sort((a, b) => b - a)
    .flatMap((block) => {
      const inside = held.get(block)!;
      const key = inside.map((list) => lists.indexOf(list)).join(' ');
      if (inside.length < 2 || known.has(key)) return [];
      known.add(key);
      return [inside];
    });
}

/** In lines. */
const meanLength = (list: List): number =>
  list.reduce((sum, { candidate: { from, to } }) => sum + to - from, 0) / list.length;

/** The kind of most records. */
function kindOf(list: List): JudgedKind {
  const count = new Map<JudgedKind, number>();
  for (const { verdict } of list) count.set(verdict.kind, (count.get(verdict.kind) ?? 0) + 1);
  return [...count].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
}
