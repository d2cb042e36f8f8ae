/** Whether what stands above a list says that it is one of events. */
import type { PageSnapshot } from '../../page/snapshot';
import { childBlocks, textWithin } from '../../page/table-columns';
import { namesCalendar } from '../list-of-events';
import { wordsOf } from '../words/index';
import type { DayList } from './day-list';

/** @returns what stands before the first bar or dash of a title: behind it stands the site's name */
export const ownPart = (title: string): string => title.split(/\s+[|–—-]\s+|\s*[|｜]\s*/u)[0] ?? '';

/** @returns whether the nearest heading before a list, or before a block around it, that says events or news says events; where none does, whether the title does */
export function eventsAbove(
  snapshot: PageSnapshot,
  lang: string,
  places: Int32Array,
): (list: Pick<DayList, 'parent' | 'at'>) => boolean {
  const words = wordsOf(lang);
  const { blocks, title } = snapshot;
  const said = (text: string): boolean | undefined =>
    words.has('news', text) ? false : words.has('eventSection', text) || namesCalendar(text) ? true : undefined;
  const byTitle = said(ownPart(title)) ?? false;
  /** Per block what the headings before each of its items say, the last that says either. */
  const known = new Map<number, (boolean | undefined)[]>();
  return ({ parent, at }) => {
    let place = at;
    for (let up = parent; up >= 0; place = places[up]!, up = blocks[up]!.parent) {
      const says = before(up)[place];
      if (says !== undefined) return says;
    }
    return byTitle;
  };

  function before(block: number): (boolean | undefined)[] {
    let says = known.get(block);
    if (!says) {
      let last: boolean | undefined;
      known.set(
        block,
        (says = blocks[block]!.items.map((item) => {
          const own = last;
          if (item.kind === 'block') last = headed(item.block) ?? last;
          return own;
        })),
      );
    }
    return says;
  }

  /** Of a heading, or of a block that holds one. */
  function headed(block: number): boolean | undefined {
    const heading = [block, ...childBlocks(snapshot, block)].find(
      (one) => blocks[one]!.heading !== undefined || blocks[one]!.tag === 'caption',
    );
    return heading === undefined ? undefined : said(textWithin(snapshot, heading));
  }
}
