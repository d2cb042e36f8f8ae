/** The builds as files: what each contains, and what each entry loads before it runs. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';

export const BUILDS = ['dist', 'dist-firefox'] as const;
export type Build = (typeof BUILDS)[number];

/** @throws Error that says how to build */
export function filesOf(build: Build): string[] {
  if (!existsSync(join(build, 'manifest.json'))) throw new Error(`${build}/ is not built: run \`npm run build\``);
  return readdirSync(build, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.relative(build, posix.join(entry.parentPath, entry.name)));
}

export const read = (build: Build, file: string): string => readFileSync(join(build, file), 'utf8');

export interface Manifest {
  permissions: string[];
  optional_permissions?: string[];
  optional_host_permissions?: string[];
  background: { service_worker?: string; scripts?: string[] };
  action: { default_popup: string };
  content_security_policy: { extension_pages: string };
  [key: string]: unknown;
}

export const manifestOf = (build: Build): Manifest => JSON.parse(read(build, 'manifest.json')) as Manifest;

/** A script or a page with all that it loads at once: scripts, style sheets, and what these import statically. */
export function loadedBy(build: Build, entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  const text = read(build, entry);
  const resolve = (path: string): string =>
    path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(entry), path);
  const found = entry.endsWith('.html')
    ? [...text.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="([^"]+\.(?:js|css))"/g)]
    : [...text.matchAll(/(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+?from)?\s*["'](\.{0,2}\/[^"']+)["']/g)];
  for (const [, path] of found) loadedBy(build, resolve(path!), seen);
  return seen;
}

/** Bytes of a file as it would be sent, gzipped. */
export const gzipped = (build: Build, file: string): number => gzipSync(readFileSync(join(build, file))).length;
