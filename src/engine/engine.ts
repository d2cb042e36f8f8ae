/** The engine as its host page sees it: a worker that is started on demand, restarted when it dies, freed when idle. */
import type { Finding } from '../core/finding';
import type { PageSnapshot } from '../core/page/snapshot';
import type { Answer, Job } from './protocol';

/** A page that takes longer than this has met a fault; the worker is ended and the next page gets a new one. */
const TIMEOUT = 60_000;
/** The worker's memory goes back after this long without a page. */
const IDLE = 5 * 60_000;

interface Waiting {
  resolve(finding: Finding): void;
  reject(error: Error): void;
  timer: ReturnType<typeof setTimeout>;
}

let worker: Worker | undefined;
let lastId = 0;
let idle: ReturnType<typeof setTimeout> | undefined;
const waiting = new Map<number, Waiting>();

/**
 * Judges a snapshot in the worker.
 * @param now day of the visit, YYYY-MM-DD; today in local time where absent
 * @throws Error when the worker fails on this page or dies
 */
export function extractInWorker(snapshot: PageSnapshot, now: string = today()): Promise<Finding> {
  return new Promise((resolve, reject) => {
    const id = ++lastId;
    const timer = setTimeout(() => stop('the page took too long to judge'), TIMEOUT);
    waiting.set(id, { resolve, reject, timer });
    clearTimeout(idle);
    const job: Job = { id, snapshot, now };
    start().postMessage(job);
  });
}

function start(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Answer>) => settle(data);
  worker.onerror = (event) => stop(event.message || 'the engine stopped');
  return worker;
}

function settle(answer: Answer): void {
  const job = waiting.get(answer.id);
  if (!job) return;
  waiting.delete(answer.id);
  clearTimeout(job.timer);
  if ('finding' in answer) job.resolve(answer.finding);
  else job.reject(new Error(answer.error));
  if (waiting.size === 0) idle = setTimeout(() => stop('idle'), IDLE);
}

/** Ends the worker; whoever still waits hears why. */
function stop(reason: string): void {
  worker?.terminate();
  worker = undefined;
  for (const [id] of waiting) settle({ id, error: reason });
  clearTimeout(idle);
}

function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, '0')).join('-');
}
