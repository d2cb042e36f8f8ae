/** "Winter Lectures" with "All lectures are in the Parish Hall and start at 8": what heads a list and says where or when all of it is held, among its events. */
import { isOfAll, toldPlace } from '../place/told-place';
import type { Extent, Page } from '../record';

/** Events that must say when. */
const LEAST_DATED = 3;

/**
 * @param records of one region
 * @returns per record whether it is none of the region's events but says something of them all: it alone has no day
 */
export function saidOfAll({ outline, facts }: Page, records: readonly Extent[]): boolean[] {
  const none = records.map(() => false);
  if (records.length <= LEAST_DATED) return none;
  const lines = ({ from, to }: Extent) => outline.lines.slice(from, to);
  const saysWhen = (record: Extent): boolean =>
    lines(record).some(({ index }) => facts.lines[index]!.dates.some(({ precision }) => precision !== 'time'));
  const undated = records.filter((record) => !saysWhen(record));
  if (undated.length !== 1 || !lines(undated[0]!).some(({ text }) => isOfAll(text) && toldPlace(facts, text)))
    return none;
  return records.map((record) => record === undated[0]);
}
