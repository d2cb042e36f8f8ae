/** `extract --regions`: the regions of records on a page, best first. */
import { readFileSync } from 'node:fs';
import type { BoostedTrees } from '../../core/learned/boosted-trees';
import type { PageKindModel } from '../../core/classify/page-kind/page-kind-model';
import type { TextReader } from '../../core/classify/text/text-opinion';
import type { RecordModel } from '../../core/classify/tree-judge';
import type { LongTextReader } from '../../core/fields/description';
import type { PageSnapshot } from '../../core/page/snapshot';
import type { Lexicons } from '../../core/text/lexicon/index';
import { decodeModel } from '../../ml/lstm/model-file';
import { recordText } from '../baselines/baseline';
import { oursOn } from '../baselines/ours';
import { loadLexiconsFromDisk } from '../lexicons/load-node';
import { JapaneseReader } from '../words/text-reader';

export interface PrintedRegion {
  path: string;
  records: { text: string; path: string }[];
}

interface Shipped {
  lexicons: Lexicons;
  model: RecordModel;
  pageKind: PageKindModel;
  text: TextReader;
  longText: LongTextReader;
  rank: BoostedTrees;
}

let loaded: Shipped | undefined;

/** The lexicons and the models that the extension ships, and the ranking of regions, read from disk once. */
export function shipped(): Shipped {
  loaded ??= {
    lexicons: loadLexiconsFromDisk(),
    model: JSON.parse(readFileSync('models/record-judge/model.json', 'utf8')) as RecordModel,
    pageKind: JSON.parse(readFileSync('models/page-kind/model.json', 'utf8')) as PageKindModel,
    text: new JapaneseReader(),
    longText: decodeModel(readFileSync('models/long-text/model.bin')),
    rank: JSON.parse(readFileSync('models/region-rank/model.json', 'utf8')) as BoostedTrees,
  };
  return loaded;
}

/**
 * The page's regions: of the records that a finding is made of, and of whatever else repeats itself.
 * @param now day of the visit, YYYY-MM-DD
 */
export function regionsOf(snapshot: PageSnapshot, now: string): PrintedRegion[] {
  const { outline, regions } = oursOn(snapshot, { now, ...shipped() });
  return regions.map(({ path, records }) => ({
    path,
    records: records.map((record) => ({ text: recordText(outline, record), path: record.path ?? path })),
  }));
}
