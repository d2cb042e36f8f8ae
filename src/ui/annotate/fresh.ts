/** Labels of a page on which nobody has said anything yet, and records that were missed. */
import type { LabelledRecord, PageLabels } from '../../core/export/labels';
import type { Finding, FoundRecord, Kind, PageKind } from '../../core/finding';
import type { PageSnapshot } from '../../core/page/snapshot';
import { localDay } from '../../core/when';
import { pageKey, siteOf } from '../../library/identity';
import { recordKeys } from '../parts/record-fields';

export function freshLabels(finding: Finding, snapshot: PageSnapshot): PageLabels {
  const keys = recordKeys(finding.records);
  return {
    page: pageKey(finding.url),
    site: siteOf(finding.url),
    url: finding.url,
    title: finding.title,
    lang: finding.lang,
    kind: finding.kind,
    capturedAt: snapshot.capturedAt,
    captured: localDay(new Date(snapshot.capturedAt)),
    complete: false,
    records: finding.records.map((record, at): LabelledRecord => ({ id: keys[at]!, record })),
    at: 0,
  };
}

/** What a record that was missed most likely is, on a page of this kind. */
export function likelyKind(page: PageKind): Kind {
  if (page === 'article') return 'news';
  const kind = page.split('-')[0]!;
  return (['person', 'department', 'news', 'business'] as const).find((each) => each === kind) ?? 'event';
}

/** A record of which nothing is known but what a person says. */
export function blankRecord(kind: Kind, fields: Partial<FoundRecord> = {}): FoundRecord {
  const blank = { name: '', text: '', path: '', confidence: 1, ordinal: 0, evidence: {}, why: [] };
  return { ...blank, kind, ...fields } as FoundRecord;
}

/** @param last behind which the record stands, as its place on the page is not known */
export function addedRecord(record: FoundRecord, last: number): LabelledRecord {
  const id = `added ${crypto.randomUUID()}`;
  return { id, record: { ...record, ordinal: last + 1 }, verdict: 'right', added: true };
}
