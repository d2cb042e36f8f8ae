/** Blocks beside each other right below a day, each with a title of its own: <h2>Saturday 10 October</h2><div><h3>Flea market</h3>…</div><div>…</div>. */
import type { PageSnapshot } from '../../page/snapshot';
import { childBlocks, textWithin } from '../../page/table-columns';
import { isDated, LONGEST_ENTRY, type DayList } from './day-list';
import { arePapers, textOfEntry } from './list-items';
import { dayOf } from './lists-below';

/** Days with such blocks on the page. */
const LEAST_DAYS = 2;
const ENTRY = /^(?:div|article|section|li|a)$/;

/** @returns a list for each such block; none where no day has several, or all say an hour (by which they are told apart), or some a day of their own */
export function blocksBelowDays(snapshot: PageSnapshot, lang: string): DayList[] {
  const { blocks } = snapshot;
  const days = blocks.flatMap((_, parent) => daysIn(parent));
  const lists = days.flat();
  const entries = lists.flatMap((list) => list.entries);
  const texts = entries.map((entry) => textOfEntry(snapshot, entry));
  const isList =
    days.length >= LEAST_DAYS &&
    days.some((own) => own.length > 1) &&
    !texts.every((text) => isDated(text, lang, 'time')) &&
    !texts.some((text) => isDated(text, lang, 'day')) &&
    !arePapers(snapshot, entries);
  return isList ? lists : [];

  /** For each day among the children of a block, a list for each of the blocks of one kind that follow it. */
  function daysIn(parent: number): DayList[][] {
    const found: DayList[][] = [];
    let own: DayList[] = [];
    let above = -1;
    let kind = '';
    blocks[parent]!.items.forEach((item, at) => {
      if (item.kind !== 'block') return;
      const { block } = item;
      const [first] = own;
      const isNext = first !== undefined && kindOf(block) === kind;
      const day = isNext ? first : above >= 0 && ENTRY.test(blocks[block]!.tag) ? dayAbove(above) : undefined;
      if (!isNext) own = [];
      kind = kindOf(block);
      if (day && isEntry(block)) {
        if (own.length === 0) found.push(own);
        own.push({ said: day.said, style: day.style, parent, at, entries: [block], head: day.head });
      } else own = [];
      above = block;
    });
    return found;
  }

  function dayAbove(head: number): Pick<DayList, 'said' | 'style' | 'head'> | undefined {
    const day = dayOf(snapshot, lang, head);
    return day && { ...day, head };
  }

  function kindOf(block: number): string {
    const { tag, hint } = blocks[block]!;
    return `${tag} ${/^\S*/.exec(hint ?? '')![0]}`;
  }

  /** A short block that begins with a heading. */
  function isEntry(block: number): boolean {
    if (!ENTRY.test(blocks[block]!.tag) || textWithin(snapshot, block).length > LONGEST_ENTRY) return false;
    let first: number | undefined = block;
    while (first !== undefined && blocks[first]!.heading === undefined) {
      const says = blocks[first]!.items.some((item) => item.kind === 'text' && item.text.trim() !== '');
      first = says ? undefined : childBlocks(snapshot, first).find((child) => textWithin(snapshot, child) !== '');
    }
    return first !== undefined;
  }
}
