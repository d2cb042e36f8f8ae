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

/** Hidden items beside visible ones are more of a list: slides, and what a button would show; what nothing visible says is a folded card. */
function isForMachines(blocks: readonly Block[], block: Block): boolean {
  const { parent, hidden, hint } = block;
  if (hidden !== 'display-none' || !DECLARED_ITEM.test(hint ?? '') || parent < 0 || blocks[parent]!.hidden)
    return false;
  const isVisibleItem = (item: Block['items'][number]): boolean =>
    item.kind === 'block' && !blocks[item.block]!.hidden && DECLARED_ITEM.test(blocks[item.block]!.hint ?? '');
  if (blocks[parent]!.items.some(isVisibleItem)) return false;
  const name = folded(textIn(blocks, block)[0] ?? '');
  return name !== '' && textIn(blocks, blocks[parent]!, block).some((text) => folded(text).includes(name));
}

/** Texts of a block and those in it, in reading order, without what lies in `left`. */
const textIn = (blocks: readonly Block[], block: Block, left?: Block): string[] =>
  block === left
    ? []
    : block.items.flatMap((item) =>
        item.kind === 'text' && item.text.trim()
          ? [item.text]
          : item.kind === 'block'
            ? textIn(blocks, blocks[item.block]!, left)
            : [],
      );

const folded = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();
