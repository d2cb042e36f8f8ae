/** The engine's worker: the core with its lexicons and models, one per browser. */
import type { TextReader } from '../core/classify/text/text-opinion';
import type { Finding } from '../core/finding';
import { noteOf } from '../core/page/notes';
import type { Note } from '../core/page/snapshot';
import { extract } from '../core/pipeline';
import { loadAssets } from './assets';
import type { Answer, Job } from './protocol';
import { textReaderFor } from './text-reader';

self.onmessage = async ({ data }: MessageEvent<Job>) => {
  let answer: Answer;
  try {
    answer = { id: data.id, finding: await judge(data) };
  } catch (error) {
    answer = { id: data.id, error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
  self.postMessage(answer);
};

/** A page whose words or descriptions cannot be read is judged without them, and says so. */
async function judge({ snapshot, now, kinds }: Job): Promise<Finding> {
  const assets = await loadAssets();
  const options = { now, clock: () => performance.now(), ...assets, ...(kinds ? { kinds } : {}) };
  const lost: Note[] = assets.longText ? [] : [noteOf('descriptions-not-read', {})];
  let text: TextReader | undefined;
  try {
    text = await textReaderFor(snapshot);
  } catch {
    lost.push(noteOf('words-not-read', {}));
  }
  const finding = extract(snapshot, { ...options, text });
  return { ...finding, notes: [...finding.notes, ...lost] };
}
