/** Clauses of the long texts of the labelled pages: what LSTMIE and ClusTex are trained and compared on. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { PageKind } from '../../core/finding';
import { openPage } from '../../core/pipeline';
import { clausesOf } from '../../core/text/clauses';
import { labelledPages, type SetName } from '../data/sets';
import { OUT_OF_FOLD } from '../judge/folds';
import { loadLexiconsFromDisk } from '../lexicons/load-node';

export interface Clause {
  text: string;
  /** First 12 hex digits of the SHA-1 of site and text: what labels are kept by, as texts stay out of the repository. */
  hash: string;
  lang: string;
  site: string;
  page: string;
  pageKind: string;
  /** What the product takes the page for, judged by the model that has not seen its site. */
  judgedKind: PageKind;
  /** The nearest heading above, '' for none. */
  heading: string;
  /** Which text of the page it belongs to: clauses of one line are one text. */
  line: number;
  /** What ClusTex sees of it: markup and format. */
  markup: number[];
}

/** Sets with pages of organisations; `quiet` has companies and articles. */
export const CLAUSE_SETS: readonly SetName[] = ['people', 'departments', 'quiet', 'events-ja', 'events-world'];

/** Shorter lines are labels, names and links. */
const LONG_LINE = 60;
const LONG_LINE_CJK = 28;
const LONGEST_HEADING = 60;

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** Clauses of all long lines of the pages' main parts, in page order. */
export async function* allClauses(): AsyncGenerator<Clause> {
  const lexicons = loadLexiconsFromDisk();
  for (const set of CLAUSE_SETS) {
    const judged = kindsOf(set);
    for await (const { name, site, snapshot, now, gold } of labelledPages(set)) {
      const { outline, facts } = openPage(snapshot, now, lexicons, undefined).page;
      const seen = new Set<string>();
      for (const { index, text, block, runs } of outline.lines) {
        const cjk = (text.match(CJK)?.length ?? 0) > 0.3 * text.length;
        if (facts.lines[index]!.zone !== 'main' || text.length < (cjk ? LONG_LINE_CJK : LONG_LINE)) continue;
        const linked = runs.reduce((sum, run) => sum + (run.link ? run.text.length : 0), 0);
        const clauses = clausesOf(text);
        for (const [place, clause] of clauses.entries()) {
          if (seen.has(clause)) continue;
          seen.add(clause);
          yield {
            text: clause,
            hash: createHash('sha1').update(`${site}\n${clause}`).digest('hex').slice(0, 12),
            lang: facts.lang,
            site,
            page: name,
            pageKind: gold.page_kind,
            judgedKind: judged.get(name) ?? 'other',
            heading: (facts.lines[index]!.heading?.text ?? '').slice(0, LONGEST_HEADING),
            line: index,
            markup: markupOf(clause, {
              depth: depthOf(outline.blocks, block),
              tag: outline.blocks[block]!.tag,
              linked: linked / text.length,
              place: place / clauses.length,
              before: index / outline.lines.length,
              size: facts.lines[index]!.size,
              weight: facts.lines[index]!.weight,
              clauses: clauses.length,
            }),
          };
        }
      }
    }
  }
}

function kindsOf(set: SetName): Map<string, PageKind> {
  const file = `${OUT_OF_FOLD}/${set}.jsonl`;
  if (!existsSync(file)) throw new Error(`${file} is missing: npm run lab -- out-of-fold`);
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const { page, kind } = JSON.parse(line) as { page: string; kind: PageKind };
      return [page.replace(/\.html?$/, ''), kind];
    }),
  );
}

function depthOf(blocks: readonly { parent: number }[], block: number): number {
  let depth = 0;
  for (let up = block; up >= 0; up = blocks[up]!.parent) depth++;
  return depth;
}

interface Place {
  depth: number;
  tag: string;
  linked: number;
  place: number;
  before: number;
  size: number;
  weight: number;
  clauses: number;
}

/** ClusTex's description of a token: markup, place, and the format of its characters. All about 0 to 1. */
function markupOf(text: string, at: Place): number[] {
  const share = (pattern: RegExp): number => (text.match(pattern)?.length ?? 0) / text.length;
  return [
    at.depth / 20,
    at.tag === 'p' ? 1 : 0,
    at.tag === 'li' ? 1 : 0,
    at.tag === 'td' ? 1 : 0,
    at.linked,
    at.place,
    at.before,
    Math.min(2, at.size) / 2,
    at.weight / 900,
    Math.min(10, at.clauses) / 10,
    Math.log2(text.length) / 10,
    5 * share(/\d/g),
    5 * share(/\p{Lu}/gu),
    10 * share(/[,、，]/g),
    10 * share(/[()（）「」"“”]/g),
    share(CJK),
  ];
}
