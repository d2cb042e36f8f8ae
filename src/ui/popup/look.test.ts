import { beforeEach, expect, it, vi } from 'vitest';
import type { LookState } from '../../messages/contract';
import { LOOK_LIMIT } from '../../messages/time-limit';

type Change = Record<string, { newValue?: LookState }>;
const tab = { id: 1, url: 'https://museum.example/a' };
let isClosed = false;
let stored: Record<string, LookState> = {};
const replies: ((state: LookState) => void)[] = [];
let changed: (changes: Change, area: string) => void = () => undefined;

vi.mock('../../platform/browser', () => ({
  browser: {
    tabs: {
      get: async () => (isClosed ? Promise.reject(new Error('No tab with id: 1.')) : { ...tab }),
      query: async () => [{ ...tab }],
    },
    storage: {
      session: { get: async () => ({ ...stored }) },
      onChanged: { addListener: (listener: typeof changed) => (changed = listener) },
    },
    runtime: {
      sendMessage: () => new Promise((resolve) => replies.push((value) => resolve({ ok: true, value }))),
    },
  },
}));
const { isDead, isOf, Look } = await import('./look');

const looking = (url: string): LookState => ({ status: 'looking', phase: 'reading', url, since: 1000 });
const found = (url: string): LookState => ({ status: 'found', url, at: 1, finding: { url } as never, sought: [] });
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  replies.length = 0;
  stored = {};
  isClosed = false;
  tab.url = 'https://museum.example/a';
});

it('takes a stored look for the tab’s only while the tab shows that page', () => {
  const state = looking('https://museum.example/events');
  expect(isOf(state, { id: 1, url: 'https://museum.example/events#today' })).toBe(true);
  expect(isOf(state, { id: 1, url: 'https://museum.example/news' })).toBe(false);
  expect(isOf(looking('https://app.example/#/list'), { id: 1, url: 'https://app.example/#/other' })).toBe(false);
});

it('trusts a stored look where the browser does not say what the tab shows', () => {
  expect(isOf(looking('https://museum.example/'), { id: 1 })).toBe(true);
});

it('gives up a look that has not ended in time, and never one that has', () => {
  expect(isDead(looking(''), 1000 + LOOK_LIMIT)).toBe(false);
  expect(isDead(looking(''), 1001 + LOOK_LIMIT)).toBe(true);
  expect(isDead({ status: 'unreadable', url: '', at: 0, reason: 'pdf' }, 1e12)).toBe(false);
});

it('shows no answer and no state of a page that the tab has left, but looks again', async () => {
  const look = new Look();
  void look.start(undefined);
  await vi.waitFor(() => expect(replies).toHaveLength(1));
  tab.url = 'https://museum.example/b';
  changed({ 'look:1': { newValue: found('https://museum.example/a') } }, 'session');
  replies[0]!(found('https://museum.example/a'));
  await vi.waitFor(() => expect(replies).toHaveLength(2));
  await settled();
  expect(look.state.value?.status).toBe('looking');
  replies[1]!(found('https://museum.example/b'));
  await vi.waitFor(() => expect(look.state.value).toMatchObject({ status: 'found', url: 'https://museum.example/b' }));
});

it('drops an answer that comes after the look was taken away', async () => {
  const look = new Look();
  void look.start(undefined);
  await vi.waitFor(() => expect(replies).toHaveLength(1));
  // Reloaded: the same address, another document.
  changed({ 'look:1': {} }, 'session');
  replies[0]!(found('https://museum.example/a'));
  await vi.waitFor(() => expect(replies).toHaveLength(2));
  await settled();
  expect(look.state.value?.status).toBe('looking');
});

it('says that a tab was closed, and asks for it no more', async () => {
  const look = new Look();
  void look.start(undefined);
  await vi.waitFor(() => expect(replies).toHaveLength(1));
  isClosed = true;
  changed({ 'look:1': {} }, 'session');
  await settled();
  expect(look.state.value).toMatchObject({ status: 'unreadable', reason: 'gone' });
  expect(replies).toHaveLength(1);
});

it.each([
  ['all that is to be shown is shown as it is', true, 0],
  ['less is not shown: the page is read anew', false, 1],
])('a stored finding that holds %s', async (_what, isEnough, asked) => {
  stored = { 'look:1': found('https://museum.example/a') };
  const look = new Look(() => isEnough);
  void look.start(undefined);
  await settled();
  expect(look.state.value?.status).toBe(isEnough ? 'found' : 'looking');
  expect(replies).toHaveLength(asked);
});
