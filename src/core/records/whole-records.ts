/** What the choice took in part, made whole: each step looks at the page around what was chosen. */
import type { Outline } from '../page/outline';
import type { Facts } from '../text/facts';
import type { Candidates } from './candidate';
import type { Chosen } from './choose';
import type { Judge } from './judge';
import { withDividedRows } from './divided-rows';
import { withLikeSiblings } from './like-siblings';
import { withoutListHeadings } from './list-headings';
import { withLooseLines } from './loose-lines';
import { withWholeEvents } from './same-event';
import { withWholePersons } from './same-person';
import { withWholeItems } from './whole-items';
import { withWholeMembers } from './whole-members';

/** @returns the chosen without headings of lists, with the lines, cards and neighbours that are theirs */
export function wholeRecords(
  outline: Outline,
  facts: Facts,
  candidates: Candidates,
  judge: Judge,
  chosen: readonly Chosen[],
): Chosen[] {
  const headed = withoutListHeadings(outline, facts, chosen);
  const persons = withWholePersons(outline, facts, headed);
  const loose = withLooseLines(outline, facts, persons);
  const divided = withDividedRows(outline, facts, candidates, loose);
  const items = withWholeItems(outline, facts, candidates, divided);
  const members = withWholeMembers(outline, facts, candidates, judge, items);
  const alike = withLikeSiblings(outline, facts, candidates, members);
  return withWholeEvents(outline, facts, candidates, alike);
}
