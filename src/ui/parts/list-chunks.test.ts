import { expect, it } from 'vitest';
import type { Kind } from '../../core/finding';
import { chunksOf } from './list-chunks';
import type { Row } from './list-model';

const rows = (kind: Kind, count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({
    key: `${kind}${at}`,
    page: { url: '', title: '', lang: 'en' },
    marks: [],
    record: { kind, name: '', text: '', path: '', confidence: 1, ordinal: 1, evidence: {}, why: [] } as Row['record'],
  }));
const list = [...rows('event', 70), ...rows('person', 2)];

it('loses no row, and counts on through the chunks', () => {
  const chunks = chunksOf(list, true);
  expect(chunks.flatMap((chunk) => chunk.rows)).toEqual(list);
  for (const chunk of chunks) expect(list[chunk.start]).toBe(chunk.rows[0]);
  expect(new Set(chunks.map(({ key }) => key)).size).toBe(chunks.length);
});

it('keeps the chunks that it has when a row comes in above, whatever kinds they then begin with', () => {
  const mixed = [...rows('event', 60), ...rows('person', 60)];
  const keys = (all: Row[]): string[] => chunksOf(all, false).map(({ key }) => key);
  expect(keys([...rows('news', 1), ...mixed]).slice(0, 4)).toEqual(keys(mixed));
});

it('heads each kind once, with its number', () => {
  const headed = chunksOf(list, true).filter(({ heading }) => heading);
  expect(headed.map(({ heading, total }) => [heading, total])).toEqual([
    ['event', 70],
    ['person', 2],
  ]);
  expect(chunksOf(list, false).some(({ heading }) => heading)).toBe(false);
});
