/** The name of an event that says only when: a date in a list takes it from the heading above, "Board of Trustees Meetings". */
import type { Heading } from '../page/headings';
import { cleanName, withoutDates, type NameCandidate } from './name';
import { isPending } from './event-state';
import { ROOM } from './name-words';
import type { Extent, Page } from './record';

/** Headings that say what kind of list it is, not of what. */
const GENERIC =
  /^\P{L}*(?:(?:meeting|upcoming|past|previous|archived?|all|next|other|view|our|important|regular|special|annual)\s+)*(?:agendas?|minutes|archives?|schedules?|dates?|calendars?|meetings?|packets?|documents?|materials?|events?|times?|when|where|and|&|of|\/|-|,|\s)+\P{L}*$/iu;
/** What the heading adds to the name: "… Meeting Dates & Agendas". */
const TAIL =
  /\s*(?:[-–—:|]\s*)?(?:(?:dates?|schedules?|agendas?|minutes|calendars?|times?|packets?)(?:\s*(?:&|and|,|\/)\s*)?)+\P{L}*$/iu;
const LEAST_LETTERS = 4;

/** @returns a name for the records of a region that have none, by their nearest telling heading or the page's title */
export function inheritedName({ outline, facts }: Page, { from }: Extent): NameCandidate | undefined {
  const told = (text: string): string => {
    const name = cleanName(text.replace(TAIL, ''));
    const letters = name.match(/\p{L}/gu)?.length ?? 0;
    const generic = GENERIC.test(name) || facts.words.is('eventSection', name) || facts.words.is('past', name);
    const isPlace = ROOM.test(name) || isPending(name, facts.lang);
    return letters < LEAST_LETTERS || generic || isPlace ? '' : name;
  };
  const named = (text: string, line: number): NameCandidate => ({
    text,
    line,
    chunk: { text, style: 0, via: '', whole: true },
    score: Math.log(INHERITED),
    column: '',
  });
  for (let up: Heading | undefined = facts.lines[from]!.heading; up; up = up.above) {
    const text = told(withoutDates(facts, up.line, up.text));
    if (text) return named(text, up.line);
  }
  const title = outline.snapshot.title
    .split(/\s+[|–—-]\s+/u)
    .map(told)
    .find(Boolean);
  return title ? named(title, from) : undefined;
}

/** Chance that a heading names each of the dates below it. */
const INHERITED = 0.4;
