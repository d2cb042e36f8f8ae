/** Text as n-grams, the same for every language: no dictionary, and cheap enough for every line of a page. */

/** Characters of a line that count; what a long paragraph goes on to say changes nothing. */
const LONGEST = 400;
/** Longest run of characters taken for one word where a script writes no spaces. */
const LONGEST_RUN = 3;
/** Of a neighbour only so much: long runs hardly ever meet again. */
const LONGEST_NEIGHBOUR = 12;

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u;
const PIECES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+|[\p{L}\p{M}'’]+|0+|[^\s]/gu;

/**
 * @param text a line
 * @returns its words, and each piece with the piece before it; of scripts without spaces every run of one to three characters.
 *   Numbers are folded to as many zeros as they have digits, four at most. In lower case, NFKC; repetitions stay
 */
export function ngramsOf(text: string): string[] {
  const folded = text
    .slice(0, LONGEST)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\d+/g, (digits) => '0'.repeat(Math.min(4, digits.length)));
  const out: string[] = [];
  let before = '^';
  for (const piece of folded.match(PIECES) ?? []) {
    if (UNSPACED.test(piece)) {
      for (let from = 0; from < piece.length; from++)
        for (let to = from + 1; to <= Math.min(piece.length, from + LONGEST_RUN); to++) out.push(piece.slice(from, to));
    } else out.push(piece);
    out.push(`${before} ${piece.slice(0, LONGEST_NEIGHBOUR)}`);
    before = piece.slice(-LONGEST_NEIGHBOUR);
  }
  return out;
}

/** @returns 32 bits of FNV-1a over the n-gram's UTF-16 units, unsigned */
export function hashOf(ngram: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < ngram.length; i++) hash = Math.imul(hash ^ ngram.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
