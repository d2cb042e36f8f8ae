/** The model that ranks candidates for an event's name, as it is stored. */
import type { BoostedTrees } from '../../learned/boosted-trees';
import type { NGramWeights } from '../../learned/wording';

/** Ranks an event's candidates for a name: trees over their evidence, of which what their words say is a part. */
export interface NameModel {
  trees: BoostedTrees;
  wording: NameWording;
}

/** What n-grams of a candidate, and of what stands before it, say of it as a name. `src/lab/judge/train-names.ts` trains them. */
export interface NameWording {
  text: NGramWeights;
  before: NGramWeights;
}
