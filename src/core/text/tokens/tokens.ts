import { foldShapes, shapeOf, SIGN } from './shapes';

/** Divides text into words. The Japanese one is `src/ml/kuromoji/`'s, the others' is `segmenter.ts`. */
export interface Tokenizer {
  /** @returns the words in order, punctuation and white space included or left out as the tokenizer likes */
  words(text: string): string[];
}

const WORD = /[\p{L}\p{N}]/u;

/**
 * @returns words in lower case and shapes ("<date>"), in order; punctuation is left out
 */
export function tokensOf(text: string, tokenizer: Tokenizer): string[] {
  const folded = foldShapes(text);
  const tokens: string[] = [];
  let rest = folded;
  for (let at = rest.search(SIGN); at >= 0; at = rest.search(SIGN)) {
    addWords(tokens, rest.slice(0, at), tokenizer);
    tokens.push(shapeOf(rest[at]!));
    rest = rest.slice(at + 1);
  }
  addWords(tokens, rest, tokenizer);
  return tokens;
}

function addWords(tokens: string[], text: string, tokenizer: Tokenizer): void {
  if (!WORD.test(text)) return;
  for (const word of tokenizer.words(text)) if (WORD.test(word)) tokens.push(word.trim().toLowerCase());
}
