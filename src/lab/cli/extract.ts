/**
 * `npm run extract`: prints the finding of every page, one JSON per line. Pages are read by the built extension in
 * headless Chromium; with --snapshots, stored snapshots go through the same core in Node.
 */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Finding } from '../../core/finding';
import type { PageSnapshot } from '../../core/page/snapshot';
import { extract } from '../../core/pipeline';
import { readArguments, UsageError, type Options } from './arguments';
import { launchForBatch } from './chromium';
import { LineWriter } from './output';
import { readPages } from './reader';
import { regionsOf, shipped, type PrintedRegion } from './regions';
import { localDay, type StoredSnapshot } from './snapshot-file';

export type ExtractLine = { page: string } & ((Finding & { regions?: PrintedRegion[] }) | { error: string });

async function main(): Promise<void> {
  const options = readArguments(process.argv.slice(2));
  await (options.snapshots ? replay(options, options.snapshots) : readLive(options));
}

async function readLive(options: Options): Promise<void> {
  const browser = await launchForBatch(options.dist);
  const writer = new LineWriter(options.out, options.pages.length);
  const place = new Map(options.pages.map((page, index) => [page, index]));
  try {
    const outcomes = readPages(browser, options.pages, options.width, async (tab, { now }) => ({
      finding: await tab.look(now),
      ...(options.regions || options.background ? { snapshot: await tab.snapshot() } : {}),
    }));
    for await (const outcome of outcomes) {
      const { page } = outcome.page;
      writer.write(
        place.get(outcome.page)!,
        'error' in outcome
          ? { page, error: outcome.error }
          : line(
              page,
              withBackground(outcome.value, outcome.page.now ?? today(), options),
              outcome.page.now ?? today(),
              options,
            ),
      );
    }
  } finally {
    writer.close();
    await browser.close();
  }
}

async function replay(options: Options, file: string): Promise<void> {
  const { lexicons, model, pageKind, longText, text: reader } = shipped();
  const writer = new LineWriter(options.out, 0);
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
      const { snapshot } = stored;
      const now = stored.now ?? options.now ?? localDay(snapshot.capturedAt);
      const kinds = options.background ? ({ kinds: 'all' } as const) : {};
      const models = { lexicons, model, pageKind, longText, text: reader };
      const finding = extract(snapshot, { now, ...models, ...kinds, clock: () => performance.now() });
      return line(page, { finding, snapshot }, now, options);
    } catch (error) {
      return { page, error: error instanceof Error ? error.message : String(error) };
    }
  }
}

/** The extension leaves news and businesses out; they are read from the snapshot that it took. */
function withBackground(
  read: { finding: Finding; snapshot?: PageSnapshot },
  now: string,
  { background }: Options,
): { finding: Finding; snapshot?: PageSnapshot } {
  const { finding, snapshot } = read;
  if (!background || !snapshot) return read;
  const { records } = extract(snapshot, { now, ...shipped(), kinds: 'all' });
  return { snapshot, finding: { ...finding, records } };
}

/** In local time, as the extension takes it. */
const today = (): string => localDay(new Date().toISOString());

/** Kinds that were not asked for are left out; ordinals stay as they are on the page. */
function line(
  page: string,
  { finding, snapshot }: { finding: Finding; snapshot?: PageSnapshot },
  now: string,
  { kinds, regions }: Options,
): ExtractLine {
  return {
    page,
    ...finding,
    records: finding.records.filter(({ kind }) => kinds.includes(kind)),
    ...(regions && snapshot ? { regions: regionsOf(snapshot, now) } : {}),
  };
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? (error instanceof UsageError ? error.message : error.stack) : error);
  process.exit(1);
});
