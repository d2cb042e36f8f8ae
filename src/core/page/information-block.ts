/**
 * The active information block: the part of a page that holds its running text. Algorithms 1 (CountChars) and 2 (Major) of
 * "Information Classification and Extraction on Official Web Pages of Organizations" (2020).
 *
 * A line's valid characters are the characters of its function words. `Major` walks from the body into the child with most of them for
 * as long as that child holds at least the share `k` of its parent's, and stops at the first block whose text is spread
 * over several children. (The printed algorithm returns the largest child there, its text the block itself: we follow the text,
 * as one paragraph is not the whole block.)
 */
import { FUNCTION_WORDS } from './function-words';
import type { Outline } from './outline';
import { CJK_LANGUAGES } from './scripts';

/**
 * The threshold k: a child with at least this share of its parent's valid characters is walked into. Low values end in single paragraphs,
 * 1 ends at the body of any page with a footer. Fitted on the labelled pages by `npm run lab -- official`, out of fold.
 */
export const BLOCK_THRESHOLD = 0.9;

const patterns = new Map<string, RegExp>();

/** Pages of a language that has no list of its own are read with the English one. */
function patternOf(lang: string): RegExp {
  let pattern = patterns.get(lang);
  if (!pattern) {
    const own = FUNCTION_WORDS[lang] ? lang : 'en';
    const words = FUNCTION_WORDS[own]!.split(' ')
      .sort((a, b) => b.length - a.length)
      .join('|');
    pattern = CJK_LANGUAGES.has(own)
      ? new RegExp(`(?:${words})`, 'gu')
      : new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu');
    patterns.set(lang, pattern);
  }
  return pattern;
}

/** @returns number of characters of a text that belong to function words of the language */
export function validCharacters(text: string, lang: string): number {
  let sum = 0;
  for (const [word] of text.matchAll(patternOf(lang))) sum += word.length;
  return sum;
}

/** Algorithm 1, CountChars. @returns per block the valid characters of all lines in it */
export function countValid({ blocks, lines }: Outline, lang: string): Int32Array {
  const valid = new Int32Array(blocks.length);
  for (const { block, text } of lines) valid[block] = valid[block]! + validCharacters(text, lang);
  // Blocks stand breadth first: every child comes after its parent.
  for (let i = blocks.length - 1; i > 0; i--) valid[blocks[i]!.parent] = valid[blocks[i]!.parent]! + valid[i]!;
  return valid;
}

/**
 * Algorithm 2, Major.
 * @param valid per block, as `countValid` gives it
 * @param k 0 to 1
 * @returns index of the active information block; the body (0) where the page has no function words
 */
export function informationBlock({ units }: Outline, valid: Int32Array, k = BLOCK_THRESHOLD): number {
  let block = 0;
  for (;;) {
    let [most, largest] = [0, -1];
    for (const { block: child } of units[block]!)
      if (child >= 0 && valid[child]! > most) [most, largest] = [valid[child]!, child];
    if (largest < 0 || most < k * valid[block]!) return block;
    block = largest;
  }
}
