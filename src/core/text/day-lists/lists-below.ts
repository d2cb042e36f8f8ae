/** Lists that stand right below a day: <h3>Monday 1 June</h3><ul>…</ul>, <dt>6月5日</dt><dd><ul>…</ul></dd>. */
import type { PageSnapshot, TextItem } from '../../page/snapshot';
import { textWithin } from '../../page/table-columns';
import { isDated, isDay, type DayList } from './day-list';
import { arePapers, listItems } from './list-items';

/** Such lists on the page. */
const LEAST_LISTS = 2;
/** Share of the entries that may say an hour: of such lists the hours tell the entries apart. */
const MOST_HOURS = 0.5;

/** @returns the lists below days of a page on which some day has several entries; none where entries have days of their own, or mostly hours */
export function listsBelowDays(snapshot: PageSnapshot, lang: string): DayList[] {
  const { blocks } = snapshot;
  const found = blocks.flatMap((_, parent) => listsIn(parent));
  const entries = found.flatMap((list) => list.entries.map((entry) => textWithin(snapshot, entry as number)));
  const hours = entries.filter((text) => isDated(text, lang, 'time')).length;
  const isList =
    found.length >= LEAST_LISTS &&
    found.some((list) => list.entries.length > 1) &&
    !arePapers(
      snapshot,
      found.flatMap((list) => list.entries),
    ) &&
    hours <= MOST_HOURS * entries.length &&
    !entries.some((text) => isDated(text, lang, 'day'));
  return isList ? found : [];

  function listsIn(parent: number): DayList[] {
    const { items } = blocks[parent]!;
    const lists: DayList[] = [];
    let day: TextItem | undefined;
    let said = '';
    items.forEach((item, at) => {
      if (item.kind === 'text' && item.text.trim() === '') return;
      const list = day && item.kind === 'block' ? entriesIn(item.block) : undefined;
      if (list) lists.push({ said, style: day!.style, parent, at, entries: list });
      [said, day] = item.kind === 'block' ? dayOf(item.block) : ['', undefined];
    });
    return lists;
  }

  /** What a block of nothing but text says, where it is a day. */
  function dayOf(block: number): [said: string, first: TextItem | undefined] {
    const { items } = blocks[block]!;
    const texts = items.filter((item) => item.kind === 'text');
    if (texts.length === 0 || texts.length < items.length) return ['', undefined];
    const said = texts
      .map(({ text }) => text)
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
    return isDay(said, lang) ? [said, texts[0]] : ['', undefined];
  }

  function entriesIn(block: number): number[] | undefined {
    const items = /^(?:ul|ol|dd|div)$/.test(blocks[block]!.tag) ? listItems(snapshot, block) : undefined;
    return items && items.length > 0 ? items : undefined;
  }
}
