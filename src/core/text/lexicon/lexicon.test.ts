import { describe, expect, it } from 'vitest';
import { commonKanji, encodeWords, foldLatin, packLexicons, readLexicons, readWords, type Grade } from './index';

const graded = (words: string[], grade: Grade = 2): Map<string, Grade> => new Map(words.map((word) => [word, grade]));

describe('front coding', () => {
  // Enough words for several blocks, with long shared beginnings and words that are beginnings of others.
  const words = Array.from({ length: 200 }, (_, index) => {
    const tail = String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26));
    return `${index % 2 ? 'anna' : 'annamaria'}${tail}`;
  });
  const set = readWords(encodeWords(graded([...words, 'anna', 'annab'])), words.length + 2);

  it('finds every word that was packed, at block edges too', () => {
    expect([...words, 'anna', 'annab'].filter((word) => !set.has(word))).toEqual([]);
  });

  it('finds nothing else', () => {
    for (const word of ['', 'a', 'ann', 'annamaria', 'zz', 'annaaaa', `${words[7]}x`]) expect(set.grade(word)).toBe(0);
  });

  it('keeps grades apart, and answers the same when asked again', () => {
    const mixed = readWords(
      encodeWords(
        new Map<string, Grade>([
          ['ada', 1],
          ['adam', 3],
          ['eve', 2],
        ]),
      ),
      3,
    );
    for (let round = 0; round < 2; round++) expect(['ada', 'adam', 'eve', 'ad'].map(mixed.grade)).toEqual([1, 3, 2, 0]);
  });

  it('packs words of other scripts and refuses what would break the format', () => {
    const kanji = readWords(encodeWords(graded(['山田', '山本', '𠮷田'])), 3);
    expect(kanji.has('𠮷田')).toBe(true);
    expect(() => encodeWords(graded(['route66']))).toThrow(/route66/);
  });
});

describe('lexicons', () => {
  it('come back from text and from bytes, missing ones empty', () => {
    const packed = packLexicons({ givenNames: graded(['ada']), koSurnames: graded(['김'], 3) });
    for (const form of [packed, new TextEncoder().encode(packed)]) {
      const lexicons = readLexicons(form);
      expect(lexicons.givenNames.has('ada')).toBe(true);
      expect(lexicons.koSurnames.grade('김')).toBe(3);
      expect(lexicons.surnames.size).toBe(0);
      expect(lexicons.surnames.has('ada')).toBe(false);
    }
  });

  it('says so when the text is something else', () => {
    expect(() => readLexicons('<!doctype html>')).toThrow(/not a packed lexicon/);
  });
});

describe('keys', () => {
  it('fold accents, letters without decomposition and apostrophes', () => {
    expect(['Łukasz', 'Müller', 'O’Brien', 'Øystein', 'Şahin', 'Weiß'].map(foldLatin)).toEqual([
      'lukasz',
      'muller',
      'obrien',
      'oystein',
      'sahin',
      'weiss',
    ]);
  });

  it('give old forms of kanji their common ones', () => {
    expect(commonKanji('髙橋')).toBe('高橋');
    expect(commonKanji('渡邉')).toBe('渡辺');
  });
});
