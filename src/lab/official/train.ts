/** `npm run lab -- train page-kind`: trains the model of page kinds on all pages, calibrated on what it says of sites it has not seen. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { BoostedTrees } from '../../core/learned/boosted-trees';
import { together, type KindParts, type PageKindModel } from '../../core/classify/page-kind/page-kind-model';
import { FOLD_KINDS } from '../judge/folds';
import {
  calibrate,
  calibrations,
  partsOutOfFold,
  SHARES,
  trainFolds,
  trainParts,
  weightsOf,
  type Calibration,
} from './ours';
import { officialPages, type OfficialPages } from './pages';

export const MODEL_FILE = 'models/page-kind/model.json';

const shorter = (values: readonly number[], digits: number): number[] =>
  values.map((value) => Number(value.toPrecision(digits)));

/** Three digits of a leaf and four of a threshold are enough, and make the file small. */
const compact = (trees: BoostedTrees): BoostedTrees => ({
  ...trees,
  value: trees.value.map((value, node) => Number(value.toPrecision(trees.feature[node]! < 0 ? 3 : 4))),
});

/** The model that has seen all pages, and per fold the one that has not seen its sites. */
export function trainModels({ names, pages }: OfficialPages): { all: PageKindModel; folds: PageKindModel[] } {
  const folds = trainFolds(pages);
  const odds = partsOutOfFold(pages, folds).map((parts) => together(parts, SHARES));
  const modelOf = ({ trees, linear, networks, vocabulary }: KindParts, fit: Calibration): PageKindModel => ({
    inputs: names,
    trees: trees.map(compact),
    linear: {
      mean: shorter(linear.mean, 4),
      scale: shorter(linear.scale, 4),
      weights: linear.weights.map((own) => shorter(own, 3)),
    },
    networks,
    vocabulary,
    shares: SHARES,
    ...fit,
  });
  const kinds = pages.map(({ kind }) => kind);
  const fits = calibrations(pages, odds);
  return {
    all: modelOf(trainParts(pages, weightsOf(pages)), calibrate(odds, kinds)),
    folds: folds.map((parts, fold) => modelOf(parts, fits[fold]!)),
  };
}

export async function trainPageKind(): Promise<void> {
  const { all, folds } = trainModels(await officialPages());
  writeFileSync(FOLD_KINDS, JSON.stringify(folds));
  const text = `${JSON.stringify(all)}\n`;
  mkdirSync('models/page-kind', { recursive: true });
  writeFileSync(MODEL_FILE, text);
  const hash = createHash('sha256').update(text).digest('hex');
  console.log(`${MODEL_FILE}: ${Buffer.byteLength(text)} bytes (${gzipSync(text).length} as gzip), SHA-256 ${hash}`);
}
