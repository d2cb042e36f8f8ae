/** Fetches the Japanese tokenizer with its dictionary from the package: once per worker, when first asked for. */
import dictionaryUrl from 'virtual:japanese-dictionary';
import type { Tokenizer } from '../../core/text/tokens/index';
import { japaneseTokenizer } from './japanese-tokenizer';

let loading: Promise<Tokenizer> | undefined;

/** @throws Error where the file cannot be read; the next call tries again */
export function loadJapaneseTokenizer(): Promise<Tokenizer> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Tokenizer> {
  const response = await fetch(dictionaryUrl);
  if (!response.ok || !response.body) throw new Error(`a file of the extension is missing: ${dictionaryUrl}`);
  const plain = response.body.pipeThrough(new DecompressionStream('gzip'));
  return japaneseTokenizer(new Uint8Array(await new Response(plain).arrayBuffer()));
}
