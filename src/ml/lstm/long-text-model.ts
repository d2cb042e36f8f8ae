/** LSTMIE's model of the clauses of a page's long texts: a network that reads their words in order, and a linear part that counts them. */
import type { LabelProbabilities, LongTextReader } from '../../core/fields/description';
import type { PageKind } from '../../core/finding';
import { CLAUSE_LABELS } from '../../core/text/clause-labels';
import type { LongClause } from '../../core/text/long-texts';
import { linearFeatures, linearScores } from './linear';
import { judge, meanVector, readClause, softmax, type Around, type LstmParameters } from './lstm';
import type { Vocabulary } from './units';

export interface LongTextParameters {
  vocabulary: Vocabulary;
  network: LstmParameters;
  /** Features of `linear.ts` × labels. */
  linear: Float32Array;
}

export class LongTextModel implements LongTextReader {
  constructor(readonly parameters: LongTextParameters) {}

  labels(clauses: readonly LongClause[], kind: PageKind): LabelProbabilities[] {
    const { vocabulary, network } = this.parameters;
    const around = aroundOf(clauses, linearScoresOf(this.parameters, clauses, kind));
    const readings = clauses.map(({ text, heading }) => readClause(network, vocabulary.readWithHeading(text, heading)));
    const mean = meanVector(network.size, readings);
    return clauses.map((_, i) => {
      const vectors = [i, i - 1, i + 1].map((one) => readings[one]?.vector);
      const { probabilities } = judge(network, [...vectors, mean], around[i]!);
      return Object.fromEntries(CLAUSE_LABELS.map((label, l) => [label, probabilities[l]!])) as LabelProbabilities;
    });
  }
}

/** @returns scores of labels per clause */
export function linearScoresOf(
  { vocabulary, linear }: Pick<LongTextParameters, 'vocabulary' | 'linear'>,
  clauses: readonly LongClause[],
  kind: PageKind,
): Float32Array[] {
  const labels = CLAUSE_LABELS.length;
  const size = { pieces: vocabulary.size, context: clauses[0]?.context.length ?? 0, labels };
  return clauses.map(({ text, heading, context }) => {
    const input = { units: vocabulary.read(text), heading: vocabulary.read(heading), context, kind };
    return linearScores(linear, labels, linearFeatures(size, input));
  });
}

/** The numbers that come with clauses: where each stands, and what the linear part says of it, its neighbours, its text and the page. */
export function aroundOf(clauses: readonly LongClause[], offsets: readonly Float32Array[]): Around[] {
  const said = offsets.map(softmax);
  const labels = CLAUSE_LABELS.length;
  const meanOf = (which: readonly number[]): Float32Array => {
    const mean = new Float32Array(labels);
    for (const i of which) for (let l = 0; l < labels; l++) mean[l]! += said[i]![l]! / which.length;
    return mean;
  };
  const page = meanOf([...clauses.keys()]);
  const texts = new Map<number, number[]>();
  clauses.forEach(({ line }, i) => texts.set(line, [...(texts.get(line) ?? []), i]));
  const means = new Map([...texts].map(([line, own]) => [line, meanOf(own)]));
  const none = new Float32Array(labels);
  return clauses.map(({ context, line }, i) => {
    const views = [said[i]!, said[i - 1] ?? none, said[i + 1] ?? none, means.get(line)!, page];
    return { numbers: [...context, ...views.flatMap((view) => [...view])], offset: offsets[i]! };
  });
}
