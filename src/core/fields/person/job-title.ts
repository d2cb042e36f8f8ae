/** The post of a person: by its words, by its column, by the rank that stands above the list. */
import { lineColumn } from '../../page/line-column';
import { headerAbove } from '../../page/table-header';
import { CJK } from '../../page/scripts';
import type { Facts, NameFact } from '../../text/facts';
import { closedUp, matchTitle, namesOthers } from '../../text/names/index';
import { matchUnit } from '../../text/units/index';
import { headsNextSection, isInNextSection, isInOtherCell, isInOtherColumn, opensSection } from './apart-from-name';
import { couldBe, couldBeUnknown, DEGREE_ALONE, FACULTY, LONGEST_UNKNOWN, NO_POST } from './could-be-post';
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
import { partBelow } from './post-header';
import { continued, firstSentence, leadingPost, trimmed, withoutColon } from './post-on-line';
import { rankAbove, rankBefore, rankBeside, rankOfAll, type FoundTitle } from './rank-above';
import type { Extent, Page } from '../record';
import { AFTER_NAME, type TitleColumns } from './title-columns';

const TITLE_HINT =
  /(^|[\s_#.-])(job-?title|title|position|role|post|rank|p-role|shoku(i|mei)?|function|funktion|funkce|fonction|funcao|cargo|ruolo|qualifica|functie|befattning|stilling|stanowisko|poste|puesto|designation)([\s_-]|$)/;
/** Titles of something other than a person, as builders of pages name them: "elementor-heading-title", "views-field-title". */
const OTHER_TITLE =
  /(?:views-field|field--name|node|heading|headline|card|page|site|widget|section|block|box|modal|dialog|entry|post|archive|header|footer|nav|panel|module|event|banner|group|main|no|has|with|without)[-_]+title/g;
const TITLE_LABEL =
  /^\W{0,3}((?:(?:job|current|academic|official|working) )?(?:title|position|role|rank|post|designation)s?|amtsbezeichnung|dienststellung|職名|職位|役職|職階|职务|职称|職稱|職務|직위|직급|직책|funktion|fonction|cargo|ruolo|qualifica|functie|stilling|befattning|stanowisko|puesto|(?:занимаемая )?должность|посада|длъжност|役職名|所属・職名)\s*[】\])]?\s*(?:[:：]|[】\]]|$)\s*/iu;
/** In Romance languages a category is a rank where it is called by one: "Categoría: Catedrático", and not "Categoría: Noticias". */
const CATEGORY_LABEL = /^\W{0,3}(?:categor[ií]a|catégorie)\s*[:：]\s*(?=\S)/iu;
const LONGEST = 160;
/** Labelled posts run on: "Professor of Physics; Dean of Studies; …". */
const LONGEST_LABELLED = 240;

/** Confidence of a post that stands on the name's line behind it, and lines below it from which on others are looked past. */
const BESIDE = 0.75;
const FAR = 5;

/** What a cell holds that holds nothing; in the column of the posts it says that somebody has none. */
const NO_ENTRY = /^[-‐–—―ー−/]{1,3}$/u;

const POST_AS_ADDRESS = /^(?:(?:vice|deputy)[- ])?(?:president|provost|chancellor|dean|rector|principal|mayor)$/iu;

/** Confidence of a post that is a unit's name as well: "Office of the President", "Chair of Botany". */
const OF_UNIT = 0.6;
const SURE_UNIT = 0.85;
const LIKELY_UNIT = 0.6;

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
      // "Prof." is a form of address: any post in full says more. "President" is a post.
      const isAddress = before === name.match.honorific && !POST_AS_ADDRESS.test(before ?? '');
      if (before && matchTitle(before, facts.lang)) offer(before, i, isAddress ? 0.5 : 0.8);
      const label = columns.before ? labelBefore(line.text, name) : undefined;
      if (label && !NO_POST.test(label)) offer(label, i, 0.5);
      // A part of the line with markup of its own ends where its post does: <b>Ann Lee</b><span>Dean</span><a>in</a>.
      for (const { text, whole, via } of facts.lines[i]!.chunks)
        if (!whole && via && !text.includes(name.match.name) && matchTitle(text, facts.lang)) offer(text, i, 0.78);
      const rest = restOfLine(line.text, name);
      const first = rest && withoutContacts(firstSentence(withoutAs(rest), facts.lang), facts.lang);
      for (const part of first ? [...bracketed(first, facts.lang), beforeBracket(first)] : [])
        if (matchTitle(part, facts.lang)) {
          offer(closed(part), i, 0.75);
          break;
        }
      const [known] = name.match.title
        ? bracketed(withoutContacts(name.match.title, facts.lang), facts.lang).filter((part) =>
            matchTitle(part, facts.lang),
          )
        : [];
      if (known) offer(known, i, BESIDE);
      if (first && columns.behind && first.length <= LONGEST_UNKNOWN && !NO_POST.test(first)) offer(first, i, 0.5);
      continue;
    }
    // "Office Manager Ann Lee", a picture's caption, says the post before the name once more.
    const again = sameSurname(facts.lines[i]!.name, name) ?? name;
    if (line.text.includes(again.match.name)) {
      const captioned = postInCaption(line.text, again.match.name, facts.lang);
      if (captioned) offer(captioned, i, 0.75 + near);
      const lived = postInVita(line.text, again.match.name, facts.lang);
      if (lived) offer(lived, i, 0.6 + near);
      continue;
    }
    const label = TITLE_LABEL.exec(line.text) ?? categoryLabel(line.text, facts.lang);
    if (label) {
      const value = line.text.slice(label[0].length);
      // A label says more than words that look like a post.
      if (value) offer(value, i, 1.1, LONGEST_LABELLED);
      else if (i + 1 < to && i + 1 !== nameLine && couldBe(outline, facts, i + 1))
        offer(outline.lines[i + 1]!.text, i + 1, 1.1, LONGEST_LABELLED);
      continue;
    }
    // "Sekretariat:" behind the name, with nothing beside it, is said of what follows.
    if (i > nameLine && /[:：]$/u.test(line.text)) continue;
    if (i === to - 1 && opensSection(outline, i, nameLine)) continue;
    if (i === to - 1 && headsNextSection(outline, facts, i, nameLine, columns.taken)) continue;
    const { title } = facts.lines[i]!;
    const lead = leadingPost(line.text, facts.lang);
    // A post beside the name outweighs what a long text below says of earlier ones, and what another column is there for.
    const isBeside = best?.line === nameLine && best.confidence >= BESIDE;
    // A card in two scripts gives the post in both: the name's own says it.
    if (isBeside && CJK.test(best!.text) && !CJK.test(line.text)) continue;
    if (isBeside && isLabelled(line.text)) continue;
    if (isBeside && (isInOtherColumn(outline, i, nameLine) || isInOtherCell(outline, i, nameLine))) continue;
    // "Member at Large" / "Pastor of First Church and advocate for housing.": behind the post a sentence tells of the person.
    if (isSentence(line.text, facts.lang) && best && best.line > nameLine && best.line < i) continue;
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
        (isUnit(facts, i, nameLine) ? OF_UNIT : 0.6 + 0.3 * title.score) + near,
      );
    // What the column says outweighs words that look like a post: "Bursar" is a department, too.
    const inColumn = partBelow(headerAbove(outline, i), withoutColon(line.text));
    if (inColumn && couldBe(outline, facts, i, inColumn)) offer(inColumn, i, 1.1);
    if (!couldBe(outline, facts, i)) continue;
    // The unit whose card it is stands above, whatever its class is called.
    if (!title && isUnit(facts, i, nameLine)) continue;
    if (FACULTY.test(line.text)) offer(line.text, i, 0.7 + near);
    if (TITLE_HINT.test((outline.blocks[line.block]!.hint ?? '').replace(OTHER_TITLE, ' ')))
      offer(line.text, i, 0.75 + near);
    const column = lineColumn(outline, i);
    if (columns.sure.has(column) || (i === nameLine + 1 && columns.sure.has(AFTER_NAME + column)))
      offer(line.text, i, 0.6 + near);
  }
  const isNone = (line: number): boolean =>
    NO_ENTRY.test(outline.lines[line]!.text) && columns.sure.has(lineColumn(outline, line));
  for (let i = from; i < to && !best; i++) if (isNone(i)) return undefined;
  if (!best || DEGREE_ALONE.test(best.text) || ADDRESS_ALONE.test(best.text))
    best =
      rankBeside(outline, facts, { from, to }) ??
      nearer(rankAbove(facts, from), rankBefore(outline, facts, from, columns.taken)) ??
      best;
  const after = nameLine + 1;
  if (!best && after < to && columns.likely.has(AFTER_NAME + lineColumn(outline, after)) && couldBeUnknown(page, after))
    offer(outline.lines[after]!.text, after, 0.35);
  best ??= rankOfAll(facts, from);
  return (
    best && {
      ...best,
      text: closedUp(postAlone(trimmed(behindUnit(best.text, facts.lang)))),
      confidence: Math.min(0.95, best.confidence),
    }
  );
}

/** "Prof. Ann Lee" below "Associate Professors": the heading says more. */
const ADDRESS_ALONE = /^prof\.?(?:ssa|in)?$/iu;

function categoryLabel(text: string, lang: string): RegExpExecArray | undefined {
  const label = CATEGORY_LABEL.exec(text);
  return label && matchTitle(text.slice(label[0].length), lang) ? label : undefined;
}

/** Whether a whole line surely names a unit, whatever post it holds a word for: an office, or a chair above who heads it. "Chair of Physics" below a name is a post. */
function isUnit({ lines }: Facts, line: number, nameLine: number): boolean {
  const { unit } = lines[line]!;
  const isWhole = unit?.chunk.whole === true && unit.score >= SURE_UNIT;
  return isWhole && (line < nameLine || /^(?:the )?office of\s/iu.test(unit.name));
}

/** Of four words and more, to its dot; "Prof." ends none, and a whole post is no sentence: "Professor of Physics and Astronomy." */
const isSentence = (text: string, lang: string): boolean =>
  SENTENCE.test(text) && (GOES_ON.test(text) || !matchTitle(text, lang));
const SENTENCE = /^(?:\S+\s){3,}\S*\p{Ll}{3}[.!]$/u;
const GOES_ON = /\s(?:and|und|et|y|e|och|og|en)\s(?:an?\s)?\p{Ll}/u;

/** "Department of Demography - Researcher": behind the unit stands the post. */
function behindUnit(text: string, lang: string): string {
  const [unit, post, ...more] = text.split(/\s[-–—]\s/u);
  const isPost = post !== undefined && more.length === 0 && matchTitle(post, lang) !== null;
  return isPost && (matchUnit(unit!, lang)?.score ?? 0) >= LIKELY_UNIT && !matchTitle(unit!, lang) ? post : text;
}

/** What stands before or behind the name where a line is a post and the name and no more: in "The book by Professor Ann Lee" are other words. */
function postInCaption(text: string, name: string, lang: string): string | undefined {
  const post = text.replace(name, '').replace(/^[\s,，:：|–—-]+|[\s,，:：|–—-]+$/gu, '');
  return (matchTitle(post, lang)?.score ?? 0) >= NOTHING_BUT_POST ? post : undefined;
}
const NOTHING_BUT_POST = 0.9;

/** The first post of a life in short that begins with the name: 王海燕，女，副教授，博士，… */
function postInVita(text: string, name: string, lang: string): string | undefined {
  if (!text.startsWith(name)) return undefined;
  const [, ...clauses] = text.split(/[，,、；;]/u, 1 + MOST_CLAUSES).map((clause) => clause.trim());
  return clauses.find(
    (clause) => !DEGREE_ALONE.test(clause) && (matchTitle(clause, lang)?.score ?? 0) >= NOTHING_BUT_POST,
  );
}
const MOST_CLAUSES = 6;

/** The name of a line where it may be another form of the person's: "Alphonse Sweeney" of Alphonse "Al" Sweeney. */
const sameSurname = (own: NameFact | null | undefined, name: NameFact): NameFact | undefined =>
  own && surname(own) === surname(name) ? own : undefined;
const surname = ({ match }: NameFact): string | undefined => match.name.split(/\s+/u).at(-1);

/** "Profession: Teacher", "Representing: Executive directors": a label that is none of posts says something else of who has a post. */
const isLabelled = (text: string): boolean => /^\p{Lu}[\p{L} ]{2,24}[:：]\s/u.test(text);

/** "I lead the laboratory", "where she was appointed professor": a sentence holds the words of a post. */
const TOLD_OF = /^(?:I|we|(?:and|where|who|which|when|as) .*|s?he|they|je|ich|wir|yo|eu)\s/iu;

const nearer = (one: FoundTitle | undefined, other: FoundTitle | undefined): FoundTitle | undefined =>
  one && other ? (one.line >= other.line ? one : other) : (one ?? other);
