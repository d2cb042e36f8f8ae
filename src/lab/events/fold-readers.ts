/** The readers of Japanese text that have not seen a fold's sites, for whoever judges pages out of fold. */
import type { TextReader } from '../../core/classify/text/text-opinion';
import { japaneseTokenizer } from '../../ml/kuromoji/japanese-tokenizer';
import { foldOf } from '../data/sets';
import { FOLDS } from '../judge/folds';
import { packedDictionary } from '../words/dictionary';
import { corpusWords, DIMENSIONS } from '../words/train';
import { fitTextModel } from './fit';
import { readRecords } from './read-records';

/** Per fold a reader that has learnt from the other folds' sites. */
export async function readersOfFolds(): Promise<TextReader[]> {
  const records = await readRecords();
  const corpus = corpusWords(DIMENSIONS);
  const tokenizer = japaneseTokenizer(packedDictionary());
  const readers: TextReader[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const known = records.filter(({ site }) => foldOf(site, FOLDS) !== fold);
    readers.push({ lang: 'ja', tokenizer, model: await fitTextModel(known, corpus) });
  }
  return readers;
}
