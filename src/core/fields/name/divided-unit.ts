/** A unit's name over two lines: its kind and number, and what it is for ("Fachbereich 2" / "Katholische Theologie"). */
import { isNumberedKind } from '../../text/units/index';
import type { Extent, Page } from '../record';

const LONGEST = 90;

/** @returns both lines of a name that a break divides, where the name as found stands on one of them; else the name */
export function wholeUnit(
  { outline: { lines }, facts }: Pick<Page, 'outline' | 'facts'>,
  { from, to }: Pick<Extent, 'from' | 'to'>,
  line: number,
  name: string,
): string {
  const isHead = (at: number): boolean => at >= from && at < to && isNumberedKind(lines[at]!.text, facts.lang);
  const first = isHead(line) ? line : isHead(line - 1) ? line - 1 : -1;
  if (first < 0 || first + 1 >= to || lines[first]!.block !== lines[first + 1]!.block) return name;
  const [head, rest] = [lines[first]!.text, lines[first + 1]!.text];
  return /\p{L}{3}/u.test(rest) && rest.length <= LONGEST ? `${head} ${rest}` : name;
}
