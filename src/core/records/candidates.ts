/**
 * Candidates: every way in which the children of a block may be records, and what stands beside what. `choose` picks
 * among them.
 */
import type { Outline, Unit } from '../page/outline';
import { anchorKey, anchorRuns, markedRuns } from './anchors';
import type { Candidate, Candidates, How, Segmentation } from './candidate';
import { areTogether, join, joinFarther } from './groups';
import type { Mark } from './marks';
import { independentUnits, MATCH_THRESHOLD, matchSiblings, type WindowRun } from './match';
import { Headings } from './below-headings';
import { shapesOf, type Shape } from './shape';
import { Similarity } from './similarity';
import { betweenRules, placesBelowRules, untilDay, untilHeading, untilRule, type Span } from './spans';

/** Blocks with more children than this are divided by windows of one only: lists of thousands are regular. */
const MANY = 3000;

/**
 * @param marks per line, what it begins with that may begin a record; without them markup alone divides
 * @param shares per line, how much of it says when, 0 to 1
 */
export function candidatesOf(
  outline: Outline,
  marks: readonly (Mark | undefined)[] = [],
  shares: readonly number[] = [],
): Candidates {
  const shapes = shapesOf(outline);
  const similarity = new Similarity();
  const result: Candidates = { alone: [], lines: new Map(), segmentations: new Map(), count: 0 };
  outline.units.forEach((units, block) => {
    if (units.length === 0) return;
    const own = units.map((unit) => shapes.of(unit));
    const singles = singlesOf(outline, block, result);
    if (units.length < 2) return;
    const headings = new Headings(outline, units, marks, shares);
    const windows = matchSiblings(units, own, similarity, MATCH_THRESHOLD, headings.phase);
    for (const { width, starts } of windows) {
      if (width > 1) continue;
      join(
        starts.map((place) => singles[place]!),
        'match',
      );
    }
    joinFarther(singles, own, similarity);
    for (const place of independentUnits(units, windows))
      if (singles[place]!.how === 'alone') singles[place]!.how = 'independent';
    if (units.length > MANY) return;
    const segmentations: Segmentation[] = [];
    for (const { spans, how } of divisionsOf(outline, block, own, singles, windows, marks, headings)) {
      segmentations.push(segmentation(block, units, spans, how, result.count));
      result.count += spans.length;
    }
    if (segmentations.length > 0) result.segmentations.set(block, segmentations);
  });
  return result;
}

/** The candidates that the units of a block are alone, each a group by itself; enters those that may be records. */
function singlesOf(outline: Outline, block: number, result: Candidates): Candidate[] {
  const units = outline.units[block]!;
  return units.map((unit, place): Candidate => {
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
}

/** Records of several siblings each, in order. */
interface Division {
  spans: Span[];
  how: How;
}

/** The ways to divide the units of a block into records of several: by windows, between rules, by anchors and marks. */
function divisionsOf(
  outline: Outline,
  block: number,
  shapes: readonly Shape[],
  singles: readonly Candidate[],
  windows: readonly WindowRun[],
  marks: readonly (Mark | undefined)[],
  headings: Headings,
): Division[] {
  const units = outline.units[block]!;
  const rules = outline.rules.get(block) ?? [];
  const belowRules = placesBelowRules(units, rules);
  const divisions: Division[] = [];
  const divide = (spans: readonly Span[], how: How): void => {
    if (spans.length === 0) return;
    // One rule or two divide the page: they end its list.
    const ruled = spans.map((span, n) =>
      rules.length < LEAST_RULES && n < spans.length - 1 ? span : untilRule(span, belowRules),
    );
    divisions.push({ spans: ruled.map((span) => untilDay(units, span, marks)), how });
  };
  for (const { width, starts } of windows) {
    if (width < 2) continue;
    const spans = starts.map((start): Span => [start, start + width]);
    if (!headings.areAbove(spans)) divide(spans, 'window');
  }
  if (rules.length >= LEAST_RULES) divide(betweenRules(units, belowRules), 'anchor');
  // Of two units none is an anchor with something between it and the next.
  if (units.length === 2) return divisions;
  const isHeading = (place: number): boolean => headingOf(outline, units[place]!) !== undefined;
  const beginsDay = (place: number): boolean => ![undefined, 'month'].includes(marks[units[place]!.from]);
  const keys = units.map((unit, place) => anchorKey(shapes[place]!, headingOf(outline, unit), styleOf(outline, unit)));
  const anchors = anchorRuns(units, keys, isHeading, beginsDay);
  const marked = markedRuns(units, marks, anchors, (place) => isShortText(outline, units[place]!));
  for (const { starts, end } of [...anchors, ...marked]) {
    if (end - starts[0]! === starts.length && areTogether(starts.map((place) => singles[place]!))) continue;
    const spans = starts.map((start, n): Span => [start, starts[n + 1] ?? end]);
    const isEmpty = (place: number): boolean => holdsNoText(outline, units[place]!);
    const levelAt = (place: number): number | undefined => headingAlone(outline, units[place]!);
    if (headings.areAbove(spans)) continue;
    divide(beginsDay(starts[0]!) ? spans : untilHeading(spans, levelAt, isEmpty), 'anchor');
  }
  return divisions;
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

/** So many rules among siblings divide records; one or two divide the page. */
const LEAST_RULES = 3;

/** A term that its description follows is no record by itself: the two belong together. */
function described(outline: Outline, units: readonly Unit[], place: number): boolean {
  const tag = (unit: Unit | undefined): string | undefined => outline.blocks[unit?.block ?? -1]?.tag;
  return tag(units[place]) === 'dt' && tag(units[place + 1]) === 'dd';
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

/** Level of a heading with nothing else in its unit. */
function headingAlone({ blocks, lines }: Outline, { from, to }: Unit): number | undefined {
  return to - from === 1 ? blocks[lines[from]!.block]!.heading : undefined;
}

const holdsNoText = ({ lines }: Outline, { from, to }: Unit): boolean => to - from === 1 && lines[from]!.text === '';

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
