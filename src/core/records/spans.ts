/** Runs of siblings that may be one record, as places among them, and where such a run has to end. */
import { unitAt, type Unit } from '../page/outline';
import type { Mark } from './marks';

/** First and last unit of a record, the last exclusive. */
export type Span = readonly [first: number, end: number];

/**
 * @param rules lines before which a rule is drawn
 * @returns places of the units before which one stands, behind another unit
 */
export function placesBelowRules(units: readonly Unit[], rules: readonly number[]): ReadonlySet<number> {
  const places = rules.map((line) => unitAt(units, line - 1) + 1);
  return new Set(places.filter((place) => place > 0 && place < units.length));
}

/** The runs of units between rules. */
export function betweenRules(units: readonly Unit[], belowRules: ReadonlySet<number>): Span[] {
  const spans: Span[] = [];
  let first = 0;
  for (let place = 1; place <= units.length; place++) {
    if (place < units.length && !belowRules.has(place)) continue;
    spans.push([first, place]);
    first = place;
  }
  return spans;
}

/** The span as far as the first rule inside it: no record goes on behind one. */
export function untilRule([first, end]: Span, belowRules: ReadonlySet<number>): Span {
  for (let place = first + 1; place < end; place++) if (belowRules.has(place)) return [first, place];
  return [first, end];
}

/**
 * What begins with an hour goes on no further than a day below which the next hour stands, and what begins with a day no further than a month
 * above the next day: they are those of the next.
 * @param marks per line, what it begins with
 */
export function untilDay(units: readonly Unit[], [first, end]: Span, marks: readonly (Mark | undefined)[]): Span {
  const mark = (place: number): Mark | undefined => marks[units[place]?.from ?? -1];
  const [above, below] = mark(first) === 'time' ? (['day', 'time'] as const) : (['month', 'day'] as const);
  if (mark(first) !== below) return [first, end];
  for (let place = first + 1; place < end; place++)
    if (mark(place) === above && mark(place + 1) === below) return [first, place];
  return [first, end];
}

/**
 * Where a heading stands before the first of several records, one that ends another heads the next section: 박사과정, a card, a card, 석사과정, a card. Where
 * all end with one (a day, then the title), it is theirs.
 * @param headingOf level of a unit that is a heading and nothing else
 * @param isEmpty whether a unit holds no text: a picture between the heading and who is on it
 */
export function untilHeading(
  spans: readonly Span[],
  headingOf: (place: number) => number | undefined,
  isEmpty: (place: number) => boolean,
): readonly Span[] {
  const first = spans[0]![0];
  let above = first - 1;
  while (above >= 0 && isEmpty(above)) above--;
  const level = above >= 0 && headingOf(first) === undefined ? headingOf(above) : undefined;
  if (level === undefined) return spans;
  const endsHeaded = ([, end]: Span): boolean => headingOf(end - 1) === level;
  const isTheirs = spans.slice(0, -1).every(endsHeaded);
  return isTheirs ? spans : spans.map((span) => (endsHeaded(span) ? [span[0], span[1] - 1] : span));
}
