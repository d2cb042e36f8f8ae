/** What the LSTM reads of a clause: its words (in Chinese, Japanese and Korean its character pairs), each as hashed pieces. */

/** Later words are cut: a clause has said what it is by then. */
export const MOST_UNITS = 48;

const UNIT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[\p{L}\p{M}]+(?:['’][\p{L}]+)?|\p{N}+|[^\s\p{L}\p{N}]/gu;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** What stands around a clause: the kind that its page is taken for, and the heading above it. */
export interface ClauseContext {
  kind: string;
  heading: string;
}

/** Units of the heading that are read. */
const MOST_OF_HEADING = 6;

/** @returns the kind, the heading and the clause as units, each the buckets of its pieces, 0 to `buckets` - 1 */
export function clauseUnits(text: string, { kind, heading }: ClauseContext, buckets: number): number[][] {
  const above = unitsOf(heading, buckets).slice(0, MOST_OF_HEADING);
  return [[hash(`kind ${kind}`) % buckets], ...above, [hash('heading ends') % buckets], ...unitsOf(text, buckets)];
}

/** @returns per unit the buckets of its pieces, each 0 to `buckets` - 1; at most `MOST_UNITS` units */
export function unitsOf(text: string, buckets: number): number[][] {
  const out: number[][] = [];
  for (const [unit] of text.normalize('NFKC').matchAll(UNIT)) {
    if (out.length >= MOST_UNITS) break;
    if (CJK.test(unit)) {
      const chars = [...unit];
      // Pairs that do not overlap would cut words at random: they overlap.
      for (let i = 0; i < Math.max(1, chars.length - 1) && out.length < MOST_UNITS; i++)
        out.push([chars.slice(i, i + 2).join(''), chars[i]!].map((piece) => hash(piece) % buckets));
    } else out.push(piecesOf(unit).map((piece) => hash(piece) % buckets));
  }
  return out;
}

/** A word as itself, its beginning, its end and its shape. */
function piecesOf(word: string): string[] {
  const lower = word.toLowerCase();
  const shape = `#${/^\p{N}/u.test(word) ? `d${Math.min(5, word.length)}` : /^\p{Lu}/u.test(word) ? 'A' : /^\p{L}/u.test(word) ? 'a' : word}`;
  if (lower.length < 4) return [lower, shape];
  return [lower, `^${lower.slice(0, 4)}`, `${lower.slice(-3)}$`, shape];
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619);
  return value >>> 0;
}
