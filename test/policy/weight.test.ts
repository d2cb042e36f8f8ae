import { expect, test } from 'vitest';
import { BUDGETS } from './budgets';
import { BUILDS, filesOf, gzipped, loadedBy } from './built';

test.each(BUILDS.flatMap((build) => BUDGETS.map((budget) => ({ build, ...budget }))))(
  '$build: $what is at most $kB kB gzipped, for $why',
  ({ build, kB, entries }) => {
    const from = entries(build, filesOf(build));
    expect(from.length).toBeGreaterThan(0);
    const files = new Set(from.flatMap((entry) => [...loadedBy(build, entry)]));
    const bytes = [...files].reduce((sum, file) => sum + gzipped(build, file), 0);
    expect(bytes / 1000).toBeLessThan(kB);
  },
);

test('imports are followed: the popup is more than its page, the background more than its loader', () => {
  expect(
    [...loadedBy('dist', 'src/ui/popup/index.html')].filter((file) => file.endsWith('.js')).length,
  ).toBeGreaterThan(1);
  expect(loadedBy('dist', 'service-worker-loader.js').size).toBeGreaterThan(2);
});
