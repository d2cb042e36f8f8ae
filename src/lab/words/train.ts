/**
 * Word2Vec on the Japanese texts whose licences let vectors ship. Seeded; the same to the byte. Takes about ten minutes, once. What of it
 * ships is what records can use: `npm run lab -- train events`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { japaneseTokenizer } from '../../ml/kuromoji/japanese-tokenizer';
import type { CorpusWords } from '../events/fold-words';
import { readCorpus } from './corpus';
import { packedDictionary } from './dictionary';
import { skipGram, SKIP_GRAM, untrained } from './skip-gram';

/** Dimensions that ship. */
export const DIMENSIONS = 100;
/** A word that occurs fewer times in the texts gets no vector. */
const LEAST = 3;
const CACHE = '.cache/words';

/** The corpus's vectors as training leaves them: trained where they are not kept from before. */
export function corpusWords(dimensions: number): CorpusWords {
  const file = join(CACHE, `embedding-${dimensions}.bin`);
  const corpus = readCorpus(() => japaneseTokenizer(packedDictionary()), LEAST);
  const embedding = untrained(corpus.words.length, dimensions, SKIP_GRAM.seed);
  if (existsSync(file)) {
    const kept = new Float32Array(new Uint8Array(readFileSync(file)).buffer);
    embedding.input.set(kept.subarray(0, kept.length / 2));
    embedding.output.set(kept.subarray(kept.length / 2));
  } else {
    const began = Date.now();
    skipGram(corpus, embedding, { ...SKIP_GRAM, dimensions });
    console.error(`${dimensions} dimensions: ${Math.round((Date.now() - began) / 1000)} s`);
    const both = new Float32Array(embedding.input.length * 2);
    both.set(embedding.input);
    both.set(embedding.output, embedding.input.length);
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(file, new Uint8Array(both.buffer));
  }
  return { dimensions, words: corpus.words, counts: corpus.counts, embedding };
}
