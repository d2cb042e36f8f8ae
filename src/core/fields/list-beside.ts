/** Events in a sidebar beside a page of meetings: what the main column says of all of its meetings is not said of them. */
import type { Outline } from '../page/outline';
import type { Facts } from '../text/facts';
import { holdsBody } from '../text/body-name';
import { withoutDates } from './name/undated';
import type { Extent } from './record';

/** Whether records of one region stand in a sidebar under names of their own, none of them a body's: bare days are of what the page tells of. */
export const isListBeside = ({ lines }: Outline, facts: Facts, records: readonly Extent[]): boolean =>
  facts.lines[records[0]?.from ?? 0]?.zone === 'aside' &&
  records.every(({ from, to }) => {
    const own = lines.slice(from, to);
    const isNamed = own.some(({ index, text }) => /\p{L}{3}/u.test(withoutDates(facts, index, text)));
    return isNamed && !own.some(({ text }) => holdsBody(text));
  });
