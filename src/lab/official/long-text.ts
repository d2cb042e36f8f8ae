/** The clauses as examples, and the training of the model of long texts: a vocabulary, the linear part, the network. */
import { CONTEXT } from '../../core/text/clause-context';
import { CLAUSE_LABELS, type ClauseLabel } from '../../core/text/clause-labels';
import type { LabelProbabilities } from '../../core/fields/description';
import { judge, readClause, type Around, type LstmParameters } from '../../ml/lstm/lstm';
import { featuresOf, linearFeatures } from '../../ml/lstm/linear';
import { aroundOf, linearScoresOf, LongTextModel } from '../../ml/lstm/long-text-model';
import { foldOf } from '../data/sets';
import { unitsOf, Vocabulary } from '../../ml/lstm/units';
import type { Clause, ClausePage } from './clauses';
import { trainLinear } from './linear-train';
import { freshModel, trainOn, type ExampleClause, type Training } from './lstm-train';

/** Pieces of fewer sites are a site's own words. */
const LEAST_SITES = 8;
/** What is rare weighs more: this power of how often the commonest label comes for each of this one. */
const RARE = 0.6;
/** The same for the network, which begins with what the linear part says. */
const RARE_BESIDE = 0.2;
export const SIZE = { dim: 12, hidden: 16, layer: 16 } as const;
const TRAINING: Training = {
  epochs: 2,
  rate: 0.004,
  batch: 16,
  dropout: { input: 0.3, unit: 0.2, layer: 0.6 },
  shrink: 3e-5,
};
const SEED = 7;

export const isRead = (clause: Clause): clause is Clause & { label: ClauseLabel } => clause.label !== undefined;

/** Pieces that clauses or headings of enough sites have, in the order of their names. */
export function vocabularyOf(pages: readonly ClausePage[]): Vocabulary {
  const sites = new Map<string, Set<string>>();
  for (const { site, clauses } of pages)
    for (const { text, heading } of clauses.filter(isRead))
      for (const piece of [...unitsOf(text), ...unitsOf(heading)].flat()) {
        const known = sites.get(piece) ?? new Set();
        sites.set(piece, known.add(site));
      }
  const kept = [...sites].filter(([, own]) => own.size >= LEAST_SITES).map(([piece]) => piece);
  return new Vocabulary(kept.sort());
}

function weightsOf(pages: readonly ClausePage[], power = RARE): Map<ClauseLabel, number> {
  const counts = new Map<ClauseLabel, number>();
  for (const { label } of pages.flatMap(({ clauses }) => clauses.filter(isRead)))
    counts.set(label, (counts.get(label) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return new Map([...counts].map(([label, count]) => [label, (most / count) ** power]));
}

/** @param pages those that may be learned from; clauses that were not read are only neighbours */
export function trainLongText(pages: readonly ClausePage[], options: Options = {}): LongTextModel {
  const own = pages.filter(({ clauses }) => clauses.some(isRead));
  const vocabulary = vocabularyOf(own);
  const weights = weightsOf(own);
  // The network learns beside a linear part that has not seen the clause, as it will be with clauses of other sites.
  const inner = Array.from({ length: INNER }, (_, fold) =>
    linearOf(
      own.filter(({ site }) => innerFold(site) !== fold),
      vocabulary,
      weights,
    ),
  );
  const around = own.map(({ site, clauses, judgedKind }) =>
    aroundOf(clauses, linearScoresOf({ vocabulary, linear: inner[innerFold(site)]! }, clauses, judgedKind)),
  );
  const network = trainNetwork(own, vocabulary, weightsOf(own, RARE_BESIDE), around, options);
  return new LongTextModel({ vocabulary, network, linear: linearOf(own, vocabulary, weights) });
}

export type Options = Partial<Training & typeof SIZE>;

function trainNetwork(
  pages: readonly ClausePage[],
  vocabulary: Vocabulary,
  weights: ReadonlyMap<ClauseLabel, number>,
  around: readonly (readonly Around[])[],
  { dim = SIZE.dim, hidden = SIZE.hidden, layer = SIZE.layer, ...training }: Options,
): LstmParameters {
  const context = around[0]![0]!.numbers.length;
  const size = { pieces: vocabulary.size, dim, hidden, context, layer, labels: CLAUSE_LABELS.length };
  const examples = pages.map(({ clauses }, p) =>
    clauses.map((clause, i): ExampleClause => ({
      units: vocabulary.readWithHeading(clause.text, clause.heading),
      around: around[p]![i]!,
      weight: clause.label ? weights.get(clause.label)! : 0,
      ...(clause.label ? { label: CLAUSE_LABELS.indexOf(clause.label) } : {}),
    })),
  );
  const network = freshModel(size, SEED);
  trainOn(network, examples, { ...TRAINING, ...training }, SEED + 1);
  return network;
}

/** Labels the clauses of a page. */
export type Reads = (page: Pick<ClausePage, 'clauses' | 'judgedKind'>) => ClauseLabel[];

/**
 * A method to compare, trained on pages.
 * @param method `words`: logistic regression on the clause's words; `printed`: the network on them, without context, as in the paper;
 *   `linear`: logistic regression with context; `ours`: all
 */
export function readerOf(pages: readonly ClausePage[], method: 'words' | 'printed' | 'linear' | 'ours'): Reads {
  if (method === 'ours') {
    const model = trainLongText(pages);
    return ({ clauses, judgedKind }) => model.labels(clauses, judgedKind).map(likeliest);
  }
  const view = method === 'linear' ? (page: Parameters<Reads>[0]) => page : wordsOnly;
  const own = pages.filter(({ clauses }) => clauses.some(isRead)).map((page) => ({ ...page, ...view(page) }));
  const vocabulary = vocabularyOf(own);
  const weights = weightsOf(own);
  if (method === 'printed') {
    // Each clause by itself: without neighbours, it is all of its page.
    const alone = own.flatMap((page) => page.clauses.filter(isRead).map((clause) => ({ ...page, clauses: [clause] })));
    const network = trainNetwork(alone, vocabulary, weights, alone.map(withoutAround), { epochs: ALONE });
    return ({ clauses }) =>
      clauses.map(({ text }, i) => {
        const { vector } = readClause(network, vocabulary.readWithHeading(text, ''));
        return byScore(judge(network, [vector, undefined, undefined, vector], withoutAround({ clauses })[i]!).scores);
      });
  }
  const linear = linearOf(own, vocabulary, weights);
  return (page) => {
    const { clauses, judgedKind } = view(page);
    return linearScoresOf({ vocabulary, linear }, clauses, judgedKind).map(byScore);
  };
}

/** Epochs of the network alone. */
const ALONE = 8;

/** Clauses without what stands around them, each on a page of its own as far as methods see. */
const wordsOnly: (page: Parameters<Reads>[0]) => Parameters<Reads>[0] = ({ clauses }) => ({
  judgedKind: 'other',
  clauses: clauses.map((clause) => ({ ...clause, heading: '', context: clause.context.map(() => 0) })),
});

const withoutAround = ({ clauses }: Pick<ClausePage, 'clauses'>): Around[] =>
  clauses.map(() => ({ numbers: [], offset: new Float32Array(CLAUSE_LABELS.length) }));

const byScore = (scores: ArrayLike<number>): ClauseLabel =>
  CLAUSE_LABELS[Array.from(scores).indexOf(Math.max(...Array.from(scores)))]!;

const likeliest = (probabilities: LabelProbabilities): ClauseLabel =>
  byScore(CLAUSE_LABELS.map((label) => probabilities[label]));

const INNER = 4;
const innerFold = (site: string): number => foldOf(`inner ${site}`, INNER);

function linearOf(
  pages: readonly ClausePage[],
  vocabulary: Vocabulary,
  weights: ReadonlyMap<ClauseLabel, number>,
): Float32Array {
  const size = { pieces: vocabulary.size, context: CONTEXT.length, labels: CLAUSE_LABELS.length };
  const examples = pages.flatMap(({ judgedKind, clauses }) =>
    clauses.filter(isRead).map(({ text, heading, context, label }) => ({
      features: linearFeatures(size, {
        units: vocabulary.read(text),
        heading: vocabulary.read(heading),
        context,
        kind: judgedKind,
      }),
      label: CLAUSE_LABELS.indexOf(label),
      weight: weights.get(label)!,
    })),
  );
  return trainLinear(examples, featuresOf(size), size.labels, SEED);
}
