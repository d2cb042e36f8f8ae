/** The post of a person: by its words, by its column, by the rank that stands above the list. */
import type { Outline } from '../page/outline';
import { lineColumn } from '../page/line-column';
import { headerAbove } from '../page/table-header';
import type { Facts, NameFact } from '../text/facts';
import { matchTitle, namesOthers } from '../text/names/index';
import { rankAbove, rankBefore, rankBeside, rankOfAll, type FoundTitle } from './rank-above';
import {
  beforeBracket,
  beforeName,
  bracketed,
  closed,
  labelBefore,
  labelInMarkup,
  restOfLine,
  toldInProse,
  withoutAs,
  withoutContacts,
} from './name-line';
import { postAlone } from './post-alone';
import type { Extent, Page } from './record';

/**
 * Columns that hold posts in this region; what stands there is a post even where its words are unknown. The line right
 * after a name is a column of its own, under AFTER_NAME.
 */
export interface TitleColumns {
  sure: ReadonlySet<string>;
  /** What stands right after the names everywhere, in a region that has no posts elsewhere: posts of an unknown kind. */
  likely: ReadonlySet<string>;
  /** Posts stand behind the names on their lines: "Ann Lee, Treasurer". */
  behind: boolean;
  /** They stand before the names and a colon: "Treasurer: Ann Lee". */
  before: boolean;
  /** Whether a line is one of the region's records'. */
  taken: (line: number) => boolean;
}

const AFTER_NAME = 'after name: ';
const TITLE_HINT =
  /(^|[\s_#.-])(job-?title|title|position|role|post|rank|p-role|shoku(i|mei)?|function|funktion|funkce|fonction|funcao|cargo|ruolo|qualifica|functie|befattning|stilling|stanowisko|poste|puesto|designation)([\s_-]|$)/;
/** Titles of something other than a person, as builders of pages name them: "elementor-heading-title". */
const OTHER_TITLE =
  /(?:heading|headline|card|page|site|widget|section|block|box|modal|dialog|entry|post|archive|header|footer|nav|panel|module|event|banner|group|main|no|has|with|without)[-_]+title/g;
const TITLE_HEADER =
  /^(?:(?:job|current|academic|official|working) )?(title|position|role|rank|post|designation|function)s?(?: ?[/&] ?(?:title|position|role|rank))?$|^(職名|職位|役職|職階|職称|职务|职称|職稱|職務|직위|직급|직책|funktion|fonction|cargo|ruolo|qualifica|functie|titel|stilling|befattning|stanowisko|funkce|pozice|nimike|tehtävä|puesto|categor[ií]a|unvan|görevi?|beosztás|должность|посада|длъжност|звање|звание|βαθμίδα|θέση|ιδιότητα|funcți[ae]|chức (?:vụ|danh)|jabatan|ตำแหน่ง|पद(?:नाम)?|תפקיד|الوظيفة|المسمى الوظيفي|الدرجة العلمية|الرتبة(?: العلمية)?|المنصب|سمت|مرتبه علمی)$/i;
const TITLE_LABEL =
  /^\W{0,3}((?:(?:job|current|academic|official|working) )?(?:title|position|role|rank|post|designation)s?|職名|職位|役職|職階|职务|职称|職稱|職務|직위|직급|직책|funktion|fonction|cargo|ruolo|qualifica|functie|stilling|befattning|stanowisko|puesto|(?:занимаемая )?должность|посада|длъжност|役職名|所属・職名)\s*[】\])]?\s*(?:[:：]|[】\]]|$)\s*/iu;
/** All that stands for a post where everyone has one. */
const DEGREE = /^(?:ph\.? ?d|d\.?phil|dr|[mb]\.? ?(?:a|s|sc|eng|ed|phil|tech)|m\.?d|mba)\.?$/i;
/** "Adjunct Faculty": the word alone is the name of a body. */
const FACULTY =
  /^(?:[\w.]+[ -]){0,2}(?:adjunct|visiting|emerit(?:us|a|i)|core|joint|guest|honorary|affiliated?|associated?|clinical|research|teaching|inspire|full-?time|part-?time) faculty(?: member| fellow)?$/i;

/** Least share of posts among what a column holds, and least number of records that have it. */
const SHARE = 0.5;
const LEAST = 3;
/** Share of the records with a known post on the name's line, from which on what stands there is one. */
const BEHIND_SHARE = 0.7;
/** Share of the records with a label before the name, and how many of the labels must be known posts, for all to be posts. */
const BEFORE_SHARE = 0.5;
const LEAST_BEFORE = 2;
const LONGEST = 160;
/** Labelled posts run on: "Professor of Physics; Dean of Studies; …". */
const LONGEST_LABELLED = 240;
/** What stands after a name is taken for a post of unknown words only where it is short and most records have it. */
const LONGEST_UNKNOWN = 45;
const LIKELY_SHARE = 0.7;
/** Where some records have a known post, this share of the column must be known ones. */
const KNOWN_SHARE = 0.2;

export function titleColumns(page: Page, records: readonly Extent[]): TitleColumns {
  const { outline, facts } = page;
  const seen = new Map<string, { all: number; titles: number; unknown: number }>();
  const add = (column: string, line: number): void => {
    const count = seen.get(column) ?? { all: 0, titles: 0, unknown: 0 };
    const { text } = outline.lines[line]!;
    count.all++;
    if (facts.lines[line]!.title || DEGREE.test(text) || FACULTY.test(text)) count.titles++;
    else if (couldBeUnknown(page, line)) count.unknown++;
    seen.set(column, count);
  };
  let titled = false;
  let behind = 0;
  const before = { all: 0, titles: 0 };
  for (const { from, to } of records) {
    for (let i = from; i < to; i++) {
      if (!outline.lines[i]!.text) continue;
      const { name } = facts.lines[i]!;
      const rest = name && restOfLine(outline.lines[i]!.text, name);
      if (rest && rest.length <= LONGEST_UNKNOWN && matchTitle(rest, facts.lang)) behind++;
      const label = name && labelBefore(outline.lines[i]!.text, name);
      if (label) before.all++;
      if (label && matchTitle(label, facts.lang)) before.titles++;
      if (isName(facts, i) || !couldBe(outline, facts, i)) continue;
      titled ||= facts.lines[i]!.title !== null;
      add(lineColumn(outline, i), i);
      if (i > from && facts.lines[i - 1]!.name) add(AFTER_NAME + lineColumn(outline, i), i);
    }
  }
  const columns = [...seen].filter(([, { all }]) => all >= LEAST);
  const names = (found: typeof columns): Set<string> => new Set(found.map(([column]) => column));
  const taken = new Set(records.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)));
  return {
    taken: (line) => taken.has(line),
    sure: names(columns.filter(([, { all, titles }]) => titles / all >= SHARE)),
    behind: behind >= LEAST && behind >= BEHIND_SHARE * records.length,
    before: before.titles >= LEAST_BEFORE && before.all >= LEAST && before.all >= BEFORE_SHARE * records.length,
    likely: names(
      columns.filter(
        ([column, { all, titles, unknown }]) =>
          column.startsWith(AFTER_NAME) &&
          (titles + unknown) / records.length >= LIKELY_SHARE &&
          titles / all >= (titled ? KNOWN_SHARE : 0),
      ),
    ),
  };
}

/** Confidence of a post that stands on the name's line behind it, and lines below it from which on others are looked past. */
const BESIDE = 0.75;
const FAR = 5;

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const isName = (facts: Facts, line: number): boolean => (facts.lines[line]!.name?.match.score ?? 0) >= 0.6;

export function jobTitle(
  page: Page,
  { from, to }: Extent,
  nameLine: number,
  name: NameFact,
  columns: TitleColumns,
): FoundTitle | undefined {
  const { outline, facts } = page;
  let best: FoundTitle | undefined;
  const offer = (text: string, line: number, confidence: number, longest = LONGEST): void => {
    if (text && text.length <= longest && (!best || confidence > best.confidence)) best = { text, line, confidence };
  };
  for (let i = from; i < to; i++) {
    const line = outline.lines[i]!;
    if (i !== nameLine && (namesOthers(line.text) || isInNextSection(outline, facts, i, nameLine))) continue;
    const near = Math.max(0, 0.1 - 0.02 * Math.abs(i - nameLine));
    const told = toldInProse(line.text, name);
    if (told && matchTitle(told, facts.lang)) {
      offer(told, i, 0.66 + near);
      continue;
    }
    if (i === nameLine) {
      const before = labelInMarkup(facts, i, beforeName(line.text, name, facts.lang));
      // "Prof." is a form of address: any post in full says more.
      if (before && matchTitle(before, facts.lang)) offer(before, i, before === name.match.honorific ? 0.5 : 0.8);
      const label = columns.before ? labelBefore(line.text, name) : undefined;
      if (label && !NO_POST.test(label)) offer(label, i, 0.5);
      // A part of the line with markup of its own ends where its post does: <b>Ann Lee</b><span>Dean</span><a>in</a>.
      for (const { text, whole, via } of facts.lines[i]!.chunks)
        if (!whole && via && !text.includes(name.match.name) && matchTitle(text, facts.lang)) offer(text, i, 0.78);
      const rest = restOfLine(line.text, name);
      const first = rest && withoutContacts(firstSentence(withoutAs(rest), facts.lang), facts.lang);
      for (const part of first ? [...bracketed(first), beforeBracket(first)] : [])
        if (matchTitle(part, facts.lang)) {
          offer(closed(part), i, 0.75);
          break;
        }
      const [known] = name.match.title
        ? bracketed(withoutContacts(name.match.title, facts.lang)).filter((part) => matchTitle(part, facts.lang))
        : [];
      if (known) offer(known, i, BESIDE);
      if (first && columns.behind && first.length <= LONGEST_UNKNOWN && !NO_POST.test(first)) offer(first, i, 0.5);
      continue;
    }
    const label = TITLE_LABEL.exec(line.text);
    if (label) {
      const value = line.text.slice(label[0].length);
      // A label says more than words that look like a post.
      if (value) offer(value, i, 1.1, LONGEST_LABELLED);
      else if (i + 1 < to && i + 1 !== nameLine && couldBe(outline, facts, i + 1))
        offer(outline.lines[i + 1]!.text, i + 1, 1.1, LONGEST_LABELLED);
      continue;
    }
    if (i === to - 1 && opensSection(outline, i, nameLine)) continue;
    const { title } = facts.lines[i]!;
    const lead = leadingPost(line.text, facts.lang);
    // A post beside the name outweighs what a long text below says of earlier ones, and what another column is there for.
    const isBeside = best?.line === nameLine && best.confidence >= BESIDE;
    // A card in two scripts gives the post in both: the name's own says it.
    if (isBeside && CJK.test(best!.text) && !CJK.test(line.text)) continue;
    if (isBeside && (isInOtherColumn(outline, i, nameLine) || isInOtherCell(outline, i, nameLine))) continue;
    if (lead) offer(lead, i, 0.7 + near);
    else if (
      title &&
      !(isBeside && i - nameLine > FAR) &&
      !TOLD_OF.test(title.title) &&
      facts.words.after('attributeLabel', line.text) === null
    )
      offer(
        continued(outline, facts, i, to, firstSentence(title.title, facts.lang)),
        i,
        0.6 + 0.3 * title.score + near,
      );
    // What the column says outweighs words that look like a post: "Bursar" is a department, too.
    const inColumn = partBelow(headerAbove(outline, i), withoutColon(line.text));
    if (inColumn && couldBe(outline, facts, i, inColumn)) offer(inColumn, i, 1.1);
    if (!couldBe(outline, facts, i)) continue;
    if (FACULTY.test(line.text)) offer(line.text, i, 0.7 + near);
    if (TITLE_HINT.test((outline.blocks[line.block]!.hint ?? '').replace(OTHER_TITLE, ' ')))
      offer(line.text, i, 0.75 + near);
    const column = lineColumn(outline, i);
    if (columns.sure.has(column) || (i === nameLine + 1 && columns.sure.has(AFTER_NAME + column)))
      offer(line.text, i, 0.6 + near);
  }
  best ??=
    rankBeside(outline, facts, from) ?? nearer(rankAbove(facts, from), rankBefore(outline, facts, from, columns.taken));
  const after = nameLine + 1;
  if (!best && after < to && columns.likely.has(AFTER_NAME + lineColumn(outline, after)) && couldBeUnknown(page, after))
    offer(outline.lines[after]!.text, after, 0.35);
  best ??= rankOfAll(facts, from);
  return best && { ...best, text: postAlone(trimmed(best.text)), confidence: Math.min(0.95, best.confidence) };
}

/** "I lead the laboratory", "where she was appointed professor": a sentence holds the words of a post. */
const TOLD_OF = /^(?:I|we|(?:and|where|who|which|when|as) .*|s?he|they|je|ich|wir|yo|eu)\s/iu;

/** Without signs at its ends: ", Master's student", "Dean;", "| Instructor", a heading's "Instructor:", a pictograph before it. */
const trimmed = (text: string): string =>
  text.replace(/^[\p{Extended_Pictographic}\u{fe0f}\u{200d}\s,;:、；|｜│·•■●◆▶※–—-]+|[\s,;:：、；|·•–—-]+$/gu, '') ||
  text;

const SLASH = /[/／・]/u;

/** What a cell says below a header of posts; of one that holds two things, "Position / Topic", the part that is the post's. */
function partBelow(header: string, text: string): string | undefined {
  if (TITLE_HEADER.test(header)) return text;
  const [headers, parts] = [header, text].map((one) => one.split(SLASH).map((part) => part.trim()));
  const at = headers!.length > 1 ? headers!.findIndex((part) => TITLE_HEADER.test(part)) : -1;
  return at >= 0 && parts!.length === headers!.length ? parts![at] : undefined;
}

/** Below a header that is neither the name's nor one of posts: "Affiliation". */
function isInOtherColumn(outline: Outline, line: number, nameLine: number): boolean {
  const header = headerAbove(outline, line);
  return header !== '' && !TITLE_HEADER.test(header) && header !== headerAbove(outline, nameLine);
}

/** In a cell of its own in a table without headers: "Ann Lee, Treasurer", and beside it what she does for a living. */
function isInOtherCell(outline: Outline, line: number, nameLine: number): boolean {
  const [cell, own] = [line, nameLine].map((one) => cellAround(outline, one));
  return cell !== own && own! >= 0 && headerAbove(outline, line) === '';
}

function cellAround({ blocks, lines }: Outline, line: number): number {
  let { block } = lines[line]!;
  while (block >= 0 && !/^t[dh]$/.test(blocks[block]!.tag)) block = blocks[block]!.parent;
  return block;
}

const nearer = (one: FoundTitle | undefined, other: FoundTitle | undefined): FoundTitle | undefined =>
  one && other ? (one.line >= other.line ? one : other) : (one ?? other);

/** A last heading well behind the name, of the level of the name's own heading, begins what comes next. */
function opensSection(outline: Outline, line: number, nameLine: number): boolean {
  const level = outline.blocks[outline.lines[line]!.block]!.heading;
  const own = outline.blocks[outline.lines[nameLine]!.block]!.heading;
  return line > nameLine + 1 && level !== undefined && own !== undefined && level <= own;
}

/** Below a heading behind the name that is no lower than the one above it; a name that is a heading has its section below it. */
function isInNextSection({ blocks, lines: texts }: Outline, { lines }: Facts, line: number, nameLine: number): boolean {
  if (blocks[texts[nameLine]!.block]!.heading !== undefined) return false;
  const own = lines[nameLine]!.heading;
  const { heading } = lines[line]!;
  return own !== undefined && heading !== undefined && heading.line > nameLine && heading.level <= own.level;
}

/** A short line that no list of words knows and that is not plainly a unit, a place, a topic list or a sentence. */
function couldBeUnknown({ outline, facts }: Page, line: number): boolean {
  const { text } = outline.lines[line]!;
  const { unit, price } = facts.lines[line]!;
  return (
    couldBe(outline, facts, line) &&
    text.length <= LONGEST_UNKNOWN &&
    !price &&
    (unit?.score ?? 0) < 0.4 &&
    !facts.words.has('venueWord', text) &&
    !NO_POST.test(text)
  );
}

/** Numbers, sentences, lists of topics, firms. */
const NO_POST = /\d|[.!?。！？]$|[,、;].*[,、;]|\b(?:inc|ltd|llc|gmbh|corp|co)\b\.?|株式会社|有限会社/iu;

/** "Treasurer:", as a cell before the names has it. */
const withoutColon = (text: string): string => text.replace(/\s*[:：]+$/u, '');

/** A line that is not plainly something else. */
function couldBe(outline: Outline, facts: Facts, line: number, text = outline.lines[line]!.text): boolean {
  const { dateShare, emails, telephones, name } = facts.lines[line]!;
  if (
    (!/\p{L}{2}/u.test(text) && !DEGREE.test(text)) ||
    emails.length + telephones.length > 0 ||
    dateShare > 0.4 ||
    (name?.match.score ?? 0) >= 0.6
  )
    return false;
  return (
    !/[:：]$/.test(text) &&
    facts.words.after('attributeLabel', text) === null &&
    !facts.words.is('moreLabel', text) &&
    !/^(?:https?:|@\S+$)/.test(text)
  );
}

/** "Professor. Works on …", "Professor. Physics, optics": the post and no more, but "Deputy Mayor. Councillor for Sports". Abbreviations end no sentence. */
function firstSentence(text: string, lang: string): string {
  const first = /^.*?(?<!\b(?:Asst|Assoc|Prof|Dept|Univ|Inst))(?<=\p{L}{4})(?=\.\s+\p{Lu}\p{L}+[\s,.-])/u.exec(
    text,
  )?.[0];
  if (!first) return text;
  const rest = text.slice(first.length).replace(/^\.\s+/u, '');
  return (matchTitle(rest, lang)?.score ?? 0) >= SURE_LEAD ? text : first;
}

/** Score from which on the first words of a longer line are a post for sure. */
const SURE_LEAD = 0.8;

/** "Assistant Professor - internal combustion engines, …": the post that a line begins with, where it goes on to something else. */
function leadingPost(text: string, lang: string): string | undefined {
  const lead = /^.{4,80}?(?=\s+[-–—|]\s|\s*[;:：|]\s|(?<!\b(?:Asst|Assoc|Prof|Dept|Univ|Sr|Jr|St|Dr))\.\s+\p{Lu})/u
    .exec(text)?.[0]
    .trim();
  if (!lead || matchTitle(text.slice(lead.length).replace(/^[\s\-–—|;:：.]+/u, ''), lang)) return undefined;
  const title = matchTitle(lead, lang);
  return title && title.score >= SURE_LEAD ? title.title : undefined;
}

/** "President and" on one line, "Chief Executive Officer" on the next. */
function continued(outline: Outline, facts: Facts, line: number, to: number, text: string): string {
  const open = /(?:\s(?:and|und|et|y|e|of|for)|[,&])$/i.test(text);
  const next = line + 1 < to && !isName(facts, line + 1) ? outline.lines[line + 1]!.text : '';
  return open && next && next.length <= 80 && couldBe(outline, facts, line + 1) ? `${text} ${next}` : text;
}
