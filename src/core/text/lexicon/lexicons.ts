import { encodeWords, readWords, type Grade, type WordSet } from './front-coding';

/** The lexicons, by name. Alphabetic ones hold words folded by `foldLatin`. */
export interface Lexicons {
  /** Given names in alphabetic scripts, of the whole world. */
  givenNames: WordSet;
  /** Surnames in alphabetic scripts. */
  surnames: WordSet;
  /** Ordinary English words; grade 3 is the most frequent. A name that is such a word is weak evidence. */
  words: WordSet;
  /** Japanese surnames as written (kanji or kana). */
  jaSurnames: WordSet;
  /** Japanese given names as written. */
  jaGiven: WordSet;
  /** Readings of Japanese surnames in hiragana. */
  jaSurnameReadings: WordSet;
  /** Readings of Japanese given names in hiragana. */
  jaGivenReadings: WordSet;
  /** Places, organisations and other words that could be read as a Japanese surname and given name, and are none. */
  jaNotNames: WordSet;
  /** Chinese surnames, simplified and traditional. */
  zhSurnames: WordSet;
  /** Characters of Chinese given names. */
  zhGiven: WordSet;
  /** Korean surnames in hangul. */
  koSurnames: WordSet;
}
export type LexiconName = keyof Lexicons;

export const LEXICON_NAMES: readonly LexiconName[] = [
  'givenNames',
  'surnames',
  'words',
  'jaSurnames',
  'jaGiven',
  'jaSurnameReadings',
  'jaGivenReadings',
  'jaNotNames',
  'zhSurnames',
  'zhGiven',
  'koSurnames',
];

const MAGIC = 'gleaner-lexicons 1';

/** One text with all lexicons: the first line is the format, then per lexicon `name words blocks` and its blocks. */
export function packLexicons(lexicons: Partial<Record<LexiconName, ReadonlyMap<string, Grade>>>): string {
  const lines = [MAGIC];
  for (const name of LEXICON_NAMES) {
    const words = lexicons[name] ?? new Map<string, Grade>();
    const blocks = encodeWords(words);
    lines.push(`${name} ${words.size} ${blocks.length}`, ...blocks);
  }
  return `${lines.join('\n')}\n`;
}

/**
 * Opens packed lexicons (text, or its UTF-8 bytes). Words are decoded at look-up, so this only cuts lines.
 * A lexicon that the text lacks is empty. Throws an Error where the text is no packed lexicon of this version.
 */
export function readLexicons(packed: Uint8Array | string): Lexicons {
  const text = typeof packed === 'string' ? packed : new TextDecoder().decode(packed);
  const lines = text.split('\n');
  if (lines[0] !== MAGIC)
    throw new Error(`not a packed lexicon of this version: ${JSON.stringify(lines[0]?.slice(0, 40))}`);
  const found: Partial<Lexicons> = {};
  let at = 1;
  while (at < lines.length && lines[at]) {
    const [name, size, blocks] = lines[at]!.split(' ');
    const start = at + 1;
    at = start + Number(blocks);
    found[name as LexiconName] = readWords(lines.slice(start, at), Number(size));
  }
  const empty = readWords([], 0);
  return Object.fromEntries(LEXICON_NAMES.map((name) => [name, found[name] ?? empty])) as unknown as Lexicons;
}
