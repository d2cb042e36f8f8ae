import { expect, test } from 'vitest';
import { processorMs } from '../../../test/at-once';
import type { Block } from './snapshot';
import { tableColumns } from './table-columns';

/** A table of rows of cells, each given by its span. */
function tableOf(rows: readonly (readonly [rows: number, columns: number][])[]): { blocks: Block[] } {
  const blocks: Block[] = [{ parent: -1, tag: 'table', step: 'table', items: [] }];
  const add = (parent: number, block: Partial<Block>): number => {
    const at = blocks.push({ parent, tag: 'td', step: 'td', items: [], ...block }) - 1;
    blocks[parent]!.items.push({ kind: 'block', block: at });
    return at;
  };
  for (const cells of rows) {
    const row = add(0, { tag: 'tr' });
    for (const span of cells) add(row, { span });
  }
  return { blocks };
}

test('cells that reach down and across are counted in', () => {
  const { start, width } = tableColumns(
    tableOf([
      [
        [2, 1],
        [1, 2],
      ],
      [[1, 1]],
    ]),
    0,
  );
  expect([...start.values()]).toEqual([0, 1, 1]);
  expect([...width.values()]).toEqual([3, 2]);
});

test('cells that span more than there is are laid out at once', () => {
  const wide = Array.from({ length: 100 }, (): [number, number] => [65_534, 1_000_000_000]);
  const began = processorMs();
  const { width } = tableColumns(tableOf([wide, ...Array.from({ length: 10_000 }, () => wide.slice(0, 1))]), 0);
  expect(width.get(1)).toBe(1000);
  expect(processorMs() - began).toBeLessThan(1000);
});
