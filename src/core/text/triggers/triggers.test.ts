import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../../test/at-once';
import { findAttributes } from './index';
import { readRules } from './rule';
import { RULES } from './rules/index';

describe('every rule reads its example', () => {
  for (const [lang, table] of Object.entries(RULES)) {
    test.each(readRules(table).map((rule) => [rule.example, rule] as const))(`${lang}: %s`, (example, rule) => {
      const values = findAttributes(example, lang).flatMap(({ attribute, value }) =>
        attribute === rule.attribute ? [value] : [],
      );
      expect(values).toContain(rule.value);
    });
  }
});

const read = (text: string, lang: string): string[][] =>
  findAttributes(text, lang).map(({ attribute, value }) => [attribute, value]);

describe('findAttributes', () => {
  test('reads several labels of one line, each up to the next', () => {
    expect(read('Office: 312 Long Hall; Phone: 206-555-0134 Fax: 206-555-0199', 'en')).toEqual([
      ['office', '312 Long Hall'],
      ['telephone', '206-555-0134'],
      ['faxNumber', '206-555-0199'],
    ]);
  });

  test('a word of a longer word, or without anything to read, triggers nothing', () => {
    expect(read('The telephoned message and the faxes went home', 'en')).toEqual([]);
    expect(read('Please phone us. The office is upstairs.', 'en')).toEqual([]);
  });

  test('English labels are read on pages of other languages, foreign ones are not', () => {
    expect(read('Tel: 03-0000-0000', 'ja')).toEqual([['telephone', '03-0000-0000']]);
    expect(read('電話：03-0000-0000', 'en')).toEqual([]);
  });

  test('a sentence gives what its verb says of the subject', () => {
    expect(read('She was born in 1961 and received her Ph.D. from the University of Exampleton.', 'en')).toEqual([
      ['birthDate', '1961'],
      ['degree', 'Ph.D.'],
      ['alumniOf', 'University of Exampleton'],
    ]);
  });

  test('takes time in proportion to the text, whatever stands in it', () => {
    const hostile = ['Ph.D. in a from ', 'Tel: 1-1-1-1-1-', '大学大学大学卒', 'A of A of A of ', 'born in in in '];
    for (const piece of hostile) atOnce(() => findAttributes(piece.repeat(4000), 'ja'));
  });
});
