/**
 * Segmentation by anchors: siblings of one class that recur, with other content between them. A heading and the
 * paragraphs until the next heading, a `dt` and its `dd`s, a date row and the rows of its day, lines between `<br>`.
 * Partial tree matching cannot see these: the parts between two anchors differ in number and shape.
 */
import { addTo } from '../multimap';
import type { Unit } from '../page/outline';
import type { Mark } from './marks';
import type { Shape } from './shape';

/** Places of the units at which records begin (the first unit of each record). */
export interface AnchorRun {
  starts: number[];
  /** End of the last record, exclusive. */
  end: number;
}

/** Classes that recur in more places than this share of all siblings are not anchors but the siblings themselves. */
const MOST = 0.75;
/** A class is compared with so many before it: what takes turns stands close together. */
const MOST_COMPARED = 8;

/**
 * @param keys per unit, the class that may recur: tag and heading level, not the whole shape
 * @param isHeading whether the unit at a place is a heading
 * @param isMarked whether it begins with what may begin a record
 * @returns one segmentation per class that occurs at least twice, not everywhere
 */
export function anchorRuns(
  units: readonly Unit[],
  keys: readonly string[],
  isHeading: (place: number) => boolean = () => false,
  isMarked: (place: number) => boolean = () => false,
): AnchorRun[] {
  const places = new Map<string, number[]>();
  keys.forEach((key, place) => {
    addTo(places, key, place);
  });
  const runs: AnchorRun[] = [];
  for (const starts of places.values()) {
    if (starts.length < 2 || starts.length > units.length * MOST) continue;
    const [first] = starts as [number];
    // A paragraph may introduce a list of headings, each with its own; a day belongs to what follows.
    const isIntroduced = isHeading(first) && first > 0 && !isMarked(first - 1);
    const isBehind = (run: AnchorRun): boolean =>
      (!isIntroduced && takesTurns(run.starts, starts)) ||
      (isHeading(run.starts[0]!) && !isHeading(first) && areRightBehind(run.starts, starts));
    if (runs.slice(-MOST_COMPARED).some(isBehind)) continue;
    runs.push({ starts, end: units.length });
  }
  return runs;
}

/**
 * @param marks per line of the page
 * @param known segmentations that there are already
 * @param isTitle whether what stands at a place could be the name of what follows: then the marks do not begin the records
 * @returns one segmentation per kind of mark with which two units or more begin, if it is a new one
 */
export function markedRuns(
  units: readonly Unit[],
  marks: readonly (Mark | undefined)[],
  known: readonly AnchorRun[],
  isTitle: (place: number) => boolean,
): AnchorRun[] {
  const runs: AnchorRun[] = [];
  for (const mark of ['day', 'part', 'time'] as const) {
    const starts: number[] = [];
    units.forEach(({ from }, place) => {
      if (marks[from] === mark) starts.push(place);
    });
    if (starts.length < 2 || starts.length > units.length * MOST) continue;
    const before = starts[0]! - 1;
    if (mark !== 'part' && before >= 0 && !marks[units[before]!.from] && isTitle(before)) continue;
    if (known.some((run) => isSame(run.starts, starts) || takesTurns(run.starts, starts))) continue;
    runs.push({ starts, end: units.length });
  }
  return runs;
}

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((start, n) => start === b[n]);

/**
 * True where the second class stands once behind each of the first: heading, day, heading, day. Records that began with the day would end with
 * the next one's heading, and the first heading would be nobody's.
 */
const takesTurns = (first: readonly number[], second: readonly number[]): boolean =>
  first.length === second.length &&
  first.every((start, n) => start < second[n]! && second[n]! < (first[n + 1] ?? Infinity));

/** True where the second class stands right behind most of the first, and nowhere else: pictures below headings, of which one has none. */
const areRightBehind = (first: readonly number[], second: readonly number[]): boolean =>
  second.length > first.length / 2 && second.every((start) => first.includes(start - 1));

/** The class of a unit: what it is, not what is in it. */
export function anchorKey(shape: Shape, heading: number | undefined, style: string): string {
  return `${shape.tag}${heading ?? ''}|${style}`;
}
