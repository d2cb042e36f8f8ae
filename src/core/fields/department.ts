/** The fields of a department, college, laboratory or office. */
import type { DepartmentRecord, Evidence } from '../finding';
import { textOf, type Outline } from '../page/outline';
import { CJK } from '../page/scripts';
import { isNoUnit } from '../text/units/index';
import { lineColumn } from '../page/line-column';
import type { Facts, LineFacts } from '../text/facts';
import { readContacts } from './contact';
import { wholeUnit } from './name/divided-unit';
import { withoutLinkBehind } from './name/linked-brackets';
import { headingAround } from './name/heading-around';
import { byColumn, isAside, type KindColumns } from './kind-columns';
import { evidenceAt } from './evidence';
import { homePage, ownPage } from './link';
import type { Extent, Page } from './record';
import { restOfRow } from './row-cells';

export type DepartmentFields = Omit<DepartmentRecord, 'confidence' | 'ordinal' | 'why' | 'path' | 'hidden'>;

const SURE_POST = 0.9;
const isPost = ({ title }: LineFacts): boolean => (title?.score ?? 0) >= SURE_POST;

/** Names that no word gives away are taken for a unit's with this confidence, where the others of the region are units. */
const BY_COLUMN = 0.4;

/** The number of a name in a numbered list: 一、财务处, 2. Registry. */
const NUMBER =
  /^(?:[一二三四五六七八九十]{1,3}[、．.]\s*|[(（]?\d{1,2}[)）.、．]\s+|[(（][一二三四五六七八九十]{1,3}[)）]\s*)(?=\p{L})/u;

/** The mark of a list that is typed before each of its names. */
const BULLET = /^[·•・●■◆▪※○◎☆★►▶>»-]+\s*(?=\p{L}{2})/u;

/** "Welcome to the Department of Physics". */
const GREETING = /^welcome to (?:the )?(?=\p{L}{3})/iu;
/** The full stop of a sentence, not that of "Dept." */
const FULL_STOP = /(?:\s+|(?<=\p{L}{5}|[)\]]))\.$/u;

export function readDepartment(
  { outline, facts }: Page,
  { from, to }: Extent,
  columns: KindColumns,
  common: ReadonlySet<string> = new Set(),
): DepartmentFields | undefined {
  let unit: LineFacts['unit'];
  let line = -1;
  let most = 0;
  for (let i = from; i < to; i++) {
    const found = facts.lines[i]!.unit;
    if (!found || isAside(outline, i, from, to) || isNoUnit(outline.lines[i]!.text)) continue;
    const heading = outline.blocks[outline.lines[i]!.block]!.heading ? 0.2 : 0;
    const column = 0.3 * (columns.get(lineColumn(outline, i)) ?? 0);
    const score = found.score + heading + column + (found.chunk.link ? 0.1 : 0) - 0.03 * (i - from);
    if (score > most) [unit, line, most] = [found, i, score];
  }
  if ((unit?.score ?? 0) < SURE_HEADED && isRowOfHeads(outline, from, to)) return undefined;
  // 副院長 in a chart of the house is who heads it.
  const isOther = (at: number): boolean =>
    isNoUnit(outline.lines[at]!.text) || (CJK.test(outline.lines[at]!.text) && isPost(facts.lines[at]!));
  const placed =
    unit && unit.score >= BY_COLUMN
      ? undefined
      : byColumn(outline, facts, from, to, columns, common, { isOther, withContacts: true });
  if (placed) {
    const { chunk, text } = placed;
    unit = { name: text, level: 'department', score: BY_COLUMN, chunk };
    line = placed.line;
  }
  if (!unit) return undefined;
  const evidence: Record<string, Evidence> = { name: evidenceAt(outline, line, unit.score) };
  const out: DepartmentFields = {
    kind: 'department',
    name: withoutLinkBehind(
      outline.lines[line]!,
      withoutKindBefore(outline, line, wholeUnit({ outline, facts }, { from, to }, line, unit.name)),
    )
      .replace(BULLET, '')
      .replace(NUMBER, '')
      .replace(GREETING, '')
      .replace(FULL_STOP, ''),
    level: unit.level,
    text: textOf(outline, from, to),
    evidence,
  };
  Object.assign(out, readContacts(outline, facts, from, restOfRow(outline, facts, from, to), evidence));
  const named = ownPage(outline, facts, from, to, { line, ...(unit.chunk.link ? { link: unit.chunk.link } : {}) });
  const link = homePage(outline, from, named ? to : sectionEnd(facts, line, to)) ?? named;
  if (link && link.confidence >= 0.5) {
    out.url = link.url;
    evidence['url'] = evidenceAt(outline, link.line, link.confidence);
  }
  const level = headingAround(outline, outline.lines[line]!.block) ?? 9;
  for (let up = facts.lines[from]!.heading; up && !out.parent; up = up.above) {
    const parent = facts.lines[up.line]!.unit;
    // A heading of the unit's own level is its neighbour's, not its parent's.
    if (up.level >= level || !parent || parent.score < 0.6 || parent.name === unit.name) continue;
    out.parent = parent.name;
    evidence['parent'] = evidenceAt(outline, up.line, 0.7);
  }
  return out;
}

/** Score from which on a row of heads may be the first of the units, marked up as their head: "Кафедра | Заведующий" is none. */
const SURE_HEADED = 0.5;
const isRowOfHeads = ({ blocks, lines }: Outline, from: number, to: number): boolean =>
  to - from > 1 && lines.slice(from, to).every(({ block }) => blocks[block]!.tag === 'th');

/** The name without a mark before it that says what kind of unit it is, in an element of its own: <b>課</b>総務課. */
function withoutKindBefore({ lines }: Outline, line: number, name: string): string {
  const [first, ...others] = lines[line]!.runs;
  const mark = first?.text.trim() ?? '';
  return others.length > 0 && mark.length === 1 && name.startsWith(mark) && name.slice(1).endsWith(mark)
    ? name.slice(1)
    : name;
}

/** Lines of a heading's own section that its website may be named in. */
const MOST_IN_SECTION = 40;

/** The line after the section that a unit's name heads, where the record is no more than the heading. */
function sectionEnd({ lines }: Facts, name: number, to: number): number {
  let end = to;
  while (end - name < MOST_IN_SECTION && lines[end]?.heading?.line === name) end++;
  return end;
}
