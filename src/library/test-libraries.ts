/** Two libraries with their shelves of labels, new for every test of a file, on a clock that stands still. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, vi } from 'vitest';
import { openLabels, type LabelShelf } from './label-shelf';
import type { Library } from './kept';
import { openLibrary } from './library';
import { freshName } from './test-data';

export interface TwoLibraries {
  library: Library;
  other: Library;
  shelf: LabelShelf;
  otherShelf: LabelShelf;
}

/** @returns what is open in the test that runs; to be called once, outside of tests */
export function twoLibraries(): TwoLibraries {
  const on = {} as TwoLibraries;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
    const [name, otherName] = [freshName(), freshName()];
    on.library = await openLibrary(name);
    on.other = await openLibrary(otherName);
    on.shelf = await openLabels(name);
    on.otherShelf = await openLabels(otherName);
  });
  afterEach(() => {
    for (const opened of [on.library, on.other, on.shelf, on.otherShelf]) opened.close();
    vi.useRealTimers();
  });
  return on;
}
