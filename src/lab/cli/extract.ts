/**
 * `npm run extract`: prints the finding of every page, one JSON per line. Pages are read by the built extension in
 * headless Chromium; with --snapshots, stored snapshots go through the same core in Node.
 */
import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { RecordModel } from '../../core/classify/tree-judge';
import type { Finding } from '../../core/finding';
import { extract } from '../../core/pipeline';
import { loadLexiconsFromDisk } from '../lexicons/load-node';
import { readArguments, UsageError, type Options } from './arguments';
import { launchForBatch } from './chromium';
import { LineWriter } from './output';
import { readPages } from './reader';
import type { StoredSnapshot } from './snapshot-file';

export type ExtractLine = { page: string } & (Finding | { error: string });

async function main(): Promise<void> {
  const options = readArguments(process.argv.slice(2));
  await (options.snapshots ? replay(options, options.snapshots) : readLive(options));
}

async function readLive(options: Options): Promise<void> {
  const browser = await launchForBatch(options.dist);
  const writer = new LineWriter(options.out, options.pages.length);
  const place = new Map(options.pages.map((page, index) => [page, index]));
  try {
    const outcomes = readPages(browser, options.pages, options.width, (tab, { now }) => tab.look(now));
    for await (const outcome of outcomes) {
      const { page } = outcome.page;
      writer.write(
        place.get(outcome.page)!,
        'error' in outcome ? { page, error: outcome.error } : line(page, outcome.value, options),
      );
    }
  } finally {
    writer.close();
    await browser.close();
  }
}

async function replay(options: Options, file: string): Promise<void> {
  const lexicons = loadLexiconsFromDisk();
  const model = JSON.parse(readFileSync('models/record-judge/model.json', 'utf8')) as RecordModel;
  const writer = new LineWriter(options.out, 0);
  const today = new Date().toISOString().slice(0, 10);
  let index = 0;
  for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    if (!text.trim()) continue;
    writer.write(index++, replayLine(text));
  }
  writer.close();

  function replayLine(text: string): ExtractLine {
    let page = `line ${index + 1}`;
    try {
      const stored = JSON.parse(text) as StoredSnapshot;
      page = stored.page;
      if ('error' in stored) return { page, error: stored.error };
      const now = stored.now ?? options.now ?? today;
      return line(page, extract(stored.snapshot, { now, lexicons, model, clock: () => performance.now() }), options);
    } catch (error) {
      return { page, error: error instanceof Error ? error.message : String(error) };
    }
  }
}

/** Kinds that were not asked for are left out; ordinals stay as they are on the page. */
function line(page: string, finding: Finding, { kinds }: Options): ExtractLine {
  return { page, ...finding, records: finding.records.filter(({ kind }) => kinds.includes(kind)) };
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? (error instanceof UsageError ? error.message : error.stack) : error);
  process.exit(1);
});
