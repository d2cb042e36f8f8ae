/** What crawlers are given of a saved page: what the engine finds on it (by models that have not seen the site), its links, its text. */
import { readFileSync } from 'node:fs';
import type { PageKindModel } from '../../core/classify/page-kind/page-kind-model';
import type { RecordModel } from '../../core/classify/tree-judge';
import type { Finding } from '../../core/finding';
import { outlineOf, textOf } from '../../core/page/outline';
import { extract } from '../../core/pipeline';
import { addressKey } from '../../core/site/address';
import { linksOf, type PageLink } from '../../core/site/index';
import { foldOf, organisation, organisationOf } from '../data/sets';
import { FOLD_KINDS, FOLD_MODELS, FOLDS } from '../judge/folds';
import { loadLexiconsFromDisk } from '../lexicons/load-node';
import type { PageStore, Wanted } from './page-store';

export interface ReadPage {
  finding: Pick<Finding, 'url' | 'title' | 'records' | 'lists'>;
  /** Links to pages that were saved; the others lead nowhere here. */
  links: PageLink[];
  text: string;
}

/** Day of the visit; no date matters here. */
const NOW = '2026-01-01';

export class PageReader {
  readonly #models = JSON.parse(readFileSync(FOLD_MODELS, 'utf8')) as RecordModel[];
  readonly #kinds = JSON.parse(readFileSync(FOLD_KINDS, 'utf8')) as PageKindModel[];
  readonly #lexicons = loadLexiconsFromDisk();
  readonly #read = new Map<string, ReadPage | { refused: string }>();

  constructor(private readonly store: PageStore) {}

  /** @throws Error where no snapshot of the page was taken */
  read(page: Wanted): ReadPage | { refused: string } {
    const key = `${page.site.name} ${page.file}`;
    const known = this.#read.get(key);
    if (known) return known;
    const stored = this.store.get(page);
    if (!stored) throw new Error(`no snapshot of ${key}`);
    const read = 'error' in stored ? { refused: stored.error } : this.#judge(page, stored.snapshot);
    this.#read.set(key, read);
    return read;
  }

  #judge({ site, url }: Wanted, snapshot: Parameters<typeof extract>[0]): ReadPage {
    const own = organisationOf(site.home, site.name);
    const model = this.#models[foldOf(own, FOLDS)]!;
    const pageKind = this.#kinds[foldOf(organisation(own), this.#kinds.length)]!;
    const { title, records, lists } = extract(snapshot, { now: NOW, lexicons: this.#lexicons, model, pageKind });
    const outline = outlineOf(snapshot);
    return {
      finding: { url, title, records, ...(lists ? { lists } : {}) },
      links: linksOf(snapshot).filter(({ address }) => site.files.has(addressKey(address))),
      text: `${snapshot.title}\n${textOf(outline, 0, outline.lines.length)}`,
    };
  }
}
