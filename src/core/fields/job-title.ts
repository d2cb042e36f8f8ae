/** The post of a person: by its words, by its column, by the rank that stands above the list. */
import { lineColumn, type Outline } from '../page/outline';
import { headerAbove } from '../page/table-header';
import type { Facts, NameFact } from '../text/facts';
import { matchTitle } from '../text/names/index';
import type { Extent, Page } from './record';

export interface FoundTitle {
  text: string;
  line: number;
  confidence: number;
}

/** Columns that hold posts in this region; what stands there is a post even where its words are unknown. */
export type TitleColumns = ReadonlySet<string>;

const TITLE_HINT =
  /(^|[\s_#.-])(job-?title|title|position|role|post|rank|p-role|shoku(i|mei)?|function|funktion|cargo|poste|designation)([\s_-]|$)/;
const TITLE_HEADER =
  /^(job )?(title|position|role|rank|post|designation|function)s?$|^(職名|職位|役職|職階|职称|职务|職稱|職務|직위|직급|직책|funktion|fonction|cargo|ruolo|qualifica|functie|titel|stilling)$/i;

/** Least share of posts among what a column holds, and least number of records that have it. */
const SHARE = 0.5;
const LEAST = 3;
const LONGEST = 160;

export function titleColumns({ outline, facts }: Page, records: readonly Extent[]): TitleColumns {
  const seen = new Map<string, { all: number; titles: number }>();
  for (const { from, to } of records) {
    for (let i = from; i < to; i++) {
      if (!outline.lines[i]!.text || (facts.lines[i]!.name?.match.score ?? 0) >= 0.6) continue;
      const column = lineColumn(outline, i);
      const count = seen.get(column) ?? { all: 0, titles: 0 };
      seen.set(column, { all: count.all + 1, titles: count.titles + (facts.lines[i]!.title ? 1 : 0) });
    }
  }
  return new Set(
    [...seen].filter(([, { all, titles }]) => all >= LEAST && titles / all >= SHARE).map(([column]) => column),
  );
}

export function jobTitle(
  { outline, facts }: Page,
  { from, to }: Extent,
  nameLine: number,
  name: NameFact,
  columns: TitleColumns,
): FoundTitle | undefined {
  let best: FoundTitle | undefined;
  const offer = (text: string, line: number, confidence: number): void => {
    if (text && text.length <= LONGEST && (!best || confidence > best.confidence)) best = { text, line, confidence };
  };
  for (let i = from; i < to; i++) {
    const line = outline.lines[i]!;
    const near = Math.max(0, 0.1 - 0.02 * Math.abs(i - nameLine));
    if (i === nameLine) {
      const rest = restOfLine(line.text, name);
      if (rest && rest.length < 120 && matchTitle(rest, facts.lang)) offer(rest, i, 0.75);
      if (name.match.title) offer(name.match.title, i, 0.72);
      continue;
    }
    const { title } = facts.lines[i]!;
    if (title) offer(title.title, i, 0.6 + 0.3 * title.score + near);
    if (!couldBe(outline, facts, i)) continue;
    if (TITLE_HINT.test(outline.blocks[line.block]!.hint ?? '')) offer(line.text, i, 0.75 + near);
    if (TITLE_HEADER.test(headerAbove(outline, i))) offer(line.text, i, 0.9);
    if (columns.has(lineColumn(outline, i))) offer(line.text, i, 0.6 + near);
  }
  return best ?? rankAbove(facts, from);
}

/** A line that is not plainly something else. */
function couldBe(outline: Outline, facts: Facts, line: number): boolean {
  const { text } = outline.lines[line]!;
  const { dateShare, emails, telephones, name } = facts.lines[line]!;
  if (
    !/\p{L}{2}/u.test(text) ||
    emails.length + telephones.length > 0 ||
    dateShare > 0.4 ||
    (name?.match.score ?? 0) >= 0.6
  )
    return false;
  return (
    facts.words.after('attributeLabel', text) === null && !facts.words.is('moreLabel', text) && !/^https?:/.test(text)
  );
}

/** "Associate Professors" as a heading says it of everyone below. */
function rankAbove(facts: Facts, from: number): FoundTitle | undefined {
  for (let up = facts.lines[from]!.heading; up; up = up.above) {
    const title = facts.lines[up.line]!.title;
    if (title && title.score >= 0.5) return { text: title.title, line: up.line, confidence: 0.55 };
  }
  return undefined;
}

/** What stands on the name's line beside the name. */
function restOfLine(text: string, name: NameFact): string | undefined {
  const at = text.indexOf(name.chunk.text);
  if (at < 0) return undefined;
  const inside = name.chunk.text;
  const rest = (name.chunk.whole ? inside.slice(name.match.start + name.match.length) : text.slice(at + inside.length))
    .replace(/^[\s,，、;:：|·•\-–—()（）]+/u, '')
    .replace(/[\s,，、;|·•()（）\-–—]+$/u, '');
  return rest || undefined;
}
