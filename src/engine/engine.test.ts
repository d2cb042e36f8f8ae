import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageSnapshot } from '../core/page/snapshot';
import { extractInWorker, TIMEOUT } from './engine';
import type { Answer, Job } from './protocol';

class FakeWorker {
  static all: FakeWorker[] = [];
  readonly jobs: Job[] = [];
  isEnded = false;
  onmessage?: (event: { data: Answer }) => void;
  onerror?: (event: { message: string }) => void;
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(job: Job): void {
    this.jobs.push(job);
  }
  terminate(): void {
    this.isEnded = true;
  }
  answer(): void {
    const { id, snapshot } = this.jobs.at(-1)!;
    this.onmessage?.({ data: { id, finding: { url: snapshot.url } as never } });
  }
}
const last = (): FakeWorker => FakeWorker.all.at(-1)!;
const judge = (url: string): Promise<unknown> => {
  const ended = extractInWorker({ snapshot: { url } as PageSnapshot, now: '2026-01-01' });
  ended.catch(() => undefined);
  return ended;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(async () => {
  // Back to no worker for the next test.
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  FakeWorker.all = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page that waits for others has its whole time from when its turn comes', async () => {
  const [slow, next] = [judge('slow'), judge('next')];
  await vi.advanceTimersByTimeAsync(TIMEOUT - 1);
  last().answer();
  await vi.advanceTimersByTimeAsync(TIMEOUT - 1);
  last().answer();
  expect(await slow).toEqual({ url: 'slow' });
  expect(await next).toEqual({ url: 'next' });
  expect(FakeWorker.all).toHaveLength(1);
});

test.each([
  ['takes too long', () => vi.advanceTimersByTimeAsync(TIMEOUT), 'too long'],
  ['kills the worker', async () => last().onerror?.({ message: 'out of memory' }), 'out of memory'],
])('a page that %s fails alone; the others go to a new worker', async (_what, happen, reason) => {
  const [bad, one, two] = [judge('bad'), judge('one'), judge('two')];
  await happen();
  await expect(bad).rejects.toThrow(reason);
  expect(FakeWorker.all.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  last().answer();
  last().answer();
  expect(await Promise.all([one, two])).toEqual([{ url: 'one' }, { url: 'two' }]);
});

test('the worker goes when nothing was asked for long, and comes back', async () => {
  const first = judge('first');
  last().answer();
  await first;
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(last().isEnded).toBe(true);
  const second = judge('second');
  last().answer();
  expect(await second).toEqual({ url: 'second' });
});
