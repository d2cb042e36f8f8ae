/** The engine's worker: the core with its lexicons and models, one per browser. */
import { extract } from '../core/pipeline';
import { loadAssets } from './assets';
import type { Answer, Job } from './protocol';

self.onmessage = async ({ data }: MessageEvent<Job>) => {
  let answer: Answer;
  try {
    const finding = extract(data.snapshot, { now: data.now, clock: () => performance.now(), ...(await loadAssets()) });
    answer = { id: data.id, finding };
  } catch (error) {
    answer = { id: data.id, error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
  self.postMessage(answer);
};
