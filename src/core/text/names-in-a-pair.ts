/**
 * Two people on one line with something said of both behind them: "Mrs S Ali and Mrs J Watt – Year 2". A record is a run of lines, so each gets a line
 * of their own with it. Both must be addressed as persons: "Marks & Spencer – opening hours".
 */
import { languageOf } from '../page/language';
import type { Item, PageSnapshot } from '../page/snapshot';
import { withItems } from '../page/with-items';
import type { Lexicons } from './lexicon/index';
import { findDates } from './dates/index';
import { matchName } from './names/index';
import { cut, isPlain, linesOf } from './plain-lines';

const LONGEST = 160;
const SURE_NAME = 0.5;
/** Headings of such pairs, of which one may be a play's. */
const LEAST_HEADED = 2;
/** What joins the two, and what stands before that which is said of both. */
const PAIR =
  /^(?<one>\s*\p{Lu}[^,;:()]{3,40}?)\s+(?:and|&|und|et|y|e|och|og|en|i)\s+(?<other>\p{Lu}[^,;:()]{3,40}?)(?<rest>\s+[-–—]\s+.+|\s*[,:(].+)$/u;

/** @returns the snapshot, with two lines for each such pair; itself where there are none */
export function withPairsApart(snapshot: PageSnapshot, lexicons: Lexicons): PageSnapshot {
  const lang = languageOf(snapshot);
  const isAddressed = (text: string): boolean => {
    const match = matchName(text, lang, lexicons);
    return match?.honorific !== undefined && match.score >= SURE_NAME;
  };
  // A wedding.
  const saysDay = (text: string): boolean => findDates(text, { lang }).some(({ precision }) => precision === 'day');
  const pairIn = (text: string): Pair | undefined => {
    const { one, other, rest } = (text.length <= LONGEST && PAIR.exec(text)?.groups) || {};
    if (!one || !other || !rest || !isAddressed(one) || !isAddressed(other) || saysDay(rest)) return undefined;
    return { one, other, rest };
  };
  // "Dr Jekyll and Mr Hyde: the musical" is one heading; cards of a school's staff have several.
  const headed = snapshot.blocks.filter(({ heading, items }) => heading !== undefined && pairIn(textOf(items)));
  return withItems(snapshot, (items, block) => {
    if (snapshot.blocks[block]!.heading !== undefined && headed.length < LEAST_HEADED) return undefined;
    if (!items.some(({ kind }) => kind === 'text')) return undefined;
    let found = false;
    const out = linesOf(items).flatMap((line): Item[] => {
      if (!line.every(isPlain)) return line;
      const text = textOf(line);
      const pair = pairIn(text);
      if (!pair) return line;
      found = true;
      const { one, other, rest } = pair;
      const behind = text.length - rest.length;
      const said = cut(line, [behind, text.length]);
      return [
        ...cut(line, [0, one.length]),
        ...said,
        { kind: 'break' },
        ...cut(line, [behind - other.length, behind]),
        ...said,
      ];
    });
    return found ? out : undefined;
  });
}

interface Pair {
  one: string;
  other: string;
  rest: string;
}

const textOf = (items: readonly Item[]): string =>
  items.map((item) => (item.kind === 'text' ? item.text : '')).join('');
