/** `npm run lab -- official`: the third paper's experiments on our data in one run, printed and written to docs/results/. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NINE } from '../../core/classify/page-kind/nine-features';
import { partOdds, together } from '../../core/classify/page-kind/page-kind-model';
import { BLOCK_THRESHOLD } from '../../core/page/information-block';
import { barPlot } from './bars';
import { scoresOf, type Scores } from './measures';
import { byC45, byNetwork, bySvm, nineOf, pairwiseSvm, SVM_USUAL } from './nine-models';
import { FOLDS, SHARES, surest, trainParts, weightsOf } from './ours';
import { scoreOurs } from './ours-scores';
import { officialPages, THRESHOLDS, type OfficialPage } from './pages';
import { emss, onbc } from './rivals';
import { confusionTable, featureTable, kindTable, modelTable, table, three } from './tables';

const REPORT = 'docs/results/official.md';
/** Macro F1 that was asked for. */
const WANTED = 0.88;
const PLOT = 'docs/results/official-models.svg';

export async function reportOfficial(): Promise<void> {
  const { pages } = await officialPages();
  const kinds = pages.map(({ kind }) => kind);
  const score = (said: readonly number[]): Scores => scoresOf(kinds, said);
  const nine = nineOf(pages, BLOCK_THRESHOLD);
  const evidence = pages.map((page) => page.evidence);
  const progress = async (name: string, run: Promise<number[]> | number[]): Promise<[string, Scores]> => {
    const scores = score(await run);
    console.error(`${name}: macro F1 ${three(scores.macro.f1)}`);
    return [name, scores];
  };
  const svm = await progress('SVM, nine features', bySvm(pages, nine));
  const c45 = await progress('C4.5, nine features', byC45(pages, nine));
  const network = await progress('BP, nine features', byNetwork(pages, nine));
  const rivalE = await progress('EMSS', emss(pages));
  const rivalO = await progress('ONBC', onbc(pages));
  const svmAll = await progress(
    'SVM, our evidence',
    bySvm(
      pages,
      evidence,
      [0, 4].map((log2C) => ({ log2C, log2Gamma: -8 })),
    ),
  );
  const c45All = await progress('C4.5, our evidence', byC45(pages, evidence));
  const networkAll = await progress('BP, our evidence', byNetwork(pages, evidence, [{ units: 32, epochs: 40 }]));
  const { chances, ours, single, inSets, asLabelled } = scoreOurs(pages);
  console.error(`ours: macro F1 ${three(ours[1].macro.f1)}`);
  const without: [string, Scores][] = [];
  const all = score(await bySvm(pages, nine, [SVM_USUAL]));
  for (const name of NINE)
    without.push([`without ${name}`, score(await bySvm(pages, nineOf(pages, BLOCK_THRESHOLD, name), [SVM_USUAL]))]);
  const thresholds: (string | number)[][] = [];
  for (const k of THRESHOLDS) {
    const rows = nineOf(pages, k);
    const [bySvms, byTrees] = [await bySvm(pages, rows, [SVM_USUAL]), await byC45(pages, rows)];
    thresholds.push([k, three(score(bySvms).macro.f1), three(score(byTrees).macro.f1)]);
  }
  const ms = await times(pages, nine);
  const report = [
    '# Kinds of page',
    '',
    opening(pages),
    '',
    '## Models (the paper’s figure 5)',
    '',
    modelTable([svm, c45, network, rivalE, rivalO, ours]),
    '',
    '![the models side by side](official-models.svg)',
    '',
    `Asked for was a macro F1 of ${three(WANTED)}: ours ${ours[1].macro.f1 >= WANTED ? 'reaches it' : `is ${three(WANTED - ours[1].macro.f1)} short of it`}.`,
    '',
    'The same models on our evidence, and the parts of ours each by itself:',
    '',
    modelTable([svmAll, c45All, networkAll, ...single]),
    '',
    '## Features left out (table 4)',
    '',
    `SVM with C 2^${SVM_USUAL.log2C} and γ 2^${SVM_USUAL.log2Gamma} throughout. Times are of one core and leave out reading the page's lines (dates, names, units: ${ms.facts.toFixed(1)} s per thousand pages), which every way but EMSS needs and the product has done before.`,
    '',
    featureTable([
      ['all nine', all, ms.svm],
      ['EMSS', rivalE[1], ms.emss],
      ['ONBC', rivalO[1], ms.onbc],
      ['ours', ours[1], ms.ours],
      ...without,
    ]),
    '',
    '## Per kind',
    '',
    'Ours out of fold on all pages, on those of the six sets only, and on these against their labels before the second reading (pages in brackets); the rivals on all pages.',
    '',
    kindTable(ours[1], inSets, asLabelled, [svm, rivalE, rivalO]),
    '',
    confusionTable(ours[1]),
    '',
    `Calibration: the kind that is said is right on ${(100 * ours[1].accuracy).toFixed(1)} % of pages and expected to be on ${(100 * mean(chances.map((own) => Math.max(...own)))).toFixed(1)} %; in ten bins by that expectation the two are ${three(calibrationError(chances, kinds))} apart on average.`,
    '',
    '## The threshold of the information block',
    '',
    table(['k', 'SVM, macro F1', 'C4.5, macro F1'], thresholds),
    ...(await otherFigures()),
    '',
  ].join('\n');
  mkdirSync('docs/results', { recursive: true });
  writeFileSync(REPORT, report);
  const bars = [svm, c45, network, rivalE, rivalO, ours];
  const short = ['SVM', 'C4.5', 'BP', 'EMSS', 'ONBC', 'ours'];
  writeFileSync(
    PLOT,
    barPlot(
      'Kinds of page by model, ten folds by site',
      ['precision', 'recall', 'macro F1'],
      bars.map(([, { macro }], i) => ({ name: short[i]!, values: [macro.precision, macro.recall, macro.f1] })),
    ),
  );
  console.log(report);
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

function opening(pages: readonly OfficialPage[]): string {
  const sites = new Set(pages.map(({ site }) => site)).size;
  const more = pages.filter(({ set }) => set === 'more').length;
  const changed = pages.filter(({ labelled, kind }) => labelled !== kind).length;
  return [
    `\`npm run lab -- official\`. ${pages.length} pages of ${sites} sites: ${pages.length - more} of the six labelled sets and ${more} further ones (\`docs/page-kinds.md\` says which).`,
    `${changed} labels of the sets changed when they were read again. ${FOLDS} folds by registered domain; every figure is of models that have not seen the page's site, the records that`,
    'count as evidence included. Precision, recall and F1 are means over the ten kinds, "other" among them.',
  ].join('\n');
}

/** Mean distance of expectation and share of right ones over ten bins of equal size. */
function calibrationError(chances: readonly (readonly number[])[], kinds: readonly number[]): number {
  const told = chances
    .map((own, i) => ({ chance: Math.max(...own), right: surest(own) === kinds[i] ? 1 : 0 }))
    .sort((a, b) => a.chance - b.chance);
  const size = Math.ceil(told.length / 10);
  const bins = Array.from({ length: 10 }, (_, i) => told.slice(i * size, (i + 1) * size)).filter(
    ({ length }) => length > 0,
  );
  return mean(bins.map((bin) => Math.abs(mean(bin.map(({ chance }) => chance)) - mean(bin.map(({ right }) => right)))));
}

/** Seconds per thousand pages: making the inputs, and telling the kind. */
async function times(
  pages: readonly OfficialPage[],
  nine: readonly number[][],
): Promise<Record<'facts' | 'svm' | 'emss' | 'onbc' | 'ours', number>> {
  const input = (name: keyof OfficialPage['ms']): number => mean(pages.map(({ ms }) => ms[name]));
  const points = nine.map((row) => Float64Array.from(row));
  const kinds = pages.map(({ kind }) => kind);
  const classify = await pairwiseSvm(points, kinds, [...pages.keys()], SVM_USUAL);
  const parts = trainParts(pages, weightsOf(pages));
  const each = (run: (page: OfficialPage, i: number) => unknown): number => {
    const began = performance.now();
    pages.forEach((page, i) => void run(page, i));
    return (performance.now() - began) / pages.length;
  };
  return {
    facts: input('facts'),
    svm: input('nine') + each((_, i) => classify(points[i]!)),
    emss: input('content'),
    onbc: input('concepts'),
    ours:
      input('evidence') + each((page) => surest(together(partOdds(parts, page.evidence, new Map(page.words)), SHARES))),
  };
}

/** Figures 6 and 8 are made elsewhere, where they are made. */
async function otherFigures(): Promise<string[]> {
  const out: string[] = [];
  for (const name of ['figure6', 'figure8']) {
    const file = new URL(`./${name}.ts`, import.meta.url);
    if (!existsSync(fileURLToPath(file))) continue;
    const made = (await import(file.href)) as Record<string, () => Promise<string>>;
    if (out.length === 0) out.push('', '## Attributes (the paper’s figures 6 and 8)');
    out.push('', await made[name]!());
  }
  return out;
}
