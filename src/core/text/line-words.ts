/** Which classes of words stand on a line, found when first asked for. */
import type { Outline } from '../page/outline';
import type { Facts } from './facts';
import type { WordClass } from './words/index';

/** Classes that evidence counts, in the order of their bits. */
export const COUNTED = [
  'eventWord',
  'news',
  'past',
  'placeLabel',
  'venueWord',
  'dateLabel',
  'priceLabel',
  'hours',
  'moreLabel',
  'attributeLabel',
  'cancelled',
] as const satisfies readonly WordClass[];

/** Longer lines are prose: their words say little about what the record is. */
const LONGEST = 300;

export class LineWords {
  readonly #bits: Int32Array;
  readonly #ofText = new Map<string, number>([['', 0]]);

  constructor(
    private readonly outline: Outline,
    private readonly facts: Facts,
  ) {
    this.#bits = new Int32Array(outline.lines.length).fill(-1);
  }

  /** Bit n is set where the line holds a word of COUNTED[n]; labels count at the line's start, links' words as a whole. */
  bits(index: number): number {
    if (this.#bits[index]! >= 0) return this.#bits[index]!;
    const text = this.outline.lines[index]!.text.slice(0, LONGEST);
    let bits = this.#ofText.get(text);
    if (bits === undefined) this.#ofText.set(text, (bits = this.#find(text)));
    return (this.#bits[index] = bits);
  }

  #find(text: string): number {
    const { words } = this.facts;
    let bits = 0;
    COUNTED.forEach((word, bit) => {
      const label = word === 'placeLabel' || word === 'dateLabel' || word === 'attributeLabel' || word === 'priceLabel';
      const found = label
        ? words.after(word, text) !== null || words.is(word, text)
        : word === 'moreLabel'
          ? words.is(word, text)
          : words.has(word, text);
      if (found) bits |= 1 << bit;
    });
    return bits;
  }
}
