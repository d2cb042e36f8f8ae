/** What a page says of itself: its address, its title and its headings, as evidence of its kind. */
import type { Page } from '../../fields/record';
import { log, yes } from '../../learned/numbers';
import { TITLE_SEPARATORS } from '../../page/title-parts';
import type { LineFacts } from '../../text/facts';
import type { WordClass } from '../../text/words/index';
import { PAGE_WORDS, plain, SECTION_NAMES, type PageWordClass, type SectionName } from './page-words';

const SECTION_WORDS: readonly WordClass[] = [
  'eventSection',
  'eventWord',
  'news',
  'past',
  'peopleSection',
  'unitSection',
  'unitList',
  'placeLabel',
  'dateLabel',
];
const SECTIONS = Object.keys(SECTION_NAMES) as SectionName[];
const PAGE_CLASSES = Object.keys(PAGE_WORDS) as PageWordClass[];
/** Readers' scores from which on a name or a unit is taken for one. */
const SURE = 0.6;
/** A heading with no more letters than this beside a section's name says no more than that name. */
const BESIDE_NAME = 8;

export interface Address {
  /** Steps of the path without the file names that servers add, decoded. */
  steps: string[];
  /** True where something is asked for after a question mark. */
  asks: boolean;
}

/** @returns undefined for what is no address */
export function addressOf(url: string): Address | undefined {
  if (!URL.canParse(url)) return undefined;
  const { pathname, search } = new URL(url);
  const steps = decoded(pathname)
    .split('/')
    .filter((step) => step !== '' && !/^(?:index|default|home|_index)\.\w+$/i.test(step));
  return { steps, asks: search !== '' };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const asWords = (step: string): string => plain(step.replace(/\.\w{2,5}$/, '').replace(/[_\-.~+]+/g, ' '));

/** Which sections' names a short text is, not only holds. */
const isSection = (name: SectionName, text: string): boolean =>
  SECTION_NAMES[name].test(text) &&
  text.replace(SECTION_NAMES[name], '').replace(/[^\p{L}]/gu, '').length <= BESIDE_NAME;

export function addAddress(out: Map<string, number>, { outline, facts }: Page): void {
  const { steps, asks } = addressOf(outline.snapshot.url) ?? { steps: [], asks: false };
  const words = steps.map(asWords);
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1).join(' / ');
  const all = words.join(' / ');
  out.set('address depth', steps.length);
  out.set('address is home', yes(steps.length === 0 && !asks));
  out.set('address asks', yes(asks));
  out.set('address has number', yes(/\d{2,}/.test(last)));
  out.set('address has day', yes(/(?:19|20)\d\d ?\/? ?\d\d/.test(all)));
  out.set('address of a home directory', yes(steps.some((step) => step.startsWith('~'))));
  out.set('address words in last', last.split(' ').length);
  for (const name of SECTION_WORDS.slice(0, 7)) out.set(`address ${name}`, yes(facts.words.has(name, all)));
  for (const name of SECTIONS) {
    out.set(`address ends in ${name}`, yes(isSection(name, last)));
    out.set(`address goes through ${name}`, yes(SECTION_NAMES[name].test(before)));
  }
  for (const name of PAGE_CLASSES) out.set(`address ${name}`, yes(PAGE_WORDS[name].test(all)));
}

/** Kinds of site by what registries give out names for. */
const HOSTS: Record<string, RegExp> = {
  academic: /(?:^|\.)(?:edu|ac)(?:\.|$)|(?:^|[.-])(?:uni|univ|tu|fh|hs)(?:[.-]|$)|universit|college|school/,
  public: /(?:^|\.)(?:gov|gob|gouv|go|lg|mil)(?:\.|$)|(?:^|[.-])(?:city|county|town|pref|stadt)(?:[.-]|$)/,
  association: /(?:^|\.)(?:org|or|ngo)(?:\.|$)/,
  commercial: /(?:^|\.)(?:com|co|biz|shop|inc|net)(?:\.|$)/,
  hosted: /blog|forum|\.github\.io$|wordpress|typepad|tumblr|medium\.com$/,
};
/** A site's name is read where it has this many letters. */
const LEAST_NAME = 4;

/** What kind of site it is, and whether title and heading say its name: who speaks of himself puts it there. */
export function addHost(out: Map<string, number>, page: Page): void {
  const { host } = page.facts;
  for (const [name, pattern] of Object.entries(HOSTS)) out.set(`host ${name}`, yes(pattern.test(host)));
  const letters = (text: string): string =>
    plain(text)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '');
  const parts = host
    .split('.')
    .map(letters)
    .filter((part) => part.length >= LEAST_NAME && part !== 'example');
  const says = (text: string): number => yes(parts.some((part) => letters(text).includes(part)));
  const heading = page.outline.lines[headingsOf(page).first]?.text ?? '';
  out.set('host in title', says(page.outline.snapshot.title));
  out.set('host in heading', says(heading));
  out.set(
    'lines with host',
    log(page.outline.lines.filter(({ index, text }) => page.facts.lines[index]!.zone === 'main' && says(text)).length),
  );
}

/** The first heading of the page that is not its head's, and the others. */
export function headingsOf({ outline, facts }: Page): { first: number; others: string[] } {
  const { lines, blocks } = outline;
  const levels = lines.map(({ block }) => blocks[block]!.heading ?? blocks[blocks[block]!.parent]?.heading ?? 0);
  const isTop = (i: number): boolean => levels[i] === 1 && lines[i]!.text !== '';
  let first = lines.findIndex((_, i) => isTop(i) && facts.lines[i]!.zone === 'main');
  if (first < 0) first = lines.findIndex((_, i) => isTop(i));
  if (first < 0) first = lines.findIndex((_, i) => levels[i]! > 0 && facts.lines[i]!.zone === 'main');
  return { first, others: lines.filter((_, i) => i !== first && levels[i]! > 0).map(({ text }) => plain(text)) };
}

export function addTitles(out: Map<string, number>, page: Page): void {
  const { outline, facts } = page;
  const { first, others } = headingsOf(page);
  const heading = plain(outline.lines[first]?.text ?? '');
  const title = plain(outline.snapshot.title);
  // What stands before a bar or dash names the page, the rest the site.
  const own = title.split(TITLE_SEPARATORS.pageKind)[0]!.trim();
  for (const name of SECTION_WORDS) {
    out.set(`title ${name}`, yes(facts.words.has(name, own)));
    out.set(`heading ${name}`, yes(facts.words.has(name, heading)));
    out.set(`subheadings ${name}`, log(others.filter((text) => facts.words.has(name, text)).length));
  }
  for (const name of SECTIONS) {
    out.set(`title is ${name}`, yes(isSection(name, own)));
    out.set(`title names ${name}`, yes(SECTION_NAMES[name].test(own)));
    out.set(`site names ${name}`, yes(SECTION_NAMES[name].test(title.slice(own.length))));
    out.set(`heading is ${name}`, yes(isSection(name, heading)));
    out.set(`heading names ${name}`, yes(SECTION_NAMES[name].test(heading)));
    out.set(`subheadings are ${name}`, log(others.filter((text) => isSection(name, text)).length));
  }
  for (const name of PAGE_CLASSES) {
    out.set(`title ${name}`, yes(PAGE_WORDS[name].test(`${title} ${heading}`)));
    out.set(`subheadings ${name}`, log(others.filter((text) => PAGE_WORDS[name].test(text)).length));
  }
  const fact = facts.lines[first];
  out.set('heading is a name', fact?.name?.match.score ?? 0);
  out.set('heading is a unit', fact?.unit?.score ?? 0);
  out.set('heading is dated', yes((fact?.dates.length ?? 0) > 0));
  out.set('heading length', log(heading.length));
  out.set('title length', log(own.length));
  out.set('heading in title', yes(heading !== '' && title.includes(heading)));
  out.set(
    'date after heading',
    yes(first >= 0 && facts.lines.slice(first, first + 5).some(({ dates }) => dates.length > 0)),
  );
  const titled = (found: (line: LineFacts) => string | undefined): number =>
    yes(
      facts.lines.some((line) => {
        const text = found(line);
        return text !== undefined && text.length > 2 && title.includes(plain(text));
      }),
    );
  out.set(
    'title has a name',
    titled(({ name }) => (name && name.match.score >= SURE ? name.match.name : undefined)),
  );
  out.set(
    'title has a unit',
    titled(({ unit }) => (unit && unit.score >= SURE ? unit.chunk.text : undefined)),
  );
}
