/** `<dt><small>For beginners</small><br>Pottery Day</dt>`: a line in small print beside the title in the same heading is a remark on it. */
import type { NameCandidate } from './name';
import type { Page } from '../record';

const SMALL = /(?:^|\/)small(?:\/|$)/u;
const TITLE = /^(?:h[1-6]|dt)$/u;

/** Whether all of a heading's line is in small print, and another line of the heading is not. */
export function isSmallPrint({ outline: { lines, blocks }, facts }: Page, line: number): boolean {
  const { block } = lines[line]!;
  if (!TITLE.test(blocks[block]!.tag) || !isSmall(line)) return false;
  return [line - 1, line + 1].some((other) => lines[other]?.block === block && !isSmall(other));

  function isSmall(index: number): boolean {
    return SMALL.test(facts.lines[index]!.chunks.find(({ whole }) => whole)?.via ?? '');
  }
}

/** @returns what stands beside small print, where the name is such print or has it in one of its two lines */
export function withoutSmallPrint(page: Page, name: NameCandidate): NameCandidate {
  const { line, lines = 1 } = name;
  if (lines > 2 || name.inherited || ![line, line + lines - 1].some((at) => isSmallPrint(page, at))) return name;
  const around = lines === 2 ? [line, line + 1] : [line - 1, line + 1];
  const { block } = page.outline.lines[line]!;
  const beside = around.filter((at) => page.outline.lines[at]?.block === block && !isSmallPrint(page, at));
  const best = beside.length === 1 ? page.names.line(beside[0]!).find(({ chunk }) => chunk.whole) : undefined;
  return best ? { ...best, score: name.score } : name;
}
