/** What a list of bare days is of, where no heading says so: "Finance Committee" on a line above them, or at the head of their column. */
import type { Outline } from '../../page/outline';
import { unitAt } from '../../page/outline';
import { headerLine } from '../../page/table-header';
import type { Facts } from '../../text/facts';
import { isBody } from '../../text/body-name';
import { meetingOf } from './document-name';
import { isGeneric, namesPapers } from './generic-heading';
import { cleanName } from './clean-name';
import { withoutDates } from './undated';
import { ROOM } from './name-words';

export interface Caption {
  /** The body or its meeting. */
  text: string;
  line: number;
  /** All that the line says. */
  said: string;
}

/** Blocks up from the day; characters of a caption: longer lines are prose, which may stand between it and its days. */
const FARTHEST = 6;
const LONGEST = 80;
const LONGEST_SENTENCE = 300;
/** "The 2019 General Policy Board meetings are held every third Wednesday of the month". */
const MEETS =
  /^(?:(?:the|all|our|regular|(?:19|20)\d{2})\s+)*(.{4,80}?)(?:\s*\([^)]*\))?\s+(?:(?:(?:regular|monthly|public|scheduled)\s+)*meetings?\s+(?:are|is|will|shall|take)|(?:usually\s+|regularly\s+)?meets)\s/iu;
/** "Notice is hereby given", "the Kelp Harbour Board is hereby giving notice of its public meetings". */
const GIVES_NOTICE =
  /(?:^|[,;]\s+|\s)the\s+([^,;]{4,80}?)\s+(?:is\s+)?hereby\s+(?:giv(?:es|ing|en)|announc(?:es|ing))\s/iu;
/** "Tide Commission monthly board meetings". */
const OFTEN = /\s(?:monthly|weekly|quarterly|regular|annual|public|scheduled)\s/giu;
/** Says of its own day that nothing is on: "August / No Meeting". */
const NOT_HELD = /(?<!\p{L})no\s+(?:\p{L}+\s+)?(?:meeting|hearing|session)s?(?!\p{L})/iu;
const SENTENCE = /[^.][.。!！]$/u;
/** What a caption adds to the name. */
const ENDS = /[\s:：–—-]+$/u;

const [NONE, OTHER] = [-1, -2];
/** Level of an h6; bold lines are below it. */
const LOWEST = 6;

/** @returns the nearest caption above a line, undefined where something else stands between */
export function captionAbove(outline: Outline, facts: Facts, from: number): Caption | undefined {
  const header = headerLine(outline, from);
  const column = header === undefined ? undefined : captionOn(outline, header);
  if (column) return column;
  let block = outline.lines[from]!.block;
  for (let n = 0; n <= FARTHEST && block >= 0; n++, block = outline.blocks[block]!.parent) {
    const line = captionsIn(outline, facts, block)[unitAt(outline.units[block]!, from)]!;
    if (line === OTHER) return undefined;
    if (line !== NONE) return headingOf(facts, from) > line ? undefined : captionOn(outline, line);
  }
  return undefined;
}

/** Line of the nearest heading above that is marked as one and says more than a year or "Meeting Dates"; bold lines may stand between a caption and its days. */
function headingOf(facts: Facts, line: number): number {
  let up = facts.lines[line]!.heading;
  const isPlain = (text: string): boolean => !/\p{L}/u.test(text) || isGeneric(text);
  while (up && (up.level > LOWEST || isPlain(withoutDates(facts, up.line, up.text)))) up = up.above;
  return up?.line ?? NONE;
}

const captionsByFacts = new WeakMap<Facts, Map<number, Int32Array>>();

/** Per unit of a block the line that is the caption of what stands there; each block once, as all rows of a list ask. */
function captionsIn(outline: Outline, facts: Facts, block: number): Int32Array {
  const blocks = captionsByFacts.get(facts) ?? new Map<number, Int32Array>();
  captionsByFacts.set(facts, blocks);
  let captions = blocks.get(block);
  if (captions) return captions;
  let caption = NONE;
  captions = Int32Array.from(outline.units[block]!, ({ from, to }) => {
    const before = caption;
    if (to - from === 1 && !isPassed(outline, facts, from)) caption = bodyOn(outline, from) ? from : OTHER;
    return before;
  });
  blocks.set(block, captions);
  return captions;
}

/** What may stand between a caption and its days: days and hours, rooms, links, notes. */
function isPassed(outline: Outline, facts: Facts, line: number): boolean {
  const { text, runs } = outline.lines[line]!;
  const { dates } = facts.lines[line]!;
  // "The Harbour Board meets at 2 pm" is a caption, "9:00 Harbour Board" a row.
  const isOfDays = dates.some(({ precision }) => precision !== 'recurrence' && precision !== 'time');
  if (isOfDays || (dates.some(({ precision }) => precision === 'time') && bodySaid(text) === undefined)) return true;
  if (isGeneric(withoutDates(facts, line, text))) return true;
  if (ROOM.test(text) || NOT_HELD.test(text) || runs.every(({ link }) => link)) return true;
  return (text.length > LONGEST || SENTENCE.test(text)) && !bodyOn(outline, line);
}

function captionOn(outline: Outline, line: number): Caption | undefined {
  const text = bodyOn(outline, line);
  return text === undefined ? undefined : { text, line, said: outline.lines[line]!.text };
}

/** The body that a line is or says the meetings of: "Finance Committee", "Finance Committee meetings are held …"; none on "Meeting Minutes | Meeting Agenda". */
export function bodyOn(outline: Outline, line: number): string | undefined {
  const { text } = outline.lines[line]!;
  if (namesPapers(text)) return undefined;
  const said = bodySaid(text) ?? (text.length <= LONGEST ? text : undefined);
  const body = said && meetingOf(cleanName(said.replace(ENDS, '')));
  return body && isBody(body) ? body : undefined;
}

/** The body of which a sentence says that it meets: "Finance Committee meetings are held …". */
export function bodyMeeting(outline: Outline, line: number): string | undefined {
  const said = bodySaid(outline.lines[line]!.text);
  const body = said && cleanName(said.replace(OFTEN, ' '));
  return body && isBody(body) ? body : undefined;
}

/** Who a sentence says that meets. */
function bodySaid(text: string): string | undefined {
  const begin = text.slice(0, LONGEST_SENTENCE);
  return MEETS.exec(begin)?.[1] ?? GIVES_NOTICE.exec(begin)?.[1];
}
