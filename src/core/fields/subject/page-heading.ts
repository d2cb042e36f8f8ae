/** The heading of a page that is about one thing: it says what that is called. */
import { decoded, stepsOf } from '../../page/address-steps';
import type { Line } from '../../page/outline';
import { TITLE_SEPARATORS } from '../../page/title-parts';
import type { Zone } from '../../page/zones';
import { namesEvents } from '../../text/list-of-events';
import { cleanName } from '../name/clean-name';
import type { Page } from '../record';
import { withoutDates } from '../name/undated';
import { wordsOf } from './subject';

/** Levels of headings that may name what a page is about, where its title says the same. */
const HEADINGS = 3;
const SHORTEST = 4;
/** Lines of a heading that are one name. */
const MOST_LINES = 4;
/** The same for a line that is no heading, and for a title that a heading must hold whole. */
const SHORTEST_PLAIN = 8;
const LONGEST_PLAIN = 160;
/** 新闻讲坛: lectures on news. */
const ON_NEWS = /(?:新闻|新聞)(?:与传播|與傳播)?(?:大?[讲講][坛壇座堂]|[论論][坛壇]|沙[龙龍])/u;
/** Share of a line that days are where it says no more than when. */
const MOSTLY_DAYS = 0.5;
/** Headings that say what stands below them, not what it is called: "Events", "Time". */
const NO_NAME = ['eventSection', 'dateLabel', 'placeLabel', 'attributeLabel'] as const;
/** Zones that say nothing of what a page is about. */
export const ASIDE: ReadonlySet<Zone> = new Set<Zone>(['nav', 'header', 'footer']);

export interface Named {
  line: Line;
  name: string;
}

/**
 * The heading that the page's title repeats or that repeats the title, rather the part that the title begins with; else the first of the highest.
 * On a page without such headings the first line that the title begins with. What stands in the page's header, and leads nowhere, is its heading where
 * the title begins with it and goes on, it is the header's only heading or the one of the first level that the page's address says, and the text below has no heading that the title names and none, or several, of the first level: a
 * site's own name is as often the only heading of its header.
 */
export function headingOf(page: Page): Named | undefined {
  const { outline, facts } = page;
  const title = folded(outline.snapshot.title);
  const parts = title.split(TITLE_SEPARATORS.heading);
  // "08.11.2021 | Day of the Mills: Portal": a day before the name is none of it.
  const own = parts.find((part) => /\p{L}/u.test(part)) ?? parts[0]!;
  const begins = (name: string): boolean => unspaced(own).includes(unspaced(name)) || isRepeated(own, name);
  let first: Named | undefined;
  let firsts = 0;
  let plain: Named | undefined;
  let highest: readonly Leveled[] = [];
  let ofSite: Leveled | undefined;
  const above: Leveled[] = [];
  for (const line of outline.lines) {
    const { heading, hidden } = outline.blocks[line.block]!;
    const { zone } = facts.lines[line.index]!;
    if (hidden || (ASIDE.has(zone) && zone !== 'header')) continue;
    if (!heading || heading > HEADINGS) {
      if (plain || first || zone === 'header' || line.text.length > LONGEST_PLAIN) continue;
      if (line.runs.every(({ link }) => link)) continue;
      const name = nameIn(page, line);
      if (name.length >= SHORTEST_PLAIN && own.includes(folded(name))) plain = { line, name };
      continue;
    }
    const name = overLines(page, line, title) ?? nameIn(page, line);
    if (zone === 'header') {
      if (line.text && heading < HEADINGS) above.push({ line, name, level: heading });
      continue;
    }
    if (heading === 1) firsts++;
    if (line.text) highest = withHeading(highest, { line, name, level: heading });
    if (name.length < SHORTEST) continue;
    if (unspaced(title).includes(unspaced(name)) || isRepeated(own, name)) {
      if (begins(name) && (!ofSite || heading <= ofSite.level)) return { line, name };
      ofSite ??= { line, name, level: heading };
    }
    if (heading === 1) first ??= { line, name };
  }
  // An article's own header may hold its subtitle, too; a site's holds its motto.
  const isNamed = ({ level, name }: Leveled): boolean => level === 1 && isInAddress(name, outline.snapshot.url);
  const [header, ...more] = above.length > 1 ? above.filter(isNamed) : above;
  const mayBe = header && more.length === 0 && parts.length > 1 && !ofSite && firsts !== 1;
  const isOfPage = mayBe && header.name.length >= SHORTEST_PLAIN && header.line.runs.some(({ link }) => !link);
  const named = isOfPage && begins(header.name) ? header : (ofSite ?? first ?? plain);
  if (named) return named;
  const [top, another] = highest;
  if (!top && title === '') return firstLine(page);
  if (top && namesEvents(top.line.text)) return setOffBelow(page, top.line);
  // Below a logo as <h1> the one <h2> is the title.
  const isNews = (name: string): boolean => facts.words.has('news', name) && !ON_NEWS.test(name);
  const isTitle = top && !another && top.name.length >= SHORTEST && !isNews(top.name);
  return isTitle ? top : undefined;
}

/** Share of a heading's words that the last step of its page's address says, where it does. */
const ADDRESSED = 0.6;

/** "/news/the-captains-quest-2017.html" says the words of "The Captain's Quest 2017". */
function isInAddress(name: string, url: string): boolean {
  const said = new Set(wordsOf(decoded(stepsOf(url).at(-1) ?? '')));
  const words = wordsOf(name);
  return words.length > 1 && words.filter((word) => said.has(word)).length >= ADDRESSED * words.length;
}

/** What a page without title and headings begins with, where the next line says when. */
function firstLine(page: Page): Named | undefined {
  const { outline, facts } = page;
  const [line, next] = outline.lines.filter(({ text, index }) => text !== '' && facts.lines[index]!.zone === 'main');
  if (!line || !next || line.text.length > LONGEST_PLAIN || facts.lines[next.index]!.dateShare < MOSTLY_DAYS)
    return undefined;
  const name = nameIn(page, line);
  return name.length >= SHORTEST_PLAIN ? { line, name } : undefined;
}

/** Whether a heading holds the title's first part whole. */
const isRepeated = (own: string, name: string): boolean => own.length >= SHORTEST_PLAIN && folded(name).includes(own);

interface Leveled extends Named {
  level: number;
}

/** The highest headings so far, each by its first line, and one more. */
function withHeading(highest: readonly Leveled[], next: Leveled): readonly Leveled[] {
  const [top] = highest;
  if (!top || next.level < top.level) return [next];
  return next.level > top.level || next.line.block === highest.at(-1)!.line.block ? highest : [...highest, next];
}

/** Lines below "演奏会のご案内" among which the concert may be named. */
const NAMED_BELOW = 8;
const BOLD = 600;

/** The first line below a list's heading that is set off as a heading or in bold and says more than when; the heading itself where there is none. */
function setOffBelow(page: Page, generic: Line): Named {
  const { outline, facts } = page;
  for (const line of outline.lines.slice(generic.index + 1, generic.index + 1 + NAMED_BELOW)) {
    const { weight, size } = facts.lines[line.index]!;
    const isSetOff = outline.blocks[line.block]!.heading || weight >= BOLD || size > facts.lines[generic.index]!.size;
    const name = isSetOff && !/[。.]$/u.test(line.text) ? nameIn(page, line) : '';
    if (name.length >= SHORTEST && facts.lines[line.index]!.zone === 'main') return { line, name };
  }
  return { line: generic, name: cleanName(generic.text) };
}

const unspaced = (text: string): string => folded(text).replace(/\s/g, '');

/** All lines of the heading that begins here, where the title says them in one: "The Harbour Orchestra" / "New Year Concert". */
function overLines({ outline: { from, to, lines } }: Page, { index, block }: Line, title: string): string | undefined {
  if (from[block] !== index || to[block]! - index < 2 || to[block]! - index > MOST_LINES) return undefined;
  const whole = cleanName(
    lines
      .slice(index, to[block])
      .map(({ text }) => text)
      .join(' '),
  );
  return whole && unspaced(title).includes(unspaced(whole)) ? whole : undefined;
}

/** What a line says beside days; empty where it only says what stands below it. */
function nameIn({ facts }: Page, { index, text }: Line): string {
  const name = cleanName(withoutDates(facts, index, text));
  return namesEvents(name) || NO_NAME.some((word) => facts.words.is(word, name)) ? '' : name;
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
