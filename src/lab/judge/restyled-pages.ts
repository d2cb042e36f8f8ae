/**
 * Labelled pages in another markup. Which tag a site gives its dates, whether it calls every line a heading, sets names in bold or
 * links them, is an accident of the site; with some hundred sites to learn from, the judge would learn such accidents. Texts, their
 * order and what holds what stay as they are, and so do the labels. For training only: no figure is taken on them.
 */
import type { Block, Item, PageSnapshot } from '../../core/page/snapshot';
import type { LabelledPage } from '../data/sets';
import { Dice } from './dice';

/** How often a page, or a class of its blocks, is changed in each way. */
const OFTEN = {
  headingLost: 0.35,
  headingMoved: 0.15,
  headingMade: 0.12,
  tagChanged: 0.3,
  hintsLost: 0.4,
  weightLost: 0.35,
  weightMade: 0.12,
  linksLost: 0.15,
  imagesLost: 0.25,
  declaredLost: 0.6,
  addressLost: 0.4,
} as const;

/** Longer blocks are no headings. */
const LONGEST_HEADING = 90;
/** Tags that say nothing of what is in them, by what they may become; cells stay, as their rows are read by columns. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  li: ['div', 'article'],
  article: ['div', 'li'],
  section: ['div'],
  div: ['section', 'p'],
  p: ['div'],
  dd: ['div', 'p'],
  dt: ['div', 'p'],
};

/**
 * A page of the same texts in other markup.
 * @param turn each throws the dice anew
 */
export function restyledPage(labelled: LabelledPage, turn = 0): LabelledPage {
  const { snapshot } = labelled;
  const dice = new Dice(`${labelled.name} restyled ${turn}`);
  const without = {
    links: dice.chance(OFTEN.linksLost),
    images: dice.chance(OFTEN.imagesLost),
    hints: dice.chance(OFTEN.hintsLost),
    declared: dice.chance(OFTEN.declaredLost),
    address: dice.chance(OFTEN.addressLost),
  };
  const longest = longestByClass(snapshot);
  const turns = new Map<string, Pick<Block, 'tag' | 'heading'>>();
  const turned = (block: Block): Pick<Block, 'tag' | 'heading'> => {
    const key = classOf(snapshot, block);
    let known = turns.get(key);
    if (!known) turns.set(key, (known = turnedTag(block, longest.get(key)!, dice)));
    return known;
  };
  const blocks = snapshot.blocks.map((block): Block => {
    const { heading: _, tag: __, hint, link, ...rest } = block;
    return {
      ...rest,
      ...turned(block),
      items: block.items.flatMap((item) => itemWithout(item, without)),
      ...(hint && !without.hints && { hint }),
      ...(link && !without.links && { link }),
    };
  });
  const made: PageSnapshot = {
    ...snapshot,
    blocks,
    styles: snapshot.styles.map((style) => {
      if (dice.chance(OFTEN.weightLost)) return { ...style, weight: 400 };
      return dice.chance(OFTEN.weightMade) ? { ...style, weight: 700 } : style;
    }),
    ...(without.declared && { declared: [] }),
    ...(without.address && { url: new URL('/page', snapshot.url).href }),
  };
  return { ...labelled, name: `${labelled.name}+restyled`, snapshot: made };
}

/** What a site makes alike: blocks of one tag and class names, in parents of one tag. */
const classOf = ({ blocks }: PageSnapshot, { tag, hint, heading, parent }: Block): string =>
  `${blocks[parent]?.tag} ${tag} ${heading} ${hint}`;

/** Per class the letters of its longest block, Infinity where one holds blocks. */
function longestByClass(snapshot: PageSnapshot): Map<string, number> {
  const out = new Map<string, number>();
  for (const block of snapshot.blocks) {
    const key = classOf(snapshot, block);
    out.set(key, Math.max(out.get(key) ?? 0, lettersOf(block)));
  }
  return out;
}

const lettersOf = ({ items }: Block): number =>
  items.reduce(
    (sum, item) => sum + (item.kind === 'block' ? Infinity : item.kind === 'text' ? item.text.length : 0),
    0,
  );

function turnedTag({ tag, heading }: Block, longest: number, dice: Dice): Pick<Block, 'tag' | 'heading'> {
  if (heading !== undefined) {
    if (dice.chance(OFTEN.headingLost)) return { tag: dice.of(['div', 'p']) };
    if (!dice.chance(OFTEN.headingMoved)) return { tag, heading };
    const other = Math.min(6, Math.max(2, heading + dice.of([-1, 1, 2])));
    return { tag: `h${other}`, heading: other };
  }
  if (/^(?:div|p|dt)$/.test(tag) && longest > 0 && longest < LONGEST_HEADING && dice.chance(OFTEN.headingMade)) {
    const level = dice.of([3, 4, 5, 6]);
    return { tag: `h${level}`, heading: level };
  }
  const alike = ALIKE[tag];
  return { tag: alike && dice.chance(OFTEN.tagChanged) ? dice.of(alike) : tag };
}

function itemWithout(
  item: Item,
  { links, images, hints }: { links: boolean; images: boolean; hints: boolean },
): Item[] {
  if (item.kind === 'image' && images) return [];
  if (item.kind === 'text' && (links || hints)) {
    const { link, hint, ...rest } = item;
    return [{ ...rest, ...(link && !links && { link }), ...(hint && !hints && { hint }) }];
  }
  if (item.kind === 'image' && links) {
    const { link: _, ...rest } = item;
    return [rest];
  }
  return [item];
}
