/** Gradient-boosted decision trees for a yes-or-no question: prediction only. `src/lab/judge/` trains them. */

/** Trees as flat arrays, node 0 of each tree at its offset; compact in JSON and quick to walk. */
export interface BoostedTrees {
  /** Number of features that it was trained on; evidence of another length is refused. */
  inputs: number;
  /** Log-odds before any tree. */
  base: number;
  /** First node of each tree. */
  roots: number[];
  /** Per node: the feature asked for, or -1 for a leaf. */
  feature: number[];
  /** Per node: goes left where the feature is at most this; for a leaf its log-odds. */
  value: number[];
  /** Per node: how many nodes further on its left child is, 0 for a leaf; the right child is the one after that. */
  left: number[];
  /** Where a row without hope need not be asked further (a soft cascade); fewer trees first. `predict` asks all the same. */
  stops?: Stop[];
}

/** After the first so many trees, what has log-odds below this is given up. */
export interface Stop {
  trees: number;
  below: number;
}

/**
 * @param trees only the first so many are asked
 * @returns log-odds of yes
 * @throws Error where the evidence is not what the model was trained on: a model goes with its code
 */
export function predict(model: BoostedTrees, features: Float64Array, trees = model.roots.length): number {
  checkInputs(model, features);
  let sum = model.base;
  for (let tree = 0; tree < trees; tree++) sum += model.value[leafFrom(model, model.roots[tree]!, features)]!;
  return sum;
}

/** @throws Error where the evidence is not what the model was trained on */
export function checkInputs(model: BoostedTrees, features: Float64Array): void {
  if (features.length !== model.inputs) {
    throw new Error(`the model takes ${model.inputs} features and got ${features.length}: it must be trained anew`);
  }
}

/** The leaf that is reached from a node. */
function leafFrom({ feature, value, left }: BoostedTrees, node: number, features: Float64Array): number {
  for (let asked = feature[node]!; asked >= 0; asked = feature[node]!) {
    node += features[asked]! <= value[node]! ? left[node]! : left[node]! + 1;
  }
  return node;
}
