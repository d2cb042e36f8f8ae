/** What a run of lines holds, counted: the material of which evidence is made. */
import type { Outline } from '../page/outline';
import { spanningLines } from '../page/row-span';
import type { Facts, LineFacts } from '../text/facts';
import { LineCounter, type DayCounts, type LineCounts } from './line-counts';
import { nothing, type BesideFacts, type RangeFacts } from './range-facts';

export type { RangeFacts } from './range-facts';

/** Records are not longer than this; what longer runs hold is not remembered. */
export const LONGEST_RECORD = 160;

/** Score from which on a text may be a person's name or a unit's at all. */
export const TELLING = 0.3;

const isDated = ({ dates, stamps }: LineFacts): boolean => dates.length > 0 || stamps.length > 0;

const isTelling = (line: LineFacts): boolean =>
  isDated(line) || (line.name?.match.score ?? 0) >= TELLING || (line.unit?.score ?? 0) >= TELLING;

/** Per line, how many of those before it are of a sort. */
function countedBefore(lines: readonly LineFacts[], isOne: (line: LineFacts) => boolean): Int32Array {
  const before = new Int32Array(lines.length + 1);
  lines.forEach((line, i) => (before[i + 1] = before[i]! + (isOne(line) ? 1 : 0)));
  return before;
}

/** Runs of lines of one page, each counted once. */
export class Ranges {
  readonly #lines: LineCounter;
  readonly #known = new Map<number, RangeFacts>();
  readonly #telling: Int32Array;
  readonly #dated: Int32Array;
  readonly #beside: BesideFacts = nothing(0);

  /** @param now day of the visit, YYYY-MM-DD */
  constructor(
    private readonly outline: Outline,
    facts: Facts,
    now: string,
  ) {
    this.#lines = new LineCounter(outline, facts, now);
    this.#telling = countedBefore(facts.lines, isTelling);
    this.#dated = countedBefore(facts.lines, isDated);
  }

  /**
   * False where no line has a date or time, nor what is at least TELLING by its score as a person's name or a unit: then
   * there is nothing of the kind to count.
   */
  tells(from: number, to: number): boolean {
    return this.#telling[to]! > this.#telling[from]! || spanningLines(this.outline, from).length > 0;
  }

  /** False where no line has a date or time. */
  isDated({ from, to }: { from: number; to: number }): boolean {
    return this.#dated[to]! > this.#dated[from]! || spanningLines(this.outline, from).length > 0;
  }

  /** Lines from (inclusive) to (exclusive). */
  of(from: number, to: number): RangeFacts {
    if (to - from > LONGEST_RECORD) return this.#counted(from, to);
    const key = from * (LONGEST_RECORD + 1) + to - from;
    let found = this.#known.get(key);
    if (!found) this.#known.set(key, (found = this.#counted(from, to)));
    return found;
  }

  /** As `of` has it, without counting the rest; the answer is written over by the next one. */
  beside(from: number, to: number): BesideFacts {
    const r = this.#beside;
    const { emails } = this.#lines;
    r.mentions = r.times = r.bestName = r.titles = r.bestUnit = r.headings = r.images = 0;
    emails.begin();
    let best = '';
    for (const i of spanningLines(this.outline, from)) addTimes(r, this.#lines.of(i).dates);
    for (let i = from; i < to; i++) {
      const line = this.#lines.of(i);
      addTimes(r, line.dates);
      for (const email of line.emails) emails.add(email);
      if (line.score > r.bestName && line.name !== best) {
        r.bestName = line.score;
        best = line.name;
      }
      r.titles += line.title;
      r.bestUnit = Math.max(r.bestUnit, line.unit);
      r.headings += line.heading;
      r.images += line.images;
    }
    r.emails = emails.found;
    return r;
  }

  #counted(from: number, to: number): RangeFacts {
    const { days, links, emails } = this.#lines;
    const r = nothing(to - from);
    days.begin();
    links.begin();
    emails.begin();
    let best = '';
    // The day of a row may stand in a cell that spans it from above.
    for (const i of spanningLines(this.outline, from)) this.#addDates(r, this.#lines.of(i).dates, 0);
    for (let i = from; i < to; i++) {
      const line = this.#lines.of(i);
      const place = i - from;
      addLine(r, line);
      for (const link of line.links) links.add(link);
      for (const { block, link } of line.linksAround)
        if (this.outline.from[block]! >= from && this.outline.to[block]! <= to) links.add(link);
      for (const email of line.emails) emails.add(email);
      this.#addDates(r, line.dates, place);
      if (line.stamped && r.firstDay < 0) r.firstDay = place;
      if (line.score > r.bestName && line.name !== best) {
        r.secondName = r.bestName;
        r.bestName = line.score;
        best = line.name;
      } else if (line.score > r.secondName && line.name !== best) r.secondName = line.score;
      if (line.score >= 0.5 && r.firstName < 0) r.firstName = place;
      if (line.unit >= 0.4 && r.firstUnit < 0) r.firstUnit = place;
      if (line.unit > r.bestUnit) {
        r.secondUnit = r.bestUnit;
        r.bestUnit = line.unit;
      } else r.secondUnit = Math.max(r.secondUnit, line.unit);
    }
    r.days = Math.max(days.found, r.mentions === 0 && r.stamps > 0 ? 1 : 0);
    r.links = links.found;
    r.emails = emails.found;
    return r;
  }

  #addDates(r: RangeFacts, dates: DayCounts | undefined, place: number): void {
    if (!dates) return;
    const { days } = this.#lines;
    for (const day of dates.days) days.add(day);
    if (place < 3) r.headDays = days.found;
    r.mentions += dates.days.length;
    if (r.firstDay < 0 && dates.days.length > 0) r.firstDay = place;
    r.otherDates += dates.otherDates;
    r.months += dates.months;
    r.recurrences += dates.recurrences;
    r.ranges += dates.ranges;
    r.headingDays += dates.headingDays;
    r.dateLines += dates.dateLines;
    r.withYear += dates.withYear;
    r.weekdays += dates.weekdays;
    r.times += dates.times;
    r.oddTimes += dates.oddTimes;
    if (Number.isNaN(r.place)) r.place = dates.place;
    if (Number.isNaN(r.ahead)) r.ahead = dates.ahead;
  }
}

function addTimes(r: BesideFacts, dates: DayCounts | undefined): void {
  if (!dates) return;
  r.mentions += dates.days.length;
  r.times += dates.times;
}

/** Adds what is counted by sums alone. */
function addLine(r: RangeFacts, line: LineCounts): void {
  r.chars += line.chars;
  r.images += line.images;
  r.linkChars += line.linkChars;
  r.headings += line.heading;
  r.bold += line.bold;
  r.size = Math.max(r.size, line.size);
  r.hidden += line.hidden;
  r.sessions += line.session;
  r.stamps += line.stamped;
  r.dateChars += line.dateChars;
  r.names += line.names;
  r.titles += line.title;
  r.telephones += line.telephones;
  r.units += line.unit >= 0.4 ? 1 : 0;
  r.prices += line.price;
}
