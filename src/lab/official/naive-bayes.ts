/** Multinomial naive Bayes with Laplace's smoothing, and the choice of inputs by information gain. */

/** An example's inputs: number of the input and how much of it there is. */
export type Sparse = readonly (readonly [input: number, amount: number])[];

export interface NaiveBayes {
  priors: Float64Array;
  /** Per kind the logarithm of each input's probability. */
  chances: Float64Array[];
}

export function trainNaiveBayes(
  rows: readonly Sparse[],
  kinds: readonly number[],
  kindCount: number,
  inputs: number,
  smoothing = 1,
): NaiveBayes {
  const priors = new Float64Array(kindCount);
  const amounts = Array.from({ length: kindCount }, () => new Float64Array(inputs).fill(smoothing));
  rows.forEach((row, i) => {
    const own = amounts[kinds[i]!]!;
    priors[kinds[i]!]!++;
    for (const [input, amount] of row) own[input] = own[input]! + amount;
  });
  return {
    priors: priors.map((count) => Math.log((count + 1) / (rows.length + kindCount))),
    chances: amounts.map((own) => {
      const total = own.reduce((a, b) => a + b, 0);
      return own.map((amount) => Math.log(amount / total));
    }),
  };
}

export function classifyNaiveBayes({ priors, chances }: NaiveBayes, row: Sparse): number {
  let [best, most] = [0, -Infinity];
  chances.forEach((own, k) => {
    let sum = priors[k]!;
    for (const [input, amount] of row) sum += amount * own[input]!;
    if (sum > most) [best, most] = [k, sum];
  });
  return best;
}

const entropy = (counts: readonly number[]): number => {
  const total = counts.reduce((a, b) => a + b, 0);
  return counts.reduce((sum, count) => (count > 0 ? sum - (count / total) * Math.log2(count / total) : sum), 0);
};

/** @returns per input how many bits its presence says of the kind */
export function informationGain(
  rows: readonly Sparse[],
  kinds: readonly number[],
  kindCount: number,
  inputs: number,
): Float64Array {
  const all = new Array<number>(kindCount).fill(0);
  const withIt = Array.from({ length: inputs }, () => new Array<number>(kindCount).fill(0));
  rows.forEach((row, i) => {
    all[kinds[i]!]!++;
    for (const [input, amount] of row) if (amount > 0) withIt[input]![kinds[i]!]!++;
  });
  const whole = entropy(all);
  return Float64Array.from(withIt, (present) => {
    const absent = all.map((count, k) => count - present[k]!);
    const share = present.reduce((a, b) => a + b, 0) / Math.max(1, rows.length);
    return whole - share * entropy(present) - (1 - share) * entropy(absent);
  });
}
