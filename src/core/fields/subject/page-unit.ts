/**
 * The unit that a page is there for, where title and heading do not say the same: a title that holds more ("Exampleton University Department
 * of Botany"), or the words in another order ("Botany Department, Exampleton University"); a heading that names a field of study below a
 * title that has the site's name alone; a name that stands in a picture and in the title.
 */
import { matchUnit } from '../../text/units/index';
import type { Line } from '../../page/outline';
import { TITLE_SEPARATORS } from '../../page/title-parts';
import type { Zone } from '../../page/zones';
import type { Page } from '../record';
import type { Subject } from './subject';
import { toldUnit } from './told-unit';
import { isBelowUnits } from './unit-address';
import { asSubject } from './unit-subject';

/** Scores of units' names: for certain, and of a heading, where a field of study ("Agriculture") is enough. */
const SURE_UNIT = 0.6;
const LIKELY_UNIT = 0.35;
/** Chances that the page is on one unit, from which on a heading and the title alone are believed. */
const BY_HEADING = 0.6;
const BY_TITLE = 0.6;
const BY_TOLD = 0.5;
/** What is believed of a heading whatever the title says: chance of the page, score of the name. */
const SURE_KIND = 0.9;
const WHOLE_UNIT = 0.85;
const HIGHEST = 2;
const FIRST_LINES = 40;

const AROUND_NAME =
  /^\s*(?:(?:the\s)?(?:official\s)?(?:home\s?page|web\s?(?:site|page)s?)\s(?:of|for)\s(?:the\s)?|welcome to\s(?:the\s)?)|\s*(?:\b(?:official|www|web)\s)*\b(?:home\s?page|web\s?(?:site|page)s?|home|server)\s*$/giu;
const SMALL = new Set([
  'of',
  'the',
  'and',
  'for',
  'in',
  'at',
  'de',
  'du',
  'la',
  'des',
  'für',
  'der',
  'und',
  'di',
  'del',
]);

const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .filter((word) => !SMALL.has(word))
    .map((word) => (/^dep(?:ar)?t$/.test(word) ? 'department' : word));

const initialsOf = (name: string): string =>
  wordsOf(name)
    .map((word) => word[0])
    .join('');

/** Whether a name has capitals that stand for the other's words: "CSE Department" for "Department of Computer Science and Engineering". */
const isShortFor = (short: string, name: string): boolean =>
  (short.match(/(?<!\p{L})\p{Lu}{2,5}(?!\p{L})/gu) ?? []).some((word) => initialsOf(name).endsWith(word.toLowerCase()));

/** Whether one name has all words of the other, apart from small ones, or stands for it in short. */
export function sharesWords(one: string, other: string): boolean {
  const [a, b] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  const [least, most] = a.size < b.size ? [a, b] : [b, a];
  const isWithin = [...least].every((word) => word === 'department' || most.has(word));
  return isWithin || isShortFor(one, other) || isShortFor(other, one);
}

/** @param chance how likely the page is there for one unit, 0 to 1 */
export function unitOfPage(page: Page, chance: number): Subject | undefined {
  const title = page.outline.snapshot.title.replace(AROUND_NAME, '');
  return (
    named(page, title) ??
    (chance >= BY_HEADING ? headed(page, title, chance >= SURE_KIND) : undefined) ??
    (chance >= BY_TITLE ? titled(page, title) : undefined) ??
    (chance >= BY_TOLD ? toldUnit(page, title.split(TITLE_SEPARATORS.unit)) : undefined)
  );
}

/** The whole school, whose name stands on all its pages; several parts of a title; what goes on in the next line. */
const NOT_OWN =
  /^(?!.*\b(?:department|dept\.?|school|college|faculty|institute|lab|laboratory|division|cent(?:er|re)) (?:of|for) .*\bat\b).*\b(?:college|university|school|institute of technology)$|\b(?:information|overview|images)$|[|｜»]|\b(?:of|for|and|at|de|für|und)$/iu;

/** The longest name of a unit among the page's first lines of which the title has every word. */
function named(page: Page, title: string): Subject | undefined {
  const told = new Set(wordsOf(title));
  let best: Subject | undefined;
  for (const { index } of ownLines(page).slice(0, FIRST_LINES)) {
    const { unit } = page.facts.lines[index]!;
    if (!unit || unit.score < SURE_UNIT || unit.name.length <= (best?.name.length ?? 0)) continue;
    const words = wordsOf(unit.name);
    if (words.length < 2 || NOT_OWN.test(unit.name) || !words.every((word) => told.has(word))) continue;
    best = asSubject(unit, index);
  }
  return best;
}

/**
 * The page's first heading, where it names a unit or a field of study, and the title says so, too, or is the site's alone; on a sure page, and
 * below a list of units, a sure name is enough. On a sure page it may stand in the header.
 */
function headed(page: Page, title: string, isSure: boolean): Subject | undefined {
  const isBelow = isBelowUnits(page.outline.snapshot.url);
  const told = wordsOf(title);
  for (const zone of isSure ? (['main', 'header'] as const) : (['main'] as const)) {
    const first = firstHeading(page, zone);
    const unit = first && page.facts.lines[first.index]!.unit;
    if (!unit || unit.score < LIKELY_UNIT || NOT_OWN.test(unit.name)) continue;
    const words = wordsOf(unit.name);
    const isTold =
      ((isSure || isBelow) && unit.score >= WHOLE_UNIT) ||
      (zone === 'main' && title.split(TITLE_SEPARATORS.unit).length === 1) ||
      words.every((word) => word === 'department' || told.includes(word));
    if (isTold && words.length === wordsOf(first.text).length) return asSubject(unit, first.index);
  }
  return undefined;
}

const firstHeading = ({ outline: { lines, blocks }, facts }: Page, zone: Zone): Line | undefined =>
  lines.find(({ block, index, text }) => {
    const { heading, hidden } = blocks[block]!;
    return text !== '' && facts.lines[index]!.zone === zone && (heading ?? 9) <= HIGHEST && !hidden;
  });

/** The title's first part that is a unit's name. */
function titled(page: Page, title: string): Subject | undefined {
  const [first] = ownLines(page);
  for (const part of first ? title.split(TITLE_SEPARATORS.unit).slice(0, 2) : []) {
    const unit = matchUnit(part, page.facts.lang);
    if (unit && unit.score >= SURE_UNIT && !NOT_OWN.test(part) && wordsOf(part).length >= 2)
      return asSubject(unit, first!.index);
  }
  return undefined;
}

const ownLines = ({ outline, facts }: Page): Line[] =>
  outline.lines.filter(({ index, text }) => text !== '' && facts.lines[index]!.zone === 'main');
