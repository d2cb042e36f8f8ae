/** Packed lexicons of names and ordinary words: their format and their look-up. */
/** Core gets the packed text handed in; whoever calls it has read it from disk or from the extension's bundle. */
export { commonKanji, foldLatin, toHiragana } from './fold';
export type { Grade, WordSet } from './front-coding';
export { encodeWords, readWords } from './front-coding';
export type { LexiconName, Lexicons } from './lexicons';
export { LEXICON_NAMES, packLexicons, readLexicons } from './lexicons';
