/**
 * Names, or days, that stand as links beside each other in one paragraph, with blanks or bars between them: <a>王海燕</a> <a>李志强</a> …, <a>March 3</a>
 * <a>March 17</a> … A record is a run of lines, so each of them gets a line of its own, as if breaks stood between them.
 */
import { languageOf } from '../page/language';
import type { Item, PageSnapshot } from '../page/snapshot';
import { withItems } from '../page/with-items';
import { findDates } from './dates/index';
import type { Lexicons } from './lexicon/index';
import { matchName, matchTitle, singularPost } from './names/index';
import { matchUnit } from './units/index';
import { areLikeUnits } from './units/like-units';

/** Links that a row must have; the share of them that must be names of one kind; scores from which on they are. */
const LEAST_LINKS = 3;
const SHARE = 0.7;
const SURE_NAME = 0.5;
const LIKELY_NAME = 0.3;
const SURE_UNIT = 0.6;
const LONGEST_NAME = 40;
/** Where bars stand between the links, fewer make a row, and of units half: "税政係｜財政係｜第一保育園". */
const LEAST_BARRED = 2;
const HALF = 0.5;
const BAR = /[|｜]/u;
/** Two such are a row, too: the last of a rank's. */
const HAN_NAME = /^\s*\p{Script=Han}{2,4}\s*$/u;
/** Links of a row that are looked at. */
const MOST_ASKED = 30;
/** Between the names; commas stand between the authors of a paper and the acts of an evening, too. */
const BETWEEN = /^[\s\u3000|｜、・·]*$/u;
/** Before the first: 教授：, "Professors:"; behind any other ("Cast:", "Tags:") stand people that the page does not list. */
const LABEL = /^\s*([^:：]{1,20})[:：]\s*$/u;

/** @returns the snapshot, with breaks between the links of rows of names; itself where there are none */
export function withNamesApart(snapshot: PageSnapshot, lexicons: Lexicons): PageSnapshot {
  const lang = languageOf(snapshot);
  const isPerson = (text: string): boolean => (matchName(text, lang, lexicons)?.score ?? 0) >= SURE_NAME;
  const isUnit = (text: string): boolean => (matchUnit(text, lang)?.score ?? 0) >= SURE_UNIT;
  const isPost = (text: string): boolean => (matchTitle(text, lang) ?? singularPost(text, lang)) !== undefined;
  const isDay = (text: string): boolean => {
    const [day, ...others] = findDates(text, { lang });
    return day?.precision === 'day' && others.length === 0 && day.length === text.trim().length;
  };
  const areNames = (texts: readonly string[], label: string, barred: boolean): boolean => {
    const asked = texts.slice(0, MOST_ASKED);
    const units = asked.filter(isUnit).length;
    if (barred && units >= LEAST_BARRED && units >= HALF * asked.length) return true;
    if (asked.length === 2 && label === '') return asked.every((text) => HAN_NAME.test(text) && isPerson(text));
    if (asked.length < LEAST_LINKS) return false;
    const kinds = label === '' ? [isPerson, isUnit, isDay] : isPost(label) ? [isPerson, isUnit] : [isUnit];
    return kinds.some((is) => asked.filter(is).length >= SHARE * asked.length) || areLikeUnits(asked, lang);
  };
  const shapes = new Set<string>();
  const parted = withItems(snapshot, (items) => apart(items, areNames, shapes));
  /** 舒畅 and 温良 are words, too: a row that leads to pages like those of the names in other rows is of names. */
  const areLikeOthers: AreNames = (texts, label, _barred, links) =>
    (label === '' || isPost(label)) &&
    texts.every((text) => HAN_NAME.test(text) && (matchName(text, lang, lexicons)?.score ?? 0) >= LIKELY_NAME) &&
    links.every((link) => shapes.has(shapeOf(link)));
  return shapes.size === 0 ? parted : withItems(parted, (items) => apart(items, areLikeOthers));
}

/** An address without its numbers and the last of its parts: /2021/031/c1234a56020/page.htm, /teachers/wangming.htm. */
const shapeOf = (link: string): string => link.replace(/\d+/g, '0').replace(/[^/?#.]*(\.\w+)?$/u, '*$1');

/** Whether the links of a row are names: their texts, what stands before them, whether bars stand between them, and where they lead. */
type AreNames = (texts: readonly string[], label: string, barred: boolean, links: readonly string[]) => boolean;

/**
 * A block's items with breaks before the links of its rows; undefined where it has none.
 * @param shapes takes those of the addresses in rows of Chinese names
 */
function apart(items: readonly Item[], areNames: AreNames, shapes?: Set<string>): Item[] | undefined {
  let found = false;
  const out: Item[] = [];
  for (let from = 0, to = 0; from < items.length; from = to) {
    to = from + 1;
    if (items[from]!.kind === 'text') while (to < items.length && items[to]!.kind === 'text') to++;
    const line = items.slice(from, to);
    const starts = startsOfLinks(line);
    const texts = starts.map((start, i) => textOf(line.slice(start, starts[i + 1])));
    const links = starts.map((start) => linkOf(line[start]!));
    const isRow =
      starts.length >= LEAST_BARRED &&
      areNames(
        texts,
        labelOf(line[0]!),
        starts.slice(1).every((start) => isBar(line[start - 1])),
        links,
      );
    if (isRow && texts.every((text) => HAN_NAME.test(text))) for (const link of links) shapes?.add(shapeOf(link));
    const begins = new Set(starts);
    found ||= isRow;
    line.forEach((item, i) => {
      if (isRow && i > 0 && begins.has(i)) out.push({ kind: 'break' });
      out.push(item);
    });
  }
  return found ? out : undefined;
}

/** Where each link of a line begins, if the line is links of a few words and signs between them; else none. */
function startsOfLinks(line: readonly Item[]): number[] {
  const starts: number[] = [];
  let last: string | undefined;
  for (const [i, item] of line.entries()) {
    if (item.kind !== 'text') return [];
    const { link, text } = item;
    if (link === undefined) {
      if (!BETWEEN.test(text) && !(starts.length === 0 && LABEL.test(text))) return [];
    } else if (link !== last || i === 0) {
      if (text.length > LONGEST_NAME) return [];
      starts.push(i);
    }
    last = link;
  }
  return starts;
}

const linkOf = (item: Item): string => (item.kind === 'text' ? (item.link ?? '') : '');

const isBar = (item: Item | undefined): boolean =>
  item?.kind === 'text' && item.link === undefined && BAR.test(item.text);

/** What stands before the first link, without the colon. */
const labelOf = (first: Item): string =>
  first.kind === 'text' && first.link === undefined ? (LABEL.exec(first.text)?.[1] ?? '') : '';

const textOf = (items: readonly Item[]): string =>
  items
    .map((item) => (item.kind === 'text' && item.link !== undefined ? item.text : ''))
    .join('')
    .trim();
