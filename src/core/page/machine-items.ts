/** Microdata that is hidden beside what it says again for people: <li>Fair … <div style="display:none" itemscope itemtype="…/Event">Fair …</div></li>. */
import type { Block, PageSnapshot } from './snapshot';

const DECLARED_ITEM = /(?:^|\s)@\w/;

/** @returns the snapshot without the content of such blocks; what they say is read with all that the page declares */
export function withoutMachineItems(snapshot: PageSnapshot): PageSnapshot {
  const { blocks } = snapshot;
  const holders = new Set(blocks.filter((block) => isForMachines(blocks, block)).map(({ parent }) => parent));
  if (holders.size === 0) return snapshot;
  const without = (block: Block): Block => ({
    ...block,
    items: block.items.filter((item) => item.kind !== 'block' || !isForMachines(blocks, blocks[item.block]!)),
  });
  return { ...snapshot, blocks: blocks.map((block, i) => (holders.has(i) ? without(block) : block)) };
}

/** Hidden items beside visible ones are more of a list: slides, and what a button would show. */
const isForMachines = (blocks: readonly Block[], { parent, hidden, hint }: Block): boolean =>
  hidden === 'display-none' &&
  DECLARED_ITEM.test(hint ?? '') &&
  parent >= 0 &&
  !blocks[parent]!.hidden &&
  !blocks[parent]!.items.some(
    (item) =>
      item.kind === 'block' && !blocks[item.block]!.hidden && DECLARED_ITEM.test(blocks[item.block]!.hint ?? ''),
  );
