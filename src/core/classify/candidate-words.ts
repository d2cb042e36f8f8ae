/** In how many lines of a candidate words of each class stand, and how many of a group's members speak of events. */
import type { FeatureRow } from '../learned/feature-row';
import type { Outline } from '../page/outline';
import type { Candidate } from '../records/candidate';
import { LONGEST_RECORD } from '../records/range';
import type { Facts } from '../text/facts';
import { COUNTED, LineWords } from '../text/line-words';
import { sampleOf } from './group-facts';

export class CandidateWords {
  readonly #words: LineWords;
  readonly #shares = new Map<Candidate[], number>();

  constructor(outline: Outline, facts: Facts) {
    this.#words = new LineWords(outline, facts);
  }

  /** True where a line of the candidate holds a word of the class. */
  holds({ from, to }: { from: number; to: number }, word: (typeof COUNTED)[number]): boolean {
    return ((this.#bits(from, to) >> COUNTED.indexOf(word)) & 1) === 1;
  }

  /** In how many lines the words of each class stand, six at most; and whether there is no such word. */
  putInto(row: FeatureRow, { from, to }: Candidate): void {
    const bits = this.#bits(from, to);
    for (let bit = 0; bit < COUNTED.length; bit++) {
      let count = 0;
      if ((bits >> bit) & 1) for (let i = from; i < to; i++) count += (this.#words.bits(i) >> bit) & 1;
      row.put(Math.min(count, 6));
    }
    row.put(bits === 0 ? 1 : 0);
  }

  /** Share of a group's members that hold a word for an event: only asked for what is plausible, as words take long. */
  share(group: Candidate[]): number {
    let share = this.#shares.get(group);
    if (share === undefined) {
      const members = sampleOf(group);
      const short = members.filter(({ from, to }) => to - from <= LONGEST_RECORD);
      share = short.filter((member) => this.holds(member, 'eventWord')).length / members.length;
      this.#shares.set(group, share);
    }
    return share;
  }

  #bits(from: number, to: number): number {
    let bits = 0;
    for (let i = from; i < to; i++) bits |= this.#words.bits(i);
    return bits;
  }
}
