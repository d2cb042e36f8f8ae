/** Which pages a batch run reads: saved files with their original addresses, or live addresses. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface PageToRead {
  /** Name in the output: the file's name, or the address of a live page. */
  page: string;
  /** Address under which the page is opened. */
  url: string;
  /** Saved file; absent for a live page. */
  file?: string;
  /** Day of the visit, YYYY-MM-DD. */
  now?: string;
}

interface IndexRow {
  url: string;
  captured: string;
}

/**
 * Reads a TSV with a header line that has at least `name`, `url` and `captured`; name → row.
 * @throws Error that names the missing columns
 */
export function readIndex(file: string): Map<string, IndexRow> {
  const [head = '', ...lines] = readFileSync(file, 'utf8').split(/\r?\n/);
  const columns = head.split('\t');
  const at = (name: string): number => columns.indexOf(name);
  const missing = ['name', 'url', 'captured'].filter((name) => at(name) < 0);
  if (missing.length > 0) throw new Error(`${file}: the header line lacks ${missing.join(', ')}`);
  const rows = new Map<string, IndexRow>();
  for (const line of lines) {
    const cells = line.split('\t');
    const name = cells[at('name')];
    if (name) rows.set(name, { url: cells[at('url')] ?? '', captured: cells[at('captured')] ?? '' });
  }
  return rows;
}

const htmlFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /\.(x?html?)$/i.test(name))
    .sort()
    .map((name) => join(folder, name));

/** Turns the command line's pages into a list; a page's own day of saving wins over `now`. */
export function pagesToRead(
  pages: readonly string[],
  options: { folder?: string; urls?: string; now?: string },
): PageToRead[] {
  if (options.folder && !existsSync(options.folder)) throw new Error(`no such folder: ${options.folder}`);
  const index = options.urls ? readIndex(options.urls) : new Map<string, IndexRow>();
  const all = [...pages, ...(options.folder ? htmlFiles(options.folder) : [])];
  return all.map((page) => {
    if (/^https?:\/\//.test(page)) return { page, url: page, ...(options.now ? { now: options.now } : {}) };
    const name = basename(page);
    const row = index.get(name.replace(/\.x?html?$/i, '')) ?? index.get(name);
    const now = /^\d{4}-\d\d-\d\d$/.test(row?.captured ?? '') ? row?.captured : options.now;
    return {
      page: name,
      url: row?.url || `https://saved.invalid/${encodeURIComponent(name)}`,
      file: page,
      ...(now ? { now } : {}),
    };
  });
}
