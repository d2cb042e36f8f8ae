/**
 * What the wording says: every n-gram of a candidate's lines speaks for or against each kind, and so does every n-gram of the heading
 * above. Linear, so that a page's lines are read once and any run of them is a difference of two sums. Evidence for the
 * gate, not for the judge: the words of a record and of half a record are the same.
 */
import { hashOf, ngramsOf } from '../text/ngrams';

/** Learned weights of n-grams; `src/lab/judge/train-wording.ts` trains them. */
export interface NGramWeights {
  /** Hashes of the n-grams, 32 bits, ascending. */
  ngrams: number[];
  /** Per n-gram the weights of the kinds in turn, signed bytes to be multiplied by the kind's scale. */
  weights: number[];
  scale: number[];
  /** Per kind: log-odds of a text that says nothing. */
  bias: number[];
}

export interface WordingModel {
  lines: NGramWeights;
  heading: NGramWeights;
}

/** An open-addressed table: slots of hashes, and where their weights stand; 0 is free. */
interface Table {
  slots: Uint32Array;
  places: Int32Array;
  weights: Int8Array;
}

const tables = new WeakMap<NGramWeights, Table>();

function tableOf(model: NGramWeights): Table {
  const known = tables.get(model);
  if (known) return known;
  const hashes = model.ngrams;
  const size = 2 ** Math.ceil(Math.log2(2 * hashes.length + 2));
  const slots = new Uint32Array(size);
  const places = new Int32Array(size);
  hashes.forEach((hash, i) => {
    let slot = hash & (size - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (size - 1);
    slots[slot] = hash;
    places[slot] = i;
  });
  const table = { slots, places, weights: Int8Array.from(model.weights) };
  tables.set(model, table);
  return table;
}

/** Sums of one text's n-grams: per kind the weight, and last how many n-grams are known. */
function sumsOf(model: NGramWeights, text: string): Float64Array {
  const { slots, places, weights } = tableOf(model);
  const mask = slots.length - 1;
  const kinds = model.scale.length;
  const sums = new Float64Array(kinds + 1);
  for (const ngram of ngramsOf(text)) {
    const hash = hashOf(ngram);
    let slot = hash & mask;
    while (slots[slot] !== 0 && slots[slot] !== hash) slot = (slot + 1) & mask;
    if (slots[slot] === 0) continue;
    const at = places[slot]! * kinds;
    for (let k = 0; k < kinds; k++) sums[k] = sums[k]! + weights[at + k]! * model.scale[k]!;
    sums[kinds] = sums[kinds]! + 1;
  }
  return sums;
}

/** Log-odds per kind: many n-grams say more than few, but not in proportion. */
const oddsOf = ({ bias }: NGramWeights, sums: ArrayLike<number>): number[] =>
  bias.map((base, k) => base + sums[k]! / Math.sqrt(Math.max(1, sums[bias.length]!)));

/** @returns log-odds per kind by the n-grams of one text */
export const textOdds = (model: NGramWeights, text: string): number[] => oddsOf(model, sumsOf(model, text));

export class Wording {
  /** Per line the sums of all lines before it; one more than there are lines. */
  readonly #before: Float64Array[];
  readonly #headings = new Map<string, number[]>();

  /**
   * @param lines the page's lines
   * @param headings per line the text of the heading above it; '' where there is none
   */
  constructor(
    lines: readonly string[],
    private readonly headings: readonly string[],
    private readonly model: WordingModel,
  ) {
    const said = new Map<string, Float64Array>();
    let sums = new Float64Array(model.lines.scale.length + 1);
    this.#before = [sums];
    for (const text of lines) {
      let own = said.get(text);
      if (!own) said.set(text, (own = sumsOf(model.lines, text)));
      sums = sums.map((sum, k) => sum + own[k]!);
      this.#before.push(sums);
    }
  }

  /**
   * @param from first line, inclusive
   * @param to last line, exclusive
   * @returns per kind the log-odds by the words of the lines, then per kind those by the heading above; below 0 they speak against it
   */
  odds(from: number, to: number): number[] {
    const end = this.#before[to]!;
    const sums = this.#before[from]!.map((sum, k) => end[k]! - sum);
    return [...oddsOf(this.model.lines, sums), ...this.#heading(this.headings[from]!)];
  }

  #heading(text: string): number[] {
    let odds = this.#headings.get(text);
    if (!odds) this.#headings.set(text, (odds = oddsOf(this.model.heading, sumsOf(this.model.heading, text))));
    return odds;
  }
}
