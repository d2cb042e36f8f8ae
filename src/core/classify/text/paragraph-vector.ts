/** Paragraphs as vectors made of the vectors of their words: plain mean, and the weighted one of Event.Locky, equations 1 to 4. */
import type { WordVectors } from './word-vectors';

/** A paragraph whose class is known. */
export interface LabelledParagraph {
  tokens: readonly string[];
  event: boolean;
}

/**
 * Equations 2 to 4: θ = |1 − 2 p(event | word)|, with p by counting the paragraphs that hold the word.
 * @param smoothing paragraphs added to each class for every word: with 0, as printed, a word met once has the full weight of 1
 * @returns per word its weight, 0 to 1; a word that is not in it says nothing (0)
 */
export function wordWeights(paragraphs: Iterable<LabelledParagraph>, smoothing = 0): Map<string, number> {
  const counts = new Map<string, { all: number; event: number }>();
  for (const { tokens, event } of paragraphs) {
    for (const word of new Set(tokens)) {
      const count = counts.get(word);
      if (!count) counts.set(word, { all: 1, event: event ? 1 : 0 });
      else {
        count.all++;
        if (event) count.event++;
      }
    }
  }
  const weights = new Map<string, number>();
  for (const [word, { all, event }] of counts) {
    weights.set(word, Math.abs(1 - (2 * (event + smoothing)) / (all + 2 * smoothing)));
  }
  return weights;
}

/** Equation 1: Σ θ ω / (1 + Σ θ) over the words that have a vector. */
export function weightedVector(
  tokens: readonly string[],
  vectors: WordVectors,
  weights: { get(word: string): number | undefined },
): Float64Array {
  const sum = new Float64Array(vectors.dimensions);
  let total = 1;
  for (const token of tokens) {
    const weight = weights.get(token) ?? 0;
    const word = weight > 0 ? vectors.find(token) : undefined;
    if (word === undefined) continue;
    vectors.addTo(sum, word, weight);
    total += weight;
  }
  return sum.map((value) => value / total);
}

/** Mean of the words' vectors; zeros where no word has one. */
export function meanVector(tokens: readonly string[], vectors: WordVectors): Float64Array {
  const sum = new Float64Array(vectors.dimensions);
  let count = 0;
  for (const token of tokens) {
    const word = vectors.find(token);
    if (word === undefined) continue;
    vectors.addTo(sum, word, 1);
    count++;
  }
  return sum.map((value) => value / Math.max(1, count));
}
