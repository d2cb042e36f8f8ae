import { describe, expect, it } from 'vitest';
import { segmenterTokenizer, tokensOf } from './index';

const spaces = { words: (text: string) => text.split(/[\s,]+/) };
const of = (text: string): string => tokensOf(text, spaces).join(' ');

describe('tokensOf', () => {
  it.each([
    ['2026年11月3日(火・祝) １０：００～１７：００', '<date> <weekday> <time> <time>'],
    ['令和8年11月3日 から 11月8日', '<date> から <date>'],
    ['11/3 [TUE] 開演19時30分 料金 3,500円', '<date> <weekday> 開演 <time> 料金 <price>'],
    ['2026.11.03 OPEN 18:30 ADV ¥3500', '<date> open <time> adv <price>'],
    ['Tuesday, 3 November 2026, 7.30 pm', '<weekday> <date> <time>'],
    ['November 3, 2026 at 7pm', '<date> at <time>'],
    ['am 3. November um 19:30 Uhr, Eintritt 12 €', 'am <date> um <time> uhr eintritt <price>'],
    ['le 3 novembre à 19h30', 'le <date> à <time>'],
    ['TEL 03-1234-5678 info@hall.example https://hall.example/a?b=1', 'tel <telephone> <email> <url>'],
    ['〒123-4567 丘町 3階 定員 120名', '<postcode> 丘町 <1> 階 定員 <123> 名'],
    ['10月のおすすめ 50%OFF', '<month> のおすすめ <percent> off'],
    ['2025年 2時間 8月間', '<year> <1> 時間 <1> 月間'],
    ['Version 1.2.3 of 15,000', 'version <123> of <1234>'],
  ])('folds %s', (text, tokens) => expect(of(text)).toBe(tokens));

  it('takes a month without a day beside it for a word', () => {
    expect(of('may we march in june')).toBe('may we march in june');
  });

  it('does not let private characters of the page pass for shapes', () => {
    expect(of('a\ue006b')).toBe('a b');
  });
});

describe('segmenterTokenizer', () => {
  it('divides words with and without spaces, and leaves punctuation out', () => {
    expect(tokensOf('Live music, every Friday!', segmenterTokenizer('en'))).toEqual([
      'live',
      'music',
      'every',
      '<weekday>',
    ]);
    expect(tokensOf('東京で音楽会を開く', segmenterTokenizer('ja')).length).toBeGreaterThan(3);
  });
});
