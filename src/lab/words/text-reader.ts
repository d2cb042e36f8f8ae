/** The reader of Japanese texts for Node: the files that the extension ships, read when a page first asks. */
import { readFileSync } from 'node:fs';
import { TextModel } from '../../core/classify/text/text-model';
import type { TextReader } from '../../core/classify/text/text-opinion';
import { QuantisedVectors } from '../../core/classify/text/word-vectors';
import type { Tokenizer } from '../../core/text/tokens/index';
import { japaneseTokenizer } from '../../ml/kuromoji/japanese-tokenizer';
import { packedDictionary } from './dictionary';

export const WORD_VECTORS = 'models/word-vectors-ja/vectors.bin';
export const TEXT_MODEL = 'models/event-text/model.bin';

/** It loads nothing before a page in its language is judged. */
export class JapaneseReader implements TextReader {
  readonly lang = 'ja';
  #model?: TextModel;
  #tokenizer?: Tokenizer;

  get model(): TextModel {
    const bytes = (file: string): Uint8Array => new Uint8Array(readFileSync(file));
    return (this.#model ??= TextModel.fromBytes(bytes(TEXT_MODEL), QuantisedVectors.fromBytes(bytes(WORD_VECTORS))));
  }

  get tokenizer(): Tokenizer {
    return (this.#tokenizer ??= japaneseTokenizer(packedDictionary()));
  }
}
