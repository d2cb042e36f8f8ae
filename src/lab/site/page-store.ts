/** Snapshots of pages of saved sites, taken when they are first asked for and kept under .cache/site/. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { PageSnapshot } from '../../core/page/snapshot';
import { launchForBatch, type ExtensionBrowser } from '../cli/chromium';
import { readPages } from '../cli/reader';
import type { SavedSite } from './saved-site';

const STORE = '.cache/site/snapshots';
const TABS = 2;

/** A page that is wanted: a site and a file within it. */
export interface Wanted {
  site: SavedSite;
  file: string;
  url: string;
}

export type Stored = { snapshot: PageSnapshot } | { error: string };

const fileOf = ({ site, file }: Wanted): string => join(STORE, site.name, `${file.replaceAll('/', '~')}.json.gz`);

export class PageStore {
  #browser: ExtensionBrowser | undefined;

  /** @returns undefined where no snapshot was taken yet */
  get(page: Wanted): Stored | undefined {
    const file = fileOf(page);
    return existsSync(file) ? (JSON.parse(gunzipSync(readFileSync(file)).toString()) as Stored) : undefined;
  }

  /** Takes the snapshots of those pages that have none. */
  async fetch(pages: readonly Wanted[]): Promise<void> {
    const missing = new Map(pages.filter((page) => !existsSync(fileOf(page))).map((page) => [fileOf(page), page]));
    if (missing.size === 0) return;
    this.#browser ??= await launchForBatch();
    const toRead = [...missing].map(([name, { site, file, url }]) => ({
      page: name,
      url,
      file: join(site.folder, file),
    }));
    for await (const outcome of readPages(this.#browser, toRead, TABS, (tab) => tab.snapshot())) {
      const stored: Stored = 'error' in outcome ? { error: outcome.error } : { snapshot: outcome.value };
      mkdirSync(dirname(outcome.page.page), { recursive: true });
      writeFileSync(outcome.page.page, gzipSync(JSON.stringify(stored)));
    }
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    this.#browser = undefined;
  }
}
