/**
 * People who go by their first names: "Lotte", "Karl-Heinz" in a column of single words, below most of which a post stands. One such word alone
 * is nobody's name; what the column says makes each of them one.
 */
import { lineColumn } from '../page/line-column';
import type { Line, Outline } from '../page/outline';
import type { LineFacts, NameFact } from './line-facts';

const LEAST = 4;
/** Shares of a column: single words; of these, with a post below; of these, first names that a lexicon knows. */
const SINGLE = 0.7;
const POSTED = 0.6;
const KNOWN = 0.4;
/** Scores of a word that a lexicon knows for a first name, of a post, and of the names that are found so. */
const KNOWN_NAME = 0.3;
const SURE_POST = 0.5;
const SCORE = 0.7;
/** Lines below the name among which the post stands. */
const FARTHEST = 3;
const WORD = /^\p{Lu}[\p{L}'’]{1,13}(?:-\p{Lu}\p{L}{1,13})?$/u;

/** Gives such lines their names, in place. */
export function addFirstNames(outline: Outline, facts: readonly LineFacts[]): void {
  const { lines } = outline;
  const shown = lines.filter(({ text }) => /\p{L}/u.test(text));
  const isWord = ({ index, text }: Line): boolean => facts[index]!.zone === 'main' && WORD.test(text);
  if (shown.filter(isWord).length < LEAST) return;
  const keys = shown.map(({ index }) => lineColumn(outline, index));
  const columns = new Map<string, { size: number; posted: Map<number, NameFact>; words: number; known: number }>();
  shown.forEach((line, at) => {
    const { index } = line;
    const key = keys[at]!;
    const column = columns.get(key) ?? { size: 0, posted: new Map<number, NameFact>(), words: 0, known: 0 };
    columns.set(key, column);
    column.size++;
    if (keys[at - 1] === key || !isWord(line)) return;
    column.words++;
    let end = at + 1;
    while (end <= at + FARTHEST && keys[end] !== key) end++;
    const isPosted = shown.slice(at + 1, end).some((below) => (facts[below.index]!.title?.score ?? 0) >= SURE_POST);
    const { name } = facts[index]!;
    if (!name?.chunk.whole || !isPosted) return;
    if (name.match.score >= KNOWN_NAME) column.known++;
    column.posted.set(index, name);
  });
  for (const { size, posted, words, known } of columns.values()) {
    const isColumn = words >= SINGLE * size && posted.size >= Math.max(LEAST, POSTED * words);
    if (!isColumn || known < KNOWN * posted.size) continue;
    for (const [line, { match, chunk }] of posted) {
      facts[line]!.name = { match: { ...match, score: Math.max(SCORE, match.score) }, chunk };
      facts[line]!.names = 1;
    }
  }
}
