/** What a look at a page means for what is kept from it. */
import type { Finding } from '../core/finding';
import { identityOf, pageKey } from './identity';
import type { Comparison, KeptRecord } from './kept';
import { differences, editsOf } from './merge';
import type { Visit } from './schema';

export interface Memory {
  /** For each found record, the kept one. */
  kept: (KeptRecord | undefined)[];
  keptHere: KeptRecord[];
  visit: Visit | undefined;
}

/**
 * A record that was kept from another page of the site is "kept" and never "changed": a list and a detail page say
 * different things about it without anything having changed.
 */
export function compareLook(finding: Finding, { kept, keptHere, visit }: Memory): Comparison {
  const known = new Set(visit?.ids);
  const changes: Comparison['changes'] = new Map();
  const edits: Comparison['edits'] = new Map();
  const states = finding.records.map((record, at): Comparison['states'][number] => {
    const before = kept[at];
    if (!before) return visit && !known.has(identityOf(record, finding.url)) ? 'new' : 'seen';
    const edited = editsOf(before.record);
    if (edited.length) edits.set(at, Object.fromEntries(edited));
    const isHere = pageKey(before.page.url) === pageKey(finding.url);
    const changed = isHere ? differences(before.record, record) : [];
    if (changed.length) changes.set(at, changed);
    return changed.length ? 'changed' : 'kept';
  });
  const found = new Set(kept.map((record) => record?.id));
  const gone = keptHere.filter(({ id }) => !found.has(id));
  return { visitedBefore: visit !== undefined, states, changes, edits, gone };
}
