import { expect, test } from 'vitest';
import { isBetween, isBreak } from './breaks';

test.each([
  ['Coffee break', true, true],
  ['Mittagspause', true, true],
  ['休憩', true, true],
  ['Lunch', false, true],
  ['Tea & Coffee', false, true],
  ['Pause', false, true],
  ['Lunch with the author', false, false],
  ['Breaking bread', false, false],
])('%s: a pause %s, nothing on a stage %s', (name, pause, between) =>
  expect([isBreak(name), isBetween(name)]).toEqual([pause, between]),
);
