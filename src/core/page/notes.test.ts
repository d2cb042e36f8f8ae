import { expect, it } from 'vitest';
import { NOTE_CODES, noteOf, valueNames } from './notes';

it('says a note in English, and keeps what it is made of for other languages', () => {
  expect(noteOf('doubtful', { kind: 'person', percent: 41, text: 'Ada {text} $1' }, '/html/body/p')).toEqual({
    step: 'classify',
    path: '/html/body/p',
    reason: 'not sure enough of this person (41 %): Ada {text} $1',
    code: 'doubtful',
    values: { kind: 'person', percent: 41, text: 'Ada {text} $1' },
  });
});

it('leaves the path out where there is none', () => {
  expect(noteOf('page-cut', { elements: 20 })).not.toHaveProperty('path');
});

it('says the grounds of sameness in words', () => {
  const values = { kind: 'event', other: '/html/body/li', sameness: 'name-day', name: 'Tea' } as const;
  expect(noteOf('same', values).reason).toBe('the same event as at /html/body/li: same name and day (“Tea”)');
});

it('numbers values as they stand in the sentence, nine at most, as browsers have no more', () => {
  expect(valueNames('differs')).toEqual(['field', 'ours', 'theirs']);
  expect(Math.max(...NOTE_CODES.map((code) => valueNames(code).length))).toBeLessThanOrEqual(9);
  expect(valueNames('toString')).toEqual([]);
});
