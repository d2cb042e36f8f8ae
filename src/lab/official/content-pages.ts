/** Pages of the article extraction benchmark whose text of content is known: what EMSS learns from. They lie in `.data/textual/`. */
import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { gunzipSync } from 'node:zlib';
import type { PageSnapshot } from '../../core/page/snapshot';
import { DATA, organisationOf } from '../data/sets';

const ARCHIVE = join(DATA, 'textual', 'article_extraction_benchmark.tar.gz');
const FOLDER = '.cache/official/content';
export const CONTENT_SNAPSHOTS = '.cache/official/content.jsonl';

/** Unpacks the pages with the `index.tsv` that the snapshot command takes, and the texts of their content. */
export function layOutContent(): void {
  mkdirSync(join(FOLDER, 'pages'), { recursive: true });
  execFileSync('tar', ['xzf', ARCHIVE, '-C', FOLDER]);
  const truth = contentTexts();
  for (const name of truth.keys())
    writeFileSync(
      join(FOLDER, 'pages', `${name}.html`),
      gunzipSync(readFileSync(join(FOLDER, 'html', `${name}.html.gz`))),
    );
  const rows = [...truth].map(([name, { url }]) => `${name}\t${url}\t2020-01-01`);
  writeFileSync(join(FOLDER, 'index.tsv'), ['name\turl\tcaptured', ...rows, ''].join('\n'));
}

function contentTexts(): Map<string, { url: string; articleBody: string }> {
  const text = readFileSync(join(FOLDER, 'ground-truth.json'), 'utf8');
  return new Map(Object.entries(JSON.parse(text) as Record<string, { url: string; articleBody: string }>));
}

/** @throws Error that says what makes the snapshots */
export async function* contentPages(): AsyncGenerator<{ site: string; snapshot: PageSnapshot; content: string }> {
  if (!existsSync(CONTENT_SNAPSHOTS))
    throw new Error(
      `no snapshots of the article benchmark: npm run lab -- official pages, then npm run snapshot -- --pages ${FOLDER}/pages --urls ${FOLDER}/index.tsv --out ${CONTENT_SNAPSHOTS}`,
    );
  const truth = contentTexts();
  for await (const line of createInterface({ input: createReadStream(CONTENT_SNAPSHOTS), crlfDelay: Infinity })) {
    if (!line.trim()) continue;
    const { page, snapshot } = JSON.parse(line) as { page: string; snapshot?: PageSnapshot };
    const known = truth.get(page.replace(/\.html?$/, ''));
    if (snapshot && known) yield { site: organisationOf(known.url, page), snapshot, content: known.articleBody };
  }
}
