/**
 * Word vectors of a fold: those of the corpus, trained further on the fold's training paragraphs, as the paper trains Word2Vec on its
 * training records. They make words known that the corpus hardly has (開演, ワンマン). For comparisons only: what ships is the corpus's.
 */
import type { LabelledParagraph } from '../../core/classify/text/paragraph-vector';
import type { WordVectors } from '../../core/classify/text/word-vectors';
import { skipGram, untrained, SKIP_GRAM, type Embedding } from '../words/skip-gram';

/** Vectors in training: numbers of words, both matrices, and how often each word occurs in the training paragraphs. */
export interface FoldWords extends WordVectors {
  readonly numbers: ReadonlyMap<string, number>;
  readonly embedding: Embedding;
  readonly counts: Int32Array;
}

/** The corpus's vectors as training left them. */
export interface CorpusWords {
  dimensions: number;
  /** The commonest first. */
  words: readonly string[];
  counts: Int32Array;
  embedding: Embedding;
}

/** A word of the paragraphs that the corpus does not know must occur as often. */
const LEAST = 2;
const PASSES = 5;
const SUBSAMPLE = 1e-3;

export function foldWords(corpus: CorpusWords, paragraphs: readonly LabelledParagraph[]): FoldWords {
  const { dimensions } = corpus;
  const occurs = new Map<string, number>();
  for (const { tokens } of paragraphs) for (const token of tokens) occurs.set(token, (occurs.get(token) ?? 0) + 1);
  const numbers = new Map(corpus.words.map((word, i) => [word, i]));
  for (const [word, count] of occurs) if (count >= LEAST && !numbers.has(word)) numbers.set(word, numbers.size);
  const start = untrained(numbers.size, dimensions, SKIP_GRAM.seed);
  start.input.set(corpus.embedding.input);
  start.output.set(corpus.embedding.output);
  const counts = new Int32Array(numbers.size);
  for (const [word, number] of numbers) counts[number] = occurs.get(word) ?? 0;
  const tokens: number[] = [];
  for (const paragraph of paragraphs) {
    for (const token of paragraph.tokens) {
      const number = numbers.get(token);
      if (number !== undefined) tokens.push(number);
    }
    tokens.push(-1);
  }
  skipGram({ counts, tokens: Int32Array.from(tokens) }, start, {
    ...SKIP_GRAM,
    dimensions,
    epochs: PASSES,
    subsample: SUBSAMPLE,
  });
  return {
    dimensions,
    numbers,
    counts,
    embedding: start,
    find: (word) => numbers.get(word),
    addTo(sum, word, weight) {
      for (let d = 0, at = word * dimensions; d < dimensions; d++) sum[d]! += weight * start.input[at + d]!;
    },
  };
}
