/** The engine as its host page sees it: a worker that is started on demand, restarted when it dies, freed when idle. */
import type { Finding } from '../core/finding';
import type { EngineRequest } from '../messages/contract';
import type { Answer, Job } from './protocol';

/** A page that the worker has had for longer than this has met a fault: the next page gets a new worker. */
export const TIMEOUT = 60_000;
/** The worker's memory goes back after this long without a page. */
const IDLE = 5 * 60_000;

interface Waiting {
  job: Job;
  resolve(finding: Finding): void;
  reject(error: Error): void;
}

let worker: Worker | undefined;
let lastId = 0;
let idle: ReturnType<typeof setTimeout> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The first is in the worker's hands, the others wait: a page that stops the worker takes no other with it. */
const queue: Waiting[] = [];

/**
 * Judges a snapshot in the worker, after those that came before; `now` is today in local time where absent.
 * @throws Error when the worker fails on this page or dies of it
 */
export function extractInWorker(request: EngineRequest): Promise<Finding> {
  return new Promise((resolve, reject) => {
    queue.push({ job: { id: ++lastId, now: today(), ...request }, resolve, reject });
    if (queue.length === 1) handOver();
  });
}

/** Gives the first page of the queue to the worker; its time runs from here. */
function handOver(): void {
  clearTimeout(idle);
  const first = queue[0];
  if (!first) {
    idle = setTimeout(end, IDLE);
    return;
  }
  timer = setTimeout(() => fail('the page took too long to judge'), TIMEOUT);
  try {
    worker ??= start();
    worker.postMessage(first.job);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

function start(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<Answer>) => settle(data);
  started.onerror = (event) => fail(event.message || 'the engine stopped');
  return started;
}

function settle(answer: Answer): void {
  const first = queue[0];
  if (first?.job.id !== answer.id) return;
  clearTimeout(timer);
  queue.shift();
  if ('finding' in answer) first.resolve(answer.finding);
  else first.reject(new Error(answer.error));
  handOver();
}

/** The worker is past help: it is ended, the page that it had hears why, the next page gets a new one. */
function fail(reason: string): void {
  end();
  const first = queue[0];
  if (first) settle({ id: first.job.id, error: reason });
}

function end(): void {
  worker?.terminate();
  worker = undefined;
}

function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, '0')).join('-');
}
