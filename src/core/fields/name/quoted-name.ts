/**
 * Names in quotation marks, whole. What leads to one is a part of it ("DY CUBE presents" above 「Hello tonight」, ONE MAN TOUR『潮鳴り』), and
 * quotation marks that a line leaves open are closed further down.
 */
import type { Outline } from '../../page/outline';
import type { NameCandidate } from './name';
import type { Extent, Page } from '../record';

/** A whole name in quotation marks of one kind. */
const QUOTED = /^(?:『[^『』]+』|「[^「」]+」|“[^“”]+”|〝[^〝〟]+〟|《[^《》]+》|【[^【】]+】)$/u;
const OPENED = [
  ['『', '』'],
  ['「', '」'],
  ['“', '”'],
  ['【', '】'],
] as const;
/** What a text ends with that says of what follows whose it is, or what. */
const LEADS =
  /(?:presents?\.?|pre\.?|produced?\s*by.*|one\s?man(?:\s?live)?|two\s?man(?:\s?live)?|live(?:\s?\d{4})?|tour(?:\s?\d{4})?|party|festival|event|企画|主催|ワンマン(?:ライブ)?|ツーマン(?:ライブ)?|ライブ|ライヴ|ツアー|単独公演|公演|記念|周年|イベント|コンサート|リサイタル|ショー|まつり|祭)[\s:：~〜～ー-]*$/iu;
/** Right before the quotation mark stands a part of the name, where it is neither a label nor a list: 弾き語りの夜『灯台』. */
const GLUED = /^[^「『/／:：、,]{3,40}$/u;
const SHORTEST = 3;
const LONGEST = 60;
/** Lines of a name in quotation marks. */
const MOST_LINES = 3;

/** @returns the candidate with what its quotation marks hold, and with what leads to it */
export function wholeQuoted(page: Page, record: Extent, name: NameCandidate): NameCandidate {
  if (name.inherited) return name;
  const closed = name.chunk.whole && !name.lines ? withOpenQuotes(page.outline, record, name) : name;
  if (!QUOTED.test(closed.text)) return closed;
  return closed.chunk.whole ? withLineAbove(page, record, closed) : withTextBefore(page, closed);
}

/** The lines up to where a quotation is opened, and down to where it is closed. */
function withOpenQuotes(outline: Outline, { from, to }: Extent, name: NameCandidate): NameCandidate {
  const { lines } = outline;
  for (const [open, close] of OPENED) {
    const balance = count(name.text, open) - count(name.text, close);
    const step = Math.sign(balance);
    if (step === 0) continue;
    for (let line = name.line + step, n = 1; n < MOST_LINES && line >= from && line < to; line += step, n++) {
      if (!areBeside(outline, line, name.line) || lines[line]!.text.length > LONGEST) break;
      if (!lines[line]!.text.includes(step > 0 ? close : open)) continue;
      const [begin, end] = [Math.min(name.line, line), Math.max(name.line, line)];
      const texts = lines.slice(begin, end + 1).map(({ index, text }) => (index === name.line ? name.text : text));
      return { ...name, text: texts.join(' '), line: begin, lines: end - begin + 1 };
    }
  }
  return name;
}

function withLineAbove({ outline, facts }: Page, { from }: Extent, name: NameCandidate): NameCandidate {
  const above = name.line - 1;
  if (above < from || !areBeside(outline, above, name.line)) return name;
  const { text } = outline.lines[above]!;
  const { dateShare, price } = facts.lines[above]!;
  if (dateShare > 0 || price || !leads(text)) return name;
  return { ...name, text: `${text} ${name.text}`, line: above, lines: (name.lines ?? 1) + 1 };
}

function withTextBefore({ outline, facts }: Page, name: NameCandidate): NameCandidate {
  const { text } = outline.lines[name.line]!;
  const at = text.indexOf(name.text);
  const before = text.slice(0, Math.max(0, at)).trim();
  const dated = facts.lines[name.line]!.dates.some(({ index }) => index < at);
  const isGlued = before !== '' && text[at - 1] === before.at(-1) && GLUED.test(before);
  return dated || !(leads(before) || isGlued) ? name : { ...name, text: text.slice(0, at + name.text.length).trim() };
}

/** Whether a text ends with what says of the name behind it whose it is, or what. */
export const leads = (text: string): boolean => text.length >= SHORTEST && text.length <= LONGEST && LEADS.test(text);

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** Two lines of one block, or of blocks side by side. */
function areBeside({ lines, blocks }: Outline, one: number, other: number): boolean {
  const [a, b] = [lines[one]!.block, lines[other]!.block];
  return a === b || blocks[a]!.parent === blocks[b]!.parent;
}
