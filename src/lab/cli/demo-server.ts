/**
 * The demo site on 127.0.0.1: files of a folder, dates filled in. `npm start` opens it, browser tests read it; alone:
 * `npx tsx src/lab/cli/demo-server.ts [--port N] [--now YYYY-MM-DD]`.
 */
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { fillDates, today } from './demo-dates';

export const DEMO_SITE = fileURLToPath(new URL('../../../test/demo-site/', import.meta.url));

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.xhtml': 'application/xhtml+xml; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.pdf': 'application/pdf',
};
/** Pages whose dates are filled in. */
const TEMPLATES = new Set(['.html', '.xhtml']);

export interface DemoServer {
  /** "http://127.0.0.1:<port>" */
  origin: string;
  /** Paths asked for so far, in order. */
  requests: string[];
  close(): Promise<void>;
}

export interface DemoOptions {
  /** Folder to serve. */
  root?: string;
  /** Pages made on the spot: path ("/big.html") → text. They come before files. */
  pages?: Record<string, string>;
  /** Day of the visit, YYYY-MM-DD; today where absent. */
  now?: string;
  /** 0 takes a free one. */
  port?: number;
}

/** Serves until it is closed. Listens on the loopback address only. */
export async function startDemoServer(options: DemoOptions = {}): Promise<DemoServer> {
  const { root = DEMO_SITE, pages = {}, port = 0 } = options;
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    requests.push(pathname);
    void answer(response, decodeURIComponent(pathname), root, pages, options.now ?? today());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  response: ServerResponse,
  path: string,
  root: string,
  pages: Record<string, string>,
  now: string,
): Promise<void> {
  const name = path.endsWith('/') ? `${path}index.html` : path;
  const type = extname(name);
  try {
    // `normalize` of an absolute path never climbs above its root.
    const body = pages[name] ?? (await readFile(join(root, normalize(name))));
    response.writeHead(200, { 'content-type': TYPES[type] ?? 'application/octet-stream', 'cache-control': 'no-store' });
    response.end(TEMPLATES.has(type) ? fillDates(body.toString(), now) : body);
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    response.writeHead(missing ? 404 : 500, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(missing ? `no such page: ${path}` : String(error));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '8080' }, now: { type: 'string' } } });
  const { origin } = await startDemoServer({ port: Number(values.port), ...(values.now && { now: values.now }) });
  console.log(`The demo site is at ${origin}/ (Ctrl+C ends it)`);
}
