/** The text model that ships, learnt from records: words with their vectors and weights, and an SVM over bytes. */
import { weightedVector, wordWeights } from '../../core/classify/text/paragraph-vector';
import { TextModel, type TextModelHead } from '../../core/classify/text/text-model';
import { QuantisedVectors } from '../../core/classify/text/word-vectors';
import { learn, type Example, type Parameters } from './classifier';
import type { CorpusWords } from './fold-words';
import { prune } from './prune';
import type { Representation } from './representation';
import { distances, trainSvm } from './svm';

/**
 * C and γ. The searches of table 2 end anywhere on a broad ridge from (log2 C, log2 γ) of (−3, 1) to (8, −5), with medians of 2 and −1; along
 * it the joined model does the same to a few tenths of a point, and smaller C leaves the value calmer.
 */
export const PARAMETERS: Parameters = { log2C: -1, log2Gamma: -1 };

/**
 * What the mean value of a region's texts counts for beside the judge's log-odds: chosen out of fold, end to end, by `npm run lab -- join events`.
 */
export const WEIGHT = 1.5;

/**
 * Records count a second time as their first words: with few of a page's records being short and most of these no events, the SVM would
 * take shortness itself for a sign, and a slide of a name and a day is an event.
 */
const FIRST = 10;
/** Paragraphs added to each class in the weights: with none, a word met once has the full weight. */
const SMOOTHING = 1;
/** A word must be on so many sites: what one site alone says are its own names. */
const LEAST_SITES = 2;
/** A weight is stored as a byte. */
const FULL = 255;

/**
 * @param corpus words of licence-clean texts, none of them of the records
 * @returns the same to the byte for the same records
 */
export async function fitTextModel(
  records: readonly Example[],
  corpus: CorpusWords,
  { log2C, log2Gamma }: Parameters = PARAMETERS,
): Promise<TextModel> {
  const { vectors, weights } = wordsOf(records, corpus);
  const starts = records.flatMap((record) =>
    record.tokens.length > FIRST + 2 ? [{ ...record, tokens: record.tokens.slice(0, FIRST) }] : [],
  );
  const training = [...records, ...starts];
  const byWord = { get: (word: string) => weights[vectors.find(word) ?? -1]! / FULL };
  const representation: Representation<undefined> = {
    name: 'weighted, as shipped',
    usesLabels: true,
    learn: () => (tokens) => weightedVector(tokens, vectors, byWord),
  };
  const { points, scale } = learn(representation, training, undefined);
  const labels = training.map(({ event }) => event);
  const full = await trainSvm(distances(points), labels, { log2C, log2Gamma });
  const svm = prune(full, points as Float64Array[], log2Gamma);
  const { dimensions } = vectors;
  const rows = new Float32Array(svm.support.length * dimensions);
  svm.support.forEach((i, n) => rows.set(points[i] as Float64Array, n * dimensions));
  const names = Array.from(svm.support, (_, n) => String(n));
  const head: TextModelHead = {
    words: vectors.words.length,
    support: svm.support.length,
    gamma: 2 ** log2Gamma,
    rho: svm.rho,
    scale,
    weight: WEIGHT,
  };
  const support = QuantisedVectors.of(names, dimensions, rows);
  return new TextModel(head, vectors, weights, Float32Array.from(svm.coefficients), support);
}

/** The words that tell something, with a vector and a weight each: what records cannot use does not ship. */
function wordsOf(
  records: readonly Example[],
  { words, dimensions, embedding }: CorpusWords,
): { vectors: QuantisedVectors; weights: Uint8Array } {
  const sites = new Map<string, Set<string>>();
  for (const { tokens, site } of records)
    for (const token of tokens) sites.set(token, (sites.get(token) ?? new Set()).add(site));
  const all = wordWeights(records, SMOOTHING);
  const weightOf = (word: string): number =>
    (sites.get(word)?.size ?? 0) < LEAST_SITES ? 0 : Math.round(all.get(word)! * FULL);
  const kept = words.flatMap((word, i) => (weightOf(word) > 0 ? [i] : []));
  const rows = new Float32Array(kept.length * dimensions);
  kept.forEach((i, n) => rows.set(embedding.input.subarray(i * dimensions, (i + 1) * dimensions), n * dimensions));
  const names = kept.map((i) => words[i]!);
  return { vectors: QuantisedVectors.of(names, dimensions, rows), weights: Uint8Array.from(names, weightOf) };
}
