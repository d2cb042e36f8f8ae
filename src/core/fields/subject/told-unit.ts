/**
 * The unit of a page that is surely on one, where no line is its name: the title gives its field of study beside the school's name ("Fenwick
 * College Botany", "Computing Science, University of Oakley"), or a group's; a greeting, or what is called a home page, is the unit's.
 */
import type { Line } from '../../page/outline';
import { greetedIn, isFieldOfStudy, matchUnit, unitGreeted } from '../../text/units/index';
import type { Page } from '../record';
import { asSubject } from './unit-subject';
import type { Subject } from './subject';

const SURE_UNIT = 0.6;
const LIKELY_UNIT = 0.35;
/** Lines that may greet, and that may have the unit's name in full. */
const FIRST_LINES = 5;
const NEAR_LINES = 15;

const SCHOOL =
  /(?<!\p{L})(?:universit\p{L}+|univ\.?|colleges?|institutes?|institut\p{L}*|school|polytechni\p{L}+|academy|hochschule|école|escuela|scuola|ETH|MIT)(?!\p{L})/iu;
const GROUP = /(?<!\p{L})(?:groups?|team|gruppe|arbeitsgruppe|groupe|équipe|grupo|equipe|gruppo)$/iu;
/** What may not stand before a field that is a unit's: "Master of Computer Science", "Journal of …", "and". */
const GOES_ON =
  /(?<!\p{L})(?:of|in|for|on|to|the|a|an|and|with|from|&|\/|de|du|des|la|für|und|der|die|et|y|e|di|och|en)$/iu;
const COURSE =
  /\d|(?<!\p{L})(?:bachelor|master|minor|major|degree|ph\.?d|course|introduct\p{L}+|journal|book|library|news\p{L}*|advanced|conference|careers?|jobs?|education|museum|history|department\p{L}*)(?!\p{L})/iu;

const SMALL = /^(?:of|the|and|for|in|at|de|du|la|des|für|der|und|di|del|et|y|e)$/;
const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => !SMALL.test(word));

/** @param parts the title's, without what calls it a page */
export function toldUnit(page: Page, parts: readonly string[]): Subject | undefined {
  const { lang } = page.facts;
  const own = ownLines(page);
  if (own.length === 0) return undefined;
  const first = own.slice(0, FIRST_LINES);
  for (const { index, text } of first) {
    const unit = unitGreeted(text, lang);
    if (unit) return asSubject(unit, index);
  }
  const greeted = first.flatMap(({ text, index }) => {
    const said = greetedIn(text);
    return said ? [{ said, index, isOfSchool: false }] : [];
  });
  // "Languages, Literatures and Cultures < Oakley University": only what stands beside the school may be one word.
  const isSchool = (at: number): boolean => SCHOOL.test(parts[at] ?? '');
  const titled = parts.map((said, i) => ({
    said,
    index: first[0]!.index,
    isOfSchool: isSchool(i - 1) || isSchool(i + 1),
  }));
  for (const { said, index, isOfSchool } of [...titled, ...greeted]) {
    const field = fieldIn(said, isOfSchool);
    if (field) return inFull(page, own, field) ?? asSubject({ name: field, level: 'department' }, index);
    const group = GROUP.test(said) && (parts.length === 1 || isOfSchool) ? matchUnit(said, lang) : null;
    if (group && group.score >= LIKELY_UNIT && wordsOf(said).length > 1) return asSubject(group, index);
  }
  return undefined;
}

/** The field of study that a text ends with; before it stands a name at most. */
function fieldIn(text: string, isOfSchool: boolean): string | undefined {
  const words = text.trim().split(/\s+/);
  const last = words.length - (isOfSchool ? 1 : 2);
  for (let at = 0; at <= last; at++) {
    const [before, field] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (!isFieldOfStudy(field) || !/^\p{Lu}/u.test(field)) continue;
    return GOES_ON.test(before) || COURSE.test(text) ? undefined : field;
  }
  return undefined;
}

/** The first lines' name of a unit that has the field's words: "Department of Computer Science, 545 Hall". */
function inFull({ facts }: Page, own: readonly Line[], field: string): Subject | undefined {
  const words = wordsOf(field);
  for (const { index, text } of own.slice(0, NEAR_LINES)) {
    const unit = [facts.lines[index]!.unit, matchUnit(text.split(/,\s/)[0]!, facts.lang)].find(
      (one) => one && one.score >= SURE_UNIT && words.every((word) => wordsOf(one.name).includes(word)),
    );
    if (unit && !GOES_ON.test(unit.name)) return asSubject(unit, index);
  }
  return undefined;
}

const ownLines = ({ outline, facts }: Page): Line[] =>
  outline.lines.filter(({ index, text }) => text !== '' && /^(?:main|header)$/.test(facts.lines[index]!.zone));
