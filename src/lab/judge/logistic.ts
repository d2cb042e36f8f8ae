/** Logistic regression with a ridge, by Newton's method: few inputs, few examples. */

/**
 * @param rows inputs, the first a constant that the ridge spares
 * @param labels 0 or 1 per row
 * @returns weights of the inputs as they are (they are scaled inside)
 */
export function logistic(rows: readonly (readonly number[])[], labels: readonly number[], ridge: number): number[] {
  const inputs = rows[0]!.length;
  const mean = Array.from({ length: inputs }, (_, d) =>
    d === 0 ? 0 : rows.reduce((sum, row) => sum + row[d]!, 0) / rows.length,
  );
  const scale = mean.map(
    (m, d) => (d === 0 ? 1 : Math.sqrt(rows.reduce((sum, row) => sum + (row[d]! - m) ** 2, 0) / rows.length)) || 1,
  );
  const scaled = rows.map((row) => row.map((value, d) => (value - mean[d]!) / scale[d]!));
  let weights = mean.map(() => 0);
  for (let step = 0; step < 30; step++) {
    const gradient = weights.map((w, d) => (d === 0 ? 0 : -ridge * w));
    const hessian = weights.map((_, d) => weights.map((__, e) => (d === e ? (d === 0 ? 1e-9 : ridge) : 0)));
    scaled.forEach((row, i) => {
      const p = 1 / (1 + Math.exp(-row.reduce((sum, value, d) => sum + value * weights[d]!, 0)));
      row.forEach((value, d) => {
        gradient[d] = gradient[d]! + (labels[i]! - p) * value;
        row.forEach((other, e) => (hessian[d]![e] = hessian[d]![e]! + p * (1 - p) * value * other));
      });
    });
    const change = solve(hessian, gradient);
    weights = weights.map((w, d) => w + change[d]!);
  }
  const raw = weights.map((w, d) => w / scale[d]!);
  raw[0] = weights[0]! - raw.reduce((sum, w, d) => (d === 0 ? sum : sum + w * mean[d]!), 0);
  return raw.map((w) => Number(w.toPrecision(5)));
}

/** Gauss with pivots: x with matrix · x = vector. */
function solve(matrix: readonly (readonly number[])[], vector: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, vector[i]!]);
  const n = rows.length;
  for (let at = 0; at < n; at++) {
    let pivot = at;
    for (let i = at + 1; i < n; i++) if (Math.abs(rows[i]![at]!) > Math.abs(rows[pivot]![at]!)) pivot = i;
    [rows[at], rows[pivot]] = [rows[pivot]!, rows[at]!];
    for (let i = 0; i < n; i++) {
      if (i === at) continue;
      const factor = rows[i]![at]! / rows[at]![at]!;
      for (let j = at; j <= n; j++) rows[i]![j] = rows[i]![j]! - factor * rows[at]![j]!;
    }
  }
  return rows.map((row, i) => row[n]! / row[i]!);
}
