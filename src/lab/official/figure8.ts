/**
 * LSTMIE beside ClusTex (figures 6C and 8 of the paper) for our data: clauses of long texts, five folds by site, labels made by reading.
 * The network has learnt neither the clauses nor the page kinds of the sites that it is asked about.
 */
import { CLAUSE_LABELS, textLabel, type ClauseLabel } from '../../ml/lstm/lstmie';
import { foldOf } from '../data/sets';
import { clusTexLabel, trainClusTex, type Token } from './clustex';
import { agreementOf, clauseLabels } from './labels';
import { FOLDS, longTexts, lstmLabel, trainLongText, type ReadClause } from './long-text';

const METHODS = ['ClusTex', 'LSTMIE'] as const;
type Method = (typeof METHODS)[number];

interface Said {
  clause: ReadClause;
  label: ClauseLabel;
}

/** @returns markdown: F1 per label of clauses and of texts, microseconds per clause, and how far the two readings agree */
export async function figure8(): Promise<string> {
  const clauses = await longTexts();
  const said: Record<Method, Said[]> = { ClusTex: [], LSTMIE: [] };
  const ms: Record<Method, number> = { ClusTex: 0, LSTMIE: 0 };
  for (let fold = 0; fold < FOLDS; fold++) {
    const held = clauses.read.filter(({ site }) => foldOf(site, FOLDS) === fold);
    const kept = ({ site }: ReadClause): boolean => foldOf(site, FOLDS) !== fold;
    const tokens: Token[] = [
      ...clauses.read
        .filter(kept)
        .map(({ markup, site, label }) => ({ features: markup, site, label: CLAUSE_LABELS.indexOf(label) })),
      ...clauses.weak.filter(kept).map(({ markup, site }) => ({ features: markup, site })),
    ];
    const clusters = trainClusTex(tokens, CLAUSE_LABELS.length, fold);
    const network = trainLongText(clauses, fold);
    const judge = (method: Method, labelOf: (clause: ReadClause) => ClauseLabel): void => {
      const began = performance.now();
      for (const clause of held) said[method].push({ clause, label: labelOf(clause) });
      ms[method] += performance.now() - began;
    };
    judge('ClusTex', ({ markup }) => CLAUSE_LABELS[clusTexLabel(clusters, markup)]!);
    judge('LSTMIE', (clause) => lstmLabel(network, clause));
  }
  return report(said, ms);
}

function report(said: Readonly<Record<Method, Said[]>>, ms: Readonly<Record<Method, number>>): string {
  const lines = ['| label | clauses | ClusTex F1 | LSTMIE F1 |', '|---|---:|---:|---:|'];
  const clausePairs = (method: Method) => said[method].map(({ clause, label }) => [clause.label, label] as const);
  for (const label of CLAUSE_LABELS) {
    const count = said.LSTMIE.filter(({ clause }) => clause.label === label).length;
    lines.push(`| ${label} | ${count} | ${METHODS.map((one) => percent(f1(clausePairs(one), label))).join(' | ')} |`);
  }
  const macro = (method: Method): number =>
    CLAUSE_LABELS.reduce((sum, label) => sum + f1(clausePairs(method), label), 0) / CLAUSE_LABELS.length;
  lines.push(`| macro F1 | ${said.LSTMIE.length} | ${METHODS.map((one) => percent(macro(one))).join(' | ')} |`);
  lines.push(`| texts, business | | ${METHODS.map((one) => percent(businessTexts(said[one]))).join(' | ')} |`);
  const { clauses, share, kappa } = agreementOf(clauseLabels().values());
  const speed = METHODS.map((one) => `${one} ${((1000 * ms[one]) / said[one].length).toFixed(0)}`).join(', ');
  return (
    `${lines.join('\n')}\n\nMicroseconds a clause: ${speed}. Two readings of ${clauses} clauses by one reader agree on ` +
    `${percent(share)}%, kappa ${kappa.toFixed(2)}: how steady the reader is, not how right.\n`
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
function businessTexts(said: readonly Said[]): number {
  const texts = new Map<string, Said[]>();
  for (const one of said) {
    const key = `${one.clause.page} ${one.clause.line}`;
    texts.set(key, [...(texts.get(key) ?? []), one]);
  }
  const business = (labels: ClauseLabel[]): string => ((textLabel(labels) ?? '').startsWith('business') ? 'yes' : 'no');
  const pairs = [...texts.values()].map(
    (of) => [business(of.map(({ clause }) => clause.label)), business(of.map(({ label }) => label))] as const,
  );
  return f1(pairs, 'yes');
}
