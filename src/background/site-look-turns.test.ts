import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Finding } from '../core/finding';
import { link, page, people, unit } from '../core/site/test-site';
import { SITE_LOOK, SITE_WISH, WISH_HOLDS, type SiteLook } from '../messages/site-look';

const U = 'https://u.example';
const START = `${U}/`;
const PAUSE = 2_000;

const stored = new Map<string, unknown>();
const tabs = new Set<number>();
const allowed = new Set<string>();
/** What was asked of the site, and when (ms). */
const asked: { address: string; at: number }[] = [];
let opened = 0;
let rules = '';
/** Pages that never come while this is set, as for a worker that is killed over them. */
let isStuck = false;

vi.mock('../platform/browser', () => ({
  browser: {
    storage: {
      session: {
        get: async (key: string) => (stored.has(key) ? { [key]: structuredClone(stored.get(key)) } : {}),
        set: async (items: Record<string, unknown>) =>
          Object.entries(items).forEach(([key, value]) => stored.set(key, structuredClone(value))),
        remove: async (key: string) => void stored.delete(key),
      },
    },
  },
}));
vi.mock('../platform/site-access', () => ({
  hasSite: async (site: string) => allowed.has(site),
  leaveSite: async (site: string) => void allowed.delete(site),
  leaveAllSites: async () => allowed.clear(),
}));
vi.mock('./site-tab', () => ({
  openTab: async () => {
    tabs.add(++opened);
    return opened;
  },
  isOpen: async (id: number) => tabs.has(id),
  closeTab: async (id: number) => void tabs.delete(id),
  robotsInTab: async (_: number, address: string) => {
    asked.push({ address, at: Date.now() });
    return { status: 200, text: rules };
  },
  readInTab: async (_: number, address: string) => {
    asked.push({ address, at: Date.now() });
    if (isStuck) await new Promise(() => undefined);
    const answer = SITE[address];
    return answer ? { ...answer, finding: { notes: [], ...answer.finding } as unknown as Finding } : { refused: '404' };
  },
}));

const SITE: Record<string, ReturnType<typeof page> & { finding: Pick<Finding, 'url' | 'title' | 'records'> }> = {
  [START]: page(
    START,
    [],
    [
      link(`${U}/physics/faculty`, 'Faculty'),
      link(`${U}/departments`, 'Departments'),
      link(`${U}/private/staff`, 'Staff directory'),
    ],
  ) as never,
  [`${U}/physics/faculty`]: page(`${U}/physics/faculty`, people(6), []) as never,
  [`${U}/departments`]: page(
    `${U}/departments`,
    ['Physics', 'History', 'Law', 'Botany', 'Music'].map((name) => unit(`Department of ${name}`)),
    [],
  ) as never,
  [`${U}/private/staff`]: page(`${U}/private/staff`, people(9), []) as never,
};

/** The background as a worker that was just started has it. */
async function worker() {
  vi.resetModules();
  return import('./site-look');
}
const look = (): SiteLook | undefined => stored.get(SITE_LOOK) as SiteLook | undefined;
const paths = (): string[] => asked.map(({ address }) => new URL(address).pathname);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  tabs.clear();
  allowed.clear();
  allowed.add('u.example');
  asked.length = opened = 0;
  rules = 'User-agent: *\nDisallow: /private/';
  isStuck = false;
});
afterEach(() => vi.useRealTimers());

test('reads robots.txt once and first, then page after page in one tab, and leaves what the rules close', async () => {
  const { startSiteLook } = await worker();
  await startSiteLook(START, 20);
  await pass(60_000);
  expect(paths().slice(0, 2)).toEqual(['/robots.txt', '/']);
  expect(paths().slice(2).sort()).toEqual(['/departments', '/physics/faculty']);
  expect(look()).toMatchObject({ end: 'nothing_left', found: { people: 6, departments: 5 } });
  expect(
    look()!
      .findings.map(({ url }) => url)
      .sort(),
  ).toEqual([`${U}/departments`, `${U}/physics/faculty`]);
  expect(opened).toBe(1);
  expect([tabs.size, allowed.size]).toEqual([0, 0]);
});

test('pauses between pages as long as it must, or as robots.txt asks', async () => {
  const { startSiteLook } = await worker();
  await startSiteLook(START, 20);
  await pass(60_000);
  rules = 'User-agent: *\nCrawl-delay: 25\nDisallow: /private/';
  const gaps = () => asked.slice(2).map(({ at }, index) => at - asked[index + 1]!.at);
  expect(gaps().every((gap) => gap >= PAUSE)).toBe(true);
  asked.length = 0;
  allowed.add('u.example');
  await startSiteLook(START, 20);
  await pass(120_000);
  expect(asked).toHaveLength(4);
  expect(gaps().every((gap) => gap >= 25_000)).toBe(true);
});

test('reads no more pages than asked for', async () => {
  const { startSiteLook } = await worker();
  await startSiteLook(START, 2);
  await pass(60_000);
  expect(look()).toMatchObject({ end: 'budget', progress: { fetched: 2 } });
  expect(asked).toHaveLength(3);
});

test('once stopped it opens nothing more, and keeps what it found', async () => {
  const { startSiteLook, endSiteLook } = await worker();
  await startSiteLook(START, 20);
  await pass(PAUSE + 500);
  const before = look()!;
  expect(before.progress.fetched).toBe(2);
  await endSiteLook('stopped');
  const requests = asked.length;
  await pass(60_000);
  expect(asked).toHaveLength(requests);
  expect(look()).toMatchObject({ end: 'stopped', found: before.found });
  expect(look()).not.toHaveProperty('tabId');
  expect([tabs.size, allowed.size]).toEqual([0, 0]);
});

test('a page that comes after the stop is not taken in', async () => {
  const { startSiteLook, endSiteLook } = await worker();
  await startSiteLook(START, 20);
  await pass(PAUSE - 100);
  const waiting = endSiteLook('stopped');
  await pass(60_000);
  await waiting;
  expect(look()).toMatchObject({ end: 'stopped', progress: { fetched: 1 } });
});

test('a worker that was killed over a page reads that page again, in the same tab', async () => {
  const first = await worker();
  await first.startSiteLook(START, 20);
  await pass(500);
  isStuck = true;
  await pass(PAUSE);
  const over = paths().at(-1)!;
  expect(look()).toMatchObject({ step: { address: U + over }, progress: { fetched: 1 } });
  isStuck = false;
  const second = await worker();
  second.goOnWithSite();
  await pass(60_000);
  expect(look()).toMatchObject({ end: 'nothing_left', found: { people: 6, departments: 5 } });
  expect(paths().filter((path) => path === over)).toHaveLength(2);
  expect(paths().filter((path) => path === '/robots.txt')).toHaveLength(1);
  expect(opened).toBe(1);
});

test('ends when its tab is closed, also while no worker lived to see it', async () => {
  const first = await worker();
  await first.startSiteLook(START, 20);
  await pass(500);
  tabs.clear();
  await first.siteTabWasClosed(99);
  expect(look()!.end).toBeUndefined();
  await first.siteTabWasClosed(1);
  expect(look()!.end).toBe('tab_closed');

  allowed.add('u.example');
  const second = await worker();
  await second.startSiteLook(START, 20);
  await pass(500);
  isStuck = true;
  await pass(PAUSE);
  tabs.clear();
  const third = await worker();
  third.goOnWithSite();
  await pass(100);
  expect(look()!.end).toBe('tab_closed');
});

test('ends when the permission is taken back, and does not begin without it', async () => {
  const { startSiteLook, siteWasForbidden } = await worker();
  await startSiteLook(START, 20);
  await pass(500);
  await siteWasForbidden();
  expect(look()!.end).toBeUndefined();
  allowed.clear();
  await siteWasForbidden();
  expect(look()!.end).toBe('no_access');
  await expect(startSiteLook(START, 20)).rejects.toThrow('u.example');
  await pass(60_000);
  expect(paths()).toEqual(['/robots.txt', '/']);
});

test('asked for twice it is one walk; one over another site ends the first', async () => {
  const { startSiteLook } = await worker();
  const [one, two] = await Promise.all([startSiteLook(START, 20), startSiteLook(START, 20)]);
  expect(two).toBe(one);
  await pass(500);
  expect((await startSiteLook(START, 50)).startedAt).toBe(one.startedAt);
  expect(tabs).toEqual(new Set([1]));
  allowed.add('other.example');
  await startSiteLook('https://other.example/', 10);
  await pass(1_500);
  expect(look()).toMatchObject({ site: 'other.example', end: 'nothing_left' });
  expect(asked.at(-1)!.address).toBe('https://other.example/');
  expect([tabs.size, allowed.size]).toEqual([0, 0]);
});

test('stopped and begun anew within the pause, it goes on at once', async () => {
  const { startSiteLook, endSiteLook } = await worker();
  await startSiteLook(START, 20);
  await pass(500);
  await endSiteLook('stopped');
  allowed.add('u.example');
  await startSiteLook(START, 2);
  await pass(1_000);
  expect(look()).toMatchObject({ progress: { fetched: 1, budget: 2 } });
  await pass(60_000);
  expect(look()).toMatchObject({ end: 'budget' });
});

test('begins what was wished for before the popup closed over the question, unless that is long ago', async () => {
  const { siteWasAllowed } = await worker();
  stored.set(SITE_WISH, { url: START, budget: 10, at: Date.now() - WISH_HOLDS - 1 });
  await siteWasAllowed();
  expect(look()).toBeUndefined();
  stored.set(SITE_WISH, { url: START, budget: 10, at: Date.now() });
  await siteWasAllowed();
  expect(look()).toMatchObject({ site: 'u.example', walk: { budget: 10 } });
  expect(stored.has(SITE_WISH)).toBe(false);
});

test('a walk that runs is not forgotten; a browser that starts without one has no permission left', async () => {
  const { startSiteLook, forgetSiteLook, endSiteLook, leaveForgottenSites } = await worker();
  await startSiteLook(START, 20);
  await leaveForgottenSites();
  await forgetSiteLook();
  expect(look()).toMatchObject({ site: 'u.example' });
  expect(allowed.has('u.example')).toBe(true);
  await endSiteLook('stopped');
  await forgetSiteLook();
  expect(look()).toBeUndefined();
  allowed.add('u.example');
  await leaveForgottenSites();
  expect(allowed.size).toBe(0);
});
