/** The clauses as examples of the LSTM, and its training by fold. */
import { foldOf } from '../data/sets';
import type { LstmParameters } from '../../ml/lstm/lstm';
import { forward } from '../../ml/lstm/lstm';
import { CLAUSE_LABELS, type ClauseLabel } from '../../ml/lstm/lstmie';
import { clauseUnits } from '../../ml/lstm/units';
import { allClauses, type Clause } from './clauses';
import { clauseLabels, weakLabel } from './labels';
import { freshModel, SIZE, trainOn, type Example } from './lstm-train';

export const FOLDS = 5;

export interface ReadClause extends Clause {
  label: ClauseLabel;
}

/** Unread clauses taken per site and kind of page: one site's course list is not the language. */
const WEAK_PER_SITE = 12;
const WEAK_EPOCHS = 3;
const EPOCHS = 18;
const SEED = 7;

export interface Clauses {
  read: ReadClause[];
  weak: ReadClause[];
}

export async function longTexts(): Promise<Clauses> {
  const labels = clauseLabels();
  const read: ReadClause[] = [];
  const weak: ReadClause[] = [];
  const taken = new Map<string, number>();
  const seen = new Set<string>();
  for await (const clause of allClauses()) {
    if (seen.has(clause.hash)) continue;
    seen.add(clause.hash);
    const known = labels.get(clause.hash);
    if (known) {
      read.push({ ...clause, label: known.first });
      continue;
    }
    const key = `${clause.site} ${clause.pageKind}`;
    const count = taken.get(key) ?? 0;
    if (count >= WEAK_PER_SITE) continue;
    taken.set(key, count + 1);
    weak.push({ ...clause, label: weakLabel(clause) });
  }
  return { read, weak };
}

const unitsFor = ({ text, heading, judgedKind }: Clause, buckets: number): number[][] =>
  clauseUnits(text, { kind: judgedKind, heading }, buckets);

const exampleOf =
  (weights: ReadonlyMap<ClauseLabel, number>) =>
  (clause: ReadClause): Example => ({
    units: unitsFor(clause, SIZE.buckets),
    label: CLAUSE_LABELS.indexOf(clause.label),
    weight: weights.get(clause.label) ?? 1,
  });

/** What is rare weighs more: the root of how often the commonest label comes for each of this one. */
function weightsOf(clauses: readonly ReadClause[]): Map<ClauseLabel, number> {
  const counts = new Map<ClauseLabel, number>();
  for (const { label } of clauses) counts.set(label, (counts.get(label) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return new Map([...counts].map(([label, count]) => [label, Math.sqrt(most / count)]));
}

/** @param fold the fold that is not looked at; -1 for none */
export function trainLongText({ read, weak }: Clauses, fold: number): LstmParameters {
  const kept = (clauses: readonly ReadClause[]): ReadClause[] =>
    clauses.filter(({ site }) => foldOf(site, FOLDS) !== fold);
  const model = freshModel({ ...SIZE, labels: CLAUSE_LABELS.length }, SEED);
  const [weakly, surely] = [kept(weak), kept(read)];
  trainOn(model, weakly.map(exampleOf(weightsOf(weakly))), WEAK_EPOCHS, SEED);
  trainOn(model, surely.map(exampleOf(weightsOf(surely))), EPOCHS, SEED + 1);
  return model;
}

export function lstmLabel(model: LstmParameters, clause: Clause): ClauseLabel {
  const { probabilities } = forward(model, unitsFor(clause, model.size.buckets));
  return CLAUSE_LABELS[probabilities.indexOf(Math.max(...probabilities))]!;
}
