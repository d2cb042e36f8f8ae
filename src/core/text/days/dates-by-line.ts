/** The dates of a page, line by line. They are read over several lines at once, as calendar leaves spread one date over them. */
import type { Outline } from '../../page/outline';
import { findDates, type DateMention, type DateOrder } from '../dates/index';
import { remembered } from '../remembered';
import { withMonthsCapitalised } from './apart-months';

export interface LineDates {
  /** Mentions that begin on the line; `index` is within it. */
  mentions: DateMention[];
  /** Characters of the line that belong to mentions. */
  covered: number;
}

/** Lines of a block over whose lines one date may be spread; in a larger one each line stands for itself. */
const LARGEST_LEAF = 12;

const ITEM = /^(?:li|tr|article)$/;

export function datesByLine(outline: Outline, lang: string, order: DateOrder): LineDates[] {
  const { lines } = outline;
  const out = lines.map((): LineDates => ({ mentions: [], covered: 0 }));
  const datesIn = remembered((text) => findDates(text, { lang, order }));
  for (let first = 0, end = 1; first < lines.length; first = end, end++) {
    while (end < lines.length && runsOn(outline, end)) end++;
    const leaf = withMonthsCapitalised(lines.slice(first, end));
    for (const { line, mention } of new Leaf(leaf, datesIn).mentions()) {
      out[first + line]!.mentions.push(mention);
      let { index, length } = mention;
      for (let i = line; i < leaf.length && length > 0; i++) {
        const own = Math.min(length, leaf[i]!.length - index);
        out[first + i]!.covered += Math.max(0, own);
        length -= own + 1;
        index = 0;
      }
    }
  }
  return out;
}

/** True where a date may run on from the line before. */
function runsOn({ blocks, lines, from, to }: Outline, index: number): boolean {
  if (index === 0) return false;
  for (let block = lines[index]!.block; from[block]! >= index; block = blocks[block]!.parent)
    if (ITEM.test(blocks[block]!.tag)) return false;
  let block = lines[index - 1]!.block;
  for (; to[block]! <= index; block = blocks[block]!.parent) if (ITEM.test(blocks[block]!.tag)) return false;
  return to[block]! - from[block]! <= LARGEST_LEAF;
}

/** A mention by the line on which it begins; its `index` is within that line. */
interface Placed {
  line: number;
  mention: DateMention;
}

const LETTERS = /\p{L}.*\p{L}.*\p{L}/su;
/** "DOORS 18:00", "18:00 open / 19:00 start" are hours of what stands above; "10:00 Opening", "10:00 Open Stage" say what is on. */
const ROLES =
  /^(?:\P{L}*(?<!\p{L})(?:doors?(?: open)?|open|start|einlass(?: ab)?|beginn|開場|開演|受付(?:開始)?)(?!\p{L}))+\P{L}*(?:uhr|[ap]\.?m\.?)?\P{L}*$/iu;

const DOTTED = /^(\d{1,2})\.(?=\d{2}\s)/u;

/** Lines that are read as one text. */
class Leaf {
  readonly #starts: number[];

  constructor(
    private readonly lines: readonly string[],
    private readonly datesIn: (text: string) => DateMention[],
  ) {
    let length = 0;
    this.#starts = lines.map((text) => (length += text.length + 1) - text.length - 1);
  }

  mentions(): Placed[] {
    const out: Placed[] = [];
    let line = 0;
    for (const mention of this.datesIn(this.lines.join('\n'))) {
      while (line + 1 < this.lines.length && this.#starts[line + 1]! <= mention.index) line++;
      const placed = this.#fromItsOwnLine({
        line,
        mention: { ...mention, index: mention.index - this.#starts[line]! },
      });
      out.push(...this.#hourApart(placed));
    }
    return out;
  }

  /** "What's on⏎Sat 5 Dec": the first line has no part in the day. */
  #fromItsOwnLine(placed: Placed): Placed {
    const { line, mention } = placed;
    const head = this.lines[line]!.slice(mention.index);
    if (head.length >= mention.length || /\p{N}/u.test(head)) return placed;
    const [own] = this.datesIn(this.lines.slice(line + 1).join('\n'));
    return own?.index === 0 && isSame(own, mention) ? this.#fromItsOwnLine({ line: line + 1, mention: own }) : placed;
  }

  /** "Sat 5 Dec⏎10:00 Puppets⏎14:00 Songs": the day's first hour is that of its own line, as the second is. */
  #hourApart(placed: Placed): Placed[] {
    const { line, mention } = placed;
    const last = this.#lineAt(line, mention.index + mention.length);
    if (last === line || mention.precision !== 'day' || !mention.startTime) return [placed];
    const text = this.lines[last]!;
    // "19.30 Vespers": below its day a number with a dot has been read as an hour.
    const [hour] = this.datesIn(text.replace(DOTTED, '$1:'));
    if (
      hour?.precision !== 'time' ||
      !hour.startTime ||
      ROLES.test(text) ||
      /[\p{L}\p{N}]/u.test(text.slice(0, hour.index))
    )
      return [placed];
    const saysMore = LETTERS.test(text.slice(hour.index + hour.length)) || this.#isProgramme(last);
    const [day] = this.datesIn(this.lines.slice(line, last).join('\n')).filter(({ index }) => index === mention.index);
    const isDay = day && !day.startTime && !day.doorTime && isSame({ ...day, startTime: mention.startTime }, mention);
    return saysMore && isDay
      ? [
          { line, mention: day },
          { line: last, mention: hour },
        ]
      : [placed];
  }

  /** Below an hour on a line of its own stands what is on, then the next hour. */
  #isProgramme(line: number): boolean {
    for (let next = line + 1; next < this.lines.length; next++) {
      const [first] = this.datesIn(this.lines[next]!);
      if (!first) continue;
      return next > line + 1 && first.precision === 'time' && first.index === 0 && !ROLES.test(this.lines[next]!);
    }
    return false;
  }

  /** The line in which a mention ends that begins on `line` and reaches to `end`, counted from that line's beginning. */
  #lineAt(line: number, end: number): number {
    let at = line;
    while (at + 1 < this.lines.length && this.#starts[at + 1]! - this.#starts[line]! < end) at++;
    return at;
  }
}

const isSame = (a: DateMention, b: DateMention): boolean =>
  JSON.stringify([a.start, a.end, a.startTime, a.days]) === JSON.stringify([b.start, b.end, b.startTime, b.days]);
