/**
 * Lists of people by where they stand: the heading above the list, or the page's title, announces people, and each of its members begins with
 * somebody's name, all in one column. What is told of them is not asked: "Pumps, dykes and wells" may be all that is said of an engineer.
 */
import type { Page } from '../../fields/record';
import { lineColumn } from '../../page/line-column';
import type { Outline } from '../../page/outline';
import type { Candidate } from '../../records/candidate';
import { SECTIONS, type Context } from '../context';

/** Added to the log-odds of a person. */
export const PEOPLE = 1;

const LEAST_RECORDS = 3;
/** Lines at a record's beginning among which its name stands; lines of a record: a line alone may be the name of somebody told of beside it. */
const FIRST_LINES = 3;
const SHORTEST = 2;
const LONGEST = 20;
/** Shares of the members: named in one column, and differently; with a day. */
const NAMED = 0.8;
const MOST_DAYS = 0.2;
const SURE_PERSON = 0.6;
const PEOPLE_BIT = 1 << SECTIONS.indexOf('peopleSection');

/** Headings of what people make or is said of them: "Team news", "Faculty Publications", "Staff picks", "Members’ concerts". */
const THINGS =
  /(?<!\p{L})(?:news|blog|stories|publications?|papers|books?|picks|works|theses|projects|reviews|recommend\p{L}*|favou?rites|testimonials|say about|clients say|concerts?|readings?|talks?|lectures?|results?|awards?|publikationen|veröffentlichungen|bücher|empfehlungen|stimmen|neuigkeiten|nachrichten|actualités|avis|coups de cœur|lectures|publicaciones|libros|noticias|pubblicazioni|libri|notizie|publicaties|boeken|nieuws|publikationer|böcker|bøger|nyheter|nyheder|publikacje|książki|aktualności|publikace|aktuality|публикации|книги|новости|yayınlar|haberler)(?!\p{L})|ブログ|だより|業績|論文|出版|著書|おすすめ|お知らせ|ニュース|著作|论文|论著|新闻|成果|논문|저서|소식/iu;

/** Whether behind a name that is a heading another stands in its column: the member is a list of people. */
function holdsHeading(outline: Outline, name: number, to: number, column: string): boolean {
  const { blocks, lines } = outline;
  const isHeading = (line: number): boolean => blocks[lines[line]!.block]!.heading !== undefined;
  if (!isHeading(name)) return false;
  for (let i = name + 1; i < to; i++) if (isHeading(i) && lineColumn(outline, i) === column) return true;
  return false;
}

/** Whether the members of a region are announced as people, and each begins with a name. */
export function announcedPeople({ outline, facts }: Page, context: Context, group: readonly Candidate[]): boolean {
  if (group.length < LEAST_RECORDS) return false;
  const { nearest, title } = context.at(group[0]!.from);
  if (((nearest | title) & PEOPLE_BIT) === 0) return false;
  const { heading } = facts.lines[group[0]!.from]!;
  if (THINGS.test(heading?.text ?? outline.snapshot.title)) return false;
  const columns = new Map<string, number>();
  const names = new Set<string>();
  let days = 0;
  for (const { from, to } of group) {
    if (facts.lines[from]!.zone !== 'main' || to - from < SHORTEST || to - from > LONGEST) return false;
    let shown = 0;
    for (let i = from; i < to && shown < FIRST_LINES; i++) {
      if (outline.lines[i]!.text === '') continue;
      shown++;
      const { name } = facts.lines[i]!;
      if (!name || name.match.score < SURE_PERSON) continue;
      const column = lineColumn(outline, i);
      if (holdsHeading(outline, i, to, column)) return false;
      columns.set(column, (columns.get(column) ?? 0) + 1);
      names.add(name.match.name);
      break;
    }
    if (facts.lines.slice(from, to).some(({ dates }) => dates.length > 0)) days++;
  }
  const size = group.length;
  return Math.max(0, ...columns.values()) >= NAMED * size && names.size >= NAMED * size && days < MOST_DAYS * size;
}
