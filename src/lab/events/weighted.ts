/** Event.Locky's own: weighted paragraph vectors, weights from the training paragraphs. */
import { weightedVector, wordWeights } from '../../core/classify/text/paragraph-vector';
import type { WordVectors } from '../../core/classify/text/word-vectors';
import type { Representation } from './representation';

/**
 * @param smoothing 0 is the paper's equation as printed
 * @param vectors instead of those of the fold
 */
export const weighted = (name: string, smoothing: number, vectors?: WordVectors): Representation => ({
  name,
  usesLabels: true,
  learn(training, words) {
    const weights = wordWeights(training, smoothing);
    return (tokens) => weightedVector(tokens, vectors ?? words, weights);
  },
});
