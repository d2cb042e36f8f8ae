/**
 * Descriptions: who the person is that a page is on, what the unit is there for, what the business does, in the page's own words. LSTMIE
 * (algorithm 4) labels the clauses of its long texts; the first text that is surely of the subject's sort is the description.
 */
import type { FoundRecord, PageKind } from '../finding';
import type { Outline } from '../page/outline';
import { HAN_OR_KANA } from '../page/scripts';
import { CONTEXT } from '../text/clause-context';
import { textLabel, type ClauseLabel, type TextLabel } from '../text/clause-labels';
import { LONGEST_CLAUSE } from '../text/clauses';
import { longTexts, type LongClause } from '../text/long-texts';
import { evidenceAt } from './evidence';
import type { Page } from './record';
import { subjectOf } from './subject/subject';

/** The probabilities of a clause's labels; they add up to 1. */
export type LabelProbabilities = Readonly<Record<ClauseLabel, number>>;

/** Labels the clauses of a page's long texts, all at once: they are read beside each other. */
export interface LongTextReader {
  labels(clauses: readonly LongClause[], kind: PageKind): LabelProbabilities[];
}

interface DescribedText {
  /** Mean probability that its clauses are of the sort that was asked for, 0 to 1. */
  sureness: number;
  line: number;
  /** Whether it says "I", "he", "she" or what the page is called; whether it names the site. */
  personal: boolean;
  named: boolean;
  /** Its clauses from the first to the last that are of the sort, as many as fit. */
  text: string;
  /** Whether it ends as a sentence does; where it had to be cut, whether its line does. */
  whole: boolean;
}

/** A text on a body: whether that is a unit or a business, what the page is on has said. */
const OF_BODY: readonly ClauseLabel[] = ['department-function', 'business-name', 'business-description'];
/** What kinds of record a page of a kind can be on, and what their description is labelled. */
const DESCRIBES: Partial<
  Record<FoundRecord['kind'], { on: PageKind[]; label: TextLabel; also: readonly ClauseLabel[] }>
> = {
  person: { on: ['person-detail'], label: 'person-description', also: ['person-description'] },
  department: { on: ['department-detail'], label: 'department-function', also: OF_BODY },
  business: { on: ['business', 'home'], label: 'business-description', also: OF_BODY },
};

/** How sure a text's sort must be; chosen out of fold for nine of ten descriptions to be right. */
const SURE = 0.7;
const SURER = 0.9;
/** A line of degrees, which has a field of its own. */
const DEGREE = /\b(?:B\.?(?:A|S|E|Sc|Eng|Tech)|M\.?(?:A|S|E|Sc|Eng|Tech)|Ph\.?\s?D|D\.?Sc)\b/;
/** Clauses that are read: what a page is on, it says at its beginning. */
const MOST_READ = 40;
/** Ends as a sentence does, not as a list that goes on. */
const SENTENCE = /(?:[^.…][.!?]|[。！？．])["”»』」)]?$/u;
const SENTENCE_LONG = 70;
const SENTENCE_CJK = 24;
const LONGEST = 400;
/** What stands behind the last comma. */
const LAST_PART = /(?:[,;](?!\d)|[，；、])(?:[^,;，；、]|[,;](?=\d))*$/;
/** What goes on below: a list, an address. */
const GOES_ON = /[:：]$/;

/** Where a clause's numbers say that it speaks of a person, and that it names the site. */
const PERSONAL = placesOf('I', 'he or she', 'name of title', 'person at start');
const NAMED = placesOf('name of site');

function placesOf(...names: (typeof CONTEXT)[number][]): number[] {
  return names.map((name) => CONTEXT.indexOf(name));
}

/**
 * @param records as found, in page order
 * @returns the same; that of the page's subject and of the business with the description that the page has: it says more than a rule's few
 *   words or what is declared for search engines
 */
export function withDescription(
  page: Page,
  records: readonly FoundRecord[],
  kind: PageKind,
  reader: LongTextReader,
): FoundRecord[] {
  const wanted = describedBy(page, records, kind);
  if (wanted.length === 0) return [...records];
  const clauses = longTexts(page, kind, MOST_READ);
  const labels = reader.labels(clauses, kind);
  return records.map((record) => {
    if (!wanted.includes(record)) return record;
    const found = best(textsOf(page.outline, clauses, labels, record.kind), record.kind);
    if (!found) return record;
    const description = evidenceAt(page.outline, found.line, found.sureness);
    return { ...record, description: found.text, evidence: { ...record.evidence, description } };
  });
}

/** The record of what the page is on, and the business. */
function describedBy(page: Page, records: readonly FoundRecord[], kind: PageKind): FoundRecord[] {
  const isOn = (record: FoundRecord | undefined): record is FoundRecord =>
    record !== undefined && (DESCRIBES[record.kind]?.on.includes(kind) ?? false);
  const asked = Object.values(DESCRIBES).some(({ on }) => on.includes(kind));
  const subject = asked ? subjectOf(page, records) : undefined;
  return [subject && records[subject.record], records.find((one) => one.kind === 'business')].filter(isOn);
}

/**
 * The first whole sentences: of a person those that say "I", "she" or the name, or else (where a language says them) some that are surer still, as
 * lines on posts, degrees and students are of the same sort; of a business those that name it, as pages of shops are full of what others are and say.
 */
function best(texts: readonly DescribedText[], kind: FoundRecord['kind']): DescribedText | undefined {
  const sentences = texts.filter(
    ({ sureness, text, whole }) =>
      sureness >= SURE && whole && text.length >= (HAN_OR_KANA.test(text) ? SENTENCE_CJK : SENTENCE_LONG),
  );
  if (kind === 'person')
    return (
      sentences.find(({ personal }) => personal) ??
      sentences.find(({ sureness, text }) => (HAN_OR_KANA.test(text) || sureness >= SURER) && !DEGREE.test(text))
    );
  return kind === 'business' ? sentences.find(({ named }) => named) : sentences[0];
}

/** @returns the texts that are on what the record is, in page order */
function textsOf(
  outline: Outline,
  clauses: readonly LongClause[],
  labels: readonly LabelProbabilities[],
  kind: FoundRecord['kind'],
): DescribedText[] {
  const { label, also } = DESCRIBES[kind]!;
  const chances = labels.map((one) => also.reduce((sum, name) => sum + one[name], 0));
  const said = labels.map((one, i): ClauseLabel => {
    const [rival, chance] = (Object.entries(one) as [ClauseLabel, number][])
      .filter(([name]) => !also.includes(name))
      .reduce((most, next) => (next[1] > most[1] ? next : most));
    return chances[i]! > chance ? label : rival;
  });
  const out: DescribedText[] = [];
  for (let from = 0, to = 0; from < clauses.length; from = to) {
    while (to < clauses.length && clauses[to]!.line === clauses[from]!.line) to++;
    if (textLabel(said.slice(from, to)) !== label) continue;
    const first = said.indexOf(label, from);
    const last = said.lastIndexOf(label, to - 1) + 1;
    const own = clauses.slice(first, last);
    const { text, cut } = joined(own.map((one) => one.text).filter((one) => !GOES_ON.test(one)));
    out.push({
      sureness: chances.slice(first, last).reduce((sum, one) => sum + one, 0) / own.length,
      line: clauses[from]!.line,
      personal: own.some(({ context }) => PERSONAL.some((at) => context[at])),
      named: own.some(({ context }) => NAMED.some((at) => context[at])),
      text,
      whole: SENTENCE.test(cut ? outline.lines[clauses[from]!.line]!.text.trim() : text),
    });
  }
  return out;
}

/** Clauses as one text, as many as fit; a sentence longer than any clause ends at its last comma. */
function joined(clauses: readonly string[]): { text: string; cut: boolean } {
  let text = '';
  for (const clause of clauses) {
    const longer = text === '' || /[。！？；]$/.test(text) ? text + clause : `${text} ${clause}`;
    if (text !== '' && longer.length > LONGEST) break;
    text = longer;
  }
  const cut = clauses[0]?.length === LONGEST_CLAUSE && LAST_PART.test(text);
  return { text: cut ? text.replace(LAST_PART, '…') : text, cut };
}
