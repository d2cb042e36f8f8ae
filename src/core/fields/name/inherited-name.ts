/** The name of an event that says only when: a date in a list takes it from the heading above, "Board of Trustees Meetings". */
import { crumbsOf } from '../../page/breadcrumb';
import type { Heading } from '../../page/headings';
import type { Outline } from '../../page/outline';
import { spanningLines } from '../../page/row-span';
import { TITLE_SEPARATORS } from '../../page/title-parts';
import { findDates } from '../../text/dates';
import type { Facts } from '../../text/facts';
import { holdsBody, isBody } from '../../text/body-name';
import { isGeneric, withoutListWords } from './generic-heading';
import { namesCalendar, namesEvents, namesWhatGoesWith } from '../../text/list-of-events';
import { bodyMeeting, captionAbove } from './list-caption';
import { cleanName } from './clean-name';
import type { NameCandidate } from './name';
import { namesHouse } from './house-name';
import { headedAs } from './name-header';
import { namesSorts } from './sort-of-event';
import { withoutDates } from './undated';
import { isPending } from '../state/event-state';
import { ROOM } from './name-words';
import type { Extent, Page } from '../record';

/** "Programme", "Le programme de l'édition 2026", "Das Programm": of what, the heading above says. */
const PROGRAMME =
  /^\P{L}*(?:(?:the|le|das|unser|il|el|o)\s+)?(?:full\s+)?program(?:me|ma|m|a)?(?:\s+(?:de\s+l['’]édition|complet|completo|overview|20\d\d))*\P{L}*$/iu;
/** What "Term Dates", "School Holidays" are the days of. */
const OF_SCHOOL =
  /^\P{L}*(?:(?:school|academic|half|autumn|spring|summer|winter|fall)[\s-]+)*(?:terms?|semesters?|trimesters?|years?|holidays?|vacations?|schulferien|ferien|vacances|vacaciones|vacanze|férias|vakanties?|lov)(?:[\s&,-]+(?:and|dates?|calendars?|diary))*\P{L}*$/iu;
const LEAST_LETTERS = 4;
/** Longer texts are no names; the patterns are not for them. */
const LONGEST = 160;

/** "About the Library Board" heads what is said of it; "About Love" is a play. */
const ABOUT = /^about\s/iu;
const OF_ITSELF = /^about\s(?:the|our|this|us|me)(?!\p{L})/iu;

/** No event is called by a question: "What is the Harbour Trust?" */
const QUESTION = /[?？]\s*$/u;

/** How far above a record a name was found: 1 for the nearest telling heading, then 2 …; this for the page's title. */
const TITLE_LEVEL = 9;
/** "Ann Weaver : Live": what the page lists, behind whose. */
const LAST_PART = /\s[:：|｜]\s*([^:：|｜]+)$/u;
/** No heading's level is deeper. */
const DEEPEST = 7;
/** Headings looked at. */
const MOST_HEADINGS = 3;

const chromeByFacts = new WeakMap<Facts, ReadonlySet<string>>();

/** What stands around the page's own part: a title has the site's name and motto from there, which are of no event. */
function chromeOf({ lines }: Outline, facts: Facts): ReadonlySet<string> {
  let chrome = chromeByFacts.get(facts);
  if (!chrome) {
    const around = lines.filter(({ index }) => facts.lines[index]!.zone !== 'main');
    chromeByFacts.set(facts, (chrome = new Set(around.map(({ text }) => cleanName(text)))));
  }
  return chrome;
}

/** Lines above a record among which a sentence may say whose meetings are listed. */
const MOST_LINES = 60;

/** The nearest line above that says who meets: "Notice is given of the meetings of …". */
function sentenceAbove(outline: Outline, facts: Facts, from: number): number | undefined {
  for (let line = from - 1; line >= Math.max(0, from - MOST_LINES); line--)
    if (facts.lines[line]!.zone === 'main' && bodyMeeting(outline, line) !== undefined) return line;
  return undefined;
}

/** A line of nothing but a title in quotation marks: 「夜の森」, 《梁祝》. */
const QUOTED = /^(?:['‘]([^'‘’]{2,40})['’]|["“]([^"“”]{2,40})["”]|[「『《〈]([^「」『』《》〈〉]{2,40})[」』》〉])$/u;
/** How far above a record such a title may stand. */
const QUOTED_ABOVE = 3;

/** The title in quotation marks right above a record, with no day between. */
function quotedAbove({ lines }: Outline, facts: Facts, from: number): { text: string; line: number } | undefined {
  for (let line = from - 1; line >= Math.max(0, from - QUOTED_ABOVE); line--) {
    const { dates, zone } = facts.lines[line]!;
    if (dates.length > 0 || zone !== 'main') return undefined;
    const text = QUOTED.exec(lines[line]!.text)?.slice(1).find(Boolean);
    if (text) return { text, line };
  }
  return undefined;
}

/** The nearest heading above a line; above a heading none of those that its own level ends: they head what is over. */
function headingOver({ blocks, lines }: Outline, facts: Facts, from: number): Heading | undefined {
  const { heading: level = DEEPEST } = blocks[lines[from]!.block]!;
  let up = facts.lines[from]!.heading;
  while (up && up.level > level) up = up.above;
  return up;
}

const partsByFacts = new WeakMap<Facts, readonly string[]>();

/** Parts of the page's title that say more than which list it is; read once, as every record asks. */
function titlePartsOf({ snapshot }: Outline, facts: Facts): readonly string[] {
  let parts = partsByFacts.get(facts);
  if (!parts) {
    parts = snapshot.title.split(TITLE_SEPARATORS.event).filter((part) => !namesEventsOf(part, facts.lang));
    partsByFacts.set(facts, parts);
  }
  return parts;
}

/** "Events for December 5, 2026", "Eventos de diciembre 2026": a list, and its day or month. */
function namesEventsOf(title: string, lang: string): boolean {
  const dates = title.length <= LONGEST ? findDates(title, { lang }) : [];
  const bare = dates.reduceRight((rest, { index, length }) => rest.slice(0, index) + rest.slice(index + length), title);
  return bare !== title && (namesEvents(cleanName(bare)) || namesCalendar(cleanName(bare)));
}

/**
 * Names that a record may take from above it: a cell that reaches into its row; the caption of its list; where it has none, its telling headings, nearest first, and the telling parts
 * of the page's title, and the body that a sentence above says to meet; where these are generic, too, the body under which the page stands in its breadcrumb.
 * @returns candidates with `inherited` set; none where all that stands above is generic
 */
export function inheritedNames({ outline, facts }: Page, { from }: Extent): NameCandidate[] {
  const told = (text: string): string => {
    if (text.length > LONGEST) return '';
    const name = cleanName(withoutListWords(text));
    const last = LAST_PART.exec(name)?.[1];
    const isOfList = last !== undefined && (namesEvents(last) || facts.words.is('eventSection', last));
    const letters = name.match(/\p{L}/gu)?.length ?? 0;
    const generic =
      isGeneric(name) ||
      namesEvents(name) ||
      namesWhatGoesWith(name) ||
      namesSorts(name) ||
      isOfList ||
      QUESTION.test(name) ||
      (ABOUT.test(name) && (OF_ITSELF.test(name) || holdsBody(name))) ||
      PROGRAMME.test(name) ||
      OF_SCHOOL.test(name) ||
      facts.words.is('eventSection', name) ||
      facts.words.is('dateLabel', name) ||
      facts.words.is('placeLabel', name) ||
      facts.words.is('past', name);
    const isPlace = ROOM.test(name) || isPending(name, facts.lang);
    return letters < LEAST_LETTERS || generic || isPlace ? '' : name;
  };
  const out: NameCandidate[] = [];
  const add = (text: string, line: number, inherited: number): void => {
    if (!text || out.some((other) => other.text === text)) return;
    const chunk = { text, style: 0, via: '', whole: true };
    out.push({ text, line, chunk, score: 0, column: `above ${inherited}`, inherited });
  };
  for (const line of spanningLines(outline, from))
    if (headedAs(outline, line) !== 'other') add(told(withoutDates(facts, line, outline.lines[line]!.text)), line, 1);
  if (out.length > 0) return out;
  const quoted = quotedAbove(outline, facts, from);
  if (quoted) add(told(quoted.text), quoted.line, 1);
  if (out.length > 0) return out;
  const caption = captionAbove(outline, facts, from);
  if (caption) add(told(caption.text), caption.line, 1);
  if (out.length > 0) return out;
  for (let up = headingOver(outline, facts, from); up && out.length < MOST_HEADINGS; up = up.above)
    add(told(withoutDates(facts, up.line, up.text)), up.line, out.length + 1);
  if (out.length === 0) {
    const line = sentenceAbove(outline, facts, from);
    if (line !== undefined) add(told(bodyMeeting(outline, line)!), line, 1);
  }
  const parts = titlePartsOf(outline, facts).map(told);
  // Whose meetings are listed may be called after their house; nothing else is.
  const isOfBody = [...parts, ...out.map(({ text }) => text)].some(holdsBody);
  // Behind the house stand its town and its motto, but in "Harbour Theatre | The Seagull", which begins with it.
  const house = isOfBody ? -1 : parts.findIndex(namesHouse);
  parts.forEach((name, at) => {
    const isSite = at === house || (house > 0 && at > house) || chromeOf(outline, facts).has(name);
    if (isBody(name) || !isSite) add(name, from, TITLE_LEVEL);
  });
  if (out.length > 0) return out;
  const crumb = crumbsOf(outline).map(told).findLast(isBody);
  if (crumb) add(crumb, from, TITLE_LEVEL);
  return out;
}
