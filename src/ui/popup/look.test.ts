import { expect, it, vi } from 'vitest';
import type { LookState } from '../../messages/contract';

vi.mock('../../platform/browser', () => ({ browser: {} }));
const { isDead, isOf, LOOK_LIMIT } = await import('./look');

const looking = (url: string): LookState => ({ status: 'looking', phase: 'reading', url, since: 1000 });

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
