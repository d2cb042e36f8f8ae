import { beforeAll, expect, it } from 'vitest';
import { processorMs } from '../../../test/at-once';
import { tokensOf, type Tokenizer } from '../../core/text/tokens/index';
import { packedDictionary } from '../../lab/words/dictionary';
import { japaneseTokenizer } from './japanese-tokenizer';
import { unpackDictionary } from './dictionary-file';

let tokenizer: Tokenizer;
beforeAll(() => (tokenizer = japaneseTokenizer(packedDictionary())), 60_000);

it('divides Japanese into IPADIC words', () => {
  expect(tokenizer.words('美術館で特別展を開催します。')).toEqual([
    '美術館',
    'で',
    '特別',
    '展',
    'を',
    '開催',
    'し',
    'ます',
    '。',
  ]);
});

it('keeps unknown words whole, and characters outside the basic plane', () => {
  expect(tokenizer.words('LIVEへ')).toEqual(['LIVE', 'へ']);
  expect(tokenizer.words('𠮷野家').join('')).toBe('𠮷野家');
});

it('reads text without any punctuation in time that grows with its length', () => {
  const text = '丘の上の広場で朝市を開く'.repeat(2000);
  const began = processorMs();
  expect(tokenizer.words(text).join('')).toBe(text);
  expect(processorMs() - began).toBeLessThan(5000);
});

it('leaves shapes whole between words', () => {
  expect(tokensOf('11月3日(火)19時開演', tokenizer)).toEqual(['<date>', '<weekday>', '<time>', '開演']);
});

it('refuses a file that is cut short', () => {
  expect(() => unpackDictionary(new Uint8Array(100))).toThrow(/not a dictionary/);
});
