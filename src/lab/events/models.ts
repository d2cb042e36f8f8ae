/** The paper's five models, in the order of its table 2. */
import { oneHot } from './one-hot';
import { pvDm } from './pv-dm';
import type { Representation } from './representation';
import { weighted } from './weighted';
import { wordMean } from './word-mean';

export const MODELS: readonly Representation[] = [
  oneHot,
  wordMean,
  pvDm('PV-DM', 1),
  pvDm('PV-DM ×10', 10),
  weighted('weighted', 0),
];
