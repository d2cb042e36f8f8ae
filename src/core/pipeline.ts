/** Snapshot → Finding: the steps in order, each timed. */
import type { Finding } from './finding';
import type { PageSnapshot } from './page/snapshot';
import type { Lexicons } from './text/lexicon/index';

export interface ExtractOptions {
  /** Day of the visit, YYYY-MM-DD. */
  now: string;
  lexicons: Lexicons;
}

export function extract(snapshot: PageSnapshot, _options: ExtractOptions): Finding {
  return {
    url: snapshot.url,
    title: snapshot.title,
    lang: 'und',
    kind: 'other',
    ms: { snapshot: snapshot.ms, records: 0, classify: 0, fields: 0, relate: 0 },
    records: [],
    notes: snapshot.notes,
  };
}
