/** The sections that a line stands in, from its own heading up to the page. */
import type { Heading } from '../../page/headings';
import type { Facts } from '../../text/facts';

/** Lines of the headings above a line; -1 for the page before its first heading. */
export function sectionsAround(facts: Facts, line: number): Set<number> {
  const out = new Set([-1]);
  for (let up: Heading | undefined = facts.lines[line]!.heading; up; up = up.above) out.add(up.line);
  return out;
}
