/** How well our model tells kinds of page that it has not seen the sites of: for the whole report, and by itself in half the time. */
import { PARTS } from '../../core/classify/page-kind/page-kind-model';
import { scoresOf, type Scores } from './measures';
import { partsOutOfFold, probabilitiesOutOfFold, surest, trainFolds } from './ours';
import { officialPages, type OfficialPage } from './pages';
import { confusionTable, kindTable, modelTable } from './tables';

export interface OursScores {
  /** Per page a calibrated probability of each kind. */
  chances: number[][];
  ours: [name: string, scores: Scores];
  /** Each part by itself, before calibration. */
  single: [name: string, scores: Scores][];
  /** On the pages of the labelled sets only, and on these against their labels before they were read again. */
  inSets: Scores;
  asLabelled: Scores;
}

export function scoreOurs(pages: readonly OfficialPage[]): OursScores {
  const kinds = pages.map(({ kind }) => kind);
  const parts = partsOutOfFold(pages, trainFolds(pages));
  const chances = probabilitiesOutOfFold(pages, parts);
  const said = chances.map(surest);
  const sets = pages.map((_, i) => i).filter((i) => pages[i]!.set !== 'more');
  const pick = (values: readonly number[]): number[] => sets.map((i) => values[i]!);
  return {
    chances,
    ours: ['ours', scoresOf(kinds, said)],
    single: PARTS.map((part) => [
      `ours, ${part} only`,
      scoresOf(
        kinds,
        parts.map((own) => surest(own[part])),
      ),
    ]),
    inSets: scoresOf(pick(kinds), pick(said)),
    asLabelled: scoresOf(pick(pages.map(({ labelled }) => labelled)), pick(said)),
  };
}

/** `npm run lab -- official ours`: prints our rows of figure 5 and our table per kind; writes nothing. */
export async function printOurs(): Promise<void> {
  const { ours, single, inSets, asLabelled } = scoreOurs((await officialPages()).pages);
  console.log(
    [modelTable([ours, ...single]), kindTable(ours[1], inSets, asLabelled, []), confusionTable(ours[1])].join('\n\n'),
  );
}
