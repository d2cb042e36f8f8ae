/**
 * Candidates: every way in which the children of a block may be records, and what stands beside what. `choose` picks
 * among them.
 */
import type { Outline, Unit } from '../page/outline';
import { anchorKey, anchorRuns, markedRuns } from './anchors';
import type { Mark } from './marks';
import { independentUnits, matchSiblings } from './match';
import { shapesOf, type Shape } from './shape';
import { Similarity } from './similarity';

/** How a candidate came about. */
export type How = 'alone' | 'match' | 'independent' | 'window' | 'anchor';

/** A run of sibling units that may be one record. */
export interface Candidate {
  /** Its row in the tables that have one per candidate of the page. */
  id: number;
  /** The block itself for a unit that is a block; else the parent of the units. */
  block: number;
  from: number;
  to: number;
  how: How;
  /** The candidates that it belongs together with, itself included; shared by all of them. */
  group: Candidate[];
}

/** One way to divide the children of a block: candidates that do not overlap, in order. */
export interface Segmentation {
  /** Parent of the units. */
  block: number;
  candidates: Candidate[];
}

export interface Candidates {
  /** Per block: the candidate that this block alone is; absent for the root and for blocks without lines. */
  alone: (Candidate | undefined)[];
  /** Per line that is a unit of its own (beside others): its candidate. */
  lines: Map<number, Candidate>;
  /** Per block: further segmentations of its children, by windows and anchors. */
  segmentations: Map<number, Segmentation[]>;
  /** All ids are below this. */
  count: number;
}

/** Every candidate of a page, whichever way it came about. */
export function everyCandidate(candidates: Candidates): Candidate[] {
  const all: Candidate[] = [];
  for (const candidate of candidates.alone) if (candidate) all.push(candidate);
  for (const candidate of candidates.lines.values()) all.push(candidate);
  for (const segmentations of candidates.segmentations.values()) {
    for (const { candidates: pieces } of segmentations) for (const piece of pieces) all.push(piece);
  }
  return all;
}

/** Blocks with more children than this are divided by windows of one only: lists of thousands are regular. */
const MANY = 3000;

/** @param marks per line, what it begins with that may begin a record; without them markup alone divides */
export function candidatesOf(outline: Outline, marks: readonly (Mark | undefined)[] = []): Candidates {
  const shapes = shapesOf(outline);
  const similarity = new Similarity();
  const result: Candidates = { alone: [], lines: new Map(), segmentations: new Map(), count: 0 };
  outline.units.forEach((units, block) => {
    if (units.length === 0) return;
    const own = units.map((unit) => shapes.of(unit));
    const rules = outline.rules.get(block) ?? [];
    const singles = units.map((unit, place): Candidate => {
      const candidate: Candidate = {
        id: result.count++,
        block: unit.block >= 0 ? unit.block : block,
        from: unit.from,
        to: unit.to,
        how: 'alone',
        group: [],
      };
      candidate.group = [candidate];
      if (described(outline, units, place)) return candidate;
      if (unit.block >= 0) result.alone[unit.block] = candidate;
      else if (units.length > 1) result.lines.set(unit.from, candidate);
      return candidate;
    });
    if (units.length < 2) return;
    const runs = matchSiblings(units, own, similarity);
    for (const run of runs) {
      if (run.width === 1)
        join(
          run.starts.map((place) => singles[place]!),
          'match',
        );
    }
    joinFarther(singles, own, similarity);
    for (const place of independentUnits(units, runs))
      if (singles[place]!.how === 'alone') singles[place]!.how = 'independent';
    if (units.length > MANY) return;
    const segmentations: Segmentation[] = [];
    const divide = (spans: readonly Span[], how: How): void => {
      // One rule or two divide the page: they end its list.
      const ruled = spans.map((span, n) =>
        rules.length < LEAST_RULES && n < spans.length - 1 ? span : untilRule(units, span, rules),
      );
      const whole = ruled.map((span) => untilDay(units, span, marks));
      if (whole.length > 0) segmentations.push(segmentation(block, units, whole, how, result.count));
      result.count += whole.length;
    };
    for (const run of runs) {
      if (run.width < 2) continue;
      divide(
        run.starts.map((start) => [start, start + run.width] as const),
        'window',
      );
    }
    if (rules.length >= LEAST_RULES) divide(betweenRules(units, rules), 'anchor');
    // Of two units none is an anchor with something between it and the next.
    const keys =
      units.length === 2
        ? []
        : units.map((unit, place) => anchorKey(own[place]!, headingOf(outline, unit), styleOf(outline, unit)));
    const runsOfAnchors = anchorRuns(
      units,
      keys,
      (place) => headingOf(outline, units[place]!) !== undefined,
      (place) => ![undefined, 'month'].includes(marks[units[place]!.from]),
    );
    const marked =
      units.length === 2 ? [] : markedRuns(units, marks, runsOfAnchors, (place) => isShortText(outline, units[place]!));
    for (const { starts, end } of [...runsOfAnchors, ...marked]) {
      if (end - starts[0]! === starts.length && areTogether(starts.map((place) => singles[place]!))) continue;
      divide(
        starts.map((start, n) => [start, starts[n + 1] ?? end] as const),
        'anchor',
      );
    }
    if (segmentations.length > 0) result.segmentations.set(block, segmentations);
  });
  return result;
}

const LONGEST_TITLE = 60;

/** Of one line, short, no heading and no sentence. */
function isShortText(outline: Outline, unit: Unit): boolean {
  const { text, block } = outline.lines[unit.from]!;
  const isHeading = outline.blocks[block]!.heading !== undefined;
  return (
    unit.to - unit.from === 1 &&
    !isHeading &&
    /\p{L}/u.test(text) &&
    text.length <= LONGEST_TITLE &&
    !/[.!?。！？:：]$/u.test(text)
  );
}

/** First and last unit of a record, the last exclusive. */
type Span = readonly [first: number, end: number];

/** So many rules among siblings divide records; one or two divide the page. */
const LEAST_RULES = 3;

/** A term that its description follows is no record by itself: the two belong together. */
function described(outline: Outline, units: readonly Unit[], place: number): boolean {
  const tag = (unit: Unit | undefined): string | undefined => outline.blocks[unit?.block ?? -1]?.tag;
  return tag(units[place]) === 'dt' && tag(units[place + 1]) === 'dd';
}

/** The span as far as the first rule inside it: no record goes on behind one. */
function untilRule(units: readonly Unit[], [first, end]: Span, rules: readonly number[]): Span {
  for (let place = first + 1; place < end; place++)
    if (rules.some((line) => units[place - 1]!.from < line && line <= units[place]!.from)) return [first, place];
  return [first, end];
}

/**
 * What begins with an hour goes on no further than a day below which the next hour stands, and what begins with a day no further than a month
 * above the next day: they are those of the next.
 */
function untilDay(units: readonly Unit[], [first, end]: Span, marks: readonly (Mark | undefined)[]): Span {
  const mark = (place: number): Mark | undefined => marks[units[place]?.from ?? -1];
  const [above, below] = mark(first) === 'time' ? (['day', 'time'] as const) : (['month', 'day'] as const);
  if (mark(first) !== below) return [first, end];
  for (let place = first + 1; place < end; place++)
    if (mark(place) === above && mark(place + 1) === below) return [first, place];
  return [first, end];
}

/** The runs of units between rules. */
function betweenRules(units: readonly Unit[], rules: readonly number[]): Span[] {
  const spans: Span[] = [];
  let first = 0;
  for (let place = 1; place <= units.length; place++) {
    const ends =
      place === units.length || rules.some((line) => units[place - 1]!.from < line && line <= units[place]!.from);
    if (!ends) continue;
    spans.push([first, place]);
    first = place;
  }
  return spans;
}

/** True where the siblings are one group already: an anchor with nothing between it and the next would say the same again. */
const areTogether = (singles: readonly Candidate[]): boolean =>
  singles.every(({ group }) => group.length > 1 && group === singles[0]!.group);

function join(candidates: Candidate[], how: How): void {
  for (const candidate of candidates) {
    candidate.how = how;
    candidate.group = candidates;
  }
}

/** Records of one shape with something else between them (an advertisement, a separator) belong together all the same. */
function joinFarther(singles: Candidate[], shapes: readonly Shape[], similarity: Similarity): void {
  const leaders: { shape: Shape; members: Candidate[] }[] = [];
  const byShape = new Map<Shape, (typeof leaders)[number]>();
  singles.forEach((candidate, place) => {
    const shape = shapes[place]!;
    const leader =
      byShape.get(shape) ?? leaders.slice(0, 12).find((one) => similarity.between(one.shape, shape) >= 0.6);
    if (leader) {
      leader.members.push(candidate);
      byShape.set(shape, leader);
      return;
    }
    const made = { shape, members: [candidate] };
    leaders.push(made);
    byShape.set(shape, made);
  });
  for (const { members } of leaders) {
    if (members.length < 2) continue;
    // A run that was matched stays whole: others of its shape come to it, none of it goes to them.
    const groups = new Set(members.map((member) => member.group).filter((group) => group.length > 1));
    if (members.every((member) => member.group.length > 1 && groups.size === 1)) continue;
    const whole = new Set([...members, ...[...groups].flat()]);
    join(
      [...whole].sort((a, b) => a.from - b.from),
      'match',
    );
  }
}

/** @param id of the first piece; the others count on */
function segmentation(
  block: number,
  units: readonly Unit[],
  spans: readonly Span[],
  how: How,
  id: number,
): Segmentation {
  const candidates = spans.map(([first, end], n): Candidate => {
    const only = end - first === 1 ? units[first]!.block : -1;
    return {
      id: id + n,
      block: only >= 0 ? only : block,
      from: units[first]!.from,
      to: units[end - 1]!.to,
      how,
      group: [],
    };
  });
  for (const candidate of candidates) candidate.group = candidates;
  return { block, candidates };
}

function headingOf(outline: Outline, unit: Unit): number | undefined {
  return unit.block >= 0 ? outline.blocks[unit.block]!.heading : undefined;
}

/** First class name and whether the text begins in bold: enough to tell an anchor from what follows it. */
function styleOf(outline: Outline, unit: Unit): string {
  const hint = outline.blocks[unit.block]?.hint;
  const name = hint ? (/^[^\s#.@]+/.exec(hint)?.[0] ?? '').replace(/\d+/g, '') : '';
  const run = outline.lines[unit.from]!.runs[0];
  const style = run ? outline.snapshot.styles[run.style] : undefined;
  const via = run?.via?.split('/')[0] ?? '';
  // Of the headings of a list some have a page of their own to lead to.
  const inside = via === 'a' && headingOf(outline, unit) !== undefined ? '' : via;
  return `${name}|${style ? `${style.size},${style.weight >= 600 ? 'b' : ''}` : 'i'}|${inside}`;
}
