/**
 * Front coding: sorted words in blocks of BLOCK, each word stored as the number of characters that it shares with the
 * word before and the rest. A look-up finds the block by binary search on the blocks' first words and walks one block,
 * so nothing is unpacked at load time.
 *
 * A block is one line: first word, grade, then per word: shared length (one base-36 digit), rest, grade. Words hold no
 * ASCII digit, which makes the grade the end mark.
 */

/** How common a word is within its lexicon: 3 very common, 2 common, 1 rare but known, 0 not in it. */
export type Grade = 0 | 1 | 2 | 3;

export interface WordSet {
  has(word: string): boolean;
  grade(word: string): Grade;
  /** Number of words. */
  size: number;
}

const BLOCK = 24;
/** Answers kept per set before they are thrown away. */
const REMEMBERED = 4096;
const LONGEST_SHARED = 35;
const ZERO = 48;
const isGrade = (code: number): boolean => code >= ZERO && code <= ZERO + 9;

/** Code-unit order: what `<` on strings compares, and the same in every locale. */
const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Packs words with their grades into lines of one block each.
 * Throws an Error where a word is empty or holds an ASCII digit or a line break.
 */
export function encodeWords(words: ReadonlyMap<string, Grade>): string[] {
  const sorted = [...words.keys()].sort(inOrder);
  const lines: string[] = [];
  let previous = '';
  sorted.forEach((word, index) => {
    if (!/^[^0-9\n]+$/.test(word)) throw new Error(`cannot be packed: ${JSON.stringify(word)}`);
    const grade = words.get(word)!;
    if (index % BLOCK === 0) {
      lines.push(`${word}${grade}`);
    } else {
      let shared = 0;
      while (shared < LONGEST_SHARED && shared < previous.length && previous[shared] === word[shared]) shared++;
      lines[lines.length - 1] += `${shared.toString(36)}${word.slice(shared)}${grade}`;
    }
    previous = word;
  });
  return lines;
}

function firstWord(block: string): string {
  let end = 0;
  while (!isGrade(block.charCodeAt(end))) end++;
  return block.slice(0, end);
}

function gradeIn(block: string, word: string): Grade {
  let current = '';
  let at = 0;
  while (at < block.length) {
    const shared = at === 0 ? 0 : parseInt(block[at]!, 36);
    const start = at === 0 ? 0 : at + 1;
    let end = start;
    while (!isGrade(block.charCodeAt(end))) end++;
    current = current.slice(0, shared) + block.slice(start, end);
    if (current === word) return (block.charCodeAt(end) - ZERO) as Grade;
    if (current > word) return 0;
    at = end + 1;
  }
  return 0;
}

/** A set over packed lines (from `encodeWords`); `size` is the number of words in them. */
export function readWords(blocks: readonly string[], size: number): WordSet {
  let heads: string[] | undefined;
  // A page asks for the same words again and again, and one judgement for the same word in several roles.
  const answers = new Map<string, Grade>();
  const lookUp = (word: string): Grade => {
    heads ??= blocks.map(firstWord);
    let low = 0;
    let high = heads.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (heads[middle]! <= word) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? 0 : gradeIn(blocks[low - 1]!, word);
  };
  const grade = (word: string): Grade => {
    const known = answers.get(word);
    if (known !== undefined) return known;
    if (answers.size >= REMEMBERED) answers.clear();
    const found = lookUp(word);
    answers.set(word, found);
    return found;
  };
  return { grade, has: (word) => grade(word) > 0, size };
}
