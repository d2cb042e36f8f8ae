/**
 * The evidence for a region of records of any kind: what its members have in common in structure, style, content and
 * place, as numbers. No word of any language is asked for, and nothing of what the records are about. The order is the
 * model's: append, never insert.
 */
import type { Outline } from '../page/outline';
import type { Facts } from '../text/facts';
import { FeatureRow } from '../learned/feature-row';
import { log } from '../learned/numbers';
import type { Candidate } from './candidate';
import { sumsOf } from './member-sums';
import { Members, type Member } from './members';
import { layoutOf } from './region-layout';
import { shapesOf, type Shape, type Shapes } from './shape';
import { Similarity } from './similarity';

/** Members looked at: a sample of a long list says as much as the list. */
const SAMPLE = 40;
const ZONES = ['main', 'header', 'nav', 'footer', 'aside'];
const HOWS = ['match', 'window', 'anchor'];

/** Class names and the like of lists and their parts, and of what stands around them. */
const NAMED_AFTER = [
  /result|item|product|post|entry|card|row|list|hit|article|story|review|tile/,
  /nav|menu|foot|crumb|pag(e|ing|ination)|tab|social|share|filter|facet|sort|tag|option|head/,
];
const TAGS = [/^(li|dd|dt)$/, /^tr$/, /^(td|th)$/, /^article$/, /^(a|p|h[1-6]|span)$/];

export class RegionEvidence {
  readonly #members: Members;
  readonly #row = new FeatureRow();
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
    this.#shapes = shapesOf(outline);
    this.#chars = new Float64Array(outline.lines.length + 1);
    outline.lines.forEach(({ text }, i) => (this.#chars[i + 1] = this.#chars[i]! + text.length));
    this.#members = new Members(outline, facts, this.#chars);
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
    const members = sample.map((one) => this.#members.of(one));
    const n = members.length;
    const first = group[0]!;
    const block = outline.blocks[first.block]!;
    const parent = this.#parentOf(group);
    const from = first.from;
    const to = group.at(-1)!.to;
    const covered = this.#covered(group);
    const total = Math.max(1, this.#chars.at(-1)!);
    const around = Math.max(1, this.#chars[outline.to[parent]!]! - this.#chars[outline.from[parent]!]!);
    const sums = sumsOf(members);
    const lines = sums.lines / n;
    const chars = Math.max(1, sums.chars / n);
    const hint = `${block.hint ?? ''} ${outline.blocks[parent]!.hint ?? ''}`;
    const types = different(members, 'types') / n;
    const row = this.#row.put(
      log(group.length),
      log(lines),
      variation(members, 'lines', lines),
      log(chars),
      variation(members, 'chars', sums.chars / n),
      sums.short / n,
      sums.long / n,
      sums.severalLines / n,
      different(members, 'first') / n,
      different(members, 'longest') / n,
      sums.digits / n / chars,
      sums.linked / n,
      sums.linkChars / n / chars,
      sums.targets / n,
      sums.oneTarget / n,
      sums.withImage / n,
      sums.withPicture / n,
      sums.images / n,
      sums.dated / n,
      sums.oneDate / n,
      sums.priced / n,
      sums.named / n,
      sums.withContact / n,
      sums.withHeading / n,
      sums.oneHeading / n,
      sums.hidden / n,
      sums.largest / n,
      sums.size / n,
      sums.weight / n / 100,
      sums.largestFirst / n,
      1 / Math.max(1, n * types),
      types,
      different(members, 'style') / n,
      this.#alike(sample),
    );
    row.oneOf(first.how === 'independent' ? 'match' : first.how, HOWS);
    row.put(
      covered / total,
      covered / this.#largest,
      covered / around,
      covered / Math.max(1, this.#chars[to]! - this.#chars[from]!),
      from / outline.lines.length,
    );
    row.oneOf(this.facts.zones[first.block]!, ZONES);
    for (const pattern of TAGS) row.put(pattern.test(block.tag) ? 1 : 0);
    row.put(first.block === parent ? 1 : 0);
    for (const pattern of NAMED_AFTER) row.put(pattern.test(hint) ? 1 : 0);
    row.put(log(lines / Math.max(1, this.#parts(sample))), this.#repeated[parent]!, this.#depth[parent]!);
    row.put(...layoutOf(members, outline.blocks[0]!.box));
    return row.take();
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
}

/** Deviation over mean. */
function variation(members: readonly Member[], of: 'lines' | 'chars', mean: number): number {
  if (mean === 0) return 0;
  let sum = 0;
  for (const one of members) sum += (one[of] - mean) ** 2;
  return Math.sqrt(sum / members.length) / mean;
}

const different = (members: readonly Member[], of: 'first' | 'longest' | 'types' | 'style'): number =>
  new Set(members.map((one) => one[of])).size;
