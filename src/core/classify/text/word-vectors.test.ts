import { expect, it } from 'vitest';
import { QuantisedVectors } from './word-vectors';

const rows = Float32Array.of(0.3, -0.1, 0.02, -2, 1, 0.5, 0, 0, 0);
const of = (vectors: QuantisedVectors, word: string): number[] => {
  const sum = new Float64Array(vectors.dimensions);
  vectors.addTo(sum, vectors.find(word)!, 1);
  return [...sum];
};

it('comes back from its bytes the same', () => {
  const made = QuantisedVectors.of(['開催', 'live', 'none'], 3, rows);
  const read = QuantisedVectors.fromBytes(made.toBytes());
  expect(read.words).toEqual(made.words);
  for (const word of made.words) expect(of(read, word)).toEqual(of(made, word));
  expect(read.find('開演')).toBeUndefined();
});

it('keeps each word to within half a step of its own scale', () => {
  const made = QuantisedVectors.of(['開催', 'live', 'none'], 3, rows);
  of(made, '開催').forEach((value, d) => expect(Math.abs(value - rows[d]!)).toBeLessThanOrEqual(0.3 / 254 + 1e-6));
  of(made, 'live').forEach((value, d) => expect(Math.abs(value - rows[3 + d]!)).toBeLessThanOrEqual(2 / 254 + 1e-6));
  expect(of(made, 'none')).toEqual([0, 0, 0]);
});

it('refuses bytes that are cut short', () => {
  const bytes = QuantisedVectors.of(['a', 'b'], 3, rows).toBytes();
  expect(() => QuantisedVectors.fromBytes(bytes.slice(0, bytes.length - 4))).toThrow();
});
