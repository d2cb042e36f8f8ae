/**
 * The ontology of ONBC (Saleh and others 2017) as we have one: the terms of our lexicons map to concepts (a word class, a name, a post, a
 * unit, a date …), in two layers: where a term stands (title, address, heading, text) and what it is. Terms outside it are dropped.
 */
import type { Page } from '../../core/fields/record';
import { PAGE_WORDS, plain, type PageWordClass } from '../../core/classify/page-kind/page-words';
import type { LineFacts } from '../../core/text/facts';
import type { WordClass } from '../../core/text/words/index';

const WORDS: readonly WordClass[] = [
  'eventSection',
  'eventWord',
  'news',
  'past',
  'peopleSection',
  'unitSection',
  'unitList',
  'placeLabel',
  'venueWord',
  'priceLabel',
  'dateLabel',
  'moreLabel',
  'hours',
  'cancelled',
  'soldOut',
  'attributeLabel',
];
const PAGE_CLASSES = Object.keys(PAGE_WORDS) as PageWordClass[];
const READ: readonly ((line: LineFacts) => boolean)[] = [
  ({ name }) => (name?.match.score ?? 0) >= 0.6,
  ({ title }) => (title?.score ?? 0) >= 0.6,
  ({ unit }) => (unit?.score ?? 0) >= 0.6,
  ({ dates }) => dates.some(({ precision }) => precision === 'day'),
  ({ emails }) => emails.length > 0,
  ({ telephones }) => telephones.length > 0,
  ({ price }) => price,
];
/** Title, address, heading, text: the first three are the head. */
const PLACES = 4;
export const CONCEPTS_OF_HEAD = (PLACES - 1) * (WORDS.length + PAGE_CLASSES.length);
export const CONCEPTS = PLACES * (WORDS.length + PAGE_CLASSES.length) + READ.length;

/** @returns per concept the number of lines (or titles, headings, addresses) that name it */
export function conceptsOf({ outline, facts }: Page): number[] {
  const counts = new Array<number>(CONCEPTS).fill(0);
  const add = (place: number, text: string): void => {
    const plainly = plain(text);
    [...WORDS, ...PAGE_CLASSES].forEach((word, i) => {
      const named =
        i < WORDS.length ? facts.words.has(word as WordClass, text) : PAGE_WORDS[word as PageWordClass].test(plainly);
      if (named) counts[place * (WORDS.length + PAGE_CLASSES.length) + i]! += 1;
    });
  };
  add(0, outline.snapshot.title);
  add(1, outline.snapshot.url.replace(/^https?:\/\/[^/]*/, '').replace(/[/_.~+-]+/g, ' '));
  for (const { text, index, block } of outline.lines) {
    add(outline.blocks[block]!.heading ? 2 : 3, text);
    READ.forEach((reads, i) => {
      if (reads(facts.lines[index]!)) counts[CONCEPTS - READ.length + i]! += 1;
    });
  }
  return counts;
}
