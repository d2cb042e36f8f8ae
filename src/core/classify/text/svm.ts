/** A support vector machine with a radial basis function: prediction only. `src/lab/events/` trains it with LIBSVM. */

export interface SupportVectors {
  dimensions: number;
  /** The kernel is exp(−gamma × squared distance). */
  gamma: number;
  /** What is taken off the sum. */
  rho: number;
  /** Per support vector its coefficient: label × α. */
  coefficients: Float32Array;
  /** The support vectors one after the other. */
  vectors: Float32Array;
}

/**
 * @returns the decision value: above 0 for yes
 * @throws Error where the point has another number of dimensions than the model
 */
export function decision(
  { dimensions, gamma, rho, coefficients, vectors }: SupportVectors,
  point: Float64Array,
): number {
  if (point.length !== dimensions) throw new Error(`the model takes ${dimensions} numbers and got ${point.length}`);
  let sum = -rho;
  for (let i = 0, at = 0; i < coefficients.length; i++, at += dimensions) {
    let distance = 0;
    for (let d = 0; d < dimensions; d++) distance += (vectors[at + d]! - point[d]!) ** 2;
    sum += coefficients[i]! * Math.exp(-gamma * distance);
  }
  return sum;
}
