import { expect, test } from 'vitest';
import { isSameDocument } from './reader';

test.each([
  ['https://a.example/x#1', 'https://a.example/x#2', true],
  ['https://a.example/x', 'https://a.example/x', true],
  ['https://a.example/x#1', 'https://a.example/y#1', false],
  ['https://a.example/x?p=1', 'https://a.example/x?p=2', false],
  ['about:blank#mark', 'https://a.example/', false],
])('from %s to %s: same document %s', (from, to, same) => expect(isSameDocument(from, to)).toBe(same));
