import type { LabelledParagraph } from '../../core/classify/text/paragraph-vector';
import type { FoldWords } from './fold-words';
import type { Point } from './svm';

/** A way to make a paragraph a vector, learnt from training paragraphs alone, with the word vectors that it needs. */
export interface Representation<Words = FoldWords> {
  name: string;
  /** Whether it looks at the labels: then the search of parameters must learn it anew without the records that it judges. */
  usesLabels: boolean;
  /** @returns the vector of any paragraph */
  learn(training: readonly LabelledParagraph[], words: Words): (tokens: readonly string[]) => Point;
}
