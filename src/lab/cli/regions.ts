/** `extract --regions`: the regions of the records that a page's finding is made of, best first. */
import { readFileSync } from 'node:fs';
import type { RecordModel } from '../../core/classify/tree-judge';
import type { Finding } from '../../core/finding';
import { outlineOf } from '../../core/page/outline';
import type { PageSnapshot } from '../../core/page/snapshot';
import type { Lexicons } from '../../core/text/lexicon/index';
import { recordText } from '../baselines/baseline';
import { oursOn } from '../baselines/ours';
import { loadLexiconsFromDisk } from '../lexicons/load-node';

export interface PrintedRegion {
  path: string;
  records: { text: string; path: string }[];
}

let loaded: { lexicons: Lexicons; model: RecordModel } | undefined;

/** The lexicons and the model that the extension ships, read from disk once. */
export function shipped(): { lexicons: Lexicons; model: RecordModel } {
  loaded ??= {
    lexicons: loadLexiconsFromDisk(),
    model: JSON.parse(readFileSync('models/record-judge/model.json', 'utf8')) as RecordModel,
  };
  return loaded;
}

/**
 * Chosen again from the snapshot: a finding does not keep them. A page on which nothing was found has none.
 * @param now day of the visit, YYYY-MM-DD
 */
export function regionsOf(snapshot: PageSnapshot, finding: Finding, now: string): PrintedRegion[] {
  if (finding.records.length === 0) return [];
  const outline = outlineOf(snapshot);
  return oursOn(snapshot, { now, ...shipped() }).map(({ path, records }) => ({
    path,
    records: records.map((record) => ({ text: recordText(outline, record), path: record.path ?? path })),
  }));
}
