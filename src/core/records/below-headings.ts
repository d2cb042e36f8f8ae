/**
 * Whether records begin with a heading or with the day below it, where both recur: a paragraph on the season, then heading, day, heading, day. Begun with
 * the paragraph, each record would hold a day and the next one's heading.
 */
import { namesEvents } from '../text/list-of-events';
import { languageOf } from '../page/language';
import type { Outline, Unit } from '../page/outline';
import { wordsOf } from '../text/words/index';
import type { Mark } from './marks';
import type { Phase } from './match';
import type { Span } from './spans';

/** Of the share of its text that says when, against that of the others: "On 2 June we are closed." is no day of an event. */
const LEAST_OF_TYPICAL = 0.7;
/** 日時：, "When:" */
const LABEL = /^[^\d:：]{1,12}[:：]/u;
const BOLD = 600;
const LONGEST_HEADING = 80;
/** Level of a line in bold that stands as a heading, below those that are. */
const BOLD_LEVEL = 7;

export class Headings {
  constructor(
    private readonly outline: Outline,
    private readonly units: readonly Unit[],
    private readonly marks: readonly (Mark | undefined)[],
    private readonly shares: readonly number[],
  ) {}

  /** Level of a unit that is a heading, or a line in bold, and nothing else. */
  levelOf(place: number): number | undefined {
    const { from, to } = this.units[place]!;
    if (to - from !== 1) return undefined;
    const { blocks, lines, snapshot } = this.outline;
    const { block, runs, text } = lines[from]!;
    const level = blocks[block]!.heading;
    if (level !== undefined || this.marks[from] !== undefined || text.length > LONGEST_HEADING) return level;
    const isBold = runs.length > 0 && runs.every(({ style }) => snapshot.styles[style]!.weight >= BOLD);
    return isBold ? BOLD_LEVEL : undefined;
  }

  /** Places of those units that begin with a day or an hour, or with a label before one, and say when as much: as most of them do. */
  days(places: readonly number[]): ReadonlySet<number> {
    const lineOf = (place: number): number => this.units[place]!.from;
    const share = (place: number): number => this.shares[lineOf(place)] ?? 0;
    const marked = places.filter((place) => ![undefined, 'month'].includes(this.marks[lineOf(place)]));
    const labelled = places.filter(
      (place) =>
        this.marks[lineOf(place)] === undefined &&
        share(place) > 0 &&
        LABEL.test(this.outline.lines[lineOf(place)]!.text),
    );
    const days = labelled.length > marked.length ? labelled : marked;
    const shares = days.map(share).sort((a, b) => a - b);
    const typical = shares[Math.floor(shares.length / 2)] ?? 0;
    return new Set(days.filter((place) => share(place) >= LEAST_OF_TYPICAL * typical));
  }

  /** Windows begin where most of them hold a day, and of such places with a heading, or as early as they can. */
  phase: Phase = (starts, width, spare) => {
    const first = starts[0]!;
    const places = Array.from({ length: starts.length * width + spare }, (_, n) => first + n);
    const days = this.days(places);
    if (days.size === 0) return 0;
    // "Upcoming concerts" and a title for each day below it: one heading more than there are days.
    const isOver = places.filter((place) => this.levelOf(place) !== undefined).length > days.size;
    const begins = (place: number): boolean =>
      this.levelOf(place) !== undefined && !(isOver && this.#headsEvents(place));
    let [best, most] = [0, -1];
    for (let later = 0; later <= spare; later++) {
      const dated = starts.filter((start) => isIn(days, start + later, width)).length;
      // Half of one, so that it decides between equals only.
      const worth = dated + (begins(first + later) ? 0.5 : 0);
      if (worth > most) [best, most] = [later, worth];
    }
    return best;
  };

  /**
   * Whether days that begin the spans stand below headings that end the spans before. The more days decide: day, heading, day, heading, and a paragraph.
   * Names stand above the headings of their posts, too: without days nothing is known.
   */
  areAbove(spans: readonly Span[]): boolean {
    const endsHeaded = ([first, end]: Span): boolean => end - first > 1 && this.levelOf(end - 1) !== undefined;
    const ends = spans.filter(endsHeaded);
    if (ends.length * 2 < spans.length || this.levelOf(spans[0]![0]) !== undefined) return false;
    const levels = new Set(ends.map(([, end]) => this.levelOf(end - 1)));
    const below = spans.filter(([first]) => first > 0 && levels.has(this.levelOf(first - 1)));
    const days = this.days(spans.map(([first]) => first));
    const dated = (some: readonly Span[]): number => some.filter(([first]) => days.has(first)).length;
    // "Upcoming concerts" above the first day is no title; and the last span may go on behind its own.
    const dayed = spans.filter(([place]) => days.has(place));
    const [first, last] = [dayed[0], dayed.at(-1)];
    const isSection = first !== undefined && this.#headsEvents(first[0] - 1);
    if (isSection && !below.includes(first)) return false;
    const isTitled =
      last !== undefined && !ends.includes(last) && last[1] - last[0] > 1 && levels.has(this.levelOf(last[0] + 1));
    const titles = dated(below) - (isSection ? 1 : 0);
    return days.size > 0 && titles >= dated(ends) + (isSection && isTitled ? 1 : 0);
  }

  #headsEvents(place: number): boolean {
    if (place < 0 || this.levelOf(place) === undefined) return false;
    const { lines, snapshot } = this.outline;
    const { text } = lines[this.units[place]!.from]!;
    // "Exhibition: Clay" is a title.
    return namesEvents(text) || wordsOf(languageOf(snapshot)).is('eventSection', text.replace(AHEAD, ''));
  }
}

/** 今後の公演 */
const AHEAD = /^(?:これから|今後|今月|来月)の/u;

function isIn(days: ReadonlySet<number>, start: number, width: number): boolean {
  for (let place = start; place < start + width; place++) if (days.has(place)) return true;
  return false;
}
