import { expect, test } from 'vitest';
import { event } from '../relate/test-records';
import { throughKindGate } from './kind-gate';

/** Its confidence is 0.7. */
const read = event({ name: 'Council votes on the bridge' });
const declared = { ...event({ name: 'Open day' }), why: ['declared' as const], ordinal: 2 };

test('on a page of a kind without records only what it declares is kept, numbered from one', () => {
  const { kept, left } = throughKindGate([read, declared], { kind: 'news-list', chance: 0.6, without: 0.9 });
  expect(kept).toEqual([{ ...declared, ordinal: 1 }]);
  expect(left).toEqual([read]);
});

test('records that are sure outweigh the kind', () => {
  const sure = { ...read, confidence: 0.95 };
  expect(throughKindGate([sure], { kind: 'news-list', chance: 0.6, without: 0.9 }).kept).toEqual([sure]);
});

test('a long list outweighs it, too', () => {
  const list = Array.from({ length: 12 }, () => read);
  expect(throughKindGate(list, { kind: 'other', chance: 0.9, without: 0.95 }).kept).toHaveLength(12);
  expect(throughKindGate(list.slice(1), { kind: 'other', chance: 0.9, without: 0.95 }).kept).toHaveLength(0);
});

test('where the kind is open, or told by rule, everything stays', () => {
  for (const without of [0, 0.7]) {
    const { kept, left } = throughKindGate([read, declared], { kind: 'article', chance: 0.5, without });
    expect(kept).toEqual([read, declared]);
    expect(left).toEqual([]);
  }
});
