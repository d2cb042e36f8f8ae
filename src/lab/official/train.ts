/** `npm run lab -- train page-kind`: trains the model of page kinds on all pages, calibrated on what it says of sites it has not seen. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { BoostedTrees } from '../../core/classify/boosted-trees';
import { together, type PageKindModel } from '../../core/classify/page-kind-model';
import { calibrate, partsOutOfFold, SHARES, trainParts, weightsOf } from './ours';
import { officialPages, type OfficialPages } from './pages';

export const MODEL_FILE = 'models/page-kind/model.json';

const shorter = (values: readonly number[], digits: number): number[] =>
  values.map((value) => Number(value.toPrecision(digits)));

/** Three digits of a leaf and four of a threshold are enough, and make the file small. */
const compact = (trees: BoostedTrees): BoostedTrees => ({
  ...trees,
  value: trees.value.map((value, node) => Number(value.toPrecision(trees.feature[node]! < 0 ? 3 : 4))),
});

export function trainModel({ names, pages }: OfficialPages): PageKindModel {
  const odds = partsOutOfFold(pages).map((parts) => together(parts, SHARES));
  const { trees, linear, vocabulary } = trainParts(pages, weightsOf(pages));
  return {
    inputs: names,
    trees: trees.map(compact),
    linear: {
      mean: shorter(linear.mean, 4),
      scale: shorter(linear.scale, 4),
      weights: linear.weights.map((own) => shorter(own, 3)),
    },
    vocabulary,
    shares: SHARES,
    ...calibrate(
      odds,
      pages.map(({ kind }) => kind),
    ),
  };
}

export async function trainPageKind(): Promise<void> {
  const text = `${JSON.stringify(trainModel(await officialPages()))}\n`;
  mkdirSync('models/page-kind', { recursive: true });
  writeFileSync(MODEL_FILE, text);
  const hash = createHash('sha256').update(text).digest('hex');
  console.log(`${MODEL_FILE}: ${Buffer.byteLength(text)} bytes (${gzipSync(text).length} as gzip), SHA-256 ${hash}`);
}
