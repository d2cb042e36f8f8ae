/**
 * Titles over several lines, whole, as Japanese bills write them: who presents it stands on the line above ("磯蔵 presents" / 潮鳴り), or on that of
 * the name itself; a subtitle in waves, dashes or quotation marks of its own stands below ("TOUR 2025" / ～灯台まで～).
 */
import type { NameCandidate } from './name';
import { withoutDates } from './undated';
import { leads } from './quoted-name';
import { isRoleLabel } from './role-labels';
import { isSmallPrint } from './small-print';
import type { Extent, Page } from '../record';

/** What a line ends with that says who presents the next one. */
const PRESENTS = /(?:(?<!\p{L})presents?\.?|(?<!\p{L})pre\.|プレゼンツ|主催|共催|企画)\s*[:：]?$/iu;
/** A line set apart as a subtitle is, and what it holds. */
const SUBTITLES = [/^[~～〜](.+)[~～〜]$/u, /^[-–—‐―－](?![-–—‐―－])(.+)[-–—‐―－]$/u, /^[“"](.+)["”“]$/u];
/** Two acts above a title in quotation marks. */
const ACTS = /\S\s?[×✕]\s?\S/u;
const QUOTED = /^[『「“"]/u;
const QUOTED_WHOLE = /^(?:『[^『』]+』|「[^「」]+」)$/u;
/** 「屋上ZINEとポストカードの」 above 「小さな市」: a line that ends in a particle goes on. */
const GOES_ON = /[\p{Script=Han}\p{Script=Katakana}ー\w][のとやをにへが]$/u;
const [SHORTEST_PRESENTER, SHORTEST_SUBTITLE, LONGEST] = [4, 6, 60];
/** Lines of a title. */
const MOST_LINES = 3;

/** @returns the name with its presenter and its subtitle, where these stand on lines of their own beside it */
export function wholeTitle(page: Page, { from, to }: Extent, name: NameCandidate): NameCandidate {
  const { facts } = page;
  const isOne = name.inherited !== undefined || name.chunk.via === 'img' || !name.chunk.whole;
  if (facts.lang !== 'ja' || isOne) return name;
  const { lines } = page.outline;
  let begin = name.line;
  let end = name.line + (name.lines ?? 1);
  let { text } = name;
  if (begin > from && leadsTo(page, begin - 1, name)) {
    begin--;
    text = `${withoutDates(facts, begin, lines[begin]!.text)} ${text}`;
  }
  for (let presents = PRESENTS.test(lines[end - 1]!.text); end < to && end - begin < MOST_LINES; end++) {
    if (!isPart(page, end) || !areBeside(page, end, end - 1)) break;
    const below = lines[end]!.text;
    const isRest = goesOn(page, end - 1);
    const isSubtitle =
      (QUOTED_WHOLE.test(below) && !/[『「]/u.test(text)) ||
      SUBTITLES.some((marks) => (marks.exec(below)?.[1]?.length ?? 0) >= SHORTEST_SUBTITLE);
    if (!isSubtitle && !isRest && !presents && !isOfMatch(page, end)) break;
    presents &&= isSubtitle;
    text = `${text} ${below}`;
  }
  return end - begin === (name.lines ?? 1) ? name : { ...name, text, line: begin, lines: end - begin };
}

/** "北岸リーグ 第3節" and on the line below "FC岬 対 港南クラブ": which match of the round. */
const SIDES = /^\S.{0,30}\s(?:対|vs\.?|ＶＳ)\s.{0,30}\S$/iu;
const ROUND = /第\s*\d+\s*[節戦回]|\d+回戦|準?決勝|リーグ/u;
const isOfMatch = ({ outline: { lines } }: Page, line: number): boolean =>
  lines[line]!.block === lines[line - 1]!.block && SIDES.test(lines[line]!.text) && ROUND.test(lines[line - 1]!.text);

/** A line above the name that says who presents it, behind the day, too; or, of a name in quotation marks, what it is or who is on. */
function leadsTo(page: Page, line: number, name: NameCandidate): boolean {
  const { text } = page.outline.lines[line]!;
  if (!areBeside(page, line, name.line)) return false;
  if (goesOn(page, line)) return true;
  if (PRESENTS.test(text))
    return text.length <= LONGEST && withoutDates(page.facts, line, text).length >= SHORTEST_PRESENTER;
  return QUOTED.test(name.text) && isPart(page, line) && (leads(text) || ACTS.test(text));
}

/** Whether a line of a title ends in the middle of it: the next one of its block is the rest. */
const goesOn = (page: Page, line: number): boolean =>
  GOES_ON.test(page.outline.lines[line]!.text) &&
  page.outline.lines[line]!.block === page.outline.lines[line + 1]?.block &&
  isPart(page, line) &&
  !isSmallPrint(page, line);

/** A line that may be a part of a title. */
function isPart({ outline, facts }: Page, line: number): boolean {
  const { text } = outline.lines[line]!;
  const { dateShare, price, emails, telephones } = facts.lines[line]!;
  const isOther = dateShare > 0 || price || emails.length + telephones.length > 0;
  return text !== '' && text.length <= LONGEST && !isOther && !isRoleLabel(text);
}

/** Two lines of one block, or of blocks side by side. */
function areBeside({ outline: { lines, blocks } }: Page, one: number, other: number): boolean {
  const [a, b] = [lines[one]!.block, lines[other]!.block];
  return a === b || blocks[a]!.parent === blocks[b]!.parent;
}
