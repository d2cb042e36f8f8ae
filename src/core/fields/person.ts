/** The fields of a person. */
import type { Evidence, PersonRecord } from '../finding';
import { textOf } from '../page/outline';
import { lineColumn } from '../page/line-column';
import { headerAbove } from '../page/table-header';
import { CJK, CJK_LANGUAGES } from '../page/scripts';
import type { Chunk } from '../text/chunks';
import type { Facts, NameFact } from '../text/facts';
import { singularPost } from '../text/names/index';
import { readContacts } from './contact';
import { evidenceAt } from './evidence';
import { jobTitle } from './person/job-title';
import { isPageOfWork } from './person/page-of-work';
import { byColumn, isColumnHeader, type KindColumns } from './kind-columns';
import { ownPage } from './link';
import { ownPicture, pictureBeside } from './picture';
import { invertedName } from './person/inverted-names';
import type { Extent, Page } from './record';
import type { TitleColumns } from './person/title-columns';

export type PersonFields = Omit<PersonRecord, 'confidence' | 'ordinal' | 'why' | 'path' | 'hidden'>;

/** What a region's records say together of where their names stand. */
export interface PersonNames {
  columns: KindColumns;
  /** What several of them say: no name. */
  common?: ReadonlySet<string>;
  /** The family name comes first. */
  inverted?: boolean;
}

/** Cells of a row that heads a table, at least. */
const LEAST_HEADS = 3;

/**
 * Whether all cells of a row are heads of columns, and one says so by its words, or none is surely somebody's name; there are tables whose first row of
 * people is marked up as their head.
 */
function isHeadOfTable({ outline, facts }: Page, { block, from, to }: Extent): boolean {
  const { blocks, lines } = outline;
  const heads = lines.slice(from, to);
  return (
    /^(?:tr|thead)$/.test(blocks[block]!.tag) &&
    to - from >= LEAST_HEADS &&
    heads.every((line) => blocks[line.block]!.tag === 'th') &&
    (heads.some(({ text }) => isColumnHeader(text)) ||
      heads.every(({ index }) => (facts.lines[index]!.name?.match.score ?? 0) < SURE_HEAD))
  );
}
const SURE_HEAD = 0.45;

export function readPerson(
  page: Page,
  record: Extent,
  titles: TitleColumns,
  names: PersonNames,
): PersonFields | undefined {
  const { from, to } = record;
  const { outline, facts } = page;
  const found = isHeadOfTable(page, record) ? undefined : personName(page, from, to, names);
  if (!found) return undefined;
  const { fact, line } = found;
  const { match, chunk } = fact;
  const evidence: Record<string, Evidence> = { name: evidenceAt(outline, line, match.score) };
  const out: PersonFields = {
    kind: 'person',
    name: match.name,
    text: textOf(outline, from, to),
    evidence,
  };
  const title = jobTitle(page, record, line, fact, titles);
  if (title) {
    out.jobTitle = title.text;
    evidence['jobTitle'] = evidenceAt(outline, title.line, title.confidence);
  }
  Object.assign(out, readContacts(outline, facts, from, to, evidence));
  // Beside the name stands the person's own address, where the record gives several.
  const beside = facts.lines[line]!.emails[0];
  if (beside) {
    out.email = beside.email;
    evidence['email'] = evidenceAt(outline, line, 0.95);
  }
  const link = ownPage(outline, facts, from, to, { line, ...(chunk.link ? { link: chunk.link } : {}) });
  if (link && link.confidence >= 0.5) {
    out.url = link.url;
    evidence['url'] = evidenceAt(outline, link.line, link.confidence);
  }
  const picture = pictureBeside(outline, from, to, line) ?? ownPicture(outline, from, to);
  if (picture) {
    out.image = picture.image.src;
    evidence['image'] = evidenceAt(outline, picture.line, 0.8, picture.image.alt);
  }
  for (let i = from; i < to && !out.affiliation; i++) {
    const { unit } = facts.lines[i]!;
    if (i === line || !unit || unit.score < 0.6 || facts.lines[i]!.title) continue;
    out.affiliation = unit.name;
    evidence['affiliation'] = evidenceAt(outline, i, 0.6);
  }
  const isSaid = out.email ?? out.telephone ?? facts.lines.slice(from, to).some(({ title }) => title);
  return out.url && !isSaid && isPageOfWork(out.url, outline.snapshot.url) ? undefined : out;
}

/** Labels stand in columns of names, too, and what leads to more of them; they name nobody. */
const NO_NAME =
  /^\p{L}[^:：]{1,20}[:：]\s?\S|\s&\s|(?<!\p{L})(?:list|directory|departments?|office|administrators)(?!\p{L})/iu;

/** Names that no lexicon knows are taken for a person's with this score, where the others of the region are persons. */
const BY_COLUMN = 0.45;
/** Score from which on a text is a post and nobody's name. */
const SURE_POST = 0.75;
const BARE_POST = 0.95;
const SURE_UNIT = 0.75;

/** The likeliest name; of two alike, the one that stands first or stands out, or stands where the others' names do. */
export function personName(
  { outline, facts }: Page,
  from: number,
  to: number,
  { columns, common = new Set(), inverted = false }: PersonNames,
): { fact: NameFact; line: number } | undefined {
  let best: { fact: NameFact; line: number } | undefined;
  let most = 0.3;
  for (let i = from; i < to; i++) {
    const fact = facts.lines[i]!.name;
    if (!fact || isColumnHeader(outline.lines[i]!.text)) continue;
    if (isUnit(facts, i, fact)) continue;
    const isNamed = OF_NAMES.test(headerAbove(outline, i));
    if (!isNamed && (fact.match.score < BY_COLUMN || isBarePost(facts, i)) && isPost({ outline, facts }, i)) continue;
    const block = outline.blocks[outline.lines[i]!.block]!;
    let score = fact.match.score - 0.015 * Math.min(20, i - from);
    score += 0.3 * (columns.get(lineColumn(outline, i)) ?? 0);
    if (block.heading) score += 0.24 - 0.03 * block.heading;
    if (fact.chunk.link) score += 0.08;
    if (facts.lines[i]!.weight >= 600) score += 0.06;
    // A page in Chinese, Japanese or Korean gives the name in its own script, and the Latin one beside it.
    if (CJK_LANGUAGES.has(facts.lang) && CJK.test(fact.match.name)) score += 0.2;
    if (/name|p-name|fn\b/.test(`${block.hint ?? ''} ${fact.chunk.hint ?? ''}`)) score += 0.15;
    if (score > most) [best, most] = [{ fact, line: i }, score];
  }
  if (best && CJK_LANGUAGES.has(facts.lang)) best = inOwnScript({ outline, facts }, best, from, to);
  const turned = best && inverted && !best.fact.match.name.includes(' ') && turnedAt(facts, best.fact.chunk, best.line);
  if (turned) return turned;
  if (best && best.fact.match.score >= BY_COLUMN) return best;
  const placed = byColumn(outline, facts, from, to, columns, common, {
    isOther: (line) =>
      isUnit(facts, line) || (!OF_NAMES.test(headerAbove(outline, line)) && isPost({ outline, facts }, line)),
  });
  if (!placed || NO_NAME.test(placed.text)) return best;
  const { text, line, chunk } = placed;
  const turnedByColumn = inverted && turnedAt(facts, { ...chunk, text }, line);
  if (turnedByColumn) return turnedByColumn;
  return { line, fact: { chunk, match: { name: text, score: BY_COLUMN, start: 0, length: text.length } } };
}

/** Heads of columns in which "Dean" and "Chef" are surnames. */
const OF_NAMES =
  /^\P{L}*(?:(?:full |last |first )?names?|noms?|nombres?|nomes?|nome e cognome|naam|namn|navn|氏名|お?名前|姓名|이름|성명)\P{L}*$/iu;

/** "Treasurer" above its holder, or above nobody; "Graduate Students" above their names. */
const isPost = ({ outline, facts }: Pick<Page, 'outline' | 'facts'>, line: number): boolean =>
  (facts.lines[line]!.title?.score ?? 0) >= SURE_POST ||
  singularPost(outline.lines[line]!.text, facts.lang) !== undefined;

/** "Faculty of Law": what names a unit, as a whole line or more surely than somebody, names nobody. */
const isUnit = ({ lines }: Facts, line: number, name?: NameFact): boolean => {
  const { unit } = lines[line]!;
  if (!unit || unit.score < SURE_UNIT) return false;
  return name ? unit.score > name.match.score && unit.name === name.match.name : unit.chunk.whole;
};

/** "Technischer Leiter": all words are a post's, however many are called Leiter. In English posts are given names, too: Dean, Art. */
function isBarePost({ lines, lang }: Facts, line: number): boolean {
  const { name, title } = lines[line]!;
  return (
    lang !== 'en' &&
    name?.chunk.whole === true &&
    (title?.score ?? 0) >= BARE_POST &&
    !name.match.title &&
    !name.match.honorific
  );
}

/** A text of a list that gives family names first, turned; undefined where it is no such name. */
function turnedAt({ lang }: Facts, chunk: Chunk, line: number): { fact: NameFact; line: number } | undefined {
  const match = invertedName(chunk.text, lang, BY_COLUMN);
  return match && { line, fact: { chunk, match } };
}

/** A name in Han, kana or Hangul as names are written: a few characters, perhaps with a blank, and nothing else. */
const WRITTEN_IN_OWN =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々ヶー]{1,4}[\s\u3000]?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々ヶー]{1,4}$/u;
/** Score from which on a text beside the Latin name may be the name that it spells. */
const MAY_BE_NAME = 0.15;

/** What stands just beside a Latin name in the page's own script and has the form of a name is that name, however rare it is. */
function inOwnScript(
  { outline, facts: { lines } }: Pick<Page, 'outline' | 'facts'>,
  best: { fact: NameFact; line: number },
  from: number,
  to: number,
): { fact: NameFact; line: number } {
  if (CJK.test(best.fact.match.name)) return best;
  const isInColumn = OF_NAMES.test(headerAbove(outline, best.line));
  for (const line of [best.line - 1, best.line + 1]) {
    const fact = line >= from && line < to ? lines[line]!.name : undefined;
    if (!fact || fact.match.score < MAY_BE_NAME || lines[line]!.title) continue;
    // Beside the column of names stands that of what they study.
    if (isInColumn && !OF_NAMES.test(headerAbove(outline, line))) continue;
    if (CJK.test(fact.match.name) && WRITTEN_IN_OWN.test(fact.chunk.text)) {
      const score = Math.max(fact.match.score, BY_COLUMN);
      return { fact: { ...fact, match: { ...fact.match, score } }, line };
    }
  }
  return best;
}
