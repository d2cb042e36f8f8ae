/**
 * Lists below days, of which some hold several things that are on: "6日（土） | <li>体力テスト <li>おはなし会", <h3>Monday 1 June</h3><ul>…</ul>. A record is a run of lines, and
 * the second has no day among its own; so each entry gets its list's day as if it stood there. A row's day on which nothing is on goes.
 */
import { languageOf } from '../../page/language';
import type { Block, Item, PageSnapshot } from '../../page/snapshot';
import { blocksBelowDays } from './blocks-below';
import { OF_LIST, type DayList, type Entry } from './day-list';
import { entriesInGrids } from './entries-in-grids';
import { eventsAbove } from './events-above';
import { listsBelowDays } from './lists-below';
import { listsInRows } from './lists-in-rows';

/** @returns the snapshot, with the entries of each such list in its place, a day in each; itself where there is none, or nothing says that they are events */
export function withDayLists(snapshot: PageSnapshot): PageSnapshot {
  const lang = languageOf(snapshot);
  const found = placesOf(snapshot);
  const lists = [
    ...listsInRows(snapshot, lang, found),
    ...listsBelowDays(snapshot, lang),
    ...blocksBelowDays(snapshot, lang),
    ...entriesInGrids(snapshot, lang, found),
  ].filter(eventsAbove(snapshot, lang, found));
  if (lists.length === 0) return snapshot;
  const blocks = [...snapshot.blocks];
  const places = new Map<number, Map<number, DayList>>();
  for (const list of lists) {
    const inParent = places.get(list.parent) ?? new Map<number, DayList>();
    places.set(list.parent, inParent.set(list.at, list));
  }
  for (const { head } of lists) if (head !== undefined) blocks[head] = marked(blocks[head]!);
  for (const [parent, inParent] of places) {
    const items = blocks[parent]!.items.flatMap((item, at): Item[] => {
      const list = inParent.get(at);
      return list ? list.entries.map((entry) => ({ kind: 'block', block: enter(entry, list) })) : [item];
    });
    blocks[parent] = { ...blocks[parent]!, items };
  }
  return { ...snapshot, blocks };

  /** An entry with its day above what it says, as a child of its list's parent; its path stays. */
  function enter(entry: Entry, { said, style, parent }: DayList): number {
    const items: Item[] = [{ kind: 'text', text: said, style, hint: OF_LIST }, { kind: 'break' }];
    const cell = typeof entry === 'number' ? entry : entry.cell;
    const steps: string[] = [];
    for (let up = cell; up !== parent; up = snapshot.blocks[up]!.parent) steps.unshift(snapshot.blocks[up]!.step);
    const place = { parent, step: steps.join('/') };
    if (typeof entry !== 'number') {
      const made: Block = { ...place, tag: 'p', items: [...items, ...entry.items] };
      return blocks.push(made) - 1;
    }
    blocks[entry] = { ...blocks[entry]!, ...place, items: [...items, ...blocks[entry]!.items] };
    return entry;
  }
}

/** The day above a list, whose entries say it now: by itself it is no event. */
const marked = (block: Block): Block => ({
  ...block,
  items: block.items.map((item) => (item.kind === 'text' ? { ...item, hint: OF_LIST } : item)),
});

/** Per block its place among its parent's items. */
function placesOf({ blocks }: PageSnapshot): Int32Array {
  const places = new Int32Array(blocks.length);
  for (const { items } of blocks)
    items.forEach((item, at) => {
      if (item.kind === 'block') places[item.block] = at;
    });
  return places;
}
