/** People whom a page presents by themselves, with their post and how to reach them: whatever else the page is there for, that is a contact. */
import type { Page } from '../../fields/record';

/** Lines of such a card, and how near to the name the post stands. */
const LONGEST = 12;
const NEAR = 2;
const SURE_NAME = 0.75;
const SURE_POST = 0.6;
/** Longer lines are prose, which tells of people. */
const LONGEST_LINE = 100;
const SPEAKS = new Set(['main', 'aside']);

/** Whether a run of lines holds one person's name, a post beside it, and an address or a number. */
export function isPresented({ outline, facts }: Page, { from, to }: { from: number; to: number }): boolean {
  if (to - from > LONGEST) return false;
  const lines = facts.lines.slice(from, to);
  const isShort = (i: number): boolean => outline.lines[from + i]!.text.length <= LONGEST_LINE;
  const named = lines.flatMap(({ name, zone }, i) =>
    name && name.match.score >= SURE_NAME && isShort(i) && SPEAKS.has(zone) ? [{ i, name: name.match.name }] : [],
  );
  if (new Set(named.map(({ name }) => name)).size !== 1) return false;
  const { i: at } = named[0]!;
  const hasPost = lines.some(
    ({ title }, i) => title && title.score >= SURE_POST && isShort(i) && Math.abs(i - at) <= NEAR,
  );
  return (
    hasPost &&
    lines.some(({ emails, telephones }) => emails.length > 0 || telephones.some(({ kind }) => kind === 'tel'))
  );
}
