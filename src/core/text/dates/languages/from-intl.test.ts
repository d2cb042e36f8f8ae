import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';
import { languageFromIntl } from './from-intl';

describe('a language without a file of its own', () => {
  test.each([
    ['is', 'þriðjudagur 3. nóvember 2026', '2026-11-03Tu'],
    ['cy', '3 Tachwedd 2026', '2026-11-03'],
    ['hi', '3 मार्च 2026', '2026-03-03'],
    ['fil', 'may 5 tao sa entablado', ''],
    ['th', '3 พฤศจิกายน 2026', '2026-11-03'],
    ['fa', '۳ نوامبر ۲۰۲۶', '2026-11-03'],
  ])('%s: %s', (lang, text, expected) => {
    expect(read(text, lang)).toBe(expected);
  });

  test('what is no language has no names', () => {
    expect(languageFromIntl('und')).toBeUndefined();
    expect(languageFromIntl('x-default')).toBeUndefined();
    expect(languageFromIntl('zxx')).toBeUndefined();
  });
});
