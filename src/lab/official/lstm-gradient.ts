/** Back-propagation for the network of src/ml/lstm: through the softmax and its layer, and through time. */
import { lengthsOf, tanh, type Judgement, type LstmParameters, type LstmSize, type Reading } from '../../ml/lstm/lstm';

/** The same arrays as the parameters', holding derivatives. */
export type Gradient = Pick<LstmParameters, 'embedding' | 'gates' | 'layer' | 'output'>;

export function gradientOf(size: LstmSize): Gradient {
  const { embedding, gates, layer, output } = lengthsOf(size);
  return {
    embedding: new Float32Array(embedding),
    gates: new Float32Array(gates),
    layer: new Float32Array(layer),
    output: new Float32Array(output),
  };
}

/**
 * Adds the derivatives of weight × cross entropy to `gradient`.
 * @returns the derivatives of the input: the clause, the one before, the one after, the numbers
 */
export function learnJudgement(
  { size, layer: inner, output }: LstmParameters,
  { input, layer, probabilities }: Judgement,
  label: number,
  weight: number,
  gradient: Gradient,
  mask?: Float32Array,
): Float32Array {
  const width = input.length;
  const dLayer = new Float32Array(size.layer);
  for (let l = 0; l < size.labels; l++) {
    const error = weight * (probabilities[l]! - (l === label ? 1 : 0));
    const from = l * (size.layer + 1);
    for (let k = 0; k < size.layer; k++) {
      gradient.output[from + k]! += error * layer[k]!;
      dLayer[k]! += error * output[from + k]!;
    }
    gradient.output[from + size.layer]! += error;
  }
  const dInput = new Float32Array(width);
  for (let k = 0; k < size.layer; k++) {
    const error = dLayer[k]! * (1 - layer[k]! * layer[k]!);
    const from = k * (width + 1);
    for (let j = 0; j < width; j++) {
      gradient.layer[from + j]! += error * input[j]!;
      dInput[j]! += error * inner[from + j]!;
    }
    gradient.layer[from + width]! += error;
  }
  if (mask) for (let j = 0; j < width; j++) dInput[j]! *= mask[j]!;
  return dInput;
}

/** Adds the derivatives that come by a clause's vector to `gradient`. */
export function learnReading(
  { size, gates: weights }: LstmParameters,
  units: readonly (readonly number[])[],
  { x, gates, c, h, greatest }: Reading,
  dVector: Float32Array,
  gradient: Gradient,
  mask?: Float32Array,
): void {
  const { dim, hidden } = size;
  const row = dim + hidden + 1;
  const steps = units.length;
  let dNext = new Float32Array(hidden);
  const dCell = new Float32Array(hidden);
  const dGate = new Float32Array(4 * hidden);
  for (let t = steps - 1; t >= 0; t--) {
    const base = t * 4 * hidden;
    for (let j = 0; j < hidden; j++) {
      const [i, f, o, g] = [
        gates[base + j]!,
        gates[base + hidden + j]!,
        gates[base + 2 * hidden + j]!,
        gates[base + 3 * hidden + j]!,
      ];
      const dh = dNext[j]! + dVector[j]! / steps + (greatest[j] === t ? dVector[hidden + j]! : 0);
      const squashed = tanh(c[t * hidden + j]!);
      const dc = dCell[j]! + dh * o * (1 - squashed * squashed);
      const before = t > 0 ? c[(t - 1) * hidden + j]! : 0;
      dGate[j] = dc * g * i * (1 - i);
      dGate[hidden + j] = dc * before * f * (1 - f);
      dGate[2 * hidden + j] = dh * squashed * o * (1 - o);
      dGate[3 * hidden + j] = dc * i * (1 - g * g);
      dCell[j] = dc * f;
    }
    dNext = new Float32Array(hidden);
    const dx = new Float32Array(dim);
    for (let k = 0; k < 4 * hidden; k++) {
      const from = k * row;
      const error = dGate[k]!;
      for (let d = 0; d < dim; d++) {
        gradient.gates[from + d]! += error * x[t * dim + d]!;
        dx[d]! += error * weights[from + d]!;
      }
      if (t > 0)
        for (let j = 0; j < hidden; j++) {
          gradient.gates[from + dim + j]! += error * h[(t - 1) * hidden + j]!;
          dNext[j]! += error * weights[from + dim + j]!;
        }
      gradient.gates[from + row - 1]! += error;
    }
    const pieces = units[t]!;
    for (const piece of pieces)
      for (let d = 0; d < dim; d++)
        gradient.embedding[piece * dim + d]! += (dx[d]! * (mask?.[t * dim + d] ?? 1)) / pieces.length;
  }
}
