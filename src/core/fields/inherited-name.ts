/** The name of an event that says only when: a date in a list takes it from the heading above, "Board of Trustees Meetings". */
import type { Heading } from '../page/headings';
import type { Outline } from '../page/outline';
import type { Facts } from '../text/facts';
import { isBody } from './body-name';
import { captionAbove } from './list-caption';
import { cleanName, withoutDates, type NameCandidate } from './name';
import { isPending } from './event-state';
import { ROOM } from './name-words';
import type { Extent, Page } from './record';

/** What says what kind of list it is, or what its links lead to. */
const GENERIC =
  /^\P{L}*(?:(?:meeting|upcoming|past|previous|archived?|all|next|other|view|our|important|regular|special|annual)\s+)*(?:agendas?|minutes|archives?|schedules?|dates?|calendars?|meetings?|notices?|summar(?:y|ies)|packets?|documents?|materials?|reports?|presentations?|recordings?|videos?|audio|transcripts?|events?|times?|when|where|and|&|of|\/|-|,|\s)+\P{L}*$/iu;
/** "Programme", "Le programme de l'édition 2026", "Das Programm": of what, the heading above says. */
const PROGRAMME =
  /^\P{L}*(?:(?:the|le|das|unser|il|el|o)\s+)?(?:full\s+)?program(?:me|ma|m|a)?(?:\s+(?:de\s+l['’]édition|complet|completo|overview|20\d\d))*\P{L}*$/iu;
/** What the heading adds to the name: "… Meeting Dates & Agendas". */
const TAIL =
  /\s*(?:[-–—:|]\s*)?(?:(?:dates?|schedules?|agendas?|minutes|calendars?|times?|packets?|materials?|documents?|notices?|archives?)(?:\s*(?:&|and|,|\/)\s*)?)+\P{L}*$/iu;
const LEAST_LETTERS = 4;
/** Longer texts are no names; the patterns are not for them. */
const LONGEST = 160;

const PAPERS =
  /^\P{L}*(?:meetings?\s+)?(?:(?:agendas?|minutes|notices?|summar(?:y|ies)|packets?|documents?|materials?|recordings?|videos?|audio|transcripts?|and|of|&|\/|,|-)(?:\s|(?!\p{L})))+\P{L}*$/iu;

/** Whether a text says only what a link beside the day leads to: "Meeting Notice", "Agenda & Documents". */
export const namesPapers = (text: string): boolean => PAPERS.test(text);

/** How far above a record a name was found: 1 for the nearest telling heading, then 2 …; this for the page's title. */
const TITLE_LEVEL = 9;
const TITLE_PARTS = /\s+[|–—-]\s+/u;
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

/**
 * Names that a record may take from above it: the caption of its list; where it has none, its telling headings, nearest first, and the telling parts of the page's title.
 * @returns candidates with `inherited` set; none where all that stands above is generic
 */
export function inheritedNames({ outline, facts }: Page, { from }: Extent): NameCandidate[] {
  const told = (text: string): string => {
    if (text.length > LONGEST) return '';
    const name = cleanName(text.replace(TAIL, ''));
    const letters = name.match(/\p{L}/gu)?.length ?? 0;
    const generic =
      GENERIC.test(name) ||
      PROGRAMME.test(name) ||
      facts.words.is('eventSection', name) ||
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
  const caption = captionAbove(outline, facts, from);
  if (caption) add(told(caption.text), caption.line, 1);
  if (out.length > 0) return out;
  for (let up: Heading | undefined = facts.lines[from]!.heading; up && out.length < MOST_HEADINGS; up = up.above)
    add(told(withoutDates(facts, up.line, up.text)), up.line, out.length + 1);
  for (const part of outline.snapshot.title.split(TITLE_PARTS)) {
    const name = told(part);
    if (isBody(name) || !chromeOf(outline, facts).has(name)) add(name, from, TITLE_LEVEL);
  }
  return out;
}
