/**
 * The evidence for a region of records of any kind: what its members have in common in structure, style, content and
 * place, as numbers. No word of any language is asked for, and nothing of what the records are about. The order is the
 * model's: append, never insert.
 */
import type { Outline } from '../page/outline';
import type { Facts } from '../text/facts';
import type { Candidate } from './candidates';
import { Shapes, type Shape } from './shape';
import { Similarity } from './similarity';

/** Members looked at: a sample of a long list says as much as the list. */
const SAMPLE = 40;
const ZONES = ['main', 'header', 'nav', 'footer', 'aside'];
const HOWS = ['match', 'window', 'anchor'];

const log = (n: number): number => Math.log2(1 + n);

/** What is counted of one member. */
interface Member {
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

export class RegionEvidence {
  readonly #shapes: Shapes;
  readonly #similarity = new Similarity();
  readonly #chars: Float64Array;
  /** Per block: how many of its own kind stand beside it, most over it and the blocks around it. */
  readonly #repeated: Float64Array;
  readonly #depth: Int32Array;
  #largest = 1;

  constructor(
    readonly outline: Outline,
    readonly facts: Facts,
    groups: readonly (readonly Candidate[])[],
  ) {
    this.#shapes = new Shapes(outline);
    this.#chars = new Float64Array(outline.lines.length + 1);
    outline.lines.forEach(({ text }, i) => (this.#chars[i + 1] = this.#chars[i]! + text.length));
    this.#repeated = new Float64Array(outline.blocks.length);
    for (const group of groups) {
      if (group[0]!.how !== 'match' || group.length < 3) continue;
      for (const { block, from, to } of group) {
        if (outline.from[block] === from && outline.to[block] === to)
          this.#repeated[block] = Math.max(this.#repeated[block]!, log(group.length));
      }
      this.#largest = Math.max(this.#largest, this.#covered(group));
    }
    this.#depth = new Int32Array(outline.blocks.length).fill(1);
    for (let block = 1; block < outline.blocks.length; block++) {
      const parent = outline.blocks[block]!.parent;
      if (parent >= 0) this.#depth[block] = this.#depth[parent]! + 1;
      if (parent >= 0) this.#repeated[block] = Math.max(this.#repeated[block]!, this.#repeated[parent]!);
    }
  }

  /** @param group members in reading order, two at least */
  features(group: readonly Candidate[]): Float64Array {
    const { outline } = this;
    const sample = group.length > SAMPLE ? group.filter((_, i) => i % Math.ceil(group.length / SAMPLE) === 0) : group;
    const members = sample.map((one) => this.#member(one));
    const n = members.length;
    const mean = (of: (member: Member) => number): number => members.reduce((sum, one) => sum + of(one), 0) / n;
    const share = (of: (member: Member) => boolean): number => mean((one) => (of(one) ? 1 : 0));
    /** Deviation over mean. */
    const variation = (of: (member: Member) => number): number => {
      const middle = mean(of);
      return middle === 0 ? 0 : Math.sqrt(mean((one) => (of(one) - middle) ** 2)) / middle;
    };
    const distinct = (of: (member: Member) => string): number => new Set(members.map(of)).size / n;
    const first = group[0]!;
    const block = outline.blocks[first.block]!;
    const parent = this.#parentOf(group);
    const from = first.from;
    const to = group.at(-1)!.to;
    const covered = this.#covered(group);
    const total = Math.max(1, this.#chars.at(-1)!);
    const around = Math.max(1, this.#chars[outline.to[parent]!]! - this.#chars[outline.from[parent]!]!);
    const chars = Math.max(
      1,
      mean((one) => one.chars),
    );
    const zone = this.facts.zones[first.block]!;
    const hint = `${block.hint ?? ''} ${outline.blocks[parent]!.hint ?? ''}`;
    return Float64Array.of(
      log(group.length),
      log(mean(({ lines }) => lines)),
      variation(({ lines }) => lines),
      log(chars),
      variation((one) => one.chars),
      share((one) => one.chars < 15),
      share((one) => one.chars > 600),
      share(({ lines }) => lines > 1),
      distinct((one) => one.first),
      distinct((one) => one.longest),
      mean(({ digits }) => digits) / chars,
      share(({ links }) => links > 0),
      mean(({ linkChars }) => linkChars) / chars,
      mean(({ targets }) => Math.min(targets, 6)),
      share(({ targets }) => targets === 1),
      share(({ images }) => images > 0),
      share(({ pictures }) => pictures > 0),
      mean(({ images }) => Math.min(images, 6)),
      share(({ dates }) => dates > 0),
      share(({ dates }) => dates === 1),
      share(({ prices }) => prices > 0),
      share(({ names }) => names > 0),
      share(({ contacts }) => contacts > 0),
      share(({ headings }) => headings > 0),
      share(({ headings }) => headings === 1),
      share(({ hidden }) => hidden > 0),
      mean(({ largest }) => largest),
      mean(({ size }) => size),
      mean(({ weight }) => weight) / 100,
      share((one) => one.size >= one.largest - 0.01),
      1 / Math.max(1, n * distinct(({ types }) => types)),
      distinct(({ types }) => types),
      distinct(({ style }) => style),
      this.#alike(sample),
      ...HOWS.map((how) => (first.how === how || (how === 'match' && first.how === 'independent') ? 1 : 0)),
      covered / total,
      covered / this.#largest,
      covered / around,
      covered / Math.max(1, this.#chars[to]! - this.#chars[from]!),
      from / outline.lines.length,
      ...ZONES.map((name) => (zone === name ? 1 : 0)),
      /^(li|dd|dt)$/.test(block.tag) ? 1 : 0,
      block.tag === 'tr' ? 1 : 0,
      /^(td|th)$/.test(block.tag) ? 1 : 0,
      block.tag === 'article' ? 1 : 0,
      /^(a|p|h[1-6]|span)$/.test(block.tag) ? 1 : 0,
      first.block === parent ? 1 : 0,
      /result|item|product|post|entry|card|row|list|hit|article|story|review|tile/.test(hint) ? 1 : 0,
      /nav|menu|foot|crumb|pag(e|ing|ination)|tab|social|share|filter|facet|sort|tag|option|head/.test(hint) ? 1 : 0,
      log(mean(({ lines }) => lines) / Math.max(1, this.#parts(sample))),
      this.#repeated[parent]!,
      this.#depth[parent]!,
      ...this.#layout(members),
    );
  }

  #covered(group: readonly Candidate[]): number {
    return group.reduce((sum, { from, to }) => sum + this.#chars[to]! - this.#chars[from]!, 0);
  }

  /** The block whose units the members are. */
  #parentOf([first]: readonly Candidate[]): number {
    const { block, from, to } = first!;
    const whole = this.outline.from[block] === from && this.outline.to[block] === to;
    return whole ? Math.max(0, this.outline.blocks[block]!.parent) : block;
  }

  /** Units that the members' blocks divide into, their mean. */
  #parts(members: readonly Candidate[]): number {
    return members.reduce((sum, { block }) => sum + this.outline.units[block]!.length, 0) / members.length;
  }

  /** How alike neighbours are as trees, the mean. */
  #alike(members: readonly Candidate[]): number {
    let sum = 0;
    for (let i = 1; i < members.length; i++) sum += this.#similar(members[i - 1]!, members[i]!);
    return sum / Math.max(1, members.length - 1);
  }

  #similar(a: Candidate, b: Candidate): number {
    const [one, other] = [this.#shapeOf(a), this.#shapeOf(b)];
    return one && other ? this.#similarity.between(one, other) : a.to - a.from === b.to - b.from ? 1 : 0.5;
  }

  #shapeOf({ block, from, to }: Candidate): Shape | undefined {
    const { outline } = this;
    if (outline.from[block] === from && outline.to[block] === to) return this.#shapes.of({ block, from, to });
    return to - from === 1 ? this.#shapes.of({ block: -1, from, to }) : undefined;
  }

  /** Same left edge, same width, columns, evenness of height and of the gaps, share of the page's area. */
  #layout(members: readonly Member[]): number[] {
    const boxes = members.flatMap(({ box }) => (box && box[2] > 0 && box[3] > 0 ? [box] : []));
    if (boxes.length < 2) return [-1, -1, -1, -1, -1, -1, -1];
    const most = (values: readonly number[]): number => {
      const count = new Map<number, number>();
      for (const value of values) count.set(value, (count.get(value) ?? 0) + 1);
      return Math.max(...count.values()) / values.length;
    };
    const spread = (values: readonly number[]): number => {
      const middle = values.reduce((a, b) => a + b, 0) / values.length;
      return middle === 0
        ? 0
        : Math.sqrt(values.reduce((sum, v) => sum + (v - middle) ** 2, 0) / values.length) / Math.abs(middle);
    };
    const lefts = boxes.map(([x]) => Math.round(x / 4));
    const gaps = boxes.slice(1).map(([, y], i) => y - boxes[i]![1]);
    const page = this.outline.blocks[0]!.box;
    const area = boxes.reduce((sum, [, , w, h]) => sum + w * h, 0);
    return [
      most(lefts),
      most(boxes.map(([, , w]) => Math.round(w / 4))),
      Math.min(9, new Set(lefts).size),
      Math.min(4, spread(boxes.map(([, , , h]) => h))),
      Math.min(4, spread(gaps.filter((gap) => gap > 0))),
      page ? Math.min(1, area / Math.max(1, page[2] * page[3])) : 0,
      log(boxes.reduce((sum, [, , w]) => sum + w, 0) / boxes.length),
    ];
  }

  #member({ block, from, to }: Candidate): Member {
    const { outline, facts } = this;
    const targets = new Set<string>();
    const member: Member = {
      lines: to - from,
      chars: this.#chars[to]! - this.#chars[from]!,
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
      box: outline.blocks[block]!.box,
    };
    const styles: string[] = [];
    for (let i = from; i < Math.min(to, from + 60); i++) {
      const line = outline.lines[i]!;
      const fact = facts.lines[i]!;
      const own = outline.blocks[line.block]!;
      member.digits += line.text.replace(/\P{Nd}/gu, '').length;
      member.images += line.images.length;
      member.pictures += line.images.filter(({ width, height }) => width >= 60 && height >= 40).length;
      for (const { link, text } of line.runs) {
        if (!link) continue;
        member.links++;
        member.linkChars += text.length;
        targets.add(link);
      }
      for (const link of [...line.images.map((image) => image.link), own.link]) {
        if (!link) continue;
        member.links++;
        targets.add(link);
      }
      member.dates += fact.dates.length;
      member.prices += fact.price ? 1 : 0;
      member.names += fact.names;
      member.contacts += fact.emails.length + fact.telephones.length;
      member.headings += own.heading ? 1 : 0;
      member.hidden += own.hidden ? 1 : 0;
      if (line.text) {
        member.largest = Math.max(member.largest, fact.size);
        if (!member.first) [member.first, member.size, member.weight] = [line.text, fact.size, fact.weight];
        if (line.text.length > member.longest.length) member.longest = line.text;
        if (styles.length < 3)
          styles.push(`${Math.round(fact.size * 20)},${fact.weight >= 600 ? 'b' : ''},${line.runs[0]?.style ?? ''}`);
      }
      const type = typeOf(line.text, line.runs.length > 0 && line.runs.every(({ link }) => link), fact);
      if (!member.types.endsWith(type)) member.types += type;
    }
    member.targets = targets.size;
    member.style = styles.join(' ');
    return member;
  }
}

/** A letter for what a line shows. */
function typeOf(text: string, linked: boolean, fact: { dateShare: number; price: boolean }): string {
  if (!text) return 'i';
  if (fact.dateShare > 0.5) return 'd';
  if (fact.price) return 'p';
  if (/^[\p{Nd}\p{P}\p{S}\s]+$/u.test(text)) return 'n';
  if (linked) return 'l';
  return text.length > 120 ? 'T' : 't';
}
