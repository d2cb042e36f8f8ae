/** Microdata that is hidden beside what it says again for people: <li>Fair … <div style="display:none" itemscope itemtype="…/Event">Fair …</div></li>. */
import type { Block, PageSnapshot } from './snapshot';

const DECLARED_ITEM = /(?:^|\s)@\w/;
/** Texts of an entry that are asked for the item's name. */
const MOST_TEXTS = 40;

/** @returns the snapshot without the content of such blocks; what they say is read with all that the page declares */
export function withoutMachineItems(snapshot: PageSnapshot): PageSnapshot {
  const { blocks } = snapshot;
  const items = blocks.flatMap(({ hint }, i) => (DECLARED_ITEM.test(hint ?? '') ? [i] : []));
  // Hidden items beside visible ones are more of a list: slides, and what a button would show.
  const lists = new Set(items.filter((i) => !blocks[i]!.hidden).map((i) => blocks[i]!.parent));
  const forMachines = new Set(
    items.filter((i) => {
      const { hidden, parent } = blocks[i]!;
      return hidden === 'display-none' && parent >= 0 && !lists.has(parent) && isSaidAgain(blocks, i);
    }),
  );
  if (forMachines.size === 0) return snapshot;
  const holders = new Set([...forMachines].map((i) => blocks[i]!.parent));
  const without = (block: Block): Block => ({
    ...block,
    items: block.items.filter((item) => item.kind !== 'block' || !forMachines.has(item.block)),
  });
  return { ...snapshot, blocks: blocks.map((block, i) => (holders.has(i) ? without(block) : block)) };
}

/** Whether the visible entry around an item says its first text; what nothing visible says is a folded card. */
function isSaidAgain(blocks: readonly Block[], item: number): boolean {
  const { parent } = blocks[item]!;
  if (blocks[parent]!.hidden) return false;
  const name = folded(textsIn(blocks, item, 1)[0] ?? '');
  return name !== '' && textsIn(blocks, parent, MOST_TEXTS, item).some((text) => folded(text).includes(name));
}

/** The first texts of a block and those in it, in reading order, without what lies in `left`. Pages nest deeper than call stacks. */
function textsIn(blocks: readonly Block[], block: number, most: number, left?: number): string[] {
  const out: string[] = [];
  const stack = [{ block, item: 0 }];
  while (stack.length > 0 && out.length < most) {
    const frame = stack.at(-1)!;
    const item = blocks[frame.block]!.items[frame.item++];
    if (!item) stack.pop();
    else if (item.kind === 'text' && item.text.trim()) out.push(item.text);
    else if (item.kind === 'block' && item.block !== left) stack.push({ block: item.block, item: 0 });
  }
  return out;
}

const folded = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();
