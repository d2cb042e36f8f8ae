/**
 * What a page is about, where that is one person or one unit: the name that its title and a heading share. Such a page yields one
 * record with all that the page says of it.
 */
import type { DepartmentRecord, FoundRecord } from '../../finding';
import type { Line } from '../../page/outline';
import { TITLE_SEPARATORS } from '../../page/title-parts';
import type { Page } from '../record';
import { describedOf } from './described';

export interface Subject {
  kind: 'person' | 'department';
  name: string;
  line: number;
  level?: DepartmentRecord['level'];
  /** Index of the record that is the subject's; -1 where none was found. */
  record: number;
  /** The page is called theirs: that alone makes them its subject. */
  isOwner?: true;
}

/** Words of a title beside the name. */
const PAGE_WORDS =
  /\b(?:(?:faculty|staff|personal|member|employee)\s(?:information|info|details)|home\s?page|web\s?(?:site|page)|personal|profile|profil|perfil|welcome to|page|people|faculty|staff|members?|dr|prof|professor|ph\.?d|cv|bio(?:graphy)?|about|contact|department of)\b|'s\b|ホームページ|プロフィール|教員紹介|研究者紹介|先生|教授|准教授|個人|主页|个人|简介|简历|紹介|について/giu;
/** A name makes up at least this share of its part of the title. */
const SHARE = 0.6;
/** Scores from which on a text is taken for a name when the title says the same. */
const LIKELY_NAME = 0.3;
/** The same in Han, where words of a title have the shape of names. */
const LIKELY_IN_HAN = 0.5;
const SURE_UNIT = 0.6;
/** More records of the kind than this are what the page is about, whoever its title names. */
const MOST_OTHERS = 6;
/** The name of a page's subject stands at its beginning. */
const FIRST_LINES = 40;

const letters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** @param known the page is known to be there for a unit, whose own part of the title may then be any, or for a person, whose name the title may be */
export function subjectOf(
  page: Page,
  records: readonly FoundRecord[],
  known?: 'department' | 'person',
): Subject | undefined {
  const parts = titleParts(page);
  if (records.filter(({ kind }) => kind === 'event').length > MOST_OTHERS) return undefined;
  if (known === 'department') return namedIn(page, parts, records, 'department', true);
  const owner = ownerOf(page, records, known === 'person');
  const person = namedIn(page, parts, records, 'person');
  if (owner) return person && alike(person.name, owner.name) ? { ...person, isOwner: true } : owner;
  const headed = known === 'person' && !person ? headedPerson(page, records) : undefined;
  if (headed) return headed;
  if (parts.length === 0) return undefined;
  return person ?? namedIn(page, parts, records, 'department') ?? onlyPerson(page, records);
}

/** Scores of a heading's name from which on it is who the page is known to be on: where the title says a part of it, and where it does not. */
const SAID_IN_TITLE = 0.1;
const UNSAID = 0.65;

/** On a page known to be on one person: its first heading, where that is a name and nothing else ("Moret Home Page" above "Bernard Moret"). */
function headedPerson({ outline, facts }: Page, records: readonly FoundRecord[]): Subject | undefined {
  const isFirst = ({ index, block, text }: Line): boolean =>
    text !== '' && (outline.blocks[block]!.heading ?? 3) <= 2 && facts.lines[index]!.zone === 'main';
  const line = outline.lines.find(isFirst);
  const match = line && facts.lines[line.index]!.name?.match;
  if (!match || letters(match.name) !== letters(line.text.replace(PAGE_WORDS, ' '))) return undefined;
  const { name, score } = match;
  const inTitle = wordsOf(outline.snapshot.title);
  const isSaid = wordsOf(name).some((word) => inTitle.includes(word));
  if (score < (isSaid ? SAID_IN_TITLE : UNSAID)) return undefined;
  const record = likeliest(records, (one) => one.kind === 'person' && alike(one.name, name));
  return { kind: 'person', name, line: line.index, record };
}

/** Whose page it is called, unless it lists people; on a page known to be on one person the one whose name its title is. */
function ownerOf({ facts }: Page, records: readonly FoundRecord[], onPerson: boolean): Subject | undefined {
  const { owner } = facts;
  if (!owner || !(owner.isSure || onPerson)) return undefined;
  const { name, line } = owner;
  const isOwner = (record: FoundRecord): boolean =>
    record.kind === 'person' && (alike(record.name, name) || isNamesake(record.name, name));
  const record = records.findIndex(isOwner);
  if (record < 0 && describedOf(records).size > MOST_OTHERS) return undefined;
  return { kind: 'person', name: records[record]?.name ?? name, line, record, isOwner: true };
}

/** "Steve Marsh" is Steven D. Marsh: the last names are the same, and the first begin so. */
export function isNamesake(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  return a.length > 1 && b.length > 1 && a.at(-1) === b.at(-1) && a[0]!.slice(0, 3) === b[0]!.slice(0, 3);
}

/** The only record of a page, where it is of a person and heads the page, or the title calls the page a profile. */
function onlyPerson({ outline, facts }: Page, records: readonly FoundRecord[]): Subject | undefined {
  const [only] = records;
  if (records.length !== 1 || only!.kind !== 'person') return undefined;
  const own = outline.lines.filter(({ index, text }) => text !== '' && facts.lines[index]!.zone === 'main');
  const found = own.slice(0, FIRST_LINES).find(({ index }) => facts.lines[index]!.name?.match.name === only!.name);
  if (!found) return undefined;
  const heads = own.find(({ block }) => outline.blocks[block]!.heading === 1) === found;
  if (!heads && !PROFILE.test(outline.snapshot.title)) return undefined;
  return { kind: 'person', name: only!.name, line: found.index, record: 0 };
}

/** What the title of a page on one person says, whoever it is. */
const PROFILE =
  /\b(?:profile?|perfil|profilo|curriculum|about me|biography|biographie)\b|プロフィール|教員紹介|研究者紹介|自己紹介|简介|簡介|个人|個人|프로필/iu;

/** The parts of the title, folded, without what titles say beside a name. */
function titleParts({ outline }: Page): string[] {
  const { title } = outline.snapshot;
  return title
    .split(TITLE_SEPARATORS.subject)
    .map((part) => part.replace(/(?<=\S)\s*\([^()]{6,}\)|\([^()]*[@.][^()]*\)/g, ' ').replace(PAGE_WORDS, ' '))
    .filter((part) => letters(part).length >= 2)
    .slice(0, 4);
}

/** Which part of the title is the name; -1 where none is. */
const partOf = (parts: readonly string[], name: string): number => {
  const own = name.replace(PAGE_WORDS, ' ');
  return letters(own).length < 2 ? -1 : parts.findIndex((part) => alike(part, own));
};

const leastScore = (name: string): number => (/\p{Script=Han}/u.test(name) ? LIKELY_IN_HAN : LIKELY_NAME);

/** Words of at least two letters: initials come and go. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]{2,}/gu) ?? [];

/** One is the other, holds it and little else, or has the same words with other initials or in another order. */
export function alike(one: string, other: string): boolean {
  const [a, b] = [letters(one), letters(other)];
  const [long, short] = a.length > b.length ? [a, b] : [b, a];
  if (long === short || (long.includes(short) && short.length >= SHARE * long.length)) return true;
  const [x, y] = [wordsOf(one), wordsOf(other)];
  const [most, least] = x.length > y.length ? [x, y] : [y, x];
  // "Dan Byrd" is Daniel Byrd; Ann is not Anna.
  const isSame = (word: string, i: number): boolean =>
    most.includes(word) ||
    (i === 0 &&
      word.length >= 3 &&
      most.length === least.length &&
      most[0]!.startsWith(word) &&
      most[0]!.length >= word.length + 3);
  return least.length >= 2 && most.length - least.length <= 1 && least.every(isSame);
}

/** By so much a later record must be surer to be the subject's: a trail of links names the subject, too. */
const SURER = 0.1;

/** Index of the first record that matches, or of one that is clearly surer; -1 where none does. */
function likeliest(records: readonly FoundRecord[], matches: (record: FoundRecord) => boolean): number {
  let best = -1;
  records.forEach((record, i) => {
    if (matches(record) && (best < 0 || record.confidence > records[best]!.confidence + SURER)) best = i;
  });
  return best;
}

/** Whether a heading of the page's own part is that text. */
const isHeading = ({ outline, facts }: Page, text: string): boolean =>
  outline.lines.some(
    (line) =>
      (outline.blocks[line.block]!.heading ?? 3) <= 2 &&
      facts.lines[line.index]!.zone === 'main' &&
      alike(line.text, text),
  );

function namedIn(
  page: Page,
  parts: readonly string[],
  records: readonly FoundRecord[],
  kind: Subject['kind'],
  onUnit = false,
): Subject | undefined {
  const others = records.filter((record) => record.kind === kind);
  if (others.length > MOST_OTHERS) return undefined;
  const { outline, facts } = page;
  let seen = 0;
  for (const { index, text, block } of outline.lines) {
    const { name, unit, zone } = facts.lines[index]!;
    if (text === '' || zone === 'nav' || zone === 'footer') continue;
    const heading = outline.blocks[block]!.heading;
    if (++seen > FIRST_LINES && !heading) continue;
    const found = kind === 'person' ? name && { name: name.match.name, score: name.match.score } : unit;
    if (!found || found.score < (kind === 'person' ? leastScore(found.name) : SURE_UNIT)) continue;
    // "Fakultas Hukum" below the title "Fakultas" is no person.
    if (kind === 'person' && unit?.name === found.name && unit.score > found.score && unit.score >= SURE_UNIT) continue;
    const part = partOf(parts, found.name);
    // Sites put their own name behind the page's; who is named there must be the page's heading, too.
    if (part < 0 || (part > 0 && ((kind === 'department' && !onUnit) || !heading || heading > 2 || zone !== 'main')))
      continue;
    // "Outreach - Department of Physics": the page is there for what its title says first, if a heading says so, too.
    if (part > 0 && onUnit && isHeading(page, parts[0]!)) continue;
    const record = likeliest(records, (one) => one.kind === kind && alike(one.name, found.name));
    return {
      kind,
      name: found.name,
      line: index,
      record,
      ...(kind === 'department' && unit ? { level: unit.level } : {}),
    };
  }
  const record = likeliest(records, (one) => one.kind === kind && partOf(parts, one.name) === 0);
  if (record < 0) return undefined;
  return { kind, name: records[record]!.name, line: -1, record };
}
