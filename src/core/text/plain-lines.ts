/** The lines within one block, as runs of text between its breaks and blocks, and stretches cut out of them. */
import type { Item, TextItem } from '../page/snapshot';

/** A stretch of a line's text. */
export type Stretch = readonly [from: number, to: number];

/** Text that leads nowhere. */
export const isPlain = (item: Item): item is TextItem => item.kind === 'text' && item.link === undefined;

/** A block's items, the text between its breaks and blocks together. */
export function linesOf(items: readonly Item[]): Item[][] {
  const lines: Item[][] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (item.kind === 'text' && last?.[0]!.kind === 'text') last.push(item);
    else lines.push([item]);
  }
  return lines;
}

/** The parts of a line's runs that lie in a stretch of its text. */
export function cut(line: readonly TextItem[], [from, to]: Stretch): TextItem[] {
  let before = 0;
  return line.flatMap((run) => {
    const text = run.text.slice(Math.max(0, from - before), Math.max(0, to - before));
    before += run.text.length;
    return text ? [{ ...run, text }] : [];
  });
}
