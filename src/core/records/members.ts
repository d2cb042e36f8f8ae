/** What the members of a region show, counted: lines once, as they lie in members of several groups. */
import type { Outline } from '../page/outline';
import type { Facts, LineFacts } from '../text/facts';
import type { Candidate } from './candidate';
import { Different } from './different';

/** What is counted of one member. */
export interface Member {
  lines: number;
  chars: number;
  digits: number;
  images: number;
  pictures: number;
  links: number;
  linkChars: number;
  /** Different addresses that its links lead to. */
  targets: number;
  dates: number;
  prices: number;
  names: number;
  contacts: number;
  headings: number;
  hidden: number;
  /** Largest font size, relative to the page's commonest, and size and weight at its beginning. */
  largest: number;
  size: number;
  weight: number;
  first: string;
  longest: string;
  /** Kind of each line, in order: text, link, image, date, price, number. */
  types: string;
  style: string;
  box: readonly [number, number, number, number] | undefined;
}

/** What a line adds to each member that holds it. */
type LineShow = Pick<
  Member,
  | 'digits'
  | 'images'
  | 'pictures'
  | 'linkChars'
  | 'dates'
  | 'prices'
  | 'names'
  | 'contacts'
  | 'headings'
  | 'hidden'
  | 'size'
  | 'weight'
  | 'style'
> & {
  text: string;
  type: string;
  /** Numbers of the addresses that its links lead to, each link. */
  links: number[];
};

/** Lines of a member looked at, and those whose styles tell how it begins. */
const MOST_LINES = 60;
const STYLED = 3;

export class Members {
  readonly #targets = new Different();
  readonly #lines: (LineShow | undefined)[];

  /** @param chars per line, the characters before it */
  constructor(
    private readonly outline: Outline,
    private readonly facts: Facts,
    private readonly chars: Float64Array,
  ) {
    this.#lines = new Array<LineShow | undefined>(outline.lines.length);
  }

  of({ block, from, to }: Candidate): Member {
    const member = emptyMember();
    member.lines = to - from;
    member.chars = this.chars[to]! - this.chars[from]!;
    member.box = this.outline.blocks[block]!.box;
    this.#targets.begin();
    let styled = 0;
    for (let i = from; i < Math.min(to, from + MOST_LINES); i++) {
      const line = (this.#lines[i] ??= this.#show(i));
      member.digits += line.digits;
      member.images += line.images;
      member.pictures += line.pictures;
      member.links += line.links.length;
      member.linkChars += line.linkChars;
      for (const link of line.links) this.#targets.add(link);
      member.dates += line.dates;
      member.prices += line.prices;
      member.names += line.names;
      member.contacts += line.contacts;
      member.headings += line.headings;
      member.hidden += line.hidden;
      if (line.text) {
        member.largest = Math.max(member.largest, line.size);
        if (styled === 0) {
          member.first = line.text;
          member.size = line.size;
          member.weight = line.weight;
        }
        if (line.text.length > member.longest.length) member.longest = line.text;
        if (styled++ < STYLED) member.style += ` ${line.style}`;
      }
      if (!member.types.endsWith(line.type)) member.types += line.type;
    }
    member.targets = this.#targets.found;
    return member;
  }

  #show(index: number): LineShow {
    const line = this.outline.lines[index]!;
    const fact = this.facts.lines[index]!;
    const own = this.outline.blocks[line.block]!;
    const linked = line.runs.filter(({ link }) => link);
    const links = [...linked, ...line.images, own].flatMap(({ link }) => (link ? [this.#targets.numberOf(link)] : []));
    return {
      text: line.text,
      digits: line.text.length - line.text.replace(/\p{Nd}/gu, '').length,
      images: line.images.length,
      pictures: line.images.filter(({ width, height }) => width >= 60 && height >= 40).length,
      links,
      linkChars: linked.reduce((sum, { text }) => sum + text.length, 0),
      dates: fact.dates.length,
      prices: fact.price ? 1 : 0,
      names: fact.names,
      contacts: fact.emails.length + fact.telephones.length,
      headings: own.heading ? 1 : 0,
      hidden: own.hidden ? 1 : 0,
      size: fact.size,
      weight: fact.weight,
      style: `${Math.round(fact.size * 20)},${fact.weight >= 600 ? 'b' : ''},${line.runs[0]?.style ?? ''}`,
      type: typeOf(line.text, line.runs.length > 0 && linked.length === line.runs.length, fact),
    };
  }
}

const emptyMember = (): Member => ({
  lines: 0,
  chars: 0,
  digits: 0,
  images: 0,
  pictures: 0,
  links: 0,
  linkChars: 0,
  targets: 0,
  dates: 0,
  prices: 0,
  names: 0,
  contacts: 0,
  headings: 0,
  hidden: 0,
  largest: 0,
  size: 0,
  weight: 0,
  first: '',
  longest: '',
  types: '',
  style: '',
  box: undefined,
});

/** A letter for what a line shows. */
function typeOf(text: string, linked: boolean, fact: Pick<LineFacts, 'dateShare' | 'price'>): string {
  if (!text) return 'i';
  if (fact.dateShare > 0.5) return 'd';
  if (fact.price) return 'p';
  if (/^[\p{Nd}\p{P}\p{S}\s]+$/u.test(text)) return 'n';
  if (linked) return 'l';
  return text.length > 120 ? 'T' : 't';
}
