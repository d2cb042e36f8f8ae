/** Names in bold, as pictures, or in italics at the beginning of their lines, each record its own, and what stands behind or below them: the rest of the line, a sentence. */
import { columnIn, type Columns } from './columns';
import type { NameCandidate } from './name';
import type { Page } from '../record';

const NEARLY_ALL = 0.8;
/** What leads its line in italics says the same of a meeting every month. */
const MOST = 0.5;
const BOLD = /(?:^|\/)(?:strong|b)(?:\/|$)/u;
const ITALIC = /(?:^|\/)(?:em|i)(?:\/|$)/u;
/** "£14 Gala": bold, and no name. */
const AMOUNT = /^\P{L}*[¥￥$€£]\s?\d|^\d[\d.,]*\s?(?:€|円|EUR|USD|GBP|CHF)/u;

/** Whether a candidate is set off, or a heading's picture, at a place where nearly all records have something else that is. */
export function isSetOff(page: Page, rival: NameCandidate, columns: Columns): boolean {
  const leads = leadsInItalics(page, rival);
  const isBold = (BOLD.test(rival.chunk.via) || leads) && !AMOUNT.test(rival.text);
  const isMarked = !rival.inherited && (isBold || isPicturedTitle(page, rival));
  const column = isMarked ? columnIn(columns, rival) : undefined;
  return column !== undefined && column.present >= NEARLY_ALL && column.distinct >= (leads ? MOST : NEARLY_ALL);
}

/** "<i>Quiz</i>, Ferry Inn, 7PM": in italics, and the line goes on. */
const leadsInItalics = ({ outline }: Page, { chunk, line, text }: NameCandidate): boolean =>
  !chunk.whole && ITALIC.test(chunk.via) && /^\s*,/u.test(behind(outline.lines[line]!.text, text));

const behind = (whole: string, text: string): string => (whole.startsWith(text) ? whole.slice(text.length) : '');

/** "<b>Harvest Lotto</b>, village hall": the line goes on behind the name with something else. */
export const goesOnBehind = ({ chunk, line, text }: NameCandidate, setOff: readonly NameCandidate[]): boolean =>
  chunk.whole && setOff.some((own) => own.line === line && /^\s*[,;.(]/u.test(behind(text, own.text)));

/** "<b>Drums</b> 10:00–10:30<br>The house will shake!": below the name, in its block, a sentence about it, or anything below what leads in italics. */
export const isSentenceBelow = (
  page: Page,
  { chunk, line, text }: NameCandidate,
  setOff: readonly NameCandidate[],
): boolean =>
  chunk.whole &&
  setOff.some(
    (own) =>
      own.line < line &&
      page.outline.lines[own.line]!.block === page.outline.lines[line]!.block &&
      (/[.。!！]$/u.test(text) || leadsInItalics(page, own)),
  );

/** `<dt><img alt="Autumn Ramble">`, `<h3><img alt="…">`: a title that is drawn, not what is to be seen. */
export const isPicturedTitle = ({ outline: { blocks, lines } }: Page, { chunk, line }: NameCandidate): boolean => {
  const { tag, heading } = blocks[lines[line]!.block]!;
  return chunk.via === 'img' && (tag === 'dt' || heading !== undefined);
};
