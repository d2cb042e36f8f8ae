/** Where in a region's records the day stands. */
import { lineColumn } from '../../page/line-column';
import type { Outline } from '../../page/outline';
import type { Facts } from '../../text/facts';

/** Share of a region's records that name a day at a place: where every record has its date is where the date is. */
export type DayColumns = ReadonlyMap<string, number>;

export function dayColumns(
  outline: Outline,
  facts: Facts,
  records: readonly { from: number; to: number }[],
): DayColumns {
  const counts = new Map<string, number>();
  for (const { from, to } of records) {
    const own = new Set<string>();
    for (let i = from; i < to; i++) {
      if (facts.lines[i]!.dates.some(({ precision }) => precision === 'day')) own.add(lineColumn(outline, i));
    }
    for (const column of own) counts.set(column, (counts.get(column) ?? 0) + 1);
  }
  return new Map([...counts].map(([column, count]) => [column, records.length < 3 ? 0 : count / records.length]));
}
