/** What a look at a page means for what is kept from it. */
import { SHOWN_KINDS, type Finding, type FoundRecord, type Kind } from '../core/finding';
import { identityOf, pageKey } from './identity';
import type { KeptRecord } from './entries';
import type { Comparison } from './kept';
import { differences, editsOf } from './merge';
import type { Visit } from './visit';

export interface Memory {
  /** For each found record, the kept one. */
  kept: (KeptRecord | undefined)[];
  keptHere: KeptRecord[];
  visit: Visit | undefined;
}

/** Kinds that were looked for at a visit: what else the page has may have been there all along. */
export const soughtAt = ({ sought = [...SHOWN_KINDS] }: Visit): readonly Kind[] => sought;

/**
 * A record that was kept from another page of the site is "kept" and never "changed": a list and a detail page say
 * different things about it without anything having changed.
 */
export function compareLook(finding: Finding, sought: readonly Kind[], memory: Memory): Comparison {
  const { kept, keptHere, visit } = memory;
  const known = new Set(visit?.ids);
  const isNew = (record: FoundRecord): boolean =>
    visit !== undefined && soughtAt(visit).includes(record.kind) && !known.has(identityOf(record, finding.url));
  const changes: Comparison['changes'] = new Map();
  const edits: Comparison['edits'] = new Map();
  const states = finding.records.map((record, at): Comparison['states'][number] => {
    const before = kept[at];
    if (!before) return isNew(record) ? 'new' : 'seen';
    const edited = editsOf(before.record);
    if (edited.length) edits.set(at, Object.fromEntries(edited));
    const isHere = pageKey(before.page.url) === pageKey(finding.url);
    const changed = isHere ? differences(before.record, record) : [];
    if (changed.length) changes.set(at, changed);
    return changed.length ? 'changed' : 'kept';
  });
  const found = new Set(kept.map((record) => record?.id));
  const gone = keptHere.filter(({ id, record }) => !found.has(id) && sought.includes(record.kind));
  return { visitedBefore: visit !== undefined, states, changes, edits, gone };
}
