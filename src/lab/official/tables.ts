/** The report's tables as Markdown. */
import { OFFICIAL_KINDS } from '../../core/classify/page-kind/page-kind-model';
import type { Scores } from './measures';

export const three = (value: number): string => value.toFixed(3).replace(/^0/, '');

export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map((_, i) => (i === 0 ? '---' : '---:')), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Figure 5, as a table: the models side by side. */
export const modelTable = (rows: readonly (readonly [name: string, scores: Scores])[]): string =>
  table(
    ['model', 'precision', 'recall', 'macro F1', 'F1 weighted by pages', 'accuracy'],
    rows.map(([name, { macro, weightedF1, accuracy }]) => [
      name,
      three(macro.precision),
      three(macro.recall),
      `**${three(macro.f1)}**`,
      three(weightedF1),
      three(accuracy),
    ]),
  );

/** Table 4: the paper's columns. @param seconds per thousand pages; absent where nothing was measured */
export const featureTable = (rows: readonly (readonly [name: string, scores: Scores, seconds?: number])[]): string =>
  table(
    ['', 'TP rate', 'FP rate', 'precision', 'recall', 'F-measure', 'seconds per thousand pages'],
    rows.map(([name, { macro }, seconds]) => [
      name,
      three(macro.recall),
      three(macro.falseRate),
      three(macro.precision),
      three(macro.recall),
      three(macro.f1),
      seconds === undefined ? '–' : seconds.toFixed(2),
    ]),
  );

export const kindTable = (
  all: Scores,
  sets: Scores,
  labelled: Scores,
  best: readonly (readonly [name: string, scores: Scores])[],
): string =>
  table(
    ['kind', 'pages', 'precision', 'recall', 'F1', 'F1 in the sets', 'F1 as labelled', ...best.map(([name]) => name)],
    [
      ...OFFICIAL_KINDS.map((kind, k) => [
        kind,
        all.kinds[k]!.pages,
        three(all.kinds[k]!.precision),
        three(all.kinds[k]!.recall),
        `**${three(all.kinds[k]!.f1)}**`,
        `${three(sets.kinds[k]!.f1)} (${sets.kinds[k]!.pages})`,
        `${three(labelled.kinds[k]!.f1)} (${labelled.kinds[k]!.pages})`,
        ...best.map(([, scores]) => three(scores.kinds[k]!.f1)),
      ]),
      [
        'mean',
        all.kinds.reduce((sum, { pages }) => sum + pages, 0),
        three(all.macro.precision),
        three(all.macro.recall),
        `**${three(all.macro.f1)}**`,
        three(sets.macro.f1),
        three(labelled.macro.f1),
        ...best.map(([, scores]) => three(scores.macro.f1)),
      ],
    ],
  );

export const confusionTable = ({ confusion }: Scores): string =>
  table(
    ['read as ↓ taken for →', ...OFFICIAL_KINDS],
    confusion.map((row, k) => [
      OFFICIAL_KINDS[k]!,
      ...row.map((count, other) => (other === k ? `**${count}**` : count || '')),
    ]),
  );
