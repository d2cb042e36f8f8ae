/** What reads the words of Japanese pages: fetched with its dictionary, some 6 MB of the package, when the first such page comes. */
import { TextModel } from '../core/classify/text/text-model';
import type { TextReader } from '../core/classify/text/text-opinion';
import { QuantisedVectors } from '../core/classify/text/word-vectors';
import { languageOf } from '../core/page/language';
import type { PageSnapshot } from '../core/page/snapshot';
import modelUrl from '../../models/event-text/model.bin?url';
import vectorsUrl from '../../models/word-vectors-ja/vectors.bin?url';
import { read } from './assets';

let loading: Promise<TextReader> | undefined;

/**
 * @returns undefined for a page in another language
 * @throws Error where a file of the package cannot be read; the next call tries again
 */
export async function textReaderFor(snapshot: PageSnapshot): Promise<TextReader | undefined> {
  if (languageOf(snapshot) !== 'ja') return undefined;
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<TextReader> {
  const { loadJapaneseTokenizer } = await import('../ml/kuromoji/load');
  const [tokenizer, vectors, model] = await Promise.all([
    loadJapaneseTokenizer(),
    bytesOf(vectorsUrl),
    bytesOf(modelUrl),
  ]);
  return { lang: 'ja', tokenizer, model: TextModel.fromBytes(model, QuantisedVectors.fromBytes(vectors)) };
}

const bytesOf = async (url: string): Promise<Uint8Array> => new Uint8Array(await (await read(url)).arrayBuffer());
