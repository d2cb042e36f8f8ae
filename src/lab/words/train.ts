/**
 * `npm run lab -- train words`: trains Word2Vec on the Japanese texts whose licences let vectors ship, and writes
 * `models/word-vectors-ja/`. Seeded; the same to the byte. Takes about ten minutes.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { QuantisedVectors } from '../../core/classify/word-vectors';
import { japaneseTokenizer } from '../../ml/kuromoji/japanese-tokenizer';
import type { CorpusWords } from '../events/fold-words';
import { readCorpus } from './corpus';
import { packedDictionary } from './dictionary';
import { skipGram, SKIP_GRAM, untrained } from './skip-gram';

export const WORD_VECTORS = 'models/word-vectors-ja/vectors.bin';
/** Dimensions that ship: chosen by `npm run lab -- compare words`. */
export const DIMENSIONS = 100;
/** A word that occurs fewer times in the texts gets no vector; and in the shipped file, for the size's sake. */
const LEAST = 3;
const LEAST_SHIPPED = 10;
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

/** What ships: the words that the texts have often enough, in signed bytes. */
export function shippedVectors({ dimensions, words, counts, embedding }: CorpusWords): QuantisedVectors {
  const kept = words.filter((_, i) => counts[i]! >= LEAST_SHIPPED);
  // Words are in order of their counts: what is kept comes first.
  return QuantisedVectors.of(kept, dimensions, embedding.input.subarray(0, kept.length * dimensions));
}

export async function trainWords(): Promise<void> {
  const words = corpusWords(DIMENSIONS);
  const shipped = shippedVectors(words);
  const bytes = shipped.toBytes();
  mkdirSync('models/word-vectors-ja', { recursive: true });
  writeFileSync(WORD_VECTORS, bytes);
  const sum = createHash('sha256').update(bytes).digest('hex');
  console.error(`wrote ${WORD_VECTORS}: ${shipped.words.length} words, ${bytes.length} bytes, SHA-256 ${sum}`);
}
