/**
 * Trains a C-SVC with a radial basis function by LIBSVM (its WebAssembly port). The kernel is computed here and handed over, which is
 * several times faster than LIBSVM's own on dense vectors, and lets sparse ones be sparse; the optimisation is LIBSVM's.
 */
import { libsvm } from './libsvm';

/** A dense vector, or the places of the ones of a vector of zeros and ones, rising. */
export type Point = Float64Array | Int32Array;

/** Which training points are support vectors, their coefficients (label × α), and the constant. */
export interface TrainedSvm {
  support: Int32Array;
  coefficients: Float64Array;
  rho: number;
}

/** Megabytes that LIBSVM may keep kernel rows in. */
const CACHE = 200;

export function squaredDistance(a: Point, b: Point): number {
  let sum = 0;
  if (a instanceof Float64Array) {
    for (let d = 0; d < a.length; d++) sum += (a[d]! - b[d]!) ** 2;
    return sum;
  }
  let [shared, i, j] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      shared++;
      i++;
      j++;
    } else if (a[i]! < b[j]!) i++;
    else j++;
  }
  return a.length + b.length - 2 * shared;
}

/** Squared distances of all pairs, row by row. */
export function distances(points: readonly Point[]): Float32Array[] {
  const rows = points.map(() => new Float32Array(points.length));
  for (let i = 0; i < points.length; i++)
    for (let j = 0; j < i; j++) rows[i]![j] = rows[j]![i] = squaredDistance(points[i]!, points[j]!);
  return rows;
}

/**
 * @param squared squared distances of all pairs of training points
 * @param labels per point: true for yes
 */
export async function trainSvm(
  squared: readonly Float32Array[],
  labels: readonly boolean[],
  { log2C, log2Gamma }: { log2C: number; log2Gamma: number },
): Promise<TrainedSvm> {
  const SVM = await libsvm();
  const gamma = 2 ** log2Gamma;
  const samples = squared.map((row, i) => {
    const sample = new Float64Array(row.length + 1);
    sample[0] = i + 1;
    for (let j = 0; j < row.length; j++) sample[j + 1] = Math.exp(-gamma * row[j]!);
    return sample;
  });
  const { C_SVC } = SVM.SVM_TYPES;
  const options = { type: C_SVC, kernel: SVM.KERNEL_TYPES.PRECOMPUTED, cost: 2 ** log2C, gamma: 1, cacheSize: CACHE };
  const svm = new SVM({ ...options, quiet: true });
  svm.train(
    samples,
    labels.map((yes) => (yes ? 1 : -1)),
  );
  const model = svm.serializeModel();
  svm.free();
  return parseModel(model);
}

/** LIBSVM's model file: header lines, then a line per support vector, "coefficient 0:number". */
function parseModel(text: string): TrainedSvm {
  const [head, body] = text.split('\nSV\n') as [string, string];
  const field = (name: string): string => new RegExp(`^${name} (.*)$`, 'm').exec(head)?.[1] ?? '';
  // Coefficients are for the class that LIBSVM met first.
  const sign = field('label').startsWith('-') ? -1 : 1;
  const lines = body.trim().split('\n').filter(Boolean);
  return {
    support: Int32Array.from(lines, (line) => Number(/ 0:(\d+)/.exec(line)![1]) - 1),
    coefficients: Float64Array.from(lines, (line) => sign * Number.parseFloat(line)),
    rho: sign * Number(field('rho')),
  };
}

/** @returns the decision value: above 0 for yes */
export function decide(svm: TrainedSvm, points: readonly Point[], log2Gamma: number, point: Point): number {
  const gamma = 2 ** log2Gamma;
  let sum = -svm.rho;
  svm.support.forEach((i, n) => (sum += svm.coefficients[n]! * Math.exp(-gamma * squaredDistance(points[i]!, point))));
  return sum;
}
