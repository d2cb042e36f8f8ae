import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  ['2026 m. lapkričio 3 d. 18 val.', '2026-11-03 18:00'],
  ['lapkričio 3 d., antradienį, 18:00', '?-11-03Tu 18:00'],
  ['2026 m. lapkričio mėn. 3 d. 18 val. 30 min.', '2026-11-03 18:30'],
  ['lapkričio 3–5 d.', '?-11-03..?-11-05'],
  ['2026-11-03 18:00 val.', '2026-11-03 18:00 iso'],
];

const NOTHING = ['Vasario 16-osios g. 12, Vilnius', 'Kovo 11-osios gatvė 5', 'liepa 5'];

describe('Lithuanian', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'lt')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'lt')).toBe('');
  });
});
