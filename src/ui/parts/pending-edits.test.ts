import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { addEdit, type PendingEdits } from './pending-edits';

it('adds to what a row was changed to before, and takes back the last change only', () => {
  const edits = signal<PendingEdits>(new Map([['b', { name: 'B' }]]));
  const undoFirst = addEdit(edits, 'a', { name: 'A' });
  const undoSecond = addEdit(edits, 'a', { name: 'AA', email: 'a@u.example' });
  expect(edits.value.get('a')).toEqual({ name: 'AA', email: 'a@u.example' });
  undoSecond();
  expect(edits.value.get('a')).toEqual({ name: 'A' });
  undoFirst();
  expect([...edits.value]).toEqual([['b', { name: 'B' }]]);
});
