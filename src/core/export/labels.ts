/**
 * Label formats: what a person says is on a page, as the labelled sets have it (gold JSON), and as training examples, one
 * JSON per line with the page's snapshot beside the gold. Such lines are at once what `extract --snapshots` reads.
 */
import { FIELDS, type FoundRecord, type PageKind } from '../finding';
import type { PageSnapshot } from '../page/snapshot';

export const VERDICTS = ['right', 'arguable', 'wrong'] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface LabelledRecord {
  /** Stable within the page: where and as what it was found, or made up for what a person added. */
  id: string;
  /** As it shall be, with what the person changed. */
  record: FoundRecord;
  /** Absent until somebody judged it. */
  verdict?: Verdict;
  /** Missed by the engine, added by a person. */
  added?: true;
}

export interface PageLabels {
  /** The page's address as a key. */
  page: string;
  site: string;
  url: string;
  title: string;
  lang: string;
  kind: PageKind;
  /** ISO instant of the snapshot that the labels are of. */
  capturedAt: string;
  /** Its day where the person is, YYYY-MM-DD. */
  captured: string;
  /** The person says that nothing is missing. */
  complete: boolean;
  records: LabelledRecord[];
  /** Epoch milliseconds of the last change. */
  at: number;
}

/** A record of a gold file: its kind, its fields under schema.org's names, and where on the page it stands. */
export type GoldLine = { kind: string; name: string; path?: string } & Record<string, unknown>;

export interface GoldPage {
  url: string;
  lang: string;
  page_kind: PageKind;
  captured: string;
  complete: boolean;
  basis: string;
  records: GoldLine[];
  optional: GoldLine[];
}

/** A line of an export: the page as it was, and what is on it. */
export interface TrainingExample {
  page: string;
  /** Day of the visit, as which the snapshot is read. */
  now: string;
  gold: GoldPage;
  snapshot: PageSnapshot;
}

/** @returns the gold of a page; it is complete only where the person says so and has judged every record */
export function goldOf(labels: PageLabels): GoldPage {
  const of = (verdict: Verdict) => labels.records.filter((one) => one.verdict === verdict).map(goldRecord);
  return {
    url: labels.url,
    lang: labels.lang,
    page_kind: labels.kind,
    captured: labels.captured,
    complete: labels.complete && labels.records.every(({ verdict }) => verdict !== undefined),
    basis: 'read by eye',
    records: of('right'),
    optional: of('arguable'),
  };
}

export const writeGold = (labels: PageLabels): string => `${JSON.stringify(goldOf(labels), null, 1)}\n`;

/** JSON Lines, a page a line. */
export function writeExamples(pages: readonly { labels: PageLabels; snapshot: PageSnapshot }[]): string {
  return pages
    .map(({ labels, snapshot }): TrainingExample => {
      return { page: pageName(labels), now: labels.captured, gold: goldOf(labels), snapshot };
    })
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
}

/** @returns the page's name in a set, "site__hash": all pages of a site share what stands before the underscores */
export function pageName({ site, page }: Pick<PageLabels, 'site' | 'page'>): string {
  const slug = site.toLowerCase().replace(/[^a-z0-9.-]+/g, '-');
  return `${slug.replace(/^[-.]+|[-.]+$/g, '') || 'page'}__${hash(page)}`;
}

function goldRecord({ record }: LabelledRecord): GoldLine {
  const fields = FIELDS[record.kind].flatMap((field: string) => {
    const value = valueOf(record, field);
    return value === undefined || value === '' ? [] : [[field, value] as const];
  });
  return {
    kind: record.kind,
    name: record.name,
    ...Object.fromEntries(fields),
    ...(record.path && { path: record.path }),
  };
}

/** Times are the place's own, and an end is told only where it is on another day. */
function valueOf(record: FoundRecord, field: string): unknown {
  const value = (record as unknown as Record<string, unknown>)[field];
  if (typeof value !== 'string') return value;
  if (field === 'endDate' && 'startDate' in record && value.slice(0, 10) === record.startDate?.slice(0, 10))
    return undefined;
  return /^(?:startDate|endDate|doorTime|datePublished)$/.test(field) ? localTime(value) : value;
}

const localTime = (when: string): string =>
  when.replace(/(T\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$/, '$1');

/** FNV-1a of the text's code units, in base 36. */
function hash(text: string): string {
  let value = 2166136261;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 16777619);
  return (value >>> 0).toString(36);
}
