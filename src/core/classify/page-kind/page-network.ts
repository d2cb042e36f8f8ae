/** A small network over a page's evidence: one hidden layer of rectified units; several are averaged. */

export interface NetworkModel {
  /** Per hidden unit: a constant, then a weight per input. */
  hidden: number[][];
  /** Per kind: a constant, then a weight per hidden unit. */
  output: number[][];
}

const layer = (weights: readonly (readonly number[])[], inputs: readonly number[]): number[] =>
  weights.map((own) => {
    let sum = own[0]!;
    for (let i = 0; i < inputs.length; i++) sum += own[i + 1]! * inputs[i]!;
    return sum;
  });

/**
 * @param scaled inputs brought to mean 0 and deviation 1
 * @returns log-odds per kind, up to a constant that all kinds share: the mean over the networks
 */
export function networkOdds(networks: readonly NetworkModel[], scaled: readonly number[]): number[] {
  const each = networks.map(({ hidden, output }) =>
    layer(
      output,
      layer(hidden, scaled).map((value) => Math.max(0, value)),
    ),
  );
  return each[0]!.map((_, k) => each.reduce((sum, own) => sum + own[k]!, 0) / each.length);
}
