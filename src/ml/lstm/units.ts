/** What the model of long texts reads of a text: its words (in Chinese, Japanese and Korean its character pairs), each as pieces. */

/** Later words are cut: a clause has said what it is by then. */
export const MOST_UNITS = 48;

const UNIT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+|[\p{L}\p{M}]+(?:['’][\p{L}]+)?|\p{N}+|[^\s\p{L}\p{N}]/gu;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** @returns per unit its pieces; at most `MOST_UNITS` units */
export function unitsOf(text: string): string[][] {
  const out: string[][] = [];
  for (const [unit] of text.normalize('NFKC').matchAll(UNIT)) {
    if (out.length >= MOST_UNITS) break;
    if (CJK.test(unit)) {
      const chars = [...unit];
      // Pairs that do not overlap would cut words at random: they overlap.
      for (let i = 0; i < Math.max(1, chars.length - 1) && out.length < MOST_UNITS; i++)
        out.push([chars.slice(i, i + 2).join(''), chars[i]!]);
    } else out.push(piecesOf(unit));
  }
  return out;
}

/** A word as itself, its beginning, its end and its shape. */
function piecesOf(word: string): string[] {
  const lower = word.toLowerCase();
  const shape = /^\p{N}/u.test(word) ? `#d${Math.min(5, word.length)}` : /^\p{Lu}/u.test(word) ? '#A' : '#a';
  if (!/^[\p{L}\p{N}]/u.test(word)) return [lower];
  if (/^\p{N}/u.test(word)) return [shape];
  if (lower.length < 5) return [lower, shape];
  return [lower, `^${lower.slice(0, 4)}`, `${lower.slice(-3)}$`, shape];
}

/** Units of a heading that are read before the text. */
const MOST_OF_HEADING = 6;
/** What stands between heading and text has the first id. */
const BREAK = 0;

/** The pieces that a model knows, a break before them; others are passed over. */
export class Vocabulary {
  private readonly ids: ReadonlyMap<string, number>;

  constructor(readonly pieces: readonly string[]) {
    this.ids = new Map(pieces.map((piece, i) => [piece, i + 1]));
  }

  /** Ids that `read` gives, from 0. */
  get size(): number {
    return this.pieces.length + 1;
  }

  /** @returns per unit that it knows anything of the ids of its pieces */
  read(text: string): number[][] {
    return unitsOf(text)
      .map((pieces) => pieces.map((piece) => this.ids.get(piece)).filter((id) => id !== undefined))
      .filter((ids) => ids.length > 0);
  }

  /** @returns the heading's units, a break and the text's, never empty */
  readWithHeading(text: string, heading: string): number[][] {
    return [...this.read(heading).slice(0, MOST_OF_HEADING), [BREAK], ...this.read(text)];
  }
}
