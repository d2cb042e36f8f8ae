import type { Tokenizer } from './tokens';

/** The browser's own word boundaries (ICU): words of every language, dictionary-based where it writes no spaces. */
export function segmenterTokenizer(lang: string): Tokenizer {
  const segmenter = new Intl.Segmenter(lang === 'und' ? 'en' : lang, { granularity: 'word' });
  return {
    words: (text) =>
      Array.from(segmenter.segment(text), ({ segment, isWordLike }) => (isWordLike ? segment : '')).filter(Boolean),
  };
}
