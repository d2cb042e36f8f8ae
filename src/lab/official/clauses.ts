/** Clauses of the long texts of pages, with the labels that reading gave them: read once, kept in `.cache/long-text/` until code or data is newer. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { PageKind } from '../../core/finding';
import { openPage } from '../../core/pipeline';
import type { ClauseLabel } from '../../core/text/clause-labels';
import { longTexts, type LongClause } from '../../core/text/long-texts';
import { loadLexiconsFromDisk } from '../lexicons/load-node';
import { clauseLabels } from './labels';
import { longPages, unseenReader } from './long-pages';

export interface Clause extends LongClause {
  /** First 12 hex digits of the SHA-1 of site and text: what labels are kept by, as texts stay out of the repository. */
  hash: string;
  /** As reading says. */
  label?: ClauseLabel;
  /** What ClusTex sees of it: depth of markup beside the context. */
  depth: number;
}

export interface ClausePage {
  name: string;
  site: string;
  lang: string;
  pageKind: string;
  /** What the product takes the page for, judged by the model that has not seen its site. */
  judgedKind: PageKind;
  clauses: Clause[];
}

const CACHE = '.cache/long-text/clauses.json';
/** The cache is stale when one of these is newer. */
const MADE_BY = [
  'src/core/text/clause-context.ts',
  'src/core/text/clauses.ts',
  'src/core/text/long-texts.ts',
  'src/lab/official/clauses.ts',
  'src/lab/official/labels.tsv',
  'src/lab/official/long-text-pages.tsv',
];
const KINDS = '.cache/long-text/kinds.json';

/** @throws Error with the commands that make what is missing */
export async function clausePages(): Promise<ClausePage[]> {
  const newest = Math.max(...MADE_BY.map((file) => statSync(file).mtimeMs));
  if (existsSync(CACHE) && statSync(CACHE).mtimeMs > newest)
    return JSON.parse(readFileSync(CACHE, 'utf8')) as ClausePage[];
  const made = await readAll();
  mkdirSync('.cache/long-text', { recursive: true });
  writeFileSync(CACHE, JSON.stringify(made));
  return made;
}

export const hashOf = (site: string, text: string): string =>
  createHash('sha1').update(`${site}\n${text}`).digest('hex').slice(0, 12);

async function readAll(): Promise<ClausePage[]> {
  const lexicons = loadLexiconsFromDisk();
  const labels = clauseLabels();
  const kinds = new Map(Object.entries(existsSync(KINDS) ? (JSON.parse(readFileSync(KINDS, 'utf8')) as object) : {}));
  const find = unseenReader();
  const out: ClausePage[] = [];
  const seen = new Set<string>();
  for await (const page of longPages()) {
    const { name, site, now, snapshot, pageKind } = page;
    const judgedKind = (kinds.get(name) as PageKind | undefined) ?? find(page).kind;
    kinds.set(name, judgedKind);
    const { page: opened } = openPage(snapshot, now, lexicons, undefined);
    const { blocks, lines } = opened.outline;
    const clauses = longTexts(opened, judgedKind).map((clause): Clause => {
      const hash = hashOf(site, clause.text);
      const known = seen.has(hash) ? undefined : labels.get(hash);
      seen.add(hash);
      const depth = depthOf(blocks, lines[clause.line]!.block);
      return { ...clause, hash, depth, ...(known ? { label: known.first } : {}) };
    });
    if (clauses.length > 0) out.push({ name, site, lang: opened.facts.lang, pageKind, judgedKind, clauses });
    if (out.length % 200 === 0) console.error(`${out.length} pages with long texts`);
  }
  mkdirSync('.cache/long-text', { recursive: true });
  writeFileSync(KINDS, JSON.stringify(Object.fromEntries(kinds)));
  return out;
}

function depthOf(blocks: readonly { parent: number }[], block: number): number {
  let depth = 0;
  for (let up = block; up >= 0; up = blocks[up]!.parent) depth++;
  return depth;
}
