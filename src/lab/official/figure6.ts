/**
 * Figure 6 of the paper for our data: how well attributes of people and departments are read by TRIE, by ERSP, and by the product, which has
 * its judge of records beside the rules. Pages of `people` and `departments` with labels; all three are told the page's kind of records,
 * as the paper's methods are. A value counts as right when the page has it for that attribute; where the labels are complete, values that
 * no record has are wrong.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { Finding } from '../../core/finding';
import { readAttributes } from '../../core/fields/attributes';
import type { Page } from '../../core/fields/record';
import { openPage } from '../../core/pipeline';
import { fold, sameFolded } from '../data/same-name';
import { labelledPages, type Gold, type GoldRecord } from '../data/sets';
import { OUT_OF_FOLD } from '../judge/folds';
import { loadLexiconsFromDisk } from '../lexicons/load-node';
import { ersp } from './ersp';

const KINDS = { person: ['name', 'jobTitle', 'email', 'telephone'], department: ['name', 'email', 'telephone'] };
type Kind = keyof typeof KINDS;
const METHODS = ['ERSP', 'TRIE', 'Gleaner'] as const;
type Method = (typeof METHODS)[number];
/** The product's time is that of all its steps: `npm run bench`. */
type Timed = 'ERSP' | 'TRIE';

/** From this score on a text is a name by the lexicon. */
const SURE = 0.6;

/** TRIE's triggers for names that no word announces: the lexicons of names and of the words of units. */
const byLexicon = ({ facts }: Page, kind: Kind): string[] =>
  facts.lines.flatMap(({ name, unit }) => {
    if (kind === 'person') return name && name.match.score >= SURE ? [name.match.name] : [];
    return unit && unit.score >= SURE ? [unit.name] : [];
  });

/** TRIE reads the names of units as what a person belongs to. */
const TRIE_NAMES: Record<Kind, readonly string[]> = { person: ['name'], department: ['affiliation', 'name'] };

interface Count {
  gold: number;
  found: number;
  /** Values on completely labelled pages, and those of them that are right. */
  said: number;
  right: number;
}

/** @returns markdown: recall, precision and F1 per attribute and method, and milliseconds per page */
export async function figure6(): Promise<string> {
  const lexicons = loadLexiconsFromDisk();
  const counts = new Map<string, Count>();
  const ms: Record<Timed, number> = { ERSP: 0, TRIE: 0 };
  let pages = 0;
  for (const set of ['people', 'departments'] as const) {
    const judged = foundOn(set);
    for await (const { name, snapshot, now, gold } of labelledPages(set)) {
      const kind = kindOf(gold);
      if (!kind) continue;
      pages++;
      const { page } = openPage(snapshot, now, lexicons, undefined);
      const timed = <T>(method: Timed, run: () => T): T => {
        const began = performance.now();
        const result = run();
        ms[method] += performance.now() - began;
        return result;
      };
      const rival = timed('ERSP', () => ersp(page.outline, page.facts, kind));
      const trie = timed('TRIE', () => readAttributes(page.outline, page.facts, 0, page.outline.lines.length));
      const finding = judged.get(name);
      for (const attribute of KINDS[kind]) {
        const of = (record: object): string[] => {
          const value = (record as Record<string, unknown>)[attribute];
          return typeof value === 'string' ? [value] : [];
        };
        const names = attribute === 'name' ? TRIE_NAMES[kind] : [attribute];
        const values: Record<Method, string[]> = {
          ERSP: rival.flatMap(of),
          TRIE: [
            ...trie.filter((one) => names.includes(one.attribute)).map(({ value }) => value),
            ...(attribute === 'name' ? byLexicon(page, kind) : []),
          ],
          Gleaner: (finding?.records ?? []).filter((record) => record.kind === kind).flatMap(of),
        };
        for (const method of METHODS)
          count(counts, `${kind} ${attribute} ${method}`, attribute, gold, kind, values[method]);
      }
    }
  }
  return report(counts, ms, pages);
}

function foundOn(set: string): Map<string, Finding> {
  const file = `${OUT_OF_FOLD}/${set}.jsonl`;
  if (!existsSync(file)) throw new Error(`${file} is missing: npm run lab -- out-of-fold`);
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const finding = JSON.parse(line) as Finding & { page: string };
      return [finding.page.replace(/\.html?$/, ''), finding];
    }),
  );
}

/** What most of the page's records are. */
function kindOf({ records }: Gold): Kind | undefined {
  const people = records.filter(({ kind }) => kind === 'person').length;
  const units = records.filter(({ kind }) => kind === 'department').length;
  return people + units === 0 ? undefined : people >= units ? 'person' : 'department';
}

const digits = (text: string): string => text.replace(/\D/g, '');

/** Whether two values of an attribute are the same. */
function same(attribute: string, one: string, other: string): boolean {
  if (attribute === 'telephone') {
    const [a, b] = [digits(one), digits(other)];
    return a.length >= 4 && b.length >= 4 && (a.endsWith(b.slice(-7)) || b.endsWith(a.slice(-7)));
  }
  if (attribute === 'email') return one.replace(/\s/g, '').toLowerCase() === other.replace(/\s/g, '').toLowerCase();
  return sameFolded(fold(one), fold(other));
}

function count(
  counts: Map<string, Count>,
  key: string,
  attribute: string,
  gold: Gold,
  kind: Kind,
  values: readonly string[],
): void {
  const one = counts.get(key) ?? { gold: 0, found: 0, said: 0, right: 0 };
  counts.set(key, one);
  const valueOf = (record: GoldRecord): string[] => {
    const value = (record as unknown as Record<string, unknown>)[attribute];
    return record.kind === kind && typeof value === 'string' ? [value] : [];
  };
  const wanted = gold.records.flatMap(valueOf);
  one.gold += wanted.length;
  one.found += wanted.filter((value) => values.some((said) => same(attribute, said, value))).length;
  if (!gold.complete) return;
  const allowed = [...wanted, ...(gold.optional ?? []).flatMap(valueOf)];
  const distinct = [...new Set(values)];
  one.said += distinct.length;
  one.right += distinct.filter((said) => allowed.some((value) => same(attribute, said, value))).length;
}

function report(counts: ReadonlyMap<string, Count>, ms: Readonly<Record<Timed, number>>, pages: number): string {
  const lines = [
    `| attribute | values | ${METHODS.map((one) => `${one}: P / R / F1`).join(' | ')} |`,
    '|---|---:|---|---|---|',
  ];
  for (const kind of Object.keys(KINDS) as Kind[])
    for (const attribute of KINDS[kind]) {
      const cells = METHODS.map((method) => {
        const { gold, found, said, right } = counts.get(`${kind} ${attribute} ${method}`)!;
        const [p, r] = [said > 0 ? right / said : 0, found / Math.max(1, gold)];
        const f = p + r > 0 ? (2 * p * r) / (p + r) : 0;
        return [p, r, f].map((value) => (100 * value).toFixed(1)).join(' / ');
      });
      lines.push(`| ${kind} ${attribute} | ${counts.get(`${kind} ${attribute} ERSP`)!.gold} | ${cells.join(' | ')} |`);
    }
  const speed = (['ERSP', 'TRIE'] as const).map((method) => `${method} ${(ms[method] / pages).toFixed(1)}`).join(', ');
  return `${lines.join('\n')}\n\n${pages} pages with people or departments. Milliseconds a page: ${speed}; the readers' facts, which both use, not counted.\n`;
}
