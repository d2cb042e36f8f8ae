import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  ['2026 m. lapkričio 3 d. 18 val.', '2026-11-03 18:00'],
  ['lapkričio 3 d., antradienį, 18:00', '?-11-03Tu 18:00'],
  ['lapkričio 3–5 d.', '?-11-03..?-11-05'],
  ['2026-11-03 18:00 val.', '2026-11-03 18:00 iso'],
];

const NOTHING = ['12 metų', '5 žmonių'];

describe('Lithuanian', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'lt')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'lt')).toBe('');
  });
});
