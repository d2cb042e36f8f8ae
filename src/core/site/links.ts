/** The links of a page with what stands around them: the heading above, the menu they belong to, the part of the page. */
import { headingsOf } from '../page/headings';
import { outlineOf, textOf, type Outline } from '../page/outline';
import type { PageSnapshot } from '../page/snapshot';
import { zonesOf, type Zone } from '../page/zones';
import { addressKey, cleanAddress } from './address';

export interface PageLink {
  /** As `cleanAddress` gives it. */
  address: string;
  /** Text of the link; of a picture, its alternative text. */
  text: string;
  /** Text of the nearest heading above; '' where none is. */
  heading: string;
  /** Text of the menu entry under which the link's list stands; '' where none is. */
  menu: string;
  zone: Zone;
}

const LONGEST_TEXT = 200;
const LONGEST_LABEL = 60;
const MOST_LINKS = 3000;

/** @returns links to other pages in reading order, one per address and text; hidden parts (closed menus) count */
export function linksOf(snapshot: PageSnapshot): PageLink[] {
  const outline = outlineOf(snapshot);
  const zones = zonesOf(outline);
  const headings = headingsOf(outline);
  const menus = new Map<number, string>();
  const own = pageKeyOf(snapshot.url);
  const found = new Map<string, PageLink>();
  const add = (href: string, text: string, line: number, block: number): void => {
    const address = cleanAddress(href, snapshot.url);
    if (!address || found.size >= MOST_LINKS || addressKey(address) === own) return;
    const label = text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT);
    const key = `${addressKey(address)} ${label}`;
    if (found.has(key)) return;
    found.set(key, {
      address,
      text: label,
      heading: headings[line]?.text ?? '',
      menu: menuOf(outline, block, menus),
      zone: zones[block]!,
    });
  };
  outline.lines.forEach(({ runs, images, block }, line) => {
    const texts = new Map<string, string>();
    for (const { link, text } of runs) if (link) texts.set(link, (texts.get(link) ?? '') + text);
    for (const { link, alt } of images) if (link && !texts.get(link)?.trim()) texts.set(link, alt);
    for (const [link, text] of texts) add(link, text, line, block);
  });
  outline.blocks.forEach(({ link }, block) => {
    if (!link) return;
    const [from, to] = [outline.from[block]!, outline.to[block]!];
    add(link, textOf(outline, from, Math.min(to, from + 4)), Math.min(from, outline.lines.length - 1), block);
  });
  return [...found.values()];
}

function pageKeyOf(url: string): string {
  const address = cleanAddress(url);
  return address ? addressKey(address) : '';
}

/** A list within an entry of a list is that entry's menu: the entry's first line names it. */
function menuOf(outline: Outline, block: number, known: Map<number, string>): string {
  const passed: number[] = [];
  let menu = '';
  for (let at = block; at >= 0; at = outline.blocks[at]!.parent) {
    const before = known.get(at);
    if (before !== undefined) {
      menu = before;
      break;
    }
    passed.push(at);
    const { tag, parent } = outline.blocks[at]!;
    if (parent < 0 || !/^(?:ul|ol|dl|div|menu)$/.test(tag) || outline.blocks[parent]!.tag !== 'li') continue;
    const [first, start] = [outline.from[parent]!, outline.from[at]!];
    const label = first < start ? outline.lines[first]!.text : '';
    if (label === '' || label.length > LONGEST_LABEL) continue;
    menu = label;
    break;
  }
  for (const each of passed) known.set(each, menu);
  return menu;
}
