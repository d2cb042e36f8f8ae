import { expect, it } from 'vitest';
import { generator } from './random';
import { skipGram, SKIP_GRAM, untrained } from './skip-gram';

const TOPIC = 8;
const DIMENSIONS = 10;

/** Two topics of eight words each, never in one sentence. */
function corpus() {
  const random = generator(1);
  const tokens: number[] = [];
  for (let i = 0; i < 4000; i++) {
    for (let k = 0; k < 6; k++) tokens.push((i % 2) * TOPIC + Math.floor(random() * TOPIC));
    tokens.push(-1);
  }
  return { counts: new Int32Array(2 * TOPIC).fill(1500), tokens: Int32Array.from(tokens) };
}

const train = (): Float32Array => {
  const words = untrained(2 * TOPIC, DIMENSIONS, 1);
  skipGram(corpus(), words, { ...SKIP_GRAM, dimensions: DIMENSIONS, subsample: 1 });
  return words.input;
};

function cosine(vectors: Float32Array, a: number, b: number): number {
  let [ab, aa, bb] = [0, 0, 0];
  for (let d = 0; d < DIMENSIONS; d++) {
    const [x, y] = [vectors[a * DIMENSIONS + d]!, vectors[b * DIMENSIONS + d]!];
    ab += x * y;
    aa += x * x;
    bb += y * y;
  }
  return ab / Math.sqrt(aa * bb);
}

it('brings words together that occur together, and is the same to the byte again', () => {
  const vectors = train();
  for (let word = 1; word < TOPIC; word++) {
    expect(cosine(vectors, 0, word)).toBeGreaterThan(0.5);
    expect(cosine(vectors, 0, TOPIC + word)).toBeLessThan(0.3);
  }
  expect(train()).toEqual(vectors);
});
