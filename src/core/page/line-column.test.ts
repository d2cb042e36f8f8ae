import { expect, test } from 'vitest';
import { className } from './line-column';

test.each([
  ['odd', ''],
  ['row-even views-row', 'views-row'],
  ['first card', 'card'],
  ['card odd', 'card'],
  ['post-9113', 'post-'],
  ['odd#head.name', ''],
  [undefined, ''],
])('%s: %s', (hint, name) => expect(className(hint)).toBe(name));
