/** A snapshot of one block alone, with the blocks around it and nothing else in them. */
import type { Block, PageSnapshot } from './snapshot';

/** @returns the index of the block at a path, or of the nearest one around it; 0, the body, where there is none */
export function blockAt({ blocks }: PageSnapshot, path: string): number {
  const paths: string[] = [];
  let nearest = 0;
  blocks.forEach(({ parent, step }, at) => {
    const own = parent < 0 ? step : `${paths[parent]!}/${step}`;
    paths.push(own);
    const holds = path === own || path.startsWith(`${own}/`);
    if (holds && own.length >= paths[nearest]!.length) nearest = at;
  });
  return nearest;
}

/**
 * @param path of an element of the page
 * @returns the page as if only that block stood on it: no title, nothing declared; paths stay as they are
 */
export function cropped(snapshot: PageSnapshot, path: string): PageSnapshot {
  const { blocks } = snapshot;
  const chosen = blockAt(snapshot, path);
  const above = new Set<number>();
  for (let at = blocks[chosen]!.parent; at >= 0; at = blocks[at]!.parent) above.add(at);
  const isInside: boolean[] = [];
  const index = new Map<number, number>();
  blocks.forEach(({ parent }, at) => {
    isInside.push(at === chosen || (parent >= 0 && isInside[parent]!));
    if (isInside[at] || above.has(at)) index.set(at, index.size);
  });
  const kept = [...index.keys()].map((at): Block => {
    const { parent, items, ...rest } = blocks[at]!;
    const own = above.has(at) ? items.filter((item) => item.kind === 'block' && index.has(item.block)) : items;
    const moved = own.map((item) => (item.kind === 'block' ? { ...item, block: index.get(item.block)! } : item));
    return { ...rest, parent: parent < 0 ? parent : index.get(parent)!, items: moved };
  });
  return { ...snapshot, title: '', declared: [], notes: [], blocks: kept };
}
