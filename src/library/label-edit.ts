/** Changes of a page's labels. Each touches only what it names, so that two windows that label at once lose nothing. */
import type { LabelledRecord, PageLabels } from '../core/export/labels';
import type { LabelEntry } from './entries';

export interface LabelEdit {
  /** By id: the record as it shall be, or undefined where it shall not be there. */
  records?: ReadonlyMap<string, LabelledRecord | undefined>;
  page?: Partial<Pick<PageLabels, 'kind' | 'complete'>>;
}

/** @returns the labels after the change, and the change that takes it back */
export function applyEdit(labels: PageLabels, edit: LabelEdit): { labels: PageLabels; inverse: LabelEdit } {
  const byId = new Map(labels.records.map((one) => [one.id, one]));
  const before = new Map<string, LabelledRecord | undefined>();
  for (const [id, one] of edit.records ?? []) {
    before.set(id, byId.get(id));
    if (one) byId.set(id, one);
    else byId.delete(id);
  }
  const page: LabelEdit['page'] = {};
  if (edit.page?.kind !== undefined) page.kind = labels.kind;
  if (edit.page?.complete !== undefined) page.complete = labels.complete;
  return {
    labels: { ...labels, ...edit.page, records: inOrder([...byId.values()]) },
    inverse: { records: before, page },
  };
}

/**
 * Labels beside a new look at their page: what a person judged stays, what nobody judged is as it is found now.
 * @param fresh labels of the new look, on which nobody has said anything
 */
export function refreshed(labels: PageLabels, fresh: PageLabels): PageLabels {
  const judged = labels.records.filter(isJudged);
  const known = new Set(judged.map(({ id }) => id));
  const others = fresh.records.filter(({ id }) => !known.has(id));
  return { ...fresh, kind: labels.kind, complete: labels.complete, records: inOrder([...judged, ...others]) };
}

/**
 * Two states of one page's labels (library and backup), as of the look and the page's facts of the one changed last; its
 * verdicts win, and what only the other judged stays judged. Merging the same state again changes nothing.
 */
export function mergeLabels(existing: LabelEntry, incoming: LabelEntry): LabelEntry {
  const [newer, older] = incoming.labels.at > existing.labels.at ? [incoming, existing] : [existing, incoming];
  const judged = newer.labels.records.filter(isJudged);
  const known = new Set(judged.map(({ id }) => id));
  const others = older.labels.records.filter((one) => isJudged(one) && !known.has(one.id));
  const labels = refreshed({ ...newer.labels, records: [...judged, ...others] }, newer.labels);
  return { labels, snapshot: newer.snapshot };
}

/** Whether nobody has said anything: then there is nothing to store. */
export const isUntouched = (labels: PageLabels, fresh: PageLabels): boolean =>
  !labels.complete && labels.kind === fresh.kind && !labels.records.some(isJudged);

const isJudged = ({ verdict }: LabelledRecord): boolean => verdict !== undefined;

/** As on the page; what was added comes last. */
const inOrder = (records: LabelledRecord[]): LabelledRecord[] =>
  records.toSorted((a, b) => Number(a.added ?? 0) - Number(b.added ?? 0) || a.record.ordinal - b.record.ordinal);
