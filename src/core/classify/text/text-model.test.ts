import { expect, it } from 'vitest';
import { TextModel, type TextModelHead } from './text-model';
import { QuantisedVectors } from './word-vectors';

const vectors = QuantisedVectors.of(['開催', 'メニュー', 'の'], 2, Float32Array.of(1, 0, 0, 1, 0.5, 0.5));
const head: TextModelHead = {
  words: 3,
  support: 2,
  gamma: 0.5,
  rho: 0.1,
  scale: 2,
  weight: 1,
};
const support = QuantisedVectors.of(['0', '1'], 2, Float32Array.of(1, 0.25, 0, 0.9));
const model = new TextModel(head, vectors, Uint8Array.of(255, 204, 0), Float32Array.of(1.5, -1.5), support);

it('values a text by its words that count', () => {
  expect(model.value(['開催'])).toBeGreaterThan(0);
  expect(model.value(['メニュー'])).toBeLessThan(0);
  expect(model.value(['開催', 'の', '未知'])).toBe(model.value(['開催']));
  expect(model.value([])).toBe(model.value(['の', '未知']));
});

it('says the very same after a journey through its file', () => {
  const read = TextModel.fromBytes(model.toBytes(), QuantisedVectors.fromBytes(vectors.toBytes()));
  for (const tokens of [['開催', 'の'], ['メニュー'], ['開催', 'メニュー'], []])
    expect(read.value(tokens)).toBe(model.value(tokens));
  expect(read.toBytes()).toEqual(model.toBytes());
});

it('refuses bytes that are cut short, and vectors of other words', () => {
  const bytes = model.toBytes();
  for (const length of [0, 20, bytes.length - 9, bytes.length - 1])
    expect(() => TextModel.fromBytes(bytes.slice(0, length), vectors)).toThrow();
  const others = QuantisedVectors.of(['開催'], 2, Float32Array.of(1, 0));
  expect(() => TextModel.fromBytes(bytes, others)).toThrow(/belong together/);
});
