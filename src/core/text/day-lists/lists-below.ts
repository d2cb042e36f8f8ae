/** Lists that stand right below a day: <h3>Monday 1 June</h3><ul>…</ul>, <dt>6月5日</dt><dd><ul>…</ul></dd>. */
import type { PageSnapshot } from '../../page/snapshot';
import { textWithin } from '../../page/table-columns';
import { isDated, isDay, type DayList } from './day-list';
import { areEvents, listItems, textOfEntry } from './list-items';

const LIST = /^(?:ul|ol|dd|div)$/;
/** Such lists on the page. */
const LEAST_LISTS = 2;
/** Share of the entries that may say an hour: of such lists the hours tell the entries apart. */
const MOST_HOURS = 0.5;

/** @returns the lists below days of a page on which some day has several entries; none where entries have days of their own, or mostly hours */
export function listsBelowDays(snapshot: PageSnapshot, lang: string): DayList[] {
  const { blocks } = snapshot;
  const found = blocks.flatMap((_, parent) => listsIn(parent));
  const entries = found.flatMap((list) => list.entries.map((entry) => textOfEntry(snapshot, entry)));
  const hours = entries.filter((text) => isDated(text, lang, 'time')).length;
  const isList =
    found.length >= LEAST_LISTS &&
    found.some((list) => list.entries.length > 1) &&
    areEvents(
      snapshot,
      lang,
      found.map((list) => list.entries),
    ) &&
    hours <= MOST_HOURS * entries.length &&
    !entries.some((text) => isDated(text, lang, 'day'));
  return isList ? found : [];

  function listsIn(parent: number): DayList[] {
    const lists: DayList[] = [];
    let above = -1;
    blocks[parent]!.items.forEach((item, at) => {
      if (item.kind === 'text' && item.text.trim() === '') return;
      const day =
        item.kind === 'block' && above >= 0 && LIST.test(blocks[item.block]!.tag)
          ? dayOf(snapshot, lang, above)
          : undefined;
      const entries = day && item.kind === 'block' ? listItems(snapshot, item.block) : undefined;
      if (day && entries && entries.length > 0) lists.push({ ...day, parent, at, entries, head: above });
      above = item.kind === 'block' ? item.block : -1;
    });
    return lists;
  }
}

/** @returns what a block of nothing but text says, where it is a day */
export function dayOf(
  snapshot: PageSnapshot,
  lang: string,
  block: number,
): Pick<DayList, 'said' | 'style'> | undefined {
  const { items } = snapshot.blocks[block]!;
  const [first] = items;
  if (first?.kind !== 'text' || items.some(({ kind }) => kind !== 'text')) return undefined;
  const said = textWithin(snapshot, block);
  return isDay(said, lang) ? { said, style: first.style } : undefined;
}
