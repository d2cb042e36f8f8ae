import { beforeEach, expect, test, vi } from 'vitest';
import type { Finding } from '../core/finding';
import { SITE_LOOK, SITE_WISH, type SiteLook } from '../messages/site-look';
import type { TabPage } from './site-tab';

const stored = new Map<string, unknown>();
const closed: number[] = [];
let isAllowed = true;
let isTabOpen = true;
/** Pages that are being read, in order; the test answers them. */
const reading: { address: string; answer(page: TabPage): void }[] = [];

vi.mock('../platform/browser', () => ({
  browser: {
    storage: {
      session: {
        get: async (key: string) => ({ [key]: structuredClone(stored.get(key)) }),
        set: async (items: Record<string, unknown>) => Object.entries(items).forEach(([k, v]) => stored.set(k, v)),
        remove: async (key: string) => void stored.delete(key),
      },
    },
  },
}));
vi.mock('../platform/site-access', () => ({ hasSite: async () => isAllowed, leaveSite: async () => undefined }));
vi.mock('./site-tab', () => ({
  openTab: async () => 7,
  isOpen: async () => isTabOpen,
  closeTab: async (tabId: number) => void closed.push(tabId),
  robotsInTab: async () => ({ status: 404, text: '' }),
  readInTab: (_tab: number, address: string) =>
    new Promise((resolve) => reading.push({ address, answer: resolve as (page: TabPage) => void })),
}));

const { endSiteLook, forgetSiteLook, siteTabWasClosed, siteWasAllowed, startSiteLook } = await import('./site-look');

const START = 'https://www.hill.example/people';
const state = (): SiteLook => stored.get(SITE_LOOK) as SiteLook;
const readingPage = (count = 1): Promise<void> => vi.waitFor(() => expect(reading).toHaveLength(count));
const listOf = (...names: string[]): TabPage => ({
  finding: {
    url: START,
    title: 'People',
    records: names.map((name) => ({ kind: 'person', name, text: name, path: '/html/body/ul' })),
  } as unknown as Finding,
  links: [],
});

beforeEach(async () => {
  await endSiteLook('stopped');
  for (const { answer } of reading) answer({ refused: 'gone' });
  await new Promise((resolve) => setTimeout(resolve, 5));
  await forgetSiteLook();
  stored.clear();
  closed.length = reading.length = 0;
  isAllowed = isTabOpen = true;
});

test('a site that may not be read is not begun', async () => {
  isAllowed = false;
  await expect(startSiteLook(START, 5)).rejects.toThrow('hill.example');
  expect(stored.has(SITE_LOOK)).toBe(false);
});

test('asked twice at once, one walk begins', async () => {
  const [one, other] = await Promise.all([startSiteLook(START, 5), startSiteLook(START, 5)]);
  expect(other.startedAt).toBe(one.startedAt);
  await readingPage();
  expect(await startSiteLook(START, 5)).toMatchObject({ startedAt: one.startedAt });
  expect(reading).toHaveLength(1);
});

test('what a page shows is counted, and a walk without further links ends and closes its tab', async () => {
  await startSiteLook(START, 5);
  await readingPage();
  reading[0]!.answer(listOf('Ann Lee', 'Bo Ek', 'Ann Lee'));
  await vi.waitFor(() => expect(state().end).toBe('nothing_left'));
  expect(state()).toMatchObject({ found: { people: 2, departments: 0 }, progress: { fetched: 1 } });
  expect(closed).toEqual([7]);
});

test('a page that comes after the walk was stopped changes nothing', async () => {
  await startSiteLook(START, 5);
  await readingPage();
  await endSiteLook('stopped');
  reading[0]!.answer(listOf('Ann Lee', 'Bo Ek'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(state()).toMatchObject({ end: 'stopped', findings: [], progress: { fetched: 0 } });
});

test('closing its tab ends the walk, and says so; another tab is nothing to it', async () => {
  await startSiteLook(START, 5);
  await readingPage();
  await siteTabWasClosed(8);
  expect(state().end).toBeUndefined();
  await siteTabWasClosed(7);
  expect(state().end).toBe('tab_closed');
});

test('the permission that comes after the popup is gone begins what was asked for, if it was asked just now', async () => {
  stored.set(SITE_WISH, { url: START, budget: 10, at: Date.now() - 3_600_000 });
  await siteWasAllowed();
  expect(stored.has(SITE_LOOK)).toBe(false);
  stored.set(SITE_WISH, { url: START, budget: 10, at: Date.now() });
  await siteWasAllowed();
  expect(state()).toMatchObject({ site: 'hill.example', progress: { budget: 10 } });
  expect(stored.has(SITE_WISH)).toBe(false);
});
