/** Columns of a page right after its days and hours, in which places stand. */
import { lineColumn } from '../../page/line-column';
import type { Outline } from '../../page/outline';
import type { Facts } from '../../text/facts';
import { isCategory } from './no-house';
import { isLabel } from './place-labels';
import { ADDRESS } from './postal-address';

/** A column right after the date is that of places where this share of its lines says so, and so many lines stand there. */
const COLUMN_SHARE = 0.2;
/** Japanese, Chinese and Korean words for places are single characters that stand in many other words. */
const COLUMN_SHARE_CJK = 0.5;
const COLUMN_LEAST = 5;
/** Or where its values come again and again, as houses do, and speak of no kind of event. */
const COLUMN_REPEATS = 0.7;
const COLUMN_EVENT_WORDS = 0.15;

const columnsByFacts = new WeakMap<Facts, ReadonlySet<string>>();

/** Columns of the page right after a date or time in which places stand: few of their lines need to say so. */
export function placeColumns(outline: Outline, facts: Facts): ReadonlySet<string> {
  const known = columnsByFacts.get(facts);
  if (known) return known;
  const counts = new Map<string, { all: number; places: number; events: number; values: Set<string> }>();
  for (const { index, text } of outline.lines) {
    const column = index > 0 ? afterDate(outline, facts, index) : '';
    if (!column || isCategory(outline, index)) continue;
    const count = counts.get(column) ?? { all: 0, places: 0, events: 0, values: new Set<string>() };
    count.all++;
    if (facts.words.has('venueWord', text) || ADDRESS.test(text)) count.places++;
    if (facts.words.has('eventWord', text)) count.events++;
    counts.set(column, { ...count, values: count.values.add(text) });
  }
  const spaced = !/^(?:ja|zh|ko)/.test(facts.lang);
  const found = new Set(
    [...counts]
      .filter(([, { all }]) => all >= COLUMN_LEAST)
      .filter(
        ([, { all, places, events, values }]) =>
          places / all >= (spaced ? COLUMN_SHARE : COLUMN_SHARE_CJK) ||
          (spaced && values.size > 1 && values.size / all <= COLUMN_REPEATS && events / all <= COLUMN_EVENT_WORDS),
      )
      .map(([column]) => column),
  );
  columnsByFacts.set(facts, found);
  return found;
}

/** The column of a short line that follows a line of nothing but dates and times; '' for any other. */
export function afterDate(outline: Outline, facts: Facts, index: number): string {
  const { text } = outline.lines[index]!;
  if (!text || text.length > 70 || facts.lines[index]!.dateShare > 0.2 || facts.lines[index - 1]!.dateShare < 0.7)
    return '';
  if (isLabel(outline, facts, index) || facts.words.is('moreLabel', text) || /[.!?。！？]$/u.test(text)) return '';
  return lineColumn(outline, index);
}
