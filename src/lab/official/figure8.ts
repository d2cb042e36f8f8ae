/**
 * LSTMIE beside ClusTex (figures 6C and 8 of the paper) for our data: clauses of long texts, five folds by site, labels made by reading.
 * Nothing has learnt the clauses or the page kinds of the sites that it is asked about. What the methods say is kept in
 * `.cache/long-text/` until the clauses or the methods are newer.
 */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { CLAUSE_LABELS, textLabel, type ClauseLabel } from '../../core/text/clause-labels';
import { foldOf } from '../data/sets';
import { clausePages, type Clause, type ClausePage } from './clauses';
import { clusTexLabel, markupOf, trainClusTex, type Token } from './clustex';
import { agreementOf, clauseLabels } from './labels';
import { isRead, readerOf, type Reads } from './long-text';

export const FOLDS = 5;

/** The words alone as logistic regression and as the paper's network read them; both with all that stands around them; what ships. */
export const METHODS = ['ClusTex', 'bag of words', 'LSTM as printed', 'bag of words with context', 'ours'] as const;
type Method = (typeof METHODS)[number];

interface Said {
  label: ClauseLabel;
  said: Record<Method, ClauseLabel>;
  /** Which text it belongs to. */
  text: string;
}

interface Outcome {
  said: Said[];
  /** Milliseconds for all clauses asked about. */
  ms: Record<Method, number>;
}

const CACHE = '.cache/long-text/figure8.json';
const MADE_BY = [
  '.cache/long-text/clauses.json',
  ...['clustex', 'figure8', 'linear-train', 'long-text', 'lstm-gradient', 'lstm-train'].map(
    (name) => `src/lab/official/${name}.ts`,
  ),
  ...['linear', 'long-text-model', 'lstm', 'units'].map((name) => `src/ml/lstm/${name}.ts`),
];

/** @returns markdown: F1 per label of clauses and of texts, microseconds per clause, and how far the two readings agree */
export async function figure8(): Promise<string> {
  const pages = await clausePages();
  const newest = Math.max(...MADE_BY.map((file) => statSync(file).mtimeMs));
  const fresh = existsSync(CACHE) && statSync(CACHE).mtimeMs > newest;
  const outcome = fresh ? (JSON.parse(readFileSync(CACHE, 'utf8')) as Outcome) : compare(pages);
  if (!fresh) writeFileSync(CACHE, JSON.stringify(outcome));
  return report(outcome, pages);
}

function compare(pages: readonly ClausePage[]): Outcome {
  const said: Said[] = [];
  const ms = Object.fromEntries(METHODS.map((method) => [method, 0])) as Record<Method, number>;
  for (let fold = 0; fold < FOLDS; fold++) {
    const kept = pages.filter(({ site }) => foldOf(site, FOLDS) !== fold);
    const readers: Record<Method, Reads> = {
      ClusTex: clusTexOf(kept, fold),
      'bag of words': readerOf(kept, 'words'),
      'LSTM as printed': readerOf(kept, 'printed'),
      'bag of words with context': readerOf(kept, 'linear'),
      ours: readerOf(kept, 'ours'),
    };
    for (const page of pages) {
      if (foldOf(page.site, FOLDS) !== fold || !page.clauses.some(isRead)) continue;
      const labels = {} as Record<Method, ClauseLabel[]>;
      for (const method of METHODS) {
        const began = performance.now();
        labels[method] = readers[method](page);
        ms[method] += (performance.now() - began) / page.clauses.length;
      }
      page.clauses.forEach((clause, i) => {
        if (!isRead(clause)) return;
        const own = Object.fromEntries(METHODS.map((method) => [method, labels[method][i]!])) as Said['said'];
        said.push({ label: clause.label, said: own, text: `${page.name} ${clause.line}` });
      });
    }
    console.error(`figure 8: fold ${fold + 1} of ${FOLDS}`);
  }
  const asked = pages.filter(({ clauses }) => clauses.some(isRead)).length;
  for (const method of METHODS) ms[method] /= asked;
  return { said, ms };
}

function clusTexOf(pages: readonly ClausePage[], fold: number): Reads {
  const tokens = pages.flatMap(({ site, clauses }) =>
    clauses.map((clause): Token => {
      const features = markupOf(clause);
      return isRead(clause) ? { features, site, label: CLAUSE_LABELS.indexOf(clause.label) } : { features, site };
    }),
  );
  // Clauses that were not read help to find the clusters: as many as were.
  const [read, unread] = [
    tokens.filter(({ label }) => label !== undefined),
    tokens.filter(({ label }) => label === undefined),
  ];
  const step = Math.max(1, Math.floor(unread.length / read.length));
  const clusters = trainClusTex([...read, ...unread.filter((_, i) => i % step === 0)], CLAUSE_LABELS.length, fold);
  return ({ clauses }) => clauses.map((clause: Clause) => CLAUSE_LABELS[clusTexLabel(clusters, markupOf(clause))]!);
}

function report({ said, ms }: Outcome, pages: readonly ClausePage[]): string {
  const lines = [`| label | clauses | ${METHODS.join(' | ')} |`, `|---|---:|${METHODS.map(() => '---:').join('|')}|`];
  const pairs = (method: Method) => said.map((one) => [one.label, one.said[method]] as const);
  for (const label of CLAUSE_LABELS) {
    const count = said.filter((one) => one.label === label).length;
    lines.push(`| ${label} | ${count} | ${METHODS.map((one) => percent(f1(pairs(one), label))).join(' | ')} |`);
  }
  const macro = (method: Method): number =>
    CLAUSE_LABELS.reduce((sum, label) => sum + f1(pairs(method), label), 0) / CLAUSE_LABELS.length;
  lines.push(`| macro F1 | ${said.length} | ${METHODS.map((one) => percent(macro(one))).join(' | ')} |`);
  lines.push(`| texts, business | | ${METHODS.map((one) => percent(businessTexts(said, one))).join(' | ')} |`);
  lines.push(`| microseconds a clause | | ${METHODS.map((one) => (1000 * ms[one]).toFixed(0)).join(' | ')} |`);
  const { clauses, share, kappa } = agreementOf(clauseLabels().values());
  const sites = new Set(pages.filter((page) => page.clauses.some(isRead)).map(({ site }) => site)).size;
  return (
    `F1 of labels of clauses, in percent; five folds by registered domain, ${sites} sites.\n\n${lines.join('\n')}\n\n` +
    `Two readings of ${clauses} clauses agree on ${percent(share)} %, kappa ${kappa.toFixed(2)}: the second without sight of the first, ` +
    'by a reader of the same kind, which says how steady the labels are and no more.\n'
  );
}

const percent = (value: number): string => (100 * value).toFixed(1);

function f1(pairs: readonly (readonly [wanted: string, said: string])[], label: string): number {
  const right = pairs.filter(([wanted, said]) => wanted === label && said === label).length;
  const either =
    pairs.filter(([wanted]) => wanted === label).length + pairs.filter(([, said]) => said === label).length;
  return either > 0 ? (2 * right) / either : 0;
}

/** Algorithm 4 over the read clauses of a text: F1 of telling texts on the business from others. */
function businessTexts(said: readonly Said[], method: Method): number {
  const texts = new Map<string, Said[]>();
  for (const one of said) texts.set(one.text, [...(texts.get(one.text) ?? []), one]);
  const business = (labels: ClauseLabel[]): string => ((textLabel(labels) ?? '').startsWith('business') ? 'yes' : 'no');
  const pairs = [...texts.values()].map(
    (of) => [business(of.map(({ label }) => label)), business(of.map((one) => one.said[method]))] as const,
  );
  return f1(pairs, 'yes');
}
