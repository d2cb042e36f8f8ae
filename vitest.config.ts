import { defineConfig } from 'vitest/config';

/** What keeps state beyond a file (storage, databases, signals, stubs) gets modules of its own; the rest shares them. */
const STATEFUL = ['src/{background,library,messages,platform,settings,ui}/**/*.test.{ts,tsx}'];

/** What deals with days and times must give the same wherever the machine stands. */
const TIMED = [
  'src/core/{text/dates,fields/when,fields/state,fields/subject,structured,relate,export}/**/*.test.ts',
  'src/core/fields/*.test.ts',
  'test/time-zone.test.ts',
];
const TIMED_PARTS = ['src/ui/parts/*.test.{ts,tsx}'];

const inZone = (zone: string) => [
  { extends: true as const, test: { name: zone, include: TIMED, env: { TZ: zone }, isolate: false } },
  { extends: true as const, test: { name: `${zone}, screens`, include: TIMED_PARTS, env: { TZ: zone } } },
];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    environment: 'node',
    maxWorkers: '100%',
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'test/*.test.ts'],
          exclude: STATEFUL,
          env: { TZ: 'UTC' },
          isolate: false,
        },
      },
      { extends: true, test: { name: 'stateful', include: STATEFUL, env: { TZ: 'UTC' } } },
      ...['America/New_York', 'Asia/Tokyo'].flatMap(inZone),
    ],
  },
});
