import { defineConfig } from 'vitest/config';

/** What deals with days and times must give the same wherever the machine stands. */
const TIMED = [
  'src/core/{text/dates,fields,structured,relate,export}/**/*.test.ts',
  'src/ui/parts/*.test.{ts,tsx}',
  'test/time-zone.test.ts',
];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    environment: 'node',
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}', 'test/*.test.ts'], env: { TZ: 'UTC' } },
      },
      ...['America/New_York', 'Asia/Tokyo'].map((zone) => ({
        extends: true as const,
        test: { name: zone, include: TIMED, env: { TZ: zone } },
      })),
    ],
  },
});
