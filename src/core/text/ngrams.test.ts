import { describe, expect, it } from 'vitest';
import { hashOf, ngramsOf } from './ngrams';

describe('ngramsOf', () => {
  it('takes words, and each with the piece before it', () => {
    expect(ngramsOf('Doors open')).toEqual(['doors', '^ doors', 'open', 'doors open']);
  });
  it('folds numbers to their length, so that no day is a word of its own', () => {
    expect(ngramsOf('12/3 2026')).toEqual(ngramsOf('31/8 1999'));
    expect(ngramsOf('12')).not.toEqual(ngramsOf('123'));
  });
  it('takes runs of one to three characters where no spaces are written', () => {
    expect(ngramsOf('開演中')).toEqual(['開', '開演', '開演中', '演', '演中', '中', '^ 開演中']);
  });
  it('folds width and case', () => {
    expect(ngramsOf('ＬＩＶＥ')).toEqual(ngramsOf('live'));
  });
  it('takes nothing from nothing', () => expect(ngramsOf('  ')).toEqual([]));
});

describe('hashOf', () => {
  it('is FNV-1a', () => {
    expect(hashOf('')).toBe(0x811c9dc5);
    expect(hashOf('a')).toBe(0xe40c292c);
  });
});
