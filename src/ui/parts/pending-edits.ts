/** Changes of records that wait, by the row's key, until the record is kept. */
import type { Signal } from '@preact/signals';
import type { Changes } from './record-edit';

export type PendingEdits = ReadonlyMap<string, Changes>;

/** Adds changes to those of a row. @returns the way back: the row's changes as they were before */
export function addEdit(edits: Signal<PendingEdits>, key: string, changes: Changes): () => void {
  const before = edits.peek().get(key);
  edits.value = new Map([...edits.peek(), [key, { ...before, ...changes }]]);
  return () => {
    const others = [...edits.peek()].filter(([other]) => other !== key);
    edits.value = new Map(before ? [...others, [key, before]] : others);
  };
}
