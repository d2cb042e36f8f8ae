/** A line that is a link and nothing else. */
import type { Outline } from './outline';

/** @returns where all of a line's text leads to; undefined where some of it is no link, or another */
export function wholeLink({ lines }: Outline, line: number): string | undefined {
  const [first, ...others] = lines[line]!.runs.filter(({ text }) => text.trim() !== '');
  return others.every(({ link }) => link === first?.link) ? first?.link : undefined;
}
