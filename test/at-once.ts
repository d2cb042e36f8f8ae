/** What must not hang: lines and markup that are written to take long. */
import { expect } from 'vitest';

/** Several times what they take on a busy machine; without the bounds that are tested so they take far longer, or do not end. */
const MOST_MS = 4000;

/** @returns what was run gives; fails where that takes more than a few seconds */
export function atOnce<T>(run: () => T): T {
  const began = performance.now();
  const result = run();
  expect(performance.now() - began).toBeLessThan(MOST_MS);
  return result;
}
