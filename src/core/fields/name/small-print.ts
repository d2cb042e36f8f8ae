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

/** @returns a name over two lines without the one in small print */
export function withoutSmallPrint(page: Page, name: NameCandidate): NameCandidate {
  if (name.lines !== 2 || name.inherited) return name;
  const kept = [name.line, name.line + 1].filter((line) => !isSmallPrint(page, line));
  if (kept.length !== 1) return name;
  const [best] = page.names.line(kept[0]!).filter(({ chunk }) => chunk.whole);
  return best ? { ...best, score: name.score } : name;
}
