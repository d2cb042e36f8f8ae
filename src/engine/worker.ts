/** The engine's worker: the core with its lexicons, one per browser. */
import { extract } from '../core/pipeline';
import { fetchLexicons } from './lexicons';
import type { Answer, Job } from './protocol';

self.onmessage = async ({ data }: MessageEvent<Job>) => {
  let answer: Answer;
  try {
    answer = { id: data.id, finding: extract(data.snapshot, { now: data.now, lexicons: await fetchLexicons() }) };
  } catch (error) {
    answer = { id: data.id, error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
  self.postMessage(answer);
};
