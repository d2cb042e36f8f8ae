/** Tests of the built extension in real browsers, one after the other: each file opens a browser of its own. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    // A loaded two-core machine takes its time; what hangs ends all the same.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
