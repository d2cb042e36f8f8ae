/**
 * Descriptions: who the person is that a page is on, what the unit is there for, what the business does, in the page's own words. LSTMIE
 * (algorithm 4) labels the clauses of its long texts; the first text that is surely of the subject's sort is the description.
 */
import type { Evidence, FoundRecord, PageKind } from '../finding';
import { textLabel, type ClauseLabel, type TextLabel } from '../text/clause-labels';
import { longTexts, type LongClause } from '../text/long-texts';
import { evidenceAt } from './evidence';
import type { Page } from './record';
import { subjectOf } from './subject';

/** The probabilities of a clause's labels, in the order of `CLAUSE_LABELS`. */
export type LabelProbabilities = Readonly<Record<ClauseLabel, number>>;

/** Labels the clauses of a page's long texts, all at once: they are read beside each other. */
export interface LongTextReader {
  labels(clauses: readonly LongClause[], kind: PageKind): LabelProbabilities[];
}

/** A text, and what it is surely of. */
export interface LabelledText {
  label: TextLabel;
  /** Mean probability that its clauses are what the text is, 0 to 1. */
  sureness: number;
  line: number;
  /** Its clauses from the first to the last that are of the label. */
  text: string;
}

/** Kinds of page that are on one subject, and what its description is labelled. */
const DESCRIBES: Partial<Record<PageKind, { kind: FoundRecord['kind']; labels: readonly TextLabel[] }>> = {
  'person-detail': { kind: 'person', labels: ['person-description'] },
  'department-detail': { kind: 'department', labels: ['department-function'] },
};
const OF_BUSINESS: readonly TextLabel[] = ['business-name', 'business-description'];

/** How sure a text's label must be; chosen out of fold so that six of seven descriptions are right. */
const SURE = 0.6;
const SHORTEST = 40;
const SHORTEST_CJK = 18;
const LONGEST = 400;

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * @param records as found, in page order
 * @returns the same; that of the page's subject and of the business with a description, where they had none and the page has one
 */
export function withDescription(
  page: Page,
  records: readonly FoundRecord[],
  kind: PageKind,
  reader: LongTextReader,
): FoundRecord[] {
  const wanted = describedBy(page, records, kind);
  if (wanted.size === 0) return [...records];
  const texts = labelledTexts(longTexts(page, kind), kind, reader);
  return records.map((record) => {
    const labels = wanted.get(record);
    const found = labels && texts.find(({ label, sureness }) => labels.includes(label) && sureness >= SURE);
    if (!found) return record;
    const description: Evidence = evidenceAt(page.outline, found.line, found.sureness);
    return { ...record, description: found.text, evidence: { ...record.evidence, description } };
  });
}

/** The records that want a description, and what it is labelled. */
function describedBy(
  page: Page,
  records: readonly FoundRecord[],
  kind: PageKind,
): Map<FoundRecord, readonly TextLabel[]> {
  const out = new Map<FoundRecord, readonly TextLabel[]>();
  const described = DESCRIBES[kind];
  const subject = described && subjectOf(page, records);
  const record = subject && records[subject.record];
  if (record?.kind === described?.kind && record && !record.description) out.set(record, described!.labels);
  const business = records.find((one) => one.kind === 'business');
  if (business && (kind === 'business' || kind === 'home') && isDeclared(business)) out.set(business, OF_BUSINESS);
  return out;
}

/** What the page declares for machines gives way to what it says. */
const isDeclared = ({ description, evidence }: FoundRecord): boolean =>
  description === undefined || evidence['description'] === undefined;

/** @returns the texts that are of some sort, in page order, long enough to say something */
export function labelledTexts(clauses: readonly LongClause[], kind: PageKind, reader: LongTextReader): LabelledText[] {
  const labels = reader.labels(clauses, kind);
  const out: LabelledText[] = [];
  for (let from = 0, to = 0; from < clauses.length; from = to) {
    while (to < clauses.length && clauses[to]!.line === clauses[from]!.line) to++;
    const own = labels.slice(from, to);
    const said = own.map(likeliest);
    const label = textLabel(said);
    if (!label) continue;
    const fits = (one: ClauseLabel): boolean => sortOf(one) === sortOf(label);
    const [first, last] = [said.findIndex(fits), said.findLastIndex(fits)];
    const text = joined(clauses.slice(from + first, from + last + 1).map((one) => one.text));
    if (text.length < (CJK.test(text) ? SHORTEST_CJK : SHORTEST)) continue;
    const sureness =
      own.slice(first, last + 1).reduce((sum, one) => sum + chanceOf(one, label), 0) / (last + 1 - first);
    out.push({ label, sureness, line: clauses[from]!.line, text });
  }
  return out;
}

const sortOf = (label: ClauseLabel): string => label.split('-')[0]!;

/** Probability of the label, names and descriptions of a business taken together. */
function chanceOf(probabilities: LabelProbabilities, label: TextLabel): number {
  return sortOf(label) === 'business'
    ? probabilities['business-name'] + probabilities['business-description']
    : probabilities[label];
}

function likeliest(probabilities: LabelProbabilities): ClauseLabel {
  const all = Object.entries(probabilities) as [ClauseLabel, number][];
  return all.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

/** Clauses as one text, as many as fit. */
function joined(clauses: readonly string[]): string {
  let text = clauses[0] ?? '';
  for (const clause of clauses.slice(1)) {
    const longer = `${text}${/[。！？；]$/.test(text) ? '' : ' '}${clause}`;
    if (longer.length > LONGEST) break;
    text = longer;
  }
  return text;
}
