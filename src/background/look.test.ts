import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Finding } from '../core/finding';
import type { EngineRequest } from '../messages/contract';
import { LOOK_ENDS_WITHIN } from '../messages/time-limit';

const stored = new Map<string, unknown>();
const badges: string[] = [];
const tab = { url: 'https://museum.example/a' };
/** What `storage.local` holds. */
let chosen: Record<string, unknown> = {};
const judging: { kinds?: 'all'; resolve(finding: Finding): void; reject(error: Error): void }[] = [];

vi.mock('../platform/browser', () => ({
  browser: {
    tabs: { get: async () => ({ ...tab }) },
    storage: {
      local: { get: async () => ({ ...chosen }) },
      session: {
        set: async (items: Record<string, unknown>) => Object.entries(items).forEach(([k, v]) => stored.set(k, v)),
        remove: async (key: string) => void stored.delete(key),
      },
    },
    action: {
      setBadgeBackgroundColor: async () => undefined,
      setBadgeText: async ({ text }: { text: string }) => void badges.push(text),
    },
  },
}));
vi.mock('../engine/engine', () => ({
  extractInWorker: ({ kinds }: EngineRequest) =>
    new Promise((resolve, reject) => judging.push({ ...(kinds && { kinds }), resolve, reject })),
}));
vi.mock('./read-page', () => ({
  unreadableAddress: () => undefined,
  readPage: async () => ({ snapshot: { url: tab.url } }),
}));

const { cancelLook, look } = await import('./look');
const { forgetLook } = await import('./look-state');

const findingOf = (url: string): Finding => ({ url, records: [{ kind: 'event', name: url }] }) as unknown as Finding;
const goTo = async (url: string): Promise<void> => {
  tab.url = url;
  cancelLook(1);
  await forgetLook(1);
};

beforeEach(() => {
  stored.clear();
  badges.length = judging.length = 0;
  chosen = {};
  tab.url = 'https://museum.example/a';
});
afterEach(() => {
  cancelLook(1);
  vi.useRealTimers();
});

test('a page that is left while it is judged leaves neither state nor badge, and the next look is its own', async () => {
  const first = look(1);
  await vi.waitFor(() => expect(judging).toHaveLength(1));
  await goTo('https://museum.example/b');
  expect(await first).toMatchObject({ status: 'unreadable', reason: 'gone' });
  const second = look(1);
  await vi.waitFor(() => expect(judging).toHaveLength(2));
  judging[0]!.resolve(findingOf('https://museum.example/a'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(stored.get('look:1')).toMatchObject({ status: 'looking', url: 'https://museum.example/b' });
  expect(badges).not.toContain('1');
  judging[1]!.resolve(findingOf('https://museum.example/b'));
  expect(await second).toMatchObject({ status: 'found', url: 'https://museum.example/b' });
  expect(stored.get('look:1')).toMatchObject({ status: 'found', url: 'https://museum.example/b' });
  expect(badges.at(-1)).toBe('1');
});

test('two that ask for one tab share a look; after its end the next is new', async () => {
  const [one, two] = [look(1), look(1)];
  await vi.waitFor(() => expect(judging).toHaveLength(1));
  judging[0]!.reject(new Error('a fault'));
  expect(await one).toMatchObject({ status: 'error', message: 'a fault' });
  expect(await two).toBe(await one);
  void look(1);
  await vi.waitFor(() => expect(judging).toHaveLength(2));
});

test('a look that never ends is given up, in words, and the tab may be looked at again', async () => {
  vi.useFakeTimers();
  const first = look(1);
  await vi.advanceTimersByTimeAsync(LOOK_ENDS_WITHIN);
  expect(await first).toMatchObject({ status: 'error', message: 'the look took too long' });
  expect(stored.get('look:1')).toMatchObject({ status: 'error' });
  void look(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(judging).toHaveLength(2);
});

test('news is looked for only where it is listed, and the state says what was looked for', async () => {
  const first = look(1);
  await vi.waitFor(() => expect(judging).toHaveLength(1));
  judging[0]!.resolve(findingOf(tab.url));
  expect(await first).toMatchObject({ sought: ['event', 'person', 'department'] });
  chosen = { 'list:news': true };
  const second = look(1);
  await vi.waitFor(() => expect(judging).toHaveLength(2));
  judging[1]!.resolve(findingOf(tab.url));
  expect((await second) as object).toHaveProperty('sought', expect.arrayContaining(['news', 'business']));
  expect(judging.map(({ kinds }) => kinds)).toEqual([undefined, 'all']);
});

test('what is chosen while a page is judged holds for it', async () => {
  const ended = look(1);
  await vi.waitFor(() => expect(judging).toHaveLength(1));
  chosen = { annotating: true };
  judging[0]!.resolve(findingOf(tab.url));
  await vi.waitFor(() => expect(judging).toHaveLength(2));
  expect(judging[1]!.kinds).toBe('all');
  judging[1]!.resolve({ ...findingOf(tab.url), title: 'with news' });
  expect(await ended).toMatchObject({ finding: { title: 'with news' } });
});

test('the badge counts the kinds that are listed', async () => {
  chosen = { 'list:event': false };
  const ended = look(1);
  await vi.waitFor(() => expect(judging).toHaveLength(1));
  judging[0]!.resolve(findingOf(tab.url));
  await ended;
  expect(badges.at(-1)).toBe('0');
});
