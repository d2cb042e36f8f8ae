/** Names in bold or as pictures, each record its own, and what stands behind or below them: the rest of the line, a sentence. */
import { columnIn, type Columns } from './columns';
import type { NameCandidate } from './name';
import type { Page } from '../record';

const NEARLY_ALL = 0.8;
const BOLD = /(?:^|\/)(?:strong|b)(?:\/|$)/u;
/** "£14 Gala": bold, and no name. */
const AMOUNT = /^\P{L}*[¥￥$€£]\s?\d|^\d[\d.,]*\s?(?:€|円|EUR|USD|GBP|CHF)/u;

/** Whether a candidate is in bold, or a heading's picture, at a place where nearly all records have something else so. */
export function isSetOff(page: Page, rival: NameCandidate, columns: Columns): boolean {
  const isBold = BOLD.test(rival.chunk.via) && !AMOUNT.test(rival.text);
  const isMarked = !rival.inherited && (isBold || isPicturedTitle(page, rival));
  const column = isMarked ? columnIn(columns, rival) : undefined;
  return column !== undefined && column.present >= NEARLY_ALL && column.distinct >= NEARLY_ALL;
}

/** "<b>Harvest Lotto</b>, village hall": the line goes on behind the name with something else. */
export const goesOnBehind = ({ chunk, line, text }: NameCandidate, setOff: readonly NameCandidate[]): boolean =>
  chunk.whole &&
  setOff.some(
    (own) => own.line === line && text.startsWith(own.text) && /^\s*[,;.(]/u.test(text.slice(own.text.length)),
  );

/** "<b>Drums</b> 10:00–10:30<br>The house will shake!": below the name, in its block, a sentence about it. */
export const isSentenceBelow = (
  { outline }: Page,
  { chunk, line, text }: NameCandidate,
  setOff: readonly NameCandidate[],
): boolean =>
  chunk.whole &&
  /[.。!！]$/u.test(text) &&
  setOff.some((own) => own.line < line && outline.lines[own.line]!.block === outline.lines[line]!.block);

/** `<dt><img alt="Autumn Ramble">`, `<h3><img alt="…">`: a title that is drawn, not what is to be seen. */
export const isPicturedTitle = ({ outline: { blocks, lines } }: Page, { chunk, line }: NameCandidate): boolean => {
  const { tag, heading } = blocks[lines[line]!.block]!;
  return chunk.via === 'img' && (tag === 'dt' || heading !== undefined);
};
