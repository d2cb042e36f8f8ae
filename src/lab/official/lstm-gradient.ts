/** Back-propagation through time for the LSTM of src/ml/lstm. */
import { forward, type LstmParameters, type LstmSize } from '../../ml/lstm/lstm';

/** The same arrays as the parameters', holding derivatives. */
export type Gradient = Pick<LstmParameters, 'embedding' | 'gates' | 'output'>;

export const gradientOf = ({ buckets, dim, hidden, labels }: LstmSize): Gradient => ({
  embedding: new Float64Array(buckets * dim),
  gates: new Float64Array(4 * hidden * (dim + hidden + 1)),
  output: new Float64Array(labels * (2 * hidden + 1)),
});

/**
 * Adds the derivatives of weight × cross entropy to `gradient`.
 * @returns the loss
 */
export function backward(
  model: LstmParameters,
  units: readonly (readonly number[])[],
  label: number,
  weight: number,
  gradient: Gradient,
  mask?: Float64Array,
): number {
  const { dim, hidden, labels } = model.size;
  const row = dim + hidden + 1;
  const steps = units.length;
  const { x, gates, c, h, read, probabilities } = forward(model, units, mask);
  const dRead = new Float64Array(2 * hidden);
  for (let l = 0; l < labels; l++) {
    const error = weight * (probabilities[l]! - (l === label ? 1 : 0));
    const at = l * (2 * hidden + 1);
    for (let j = 0; j < 2 * hidden; j++) {
      gradient.output[at + j] = gradient.output[at + j]! + error * read[j]!;
      dRead[j] = dRead[j]! + error * model.output[at + j]!;
    }
    gradient.output[at + 2 * hidden] = gradient.output[at + 2 * hidden]! + error;
  }
  let dNext = new Float64Array(hidden);
  const dCell = new Float64Array(hidden);
  const dGate = new Float64Array(4 * hidden);
  for (let t = steps - 1; t >= 0; t--) {
    const base = t * 4 * hidden;
    for (let j = 0; j < hidden; j++) {
      const [i, f, o, g] = [0, 1, 2, 3].map((k) => gates[base + k * hidden + j]!) as [number, number, number, number];
      const dh = dNext[j]! + dRead[j]! / steps + (t === steps - 1 ? dRead[hidden + j]! : 0);
      const squashed = Math.tanh(c[t * hidden + j]!);
      const dc = dCell[j]! + dh * o * (1 - squashed * squashed);
      const before = t > 0 ? c[(t - 1) * hidden + j]! : 0;
      dGate[j] = dc * g * i * (1 - i);
      dGate[hidden + j] = dc * before * f * (1 - f);
      dGate[2 * hidden + j] = dh * squashed * o * (1 - o);
      dGate[3 * hidden + j] = dc * i * (1 - g * g);
      dCell[j] = dc * f;
    }
    dNext = new Float64Array(hidden);
    const dx = new Float64Array(dim);
    for (let k = 0; k < 4 * hidden; k++) {
      const at = k * row;
      const error = dGate[k]!;
      for (let d = 0; d < dim; d++) {
        gradient.gates[at + d] = gradient.gates[at + d]! + error * x[t * dim + d]!;
        dx[d] = dx[d]! + error * model.gates[at + d]!;
      }
      if (t > 0)
        for (let j = 0; j < hidden; j++) {
          gradient.gates[at + dim + j] = gradient.gates[at + dim + j]! + error * h[(t - 1) * hidden + j]!;
          dNext[j] = dNext[j]! + error * model.gates[at + dim + j]!;
        }
      gradient.gates[at + row - 1] = gradient.gates[at + row - 1]! + error;
    }
    const pieces = units[t]!;
    for (const piece of pieces)
      for (let d = 0; d < dim; d++)
        gradient.embedding[piece * dim + d] =
          gradient.embedding[piece * dim + d]! + (dx[d]! * (mask?.[t * dim + d] ?? 1)) / pieces.length;
  }
  return -weight * Math.log(Math.max(1e-12, probabilities[label]!));
}
