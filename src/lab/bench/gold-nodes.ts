/**
 * Gold that is nodes of a page's source, as the page shows it. Its texts were taken from the source: with the title inside a drawing, the
 * options of a menu that is closed, letters in another encoding. No method that reads what is shown can return those, so a record's text is
 * what the snapshot has at its nodes. What the source lists twice (a node, and all that is in it once more as a record of its own) is
 * on the page once, and a record without any letter cannot be told from nothing: both are taken out.
 */
import { textOf, type Outline } from '../../core/page/outline';

export interface NodeRecord {
  text: string;
  /** Absolute XPaths, each step with its position. */
  xpaths: readonly string[];
}

/** @returns the records that can be told apart on the page, with their texts as it has them */
export function nodesAsShown<T extends NodeRecord>(
  records: readonly T[],
  outline: Outline,
  plain: (text: string) => string,
): T[] {
  const blocks = blocksByPath(outline);
  const shown = records
    .map((record) => ({ ...record, text: shownAt(record.xpaths, outline, blocks) ?? record.text }))
    .filter(({ text }) => plain(text) !== '');
  const alike = new Map<string, T[]>();
  return shown.filter((record) => {
    const key = plain(record.text);
    const before = alike.get(key) ?? [];
    if (before.some((other) => isWithin(record, other) || isWithin(other, record))) return false;
    alike.set(key, [...before, record]);
    return true;
  });
}

/**
 * The lists that gold records are: what stands at one place of the page, its path without positions, two records at least. A page's gold may hold its
 * results, its menus and its footer's links, in no order; a method's region is one of them at best.
 */
export function listsOf<T extends NodeRecord>(records: readonly T[]): T[][] {
  const places = new Map<string, T[]>();
  for (const record of records) {
    const place = record.xpaths.map((path) => path.replace(/\[\d+\]/g, '')).join(' ');
    places.set(place, [...(places.get(place) ?? []), record]);
  }
  return [...places.values()].filter((list) => list.length > 1);
}

/** @returns text of the nodes, in reading order; nothing where one of them is no block of the snapshot */
function shownAt(xpaths: readonly string[], outline: Outline, blocks: ReadonlyMap<string, number>): string | undefined {
  const ranges: { from: number; to: number }[] = [];
  for (const xpath of xpaths) {
    const block = blocks.get(xpath);
    if (block === undefined) return undefined;
    ranges.push({ from: outline.from[block]!, to: outline.to[block]! });
  }
  return ranges
    .sort((a, b) => a.from - b.from)
    .map(({ from, to }) => textOf(outline, from, to))
    .join('\n');
}

function blocksByPath(outline: Outline): Map<string, number> {
  const withPositions = (path: string): string => path.replace(/([^\]/])(?=\/|$)/g, '$1[1]');
  return new Map(outline.blocks.map((_, block) => [withPositions(outline.path(block)), block]));
}

/** True where each node of the one is a node of the other or lies in one. */
const isWithin = (one: NodeRecord, other: NodeRecord): boolean =>
  one.xpaths.every((path) => other.xpaths.some((around) => path === around || path.startsWith(`${around}/`)));
