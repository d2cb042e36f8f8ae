import { beforeEach, expect, test, vi } from 'vitest';

type Listener = (message: unknown, sender: { id?: string; url?: string }) => Promise<unknown> | undefined;
let listener: Listener = () => undefined;

vi.mock('../platform/browser', () => ({
  browser: {
    runtime: {
      id: 'ours',
      getURL: (path: string) => `chrome-extension://ours/${path}`,
      onMessage: { addListener: (added: Listener) => (listener = added) },
    },
  },
}));
const { serve } = await import('./server');

const own = { id: 'ours', url: 'chrome-extension://ours/src/ui/popup/index.html' };
const contentScript = { id: 'ours', url: 'https://shop.example/' };
const look = { to: 'background.look', payload: { tabId: 1 } };

beforeEach(() => {
  serve({
    'background.look': () => ({ status: 'unreadable', url: '', at: 0, reason: 'gone' }),
    'content.highlight': () => ({ found: true }),
  });
});

test('a page of the extension is answered', async () => {
  expect(await listener(look, own)).toMatchObject({ ok: true });
});

test.each([
  ['a content script', contentScript],
  ['another extension', { id: 'theirs', url: 'chrome-extension://theirs/page.html' }],
  ['an address that only begins like ours', { id: 'ours', url: 'chrome-extension://ours.evil.example/' }],
  ['nobody in particular', {}],
])('%s asks the background for nothing', (_who, sender) => {
  expect(listener(look, sender)).toBeUndefined();
});

test('a message that is called like a member of every object is left alone', () => {
  expect(listener({ to: 'constructor', payload: null }, own)).toBeUndefined();
  expect(listener({ to: 'content.toString', payload: null }, own)).toBeUndefined();
});

test('what is asked in the wrong shape is refused in words', async () => {
  expect(await listener({ to: 'background.look', payload: { tabId: 'x' } }, own)).toMatchObject({
    ok: false,
    error: expect.stringContaining('bad message background.look'),
  });
});
