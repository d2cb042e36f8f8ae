/** How well kinds of page are told: per kind and over all. */
import { OFFICIAL_KINDS } from '../../core/classify/page-kind/page-kind-model';

export interface KindScore {
  precision: number;
  recall: number;
  f1: number;
  /** Share of the pages of other kinds that are taken for this one. */
  falseRate: number;
  pages: number;
}

export interface Scores {
  kinds: KindScore[];
  accuracy: number;
  /** Means over kinds; recall is the paper's TP rate. */
  macro: Omit<KindScore, 'pages'>;
  /** Mean over kinds weighted by their pages: what tables of several kinds often give. */
  weightedF1: number;
  /** Per kind as labelled, how often each kind was said. */
  confusion: number[][];
}

const KINDS = OFFICIAL_KINDS.length;

/** @param labels and said: numbers of kinds, page by page */
export function scoresOf(labels: readonly number[], said: readonly number[]): Scores {
  const confusion = Array.from({ length: KINDS }, () => new Array<number>(KINDS).fill(0));
  labels.forEach((label, i) => confusion[label]![said[i]!]!++);
  const total = Math.max(1, labels.length);
  const kinds = confusion.map((row, k): KindScore => {
    const right = row[k]!;
    const pages = row.reduce((a, b) => a + b, 0);
    const claimed = confusion.reduce((sum, other) => sum + other[k]!, 0);
    return {
      precision: right / Math.max(1, claimed),
      recall: right / Math.max(1, pages),
      f1: (2 * right) / Math.max(1, claimed + pages),
      falseRate: (claimed - right) / Math.max(1, labels.length - pages),
      pages,
    };
  });
  const mean = (of: (kind: KindScore) => number): number => kinds.reduce((sum, kind) => sum + of(kind), 0) / KINDS;
  return {
    kinds,
    accuracy: kinds.reduce((sum, { recall, pages }) => sum + recall * pages, 0) / total,
    macro: {
      precision: mean(({ precision }) => precision),
      recall: mean(({ recall }) => recall),
      f1: mean(({ f1 }) => f1),
      falseRate: mean(({ falseRate }) => falseRate),
    },
    weightedF1: kinds.reduce((sum, { f1, pages }) => sum + f1 * pages, 0) / total,
    confusion,
  };
}
