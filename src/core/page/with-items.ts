/** A snapshot with other content in some of its blocks: how rows of names and posts get lines of their own before anything is read. */
import type { Item, PageSnapshot } from './snapshot';

/**
 * @param itemsOf a block's content as it shall be, the block's number beside it; undefined where it stays
 * @returns the snapshot itself where all of it stays
 */
export function withItems(
  snapshot: PageSnapshot,
  itemsOf: (items: readonly Item[], block: number) => Item[] | undefined,
): PageSnapshot {
  let changed = false;
  const blocks = snapshot.blocks.map((block, at) => {
    const items = itemsOf(block.items, at);
    changed ||= items !== undefined;
    return items ? { ...block, items } : block;
  });
  return changed ? { ...snapshot, blocks } : snapshot;
}
