/**
 * Names that stand behind one post as plain text, with commas, dashes or blanks between them: "理事 | 鈴木一郎、高橋美咲", 副理事长：李志强、张丽华, "Vice-Presidents |
 * Peter Langton, Susan Whitfield", "Churchwardens: Ann Lee and Lou Carbone". A record is a run of lines, so each of them gets a line of its own, with the post said again. Without a
 * post such lines name the authors of a paper or the acts of an evening; behind one, "Conductors | …, Berlin Philharmonic", too, so Latin names must all be surely persons'.
 */
import { languageOf } from '../page/language';
import type { Item, PageSnapshot } from '../page/snapshot';
import { withItems } from '../page/with-items';
import { foldLatin, type Lexicons } from './lexicon/index';
import { matchName, matchTitle, singularPost } from './names/index';
import { cut, isPlain, linesOf, type Stretch } from './plain-lines';

const LEAST_NAMES = 2;
/** Latin names below a heading. */
const LEAST_BELOW = 3;
/** Who stands below such a heading is on for once, and holds no office. */
const SPEAKS_OR_PLAYS =
  /(?<!\p{L})(?:speaker|presenter|lecturer|performer|artist|act(?:or|ress)|conductor|musician|singer|author|writer|poet|moderator|referent|dozent|redner|dirigent|künstler|autor|schauspiel|intervenant|auteur|acteur|ponente|actriz|palestrante|relator|attor|spreker|talare|foredrag)/iu;
const MOST_NAMES = 60;
const LONGEST = 600;
const LONGEST_POST = 40;
const SURE_NAME = 0.5;
const SURE_LATIN_NAME = 0.7;
/** "Mrs Bright": nobody but a person is addressed so. */
const SURE_WHEN_ADDRESSED = 0.5;
const SURE_POST = 0.6;
/** Share of the East Asian names that must be sure ones; all must have a name's form. */
const SHARE = 0.6;

/** Cells behind a label; below headings Latin names are read so where they are many and hold an office, as speakers and acts stand there, too. */
const VALUE = /^(?:td|dd)$/;
const COLON = /^([^:：]{1,30})[:：]\s*/u;
const BETWEEN = /\s*[、，,;；]\s*|\s+[-–—]\s+|\s*[／|｜•]\s*/gu;
/** "Jo Fenn & Chris Batty", as the last comma of a row may be, too. */
const BETWEEN_LATIN =
  /\s*[、，,;；]\s*(?:(?:and|&|und|et|y|e|och|og|en|i)\s+)?|\s+(?:and|&|und|et|y|e|och|og|en|i|[-–—])\s+|\s*[／|｜•]\s*/gu;
/** What joins two names and the two surnames of one, too: "Juan Ortega y García Lorca" is one president. */
const OF_SEVERAL = /\s+(?:y|e|i)\s+/u;
const LISTED = /[,;]/u;
/** "Mmes" before the first of several. */
const ADDRESS_OF_ALL = /^(?:Mmes|Mlles|MM\.?|Mesdames|Messieurs|Messrs\.?|Sr[ae]?s\.)\s+(?=\p{Lu})/u;
const BLANKS = /\s+/gu;
const MAY_DIVIDE = /[\s、，,;；／|｜•]/u;
/** 理 事: blanks that make a post as wide as the others. */
const HAN_BLANK = /(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu;
/** 李 明: the blank that makes a short name as long as the others. */
const SPACED = /(?<=^|\s)(\p{Script=Han})\s(\p{Script=Han})(?=\s|$)/gu;
/** What stands in brackets behind a name says whence somebody is. */
const ASIDE = /\s{0,4}[（(][^（）()]{1,40}[)）]/gu;
/** A number to call. */
const TELEPHONE = /\s{0,4}\((?:[^()\d]{1,12}\s)?[+\d][\d\s/.-]{4,30}\)/gu;
const HAN = /^\p{Script=Han}+$/u;
/** M2 before students of a laboratory. */
const YEAR_OF_STUDY = /^[BMD][1-6]$/;
const HAN_NAME = /^\p{Script=Han}{2,4}$/u;
const EAST_ASIAN = /^[\p{Script=Han}々ヶ]{1,4}\s?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]{1,5}$/u;
const FULL_NAME = /^\p{Lu}[\p{L}.'’-]*(?:\s+(?:\p{Lu}[\p{L}.'’-]*|\p{Ll}{1,5}))*\s+(?:[dl]['’])?\p{Lu}[\p{L}.'’-]+$/u;

/** What stands before names. */
interface Label {
  text: string;
  isHeading: boolean;
}
const NO_LABEL: Label = { text: '', isHeading: false };

/** @returns the snapshot, with a line for each of such names, the post said again before it; itself where there are none */
export function withNamesBehindPostsApart(snapshot: PageSnapshot, lexicons: Lexicons): PageSnapshot {
  const lang = languageOf(snapshot);
  const { blocks } = snapshot;
  const isPost = (text: string): boolean =>
    text.length <= LONGEST_POST &&
    ((matchTitle(text, lang)?.score ?? 0) >= SURE_POST || singularPost(text, lang) !== undefined);
  const sureness = (text: string): number => matchName(text, lang, lexicons)?.score ?? 0;
  const isLatinName = (text: string): boolean => {
    const match = matchName(text, lang, lexicons);
    return (match?.score ?? 0) >= (match?.honorific ? SURE_WHEN_ADDRESSED : SURE_LATIN_NAME);
  };
  const areNames = (names: readonly string[], form: RegExp, least: number): boolean =>
    names.length >= least &&
    names.length <= MOST_NAMES &&
    areFormed(names, form) &&
    (form === FULL_NAME
      ? names.every(isLatinName)
      : names.filter((name) => sureness(name) >= SURE_NAME).length >= SHARE * names.length);

  // In Chinese a blank divides names, as none of them holds one.
  const divides = lang.startsWith('zh');

  /** Whether a line may be names by their form; told in a moment, where to know a post and names takes long. */
  const mayBeNames = (text: string): boolean =>
    divides ||
    [EAST_ASIAN, FULL_NAME].some((form) =>
      signsOf(form).some((sign) => areFormed(namedIn(withoutAsides(text, form), sign), form)),
    );

  /** "Lucía Fernández", but not "García Lorca": what a name begins with that is rather given than a family's. */
  const isGivenFirst = (name: string): boolean => {
    const first = foldLatin(name.trim().split(/\s+/u)[0]!);
    const given = lexicons.givenNames.grade(first);
    return given > 0 && given > lexicons.surnames.grade(first);
  };

  /** Where the names of a line stand that is nothing else behind its post; undefined where it is not. */
  const namesIn = (text: string, from: number, form: RegExp, least: number, isOfOne = false): Stretch[] | undefined => {
    const rest = withoutAsides(text.slice(from), form);
    const isWhole =
      isOfOne && OF_SEVERAL.test(rest) && !LISTED.test(rest) && !rest.split(OF_SEVERAL).every(isGivenFirst);
    const sign = (isWhole ? [BETWEEN] : signsOf(form)).find((one) => areNames(namedIn(rest, one), form, least));
    if (sign) return piecesOf(rest, sign).map(([start, end]) => [from + start, from + end]);
    if (!divides || form !== EAST_ASIAN) return undefined;
    const words = piecesOf(rest.replace(SPACED, '$1#$2'), BLANKS);
    const joined = words.map(([start, end]) => rest.slice(start, end).replace(BLANKS, ''));
    return areNames(joined, HAN_NAME, least) ? words.map(([start, end]) => [from + start, from + end]) : undefined;
  };

  const before = new Map<number, Label>();
  /** What stands beside a block, before it; read once for all blocks of one parent. */
  const labelBefore = (block: number): Label => {
    if (!before.has(block)) {
      let last = NO_LABEL;
      for (const item of blocks[blocks[block]!.parent]?.items ?? []) {
        if (item.kind === 'block') before.set(item.block, last);
        const own = item.kind === 'block' ? blocks[item.block]! : undefined;
        const text = own ? textOf(own.items) : item.kind === 'text' ? item.text : '';
        const told = text
          .replace(ASIDE, '')
          .trim()
          .replace(/[:：]$/u, '')
          .trimEnd();
        if (told) last = { text: told, isHeading: own?.heading !== undefined };
      }
    }
    return before.get(block) ?? NO_LABEL;
  };

  return withItems(snapshot, (items, block) => {
    if (!items.some(({ kind }) => kind === 'text')) return undefined;
    let found = false;
    const isCell = VALUE.test(blocks[block]!.tag);
    const out = linesOf(items).flatMap((line): Item[] => {
      if (!line.every(isPlain)) return line;
      const text = line.map((item) => item.text).join('');
      if (text.length > LONGEST || !MAY_DIVIDE.test(text.trim())) return line;
      const { post, end, isSpaced } = postOf(text, isPost);
      const label = end > 0 ? { text: post, isHeading: false } : labelBefore(block);
      const told = label.text;
      if (end === 0 && !(mayBeNames(text) && isPost(told))) return line;
      const isBelow = end === 0 && !isCell;
      const least = isSpaced ? 1 : LEAST_NAMES;
      const eastAsian = namesIn(text, end, EAST_ASIAN, least);
      const latin =
        eastAsian || (isBelow && SPEAKS_OR_PLAYS.test(told))
          ? undefined
          : namesIn(text, end, FULL_NAME, isBelow ? LEAST_BELOW : least, singularPost(told, lang) === undefined);
      const names = eastAsian ?? latin;
      if (!names) return line;
      found = true;
      // What stands in the cell before is read with the columns of the table, what heads people with their section.
      const isReadElsewhere = end === 0 && (isCell || latin !== undefined || label.isHeading);
      const said = isReadElsewhere ? '' : latin ? (singularPost(told, lang) ?? told) : told;
      return names.flatMap((name, i): Item[] => [
        ...(i > 0 ? [{ kind: 'break' } as const] : []),
        ...(said ? [{ ...line[0]!, text: `${said}：` }] : []),
        ...cut(line, name),
      ]);
    });
    return found ? out : undefined;
  });
}

const textOf = (items: readonly Item[]): string =>
  items
    .map((item) => (item.kind === 'text' ? item.text : ''))
    .join('')
    .trim();

/** The post that a line begins with, "Treasurers: …", 理 事 …, where it ends, and whether blanks space it out; an empty one where there is none. */
function postOf(text: string, isPost: (text: string) => boolean): { post: string; end: number; isSpaced: boolean } {
  const label = COLON.exec(text);
  const told = label?.[1]!.replace(HAN_BLANK, '').trim() ?? '';
  if (label && isPost(told)) return { post: told, end: label[0].length, isSpaced: told !== label[1]!.trim() };
  let found = { post: '', end: 0, isSpaced: false };
  for (const { index, 0: blank } of label ? [] : text.matchAll(BLANKS)) {
    const post = text.slice(0, index).replace(BLANKS, '');
    if (!HAN.test(post) && !YEAR_OF_STUDY.test(post)) break;
    if (isPost(post)) found = { post, end: index + blank.length, isSpaced: post.length < index };
  }
  return found;
}

const areFormed = (names: readonly string[], form: RegExp): boolean => names.every((name) => form.test(name));

/** With signs for what stands in brackets behind names; behind Latin ones only numbers are no posts. */
const withoutAsides = (text: string, form: RegExp): string =>
  text.replace(form === EAST_ASIAN ? ASIDE : TELEPHONE, ({ length }) => '#'.repeat(length));

/** What may stand between the names of a form, the likelier first: "Maria Silva e Costa" is one. */
const signsOf = (form: RegExp): readonly RegExp[] => (form === EAST_ASIAN ? [BETWEEN] : [BETWEEN_LATIN, BETWEEN]);

const namedIn = (rest: string, sign: RegExp): string[] =>
  piecesOf(rest, sign).map(([start, end]) => rest.slice(start, end).replace(/\s*#+$/u, ''));

/** What stands between the signs, without how all are addressed. */
function piecesOf(text: string, sign: RegExp): Stretch[] {
  const out: Stretch[] = [];
  let from = 0;
  const end = text.trimEnd().length;
  for (const { index, 0: found } of text.slice(0, end).matchAll(sign)) {
    if (index > from) out.push([from, index]);
    from = index + found.length;
  }
  if (end > from) out.push([from, end]);
  return out.map(([start, stop]) => [start + (ADDRESS_OF_ALL.exec(text.slice(start, stop))?.[0].length ?? 0), stop]);
}
