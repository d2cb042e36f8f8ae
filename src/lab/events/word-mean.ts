/** Rival: the mean of the words' Word2Vec vectors. */
import { meanVector } from '../../core/classify/text/paragraph-vector';
import type { Representation } from './representation';

export const wordMean: Representation = {
  name: 'W2V mean',
  usesLabels: false,
  learn: (_training, words) => (tokens) => meanVector(tokens, words),
};
