import { expect, it } from 'vitest';
import { labelIntentOf } from './label-keys';

const press = (key: string, rest: object = {}) =>
  labelIntentOf({ key, ctrlKey: false, metaKey: false, altKey: false, isComposing: false, ...rest });

it('judges, chooses kinds and moves by single keys', () => {
  expect(press('y')).toEqual({ do: 'judge', verdict: 'right' });
  expect(press('a')).toEqual({ do: 'judge', verdict: 'arguable' });
  expect(press('n')).toEqual({ do: 'judge', verdict: 'wrong' });
  expect(press('2')).toEqual({ do: 'kind', kind: 'person' });
  expect(press('ArrowDown')).toEqual({ do: 'move', by: 1 });
});

it('leaves the keys of others alone', () => {
  expect(press('9')).toBeUndefined();
  expect(press('p')).toBeUndefined();
  expect(press('a', { ctrlKey: true })).toBeUndefined();
  expect(press('n', { isComposing: true })).toBeUndefined();
});
