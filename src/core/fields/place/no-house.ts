/** What is called like a house and is none: who is on, and the sort of an event. */
import type { Outline } from '../../page/outline';
import type { Facts } from '../../text/facts';
import { WHO_HEADER } from './place-header';
import { ownClasses } from '../../page/class-names';

/** Who is on, by the label of the line ("司会：店長") or the class name of its block: acts are called like houses. */
export const WHO_HINT = /(?:^|[\s_-])(?:cast|acts?|artists?|performers?|line-?up|members|players)(?:[\s_-]|$)/;
const LABEL = /^[^:：]{2,20}(?=[:：])/u;
/** What stands over nothing but names: "ACT", 出演. */
const WHO_HEADING = /^\P{L}*(?:acts?|artists?|cast|performers?|line-?up|出演(?:者|アーティスト)?|キャスト)\P{L}*$/iu;
/** A line of several, or an entry of a list; a paragraph of its own below the acts says where. */
const isAmongOthers = ({ lines, blocks }: Pick<Outline, 'lines' | 'blocks'>, line: number): boolean => {
  const { block } = lines[line]!;
  return blocks[block]!.tag === 'li' || lines[line - 1]?.block === block || lines[line + 1]?.block === block;
};

/** Whether the line names who is on, as its label, its heading or its markup says. */
export const isOfPeople = ({ lines, blocks }: Outline, facts: Facts, line: number): boolean =>
  WHO_HEADER.test(LABEL.exec(lines[line]!.text)?.[0] ?? '') ||
  (WHO_HEADING.test(facts.lines[line]!.heading?.text ?? '') && isAmongOthers({ lines, blocks }, line)) ||
  WHO_HINT.test(ownClasses(blocks[lines[line]!.block]!.hint));

const CATEGORY_HINT = /(^|[\s_#.-])(cat(egor(y|ies))?|tags?|genre|type|status|price)([\s_-]|$)/;

/** "CLUB" over "80's Night" is the sort of night. */
export const isCategory = ({ lines, blocks }: Outline, line: number): boolean =>
  CATEGORY_HINT.test(ownClasses(blocks[lines[line]!.block]!.hint)) ||
  (lines[line]!.runs.length > 0 && lines[line]!.runs.every(({ hint }) => CATEGORY.test(ownClasses(hint))));

/** A class name of its own, as spans have it: "event-category", and not "field--type-string". */
const CATEGORY = /(?:^|[\s_-])(?:cat(?:egor(?:y|ies))?|tags?|genre)(?=\s|$)/;
