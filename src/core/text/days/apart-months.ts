/** Months in small letters that an element or a line of their own sets beside a number: <em>5</em><em>dec</em>. In a sentence "dec", "mar" or "may" are other words. */
import type { Line } from '../../page/outline';

const MONTH = /^\s*(\p{Ll}{3,5})\.?\s*$/u;
const NUMBER = /^\s*\d{1,2}\s*$/;

/**
 * @param lines that are read as one text
 * @returns their texts, such words with a capital as names of months have it; as long as before
 */
export function withMonthsCapitalised(lines: readonly Line[]): string[] {
  const runs = lines.flatMap((line) => line.runs.map(({ text }) => ({ line, text })));
  const texts = new Map(lines.map((line) => [line, line.text]));
  for (const [at, { line, text }] of runs.entries()) {
    const word = MONTH.exec(text)?.[1];
    if (!word || ![runs[at - 1], runs[at + 1]].some((beside) => NUMBER.test(beside?.text ?? ''))) continue;
    const capital = word[0]!.toUpperCase() + word.slice(1);
    texts.set(line, texts.get(line)!.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u'), capital));
  }
  return [...texts.values()];
}
