/** What must not hang: lines and markup that are written to take long. */
import { expect } from 'vitest';

/** Several times what they take; without the bounds that are tested so they take far longer, or do not end. */
const MOST_MS = 4000;

/** @returns milliseconds of the processor that this process has had: on a busy machine the clock says nothing of the code */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** @returns what was run gives; fails where that takes more than a few seconds of the processor */
export function atOnce<T>(run: () => T): T {
  const began = processorMs();
  const result = run();
  expect(processorMs() - began).toBeLessThan(MOST_MS);
  return result;
}
