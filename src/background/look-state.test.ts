import { beforeEach, expect, test, vi } from 'vitest';
import type { Kind } from '../core/finding';
import type { LookState } from '../messages/contract';

/** Session storage with room for so many entries. */
const stored = new Map<string, unknown>();
let room = 3;
let chosen: Record<string, unknown> = {};
const badges = new Map<number, string>();

vi.mock('../platform/browser', () => ({
  browser: {
    storage: {
      local: { get: async () => ({ ...chosen }) },
      session: {
        set: async (items: Record<string, unknown>) => {
          for (const [key, value] of Object.entries(items)) {
            if (!stored.has(key) && stored.size >= room) throw new Error('QUOTA_BYTES quota exceeded');
            if ((value as { tooLarge?: boolean }).tooLarge) throw new Error('QUOTA_BYTES quota exceeded');
            stored.set(key, value);
          }
        },
        get: async () => Object.fromEntries(stored),
        remove: async (key: string) => void stored.delete(key),
      },
    },
    action: {
      setBadgeBackgroundColor: async () => undefined,
      setBadgeText: async ({ tabId, text }: { tabId: number; text: string }) => void badges.set(tabId, text),
    },
  },
}));
const { listAnew, setLook } = await import('./look-state');

const ended = (at: number): LookState => ({ status: 'error', url: '', at, message: '' });
const always = (): boolean => true;

beforeEach(() => {
  stored.clear();
  room = 3;
  chosen = {};
  badges.clear();
});

test('the oldest look at another tab makes room', async () => {
  stored.set('look:1', ended(20)).set('look:2', ended(10)).set('view:2', {});
  await setLook(3, ended(30), always);
  expect([...stored.keys()].sort()).toEqual(['look:1', 'look:3', 'view:2']);
});

test('a finding that never fits leaves no phase behind', async () => {
  stored.set('look:3', { status: 'looking', phase: 'judging', url: '', since: 0 }).set('view:2', {});
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  await setLook(3, Object.assign(ended(30), { tooLarge: true }), always);
  expect([...stored.keys()]).toEqual(['view:2']);
  expect(warn).toHaveBeenCalledOnce();
});

const found = (sought: Kind[], ...kinds: Kind[]): LookState =>
  ({ status: 'found', url: '', at: 1, sought, finding: { records: kinds.map((kind) => ({ kind })) } }) as never;
const usual: Kind[] = ['event', 'person', 'department'];

test('a look that did not seek what is listed from now on is forgotten with its badge; others are counted anew', async () => {
  const everything = found([...usual, 'news', 'business'], 'event', 'news', 'news');
  stored.set('look:1', found(usual, 'event')).set('look:2', everything).set('look:3', ended(5));
  chosen = { 'list:news': true };
  await listAnew();
  expect([...stored.keys()]).toEqual(['look:2', 'look:3']);
  expect(Object.fromEntries(badges)).toEqual({ 1: '', 2: '3' });
});

test('a kind that is listed no more is not counted, and nothing is read again', async () => {
  stored.set('look:1', found(usual, 'event', 'person'));
  chosen = { 'list:person': false };
  await listAnew();
  expect([...stored.keys()]).toEqual(['look:1']);
  expect(badges.get(1)).toBe('1');
});
