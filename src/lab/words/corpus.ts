/** The text on which word vectors are trained: sources whose licences let the vectors ship, and only those. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { tokensOf, type Tokenizer } from '../../core/text/tokens/index';
import { DATA } from '../data/sets';

/** Files of `texts/corpus/`, with their licences. What is non-commercial, copyleft for code, or unclear is not among them. */
export const SOURCES = {
  asdc_hotel_dialogs: 'CC BY 4.0',
  fukui_tourism_survey: 'CC BY 4.0',
  jaquad_wikipedia_contexts: 'CC BY-SA 3.0',
  jglue_captions: 'CC BY-SA 4.0',
  jglue_jsquad_contexts: 'CC BY-SA 4.0',
  ner_wikipedia: 'CC BY-SA 3.0',
  tanaka_small_parallel: 'CC BY 2.0 FR',
  wikinews_ja: 'CC BY 2.5',
  wikipedia_annotated: 'CC BY-SA 4.0',
} as const;

export interface Corpus {
  words: string[];
  /** How often each word occurs. */
  counts: Int32Array;
  /** All sentences one after the other, as numbers of words; -1 ends a sentence. Rare words are left out. */
  tokens: Int32Array;
}

const CACHE = '.cache/words';

/**
 * @param least a word that occurs fewer times is no word of the vocabulary
 * @throws Error where the texts are not laid out
 */
export function readCorpus(tokenizer: () => Tokenizer, least: number): Corpus {
  const lines = tokenizedLines(tokenizer);
  const counts = new Map<string, number>();
  for (const line of lines) for (const word of line) counts.set(word, (counts.get(word) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= least).sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  const numbers = new Map(kept.map(([word], i) => [word, i]));
  const tokens: number[] = [];
  for (const line of lines) {
    const before = tokens.length;
    for (const word of line) {
      const number = numbers.get(word);
      if (number !== undefined) tokens.push(number);
    }
    if (tokens.length > before) tokens.push(-1);
  }
  return {
    words: kept.map(([word]) => word),
    counts: Int32Array.from(kept, ([, count]) => count),
    tokens: Int32Array.from(tokens),
  };
}

/** Tokens of every line of the sources. Dividing twenty million characters takes minutes, so they are kept. */
function tokenizedLines(tokenizer: () => Tokenizer): string[][] {
  const file = join(CACHE, 'tokens.txt');
  if (!existsSync(file)) {
    const divide = tokenizer();
    const out: string[] = [];
    for (const name of Object.keys(SOURCES)) {
      const path = join(DATA, 'texts/corpus', `${name}.txt.gz`);
      if (!existsSync(path)) throw new Error(`the texts are not in ${DATA}/texts: this command needs them`);
      for (const line of gunzipSync(readFileSync(path)).toString('utf8').split('\n'))
        if (line) out.push(tokensOf(line, divide).join(' '));
      console.error(`divided ${name}`);
    }
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(file, out.join('\n'));
  }
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split(' ').filter(Boolean));
}
