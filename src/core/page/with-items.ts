/** A snapshot with other content in some of its blocks: how rows of names and posts get lines of their own before anything is read. */
import type { Item, PageSnapshot } from './snapshot';

/**
 * @param itemsOf a block's content as it shall be; undefined where it stays
 * @returns the snapshot itself where all of it stays
 */
export function withItems(
  snapshot: PageSnapshot,
  itemsOf: (items: readonly Item[]) => Item[] | undefined,
): PageSnapshot {
  let changed = false;
  const blocks = snapshot.blocks.map((block) => {
    const items = itemsOf(block.items);
    changed ||= items !== undefined;
    return items ? { ...block, items } : block;
  });
  return changed ? { ...snapshot, blocks } : snapshot;
}
