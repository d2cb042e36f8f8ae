import { expect, test } from 'vitest';
import { event } from '../relate/test-records';
import { throughKindGate } from './kind-gate';

const read = event({ name: 'Council votes on the bridge' });
const declared = { ...event({ name: 'Open day' }), why: ['declared' as const], ordinal: 2 };

test('on a page of a kind without records only what it declares is kept, numbered from one', () => {
  const { kept, left } = throughKindGate([read, declared], { kind: 'news-list', chance: 0.6, without: 0.8 });
  expect(kept).toEqual([{ ...declared, ordinal: 1 }]);
  expect(left).toEqual([read]);
});

test('where the kind is open, everything stays', () => {
  const { kept, left } = throughKindGate([read, declared], { kind: 'article', chance: 0.5, without: 0.55 });
  expect(kept).toEqual([read, declared]);
  expect(left).toEqual([]);
});
