import { expect, test, vi } from 'vitest';

vi.mock('../platform/browser', () => ({ browser: {} }));
vi.mock('../content/content-script.ts?script&iife', () => ({ default: '' }));
const { refusal, unreadableAddress } = await import('./read-page');

test.each([
  ['Cannot access contents of url "https://shop.example/error page/web store". Extension manifest must…', 'no_access'],
  ['Cannot access contents of the page "https://a.example/?to=chrome://x". …', 'no_access'],
  ['Missing host permission for the tab https://a.example/about:blank', 'no_access'],
  ['Cannot access a chrome:// URL', 'browser_page'],
  ['Cannot access a chrome-extension:// URL of different extension', 'browser_page'],
  ['The extensions gallery cannot be scripted.', 'store'],
  ['Frame with ID 0 is showing error page', 'empty'],
  ['No tab with id: 7.', 'gone'],
  ['Frame with ID 0 was removed.', 'gone'],
])('%s → %s', (message, reason) => expect(refusal(message)).toBe(reason));

test.each([
  ['https://chromewebstore.google.com/detail/x', 'store'],
  ['https://chromewebstore.google.com', 'store'],
  ['https://chrome.google.com/webstore/category', 'store'],
  ['https://chromewebstore.google.com.shop.example/', undefined],
  ['https://chrome.google.com/webstore-news', undefined],
  ['about:blank', 'browser_page'],
])('%s is %s', (url, reason) => expect(unreadableAddress(url)).toBe(reason));
