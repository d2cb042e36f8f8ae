/** Cuts a long list into chunks, so that only those near the screen are rendered. */
import type { Kind } from '../../core/finding';
import type { Row } from './list-model';

const SIZE = 30;

export interface Chunk<R extends Row> {
  key: string;
  rows: R[];
  /** Place in the whole list of the first row, from 0. */
  start: number;
  /** The kind whose heading stands above the chunk. */
  heading?: Kind;
  /** Rows of that kind in the whole list. */
  total?: number;
}

/** @param hasHeadings a heading stands where the kind changes, and no chunk holds two kinds */
export function chunksOf<R extends Row>(rows: readonly R[], hasHeadings: boolean): Chunk<R>[] {
  const chunks: Chunk<R>[] = [];
  let current: Chunk<R> | undefined;
  rows.forEach((row, at) => {
    const { kind } = row.record;
    const isNewKind = hasHeadings && kind !== current?.rows[0]?.record.kind;
    if (!current || isNewKind || current.rows.length >= SIZE) {
      // A chunk of one kind is that kind's; any other is known by its place alone, so that a row more or less above leaves it where it is.
      current = { key: hasHeadings ? `${kind}-${chunks.length}` : String(chunks.length), rows: [], start: at };
      if (isNewKind) {
        current.heading = kind;
        current.total = rows.filter(({ record }) => record.kind === kind).length;
      }
      chunks.push(current);
    }
    current.rows.push(row);
  });
  return chunks;
}
