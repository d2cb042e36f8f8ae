/** Columns of a page right after its days and hours, in which places stand. */
import { lineColumn } from '../../page/line-column';
import type { Outline } from '../../page/outline';
import type { Facts } from '../../text/facts';
import { isCardSort } from '../name/sort-of-event';
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

/** A column is that of what sort each event is where this share of its lines says nothing else, and so many sorts. */
const SORTS_SHARE = 0.5;
const SORTS_LEAST = 3;

const sortsByFacts = new WeakMap<Facts, ReadonlySet<string>>();

/** Whether a line stands where the page says of what sort each event is: "Teatro", beside others' "Danza", is no house. */
export function isAmongSorts(outline: Outline, facts: Facts, line: number): boolean {
  let columns = sortsByFacts.get(facts);
  if (!columns) {
    const counts = new Map<string, { all: number; said: number; sorts: Set<string> }>();
    for (const { index, text } of outline.lines) {
      if (!text) continue;
      const column = lineColumn(outline, index);
      const count = counts.get(column) ?? { all: 0, said: 0, sorts: new Set<string>() };
      count.all++;
      if (isCardSort(text)) {
        count.said++;
        count.sorts.add(text);
      }
      counts.set(column, count);
    }
    columns = new Set(
      [...counts]
        .filter(([, { all, said, sorts }]) => sorts.size >= SORTS_LEAST && said >= SORTS_SHARE * all)
        .map(([column]) => column),
    );
    sortsByFacts.set(facts, columns);
  }
  return isCardSort(outline.lines[line]!.text) && columns.has(lineColumn(outline, line));
}

const columnsByFacts = new WeakMap<Facts, ReadonlySet<string>>();

/** Columns of the page right after a date or time in which places stand: few of their lines need to say so. */
export function placeColumns(outline: Outline, facts: Facts): ReadonlySet<string> {
  const known = columnsByFacts.get(facts);
  if (known) return known;
  const counts = new Map<string, { all: number; places: number; events: number; values: Set<string> }>();
  for (const { index, text } of outline.lines) {
    const column = index > 0 ? afterDate(outline, facts, index) : '';
    if (!column || isCategory(outline, index) || isAmongSorts(outline, facts, index)) continue;
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
