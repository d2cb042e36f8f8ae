/** `npm run snapshot -- PAGES… --out FILE`: saves the snapshots of pages, one JSON per line, for `extract --snapshots`. */
import { readArguments, UsageError } from './arguments';
import { launchForBatch } from './chromium';
import { LineWriter } from './output';
import { readPages } from './reader';
import type { StoredSnapshot } from './snapshot-file';

async function main(): Promise<void> {
  const options = readArguments(process.argv.slice(2));
  const browser = await launchForBatch(options.dist);
  const writer = new LineWriter(options.out, options.pages.length);
  const place = new Map(options.pages.map((page, index) => [page, index]));
  try {
    for await (const outcome of readPages(browser, options.pages, options.width, (tab) => tab.snapshot())) {
      const { page, now } = outcome.page;
      const line: StoredSnapshot = {
        page,
        ...(now ? { now } : {}),
        ...('error' in outcome ? { error: outcome.error } : { snapshot: outcome.value }),
      };
      writer.write(place.get(outcome.page)!, line);
    }
  } finally {
    writer.close();
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? (error instanceof UsageError ? error.message : error.stack) : error);
  process.exit(1);
});
