/** The place that a page states once for a whole list: "All meetings are held at the City Hall, 1 Main Street." */
import type { Heading } from '../../page/headings';
import type { Outline } from '../../page/outline';
import type { Facts } from '../../text/facts';
import type { FoundPlace } from './found-place';
import { isListBeside } from '../list-beside';
import { cleanName } from '../name/clean-name';
import { lineOfOthers } from './other-events';
import { labelledPlace } from './place-labels';
import { ADDRESS } from './postal-address';
import type { Extent } from '../record';
import { isOfAll, LONGEST_PLACE, toldPlace } from './told-place';

const LOCATED = /,?\s*(?:located|situated)\s+(?:at|in|on)\s+/i;
const LONGEST_LINE = 900;
const LONGEST_TEXT = 5000;

/**
 * @param records of one region, in reading order
 * @returns per record the place stated above it in a section around it; else that of all of them: right below, or under the page's one
 *   heading "Location". For those that name none; undefined where none is
 */
export function statedPlaces(outline: Outline, facts: Facts, records: readonly Extent[]): (FoundPlace | undefined)[] {
  const own = new Set<number>();
  for (const { from, to } of records) for (let line = from; line < to; line++) own.add(line);
  const isBeside = isListBeside(outline, facts, records);
  const isOfColumn = (line: number): boolean => !isBeside || facts.lines[line]!.zone === 'aside';
  const said = saidPlaces(outline, facts).filter(({ line }) => !own.has(line) && isOfColumn(line));
  const bySection = new Map<Heading | undefined, FoundPlace | undefined>();
  let all: FoundPlace | undefined | null = null;
  return records.map((record) => {
    const { from } = record;
    const { heading } = facts.lines[from]!;
    const others = lineOfOthers(outline, record);
    if (others !== undefined) {
      const ofSection = said.filter(({ line }) => line > others || isOfAll(outline.lines[line]!.text));
      return nearestAbove(facts, ofSection, from);
    }
    if (!bySection.has(heading)) bySection.set(heading, nearestAbove(facts, said, from));
    return bySection.get(heading) ?? (all === null ? (all = placeOfAll(outline, facts, records, isBeside)) : all);
  });
}

/** The nearest of the places before a line that stands in a section around it. */
function nearestAbove(facts: Facts, places: readonly FoundPlace[], before: number): FoundPlace | undefined {
  const around = new Set([-1]);
  for (let up = facts.lines[before]!.heading; up; up = up.above) around.add(up.line);
  return places.findLast(({ line }) => line < before && around.has(facts.lines[line]!.heading?.line ?? -1));
}

function placeOfAll(
  outline: Outline,
  facts: Facts,
  records: readonly Extent[],
  isBeside: boolean,
): FoundPlace | undefined {
  const below = toldBelow(outline, facts, records);
  if (below || isBeside) return below;
  return (
    besideRecurrence(outline, facts) ??
    inCaption(outline, facts, records[0]?.from ?? 0) ??
    underHeading(outline, facts) ??
    toldOnce(outline, facts, records)
  );
}

const saidByFacts = new WeakMap<Facts, readonly FoundPlace[]>();

/** The lines of a page that label a place or say where something is held, in reading order. */
function saidPlaces(outline: Outline, facts: Facts): readonly FoundPlace[] {
  let said = saidByFacts.get(facts);
  if (!said) {
    said = outline.lines.flatMap((line) => {
      const { zone } = facts.lines[line.index]!;
      const text = overBreak(outline, line.index);
      if (zone === 'nav' || zone === 'footer' || text.length > LONGEST_LINE) return [];
      return placeIn(labelledPlace(facts, line) ?? toldPlace(facts, text), line.index) ?? [];
    });
    saidByFacts.set(facts, said);
  }
  return said;
}

/** "We meet on Mondays at 2 pm⏎in the Mill Building.": a line, and the one in which its sentence goes on. */
function overBreak({ lines }: Outline, index: number): string {
  const [line, next] = [lines[index]!, lines[index + 1]];
  const goesOn = next?.block === line.block && /[\p{L}\p{N},]$/u.test(line.text) && /^\p{Ll}/u.test(next.text);
  return goesOn ? `${line.text} ${next.text}` : line.text;
}

function placeIn(said: string | undefined, line: number): FoundPlace | undefined {
  const text = said && cleanName(said);
  if (!text || text.length > LONGEST_PLACE) return undefined;
  const [name = text, address] = text.split(LOCATED);
  const place = address ? { name, address } : ADDRESS.test(text) ? { name: text, address: text } : { name: text };
  return { place, line, confidence: 0.5 };
}

/** What is said of all of them right below the list, in its own section: "Unless noted all meetings take place in …". */
const OF_ALL = /\b(?:all|each|every|unless)\b/i;
const LINES_BELOW = 4;

function toldBelow(outline: Outline, facts: Facts, records: readonly Extent[]): FoundPlace | undefined {
  const last = records.at(-1);
  if (!last) return undefined;
  const { heading } = facts.lines[last.from]!;
  for (let i = last.to; i < Math.min(last.to + LINES_BELOW, outline.lines.length); i++) {
    const { text } = outline.lines[i]!;
    if (facts.lines[i]!.heading?.line !== heading?.line) return undefined;
    const labelled = labelledPlace(facts, outline.lines[i]!);
    const told = OF_ALL.test(text) && text.length <= LONGEST_LINE ? toldPlace(facts, text) : undefined;
    const found = placeIn(labelled ?? told, i);
    if (found) return found;
  }
  return undefined;
}

/** The one place that is labelled beside when a series meets: "Time: Fridays, 3 pm", and below it "Location: Room 12". */
const LINES_BESIDE = 2;

function besideRecurrence(outline: Outline, facts: Facts): FoundPlace | undefined {
  const recurs = (line: number): boolean =>
    facts.lines[line]?.dates.some(({ precision, rrule }) => precision === 'recurrence' || rrule !== undefined) ?? false;
  const labelled = saidPlaces(outline, facts).filter(({ line }) => labelledPlace(facts, outline.lines[line]!));
  const [only, ...others] = labelled;
  if (!only || others.length > 0) return undefined;
  for (let line = only.line - LINES_BESIDE; line <= only.line + LINES_BESIDE; line++) if (recurs(line)) return only;
  return undefined;
}

/** The address right above the list, on a line of its own: "Civic Center - 19 Fog Street", and below it the days. */
const CAPTION_LINES = 8;
const LONGEST_CAPTION = 90;
/** A person's name from here on. */
const NAMED = 0.6;

function inCaption(outline: Outline, facts: Facts, first: number): FoundPlace | undefined {
  for (let i = first - 1; i >= Math.max(0, first - CAPTION_LINES); i--) {
    const { text } = outline.lines[i]!;
    const { zone, emails, telephones, dates, name } = facts.lines[i]!;
    if (zone !== 'main') return undefined;
    if (emails.length + telephones.length + dates.length > 0 || text.length > LONGEST_CAPTION) continue;
    if ((name?.match.score ?? 0) >= NAMED) continue;
    const address = ADDRESS.exec(text);
    if (address && facts.words.has('venueWord', text.slice(0, address.index)))
      return placeIn(labelledPlace(facts, outline.lines[i]!) ?? text, i);
  }
  return undefined;
}

const toldByFacts = new WeakMap<Facts, readonly FoundPlace[]>();

/** Every place that the page names for all of its meetings. */
function toldPlaces(outline: Outline, facts: Facts): readonly FoundPlace[] {
  const known = toldByFacts.get(facts);
  if (known) return known;
  const told = outline.lines.flatMap(({ index }) => {
    const text = overBreak(outline, index);
    const { zone } = facts.lines[index]!;
    if (zone === 'nav' || zone === 'footer' || text.length > LONGEST_TEXT || !isOfAll(text)) return [];
    const sentences = text.split(/(?<=\p{Ll}{3}[.!?])\s+/u).filter((one) => one.length <= LONGEST_LINE && isOfAll(one));
    return sentences.flatMap((sentence) => placeIn(toldPlace(facts, sentence), index) ?? []);
  });
  toldByFacts.set(facts, told);
  return told;
}

/** What the page says of all its meetings in another section, where it says the same of all that it names a place for. */
function toldOnce(outline: Outline, facts: Facts, records: readonly Extent[]): FoundPlace | undefined {
  const told = toldPlaces(outline, facts).filter(
    ({ line }) => !records.some(({ from, to }) => line >= from && line < to),
  );
  const [first] = told;
  const key = ({ place }: FoundPlace): string => (place.name ?? '').toLowerCase();
  const isSame = told.every((other) => key(other).includes(key(first!)) || key(first!).includes(key(other)));
  return first && isSame ? { ...first, confidence: 0.4 } : undefined;
}

/** The one section of the page that is headed "Location": its first line, and the address below. */
const ADDRESS_LINES = 3;

function underHeading(outline: Outline, facts: Facts): FoundPlace | undefined {
  const isLabel = (line: number): boolean =>
    outline.blocks[outline.lines[line]!.block]!.heading !== undefined &&
    facts.words.is('placeLabel', outline.lines[line]!.text);
  const labels = outline.lines.flatMap(({ index }) =>
    isLabel(index) && facts.lines[index]!.zone !== 'footer' && facts.lines[index]!.zone !== 'nav' ? [index] : [],
  );
  const label = labels[0];
  if (label === undefined || labels.length > 1) return undefined;
  const below: string[] = [];
  for (let i = label + 1; i < outline.lines.length && below.length <= ADDRESS_LINES; i++) {
    if (facts.lines[i]!.heading?.line !== label) break;
    if (outline.lines[i]!.text) below.push(outline.lines[i]!.text);
  }
  const [name, ...rest] = below.map((text) => cleanName(text));
  if (!name || name.length > LONGEST_PLACE || !/\p{L}/u.test(name) || facts.words.is('moreLabel', name))
    return undefined;
  const address = rest.filter((text) => /\d/.test(text) && text.length <= LONGEST_PLACE).join(', ');
  return {
    place: address ? { name, address } : ADDRESS.test(name) ? { name, address: name } : { name },
    line: label + 1,
    confidence: 0.5,
  };
}
