/** Runs of words that could make up a name by their shape. */
import { DEGREES } from './affixes';
import { isDegree } from './degree';
import { readToken, type NameToken } from './latin-token';
import { keyOf, type Word } from './latin-word';

/** Particles that are given names too. */
const EDGE_NAMES = new Set(['bin', 'al', 'das', 'do', 'du', 'van', 'san', 'lo', 'le', 'la', 'den', 'des']);
const hasGap = (before: Word, word: Word): boolean => word.start - before.end > 3;

/** The longest run of words from `from` that could make up a name, by shape. */
export function readRun(words: readonly Word[], from: number): NameToken[] {
  const run: NameToken[] = [];
  for (let at = from; at < words.length; at++) {
    const word = words[at]!;
    if (
      run.length > 0 &&
      keyOf(word.text).length > 1 &&
      /[.]/.test(word.text.slice(0, -1)) &&
      DEGREES.has(keyOf(word.text))
    )
      break;
    const token = readToken(word.text, word.start);
    if (!token || (run.length > 0 && at > from && hasGap(words[at - 1]!, word))) break;
    run.push(token);
    if (token.kind === 'name' && /[\p{Ll}]{3,}\.$/u.test(token.text)) break;
  }
  while (run.at(-1)?.kind === 'particle' && /^\p{Ll}/u.test(run.at(-1)!.text)) run.pop();
  // "Sonia Das", "Bin Song": a particle with a capital at the edge is a name.
  for (const edge of [run[0], run.at(-1)]) {
    if (edge?.kind === 'particle' && /^\p{Lu}/u.test(edge.text) && (edge !== run[0] || EDGE_NAMES.has(edge.key)))
      edge.kind = 'name';
  }
  // Degrees without stops at the end: "Jane Doe PhD".
  while (run.length > 2 && isDegree(run.at(-1)!.text)) run.pop();
  return run;
}

/** "Ann Lee, Senior Officer": in full, with a word behind it, it is of a post. */
const RANK = /^(?:senior|junior)$/i;

/** "Lou Carbone, Jr.": the generation behind a name and the comma at `comma`. */
export function generationBehind(words: readonly Word[], comma: number): NameToken | undefined {
  const word = words[comma]?.text === ',' ? words[comma + 1] : undefined;
  const token = word && readToken(word.text, word.start);
  if (token?.kind !== 'generation') return undefined;
  const isOfPost = RANK.test(word!.text) && /^\p{L}/u.test(words[comma + 2]?.text ?? '');
  return isOfPost ? undefined : token;
}

/** The words of a run as they are written, one blank between two. */
export const spellOut = (run: readonly NameToken[]): string =>
  run
    .map((token) => token.text)
    .join(' ')
    .replace(/[,]$/, '');
