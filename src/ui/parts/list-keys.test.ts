import { expect, it } from 'vitest';
import { intentOf } from './list-keys';

const press = (key: string, modifiers = {}) =>
  intentOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...modifiers });

it('extends with Shift, and takes all with Ctrl or Command', () => {
  expect(press('ArrowDown', { shiftKey: true })).toEqual({ do: 'move', move: 'next', extend: true });
  expect(press(' ', { shiftKey: true })).toEqual({ do: 'extend' });
  expect(press('a', { ctrlKey: true })).toEqual({ do: 'all' });
  expect(press('a', { metaKey: true })).toEqual({ do: 'all' });
});

it('leaves the keys of the browser and of input methods alone', () => {
  expect(press('e', { ctrlKey: true })).toBeUndefined();
  expect(press('w', { metaKey: true })).toBeUndefined();
  expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
  expect(press('Enter', { isComposing: true })).toBeUndefined();
  expect(press('a')).toBeUndefined();
});
