/** Months in small letters that an element or a line of their own sets beside a number: <em>5</em><em>dec</em>. In a sentence "dec", "mar" or "may" are other words. */
import type { Line } from '../../page/outline';

const MONTH = /^\s*(\p{Ll}{3,5})\.?\s*$/u;
const NUMBER = /^\s*\d{1,2}\s*$/;

/**
 * @param lines that are read as one text
 * @returns their texts, such words with a capital as names of months have it; as long as before
 */
export function withMonthsCapitalised(lines: readonly Line[]): string[] {
  const runs = lines.flatMap((line) => {
    let end = 0;
    return line.runs.map(({ text }) => {
      const at = line.text.indexOf(text.trim(), end);
      if (at >= 0) end = at + text.trim().length;
      return { line, text, at };
    });
  });
  const texts = new Map(lines.map((line) => [line, line.text]));
  for (const [i, { line, text, at }] of runs.entries()) {
    const word = MONTH.exec(text)?.[1];
    if (!word || at < 0 || ![runs[i - 1], runs[i + 1]].some((beside) => NUMBER.test(beside?.text ?? ''))) continue;
    const said = texts.get(line)!;
    texts.set(line, said.slice(0, at) + word[0]!.toUpperCase() + said.slice(at + 1));
  }
  return [...texts.values()];
}
