/**
 * Outline: a snapshot as reading order. The page's text becomes a list of lines; every block covers a run of them, and
 * so does every record, whether it is one block, several siblings, or lines between `<br>`.
 */
import { withoutDayCount } from './day-counts';
import type { Block, ImageItem, PageSnapshot, TextItem } from './snapshot';

/** What stands on one line: inline content of one block between breaks and child blocks. Never empty. */
export interface Line {
  /** Index in `Outline.lines`. */
  index: number;
  /** The block that holds it. */
  block: number;
  runs: TextItem[];
  images: ImageItem[];
  /** Text of the runs, white space collapsed; '' for a line of images only. */
  text: string;
}

/** A child of a block in reading order: a block, or a line of the block's own inline content. */
export interface Unit {
  /** Block index, or -1 for a line. */
  block: number;
  /** Lines covered: from (inclusive) to (exclusive). */
  from: number;
  to: number;
}

export interface Outline {
  snapshot: PageSnapshot;
  blocks: Block[];
  lines: Line[];
  /** Per block: its units in reading order, those without any line left out. */
  units: Unit[][];
  /** Per block: the lines it covers. */
  from: Int32Array;
  to: Int32Array;
  /** Per block that has any: the lines before which a rule stands among its own content, an element or drawn with signs; ascending. */
  rules: ReadonlyMap<number, readonly number[]>;
  path(block: number): string;
}

/** A line of the same few signs over and over ("----------", "・・・・・・", "*◇*◆*◇*◆"); stars are a rating, dollars a price. */
const DRAWN_RULE = /^(?=.{6})([^\p{L}\p{N}\s★☆$€£¥?!？！]{1,4}?) ?(?:\1 ?){2,}[^\p{L}\p{N}\s]{0,3}$/u;

export function outlineOf(snapshot: PageSnapshot): Outline {
  const { blocks } = snapshot;
  const lines: Line[] = [];
  const units: Unit[][] = blocks.map(() => []);
  const from = new Int32Array(blocks.length);
  const to = new Int32Array(blocks.length);
  const rules = new Map<number, number[]>();
  const paths = new Array<string | undefined>(blocks.length);

  /** Depth-first over the items with a stack of its own: pages nest deeper than call stacks. */
  const stack: { block: number; item: number; line: Line | undefined }[] = [{ block: 0, item: 0, line: undefined }];
  const addRule = (block: number, line: number): void => {
    const known = rules.get(block);
    if (!known) rules.set(block, [line]);
    else if (known.at(-1) !== line) known.push(line);
  };
  const endLine = (frame: { block: number; line: Line | undefined }): void => {
    const { line } = frame;
    frame.line = undefined;
    if (!line) return;
    line.runs = withoutDayCount(line.runs, blocks[frame.block]!.hint);
    line.text = line.runs
      .map((run) => run.text)
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
    if (line.images.length === 0 && (line.text === '' || DRAWN_RULE.test(line.text))) {
      if (line.text !== '') addRule(frame.block, lines.length);
      return;
    }
    line.index = lines.push(line) - 1;
    units[frame.block]!.push({ block: -1, from: line.index, to: line.index + 1 });
  };
  while (stack.length > 0) {
    const frame = stack.at(-1)!;
    const { items } = blocks[frame.block]!;
    if (frame.item === 0) from[frame.block] = lines.length;
    if (frame.item >= items.length) {
      endLine(frame);
      to[frame.block] = lines.length;
      stack.pop();
      const outer = stack.at(-1);
      // A rule at the edge of a block divides what the block lies among.
      const drawn = rules.get(frame.block);
      if (outer && drawn?.[0] === from[frame.block]) addRule(outer.block, from[frame.block]!);
      if (outer && drawn?.at(-1) === to[frame.block]) addRule(outer.block, to[frame.block]!);
      if (outer && to[frame.block]! > from[frame.block]!) {
        units[outer.block]!.push({ block: frame.block, from: from[frame.block]!, to: to[frame.block]! });
      }
      continue;
    }
    const item = items[frame.item++]!;
    if (
      item.kind === 'block' &&
      frame.line &&
      isTrapInMail(frame.line.runs.at(-1), blocks[item.block]!, items[frame.item])
    ) {
      from[item.block] = to[item.block] = lines.length;
    } else if (item.kind === 'block') {
      endLine(frame);
      from[frame.block] = Math.min(from[frame.block]!, lines.length);
      stack.push({ block: item.block, item: 0, line: undefined });
    } else if (item.kind === 'break') {
      endLine(frame);
      if (item.rule) addRule(frame.block, lines.length);
    } else {
      frame.line ??= { index: -1, block: frame.block, runs: [], images: [], text: '' };
      if (item.kind === 'text') frame.line.runs.push(apartFrom(frame.line.runs.at(-1), withoutSoftHyphens(item)));
      else {
        frame.line.images.push(item);
        const before = frame.line.runs.at(-1);
        if (before && isAtSign(item)) frame.line.runs.push({ ...before, text: '@' });
      }
    }
  }
  return {
    snapshot,
    blocks,
    lines,
    units,
    from,
    to,
    rules,
    path(block) {
      const above: number[] = [];
      let up = block;
      for (; up >= 0 && paths[up] === undefined; up = blocks[up]!.parent) above.push(up);
      let path = up >= 0 ? paths[up]! : '';
      for (const next of above.reverse()) {
        const { parent, step } = blocks[next]!;
        path = parent < 0 ? step : `${path}/${step}`;
        paths[next] = path;
      }
      return path;
    },
  };
}

/** lee<span style="display:none">no-spam</span>@example.org: unseen text within an address is there for harvesters, and no reader's line ends at it. */
function isTrapInMail(before: TextItem | undefined, block: Block, after: Block['items'][number] | undefined): boolean {
  if (!before || after?.kind !== 'text' || block.hidden !== 'display-none') return false;
  if (!block.items.every((item) => item.kind === 'text')) return false;
  const [head, tail] = [before.text.slice(-LONGEST_MAIL).split(/\s/u).at(-1)!, after.text.slice(0, LONGEST_MAIL)];
  return MAIL.test(head + tail) && !MAIL.test(head) && !MAIL.test(tail);
}

const MAIL = /^[\w.+-]+@[\w-]+\.[\w.-]*[a-z]/iu;
const LONGEST_MAIL = 80;

/** "Uhr&shy;zeit": where a word may be parted is no part of it. */
const withoutSoftHyphens = (run: TextItem): TextItem =>
  run.text.includes('\u00ad') ? { ...run, text: run.text.replaceAll('\u00ad', '') } : run;

/**
 * <span class="day">7</span><span class="month">mar</span>, <b>Ann Lee</b><span>Dean</span>: parts in elements or with names of their own that no blank
 * divides are set apart by a style sheet, which a saved page may lack. Digits in elements of one kind may be those of one number, and scripts without blanks divide
 * words otherwise.
 */
function apartFrom(before: TextItem | undefined, run: TextItem): TextItem {
  const isBeside =
    differ(before?.link, run.link) ||
    (differ(before?.via, run.via) &&
      !isWithin(before!.via!, run.via!) &&
      !isWithin(run.via!, before!.via!) &&
      !RAISED.test(run.via!));
  if (!before) return run;
  if (isHourApart(before, run)) return { ...run, text: ` ${run.text}` };
  if (!(isBeside || differ(before.hint, run.hint))) return run;
  const joint = (before.text.at(-1) ?? '') + (run.text[0] ?? '');
  const goesOn = (!isBeside && TWO_DIGITS.test(joint)) || LOWER_CASE.test(joint) || ORDINAL.test(run.text);
  const isLetter = ONE_LETTER.test(before.text) || ONE_LETTER.test(run.text);
  return JOINT.test(joint) && !goesOn && !isLetter ? { ...run, text: ` ${run.text}` } : run;
}

/** <span class="day">10</span><span class="time">19:00</span>Quiz: an hour in an element of its own is no part of the word or number that it touches. */
const isHourApart = (before: TextItem, run: TextItem): boolean =>
  (before.via !== run.via || differ(before.hint, run.hint)) &&
  ((HOUR.test(before.text.trim()) && /^\p{L}{2}/u.test(run.text)) ||
    (HOUR.test(run.text) && /[\p{L}\p{N}]$/u.test(before.text)));

const HOUR = /^(?:[01]?\d|2[0-4])[:.][0-5]\d$/u;

const differ = (one: string | undefined, other: string | undefined): boolean => !!one && !!other && one !== other;

/** <a>Phy<b>sics</b></a> */
const isWithin = (inner: string, outer: string): boolean => inner.startsWith(`${outer}/`);

/** <b>10</b><sup>th</sup> */
const RAISED = /(?:^|\/)su[bp](?:\/|$)/u;

/** Letters of scripts with blanks, or digits. */
const JOINT = /^[\p{N}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{2}$/u;
const TWO_DIGITS = /^\p{N}{2}$/u;
/** <strong>Har</strong><em>bour</em> */
const LOWER_CASE = /^\p{Ll}{2}$/u;
const ORDINAL = /^(?:st|nd|rd|th|er|e|º|ª)(?![\p{L}\p{N}])/u;
/** Capitals that open a word, and letters that a script sets one by one. */
const ONE_LETTER = /^\s*\p{L}\s*$/u;

/** The last unit that begins at the line or before it, of units in reading order. */
export function unitAt(units: readonly Unit[], line: number): number {
  let [low, high] = [0, units.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (units[middle]!.from <= line) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** A picture of the sign that keeps robots from an e-mail address: people read it as the sign. */
const isAtSign = ({ alt, src }: ImageItem): boolean =>
  alt
    ? /^\W{0,2}(?:@|at)\W{0,2}$/i.test(alt)
    : /(?:^|[/_-])(?:at(?:[-_]?(?:mark|sign|symbol))?|arroba|arobase)\.(?:gif|png|jpe?g|svg|webp)(?:\?|$)/i.test(src);

/** Text of a run of lines, a line each. */
export function textOf(outline: Outline, from: number, to: number): string {
  const out: string[] = [];
  for (let i = from; i < to; i++) if (outline.lines[i]!.text) out.push(outline.lines[i]!.text);
  return out.join('\n');
}
