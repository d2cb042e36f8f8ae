/** Training examples for the judge: every plausible candidate of the labelled pages, with its evidence and its label. */
import { everyCandidate, type Candidate } from '../../core/records/candidate';
import { Evidence, wordsOf } from '../../core/classify/features';
import { JUDGED_KINDS, type JudgedKind } from '../../core/records/judge';
import type { Page } from '../../core/fields/record';
import { readRegion, type ReadFields } from '../../core/fields/read-region';
import { openPage, type PageModels } from '../../core/pipeline';
import type { Lexicons } from '../../core/text/lexicon/index';
import { dice, fold, sameFolded } from '../data/same-name';
import type { GoldRecord, LabelledPage } from '../data/sets';

export interface Example {
  /** Lines of its page, the heading above each, and which of the lines are the candidate's. */
  words: ReturnType<typeof wordsOf>;
  from: number;
  to: number;
  features: Float64Array;
  /** Per kind: 0 to 1 how well the candidate is one whole record of the kind; NaN where the labels do not say. */
  labels: Record<JudgedKind, number>;
}

/** How much each right field adds to a candidate's worth beside its name. */
const WORTH: Record<JudgedKind, Record<string, number>> = {
  event: { startDate: 2, startTime: 0.6, location: 0.5, url: 0.6, image: 0.5 },
  person: { jobTitle: 1, email: 0.7, telephone: 0.4, url: 0.7, image: 0.5 },
  department: { url: 0.8, email: 0.4, telephone: 0.4 },
};

export function examplesOf(labelled: LabelledPage, lexicons: Lexicons, models: PageModels): Example[] {
  const { page, candidates } = openPage(labelled.snapshot, labelled.now, lexicons, models);
  const evidence = new Evidence(page, candidates);
  const plausible = [...everyCandidate(candidates)].filter((candidate) => evidence.plausible(candidate));
  const examples = new Map<Candidate, Example>();
  const words = wordsOf(page);
  for (const candidate of plausible) {
    const { from, to } = candidate;
    const labels = { event: 0, person: 0, department: 0 };
    examples.set(candidate, { features: evidence.features(candidate), labels, words, from, to });
  }
  const texts = plausible.map(({ from, to }) => saidBy(page, from, to));
  for (const kind of JUDGED_KINDS) {
    const read = readAll(page, kind, plausible);
    label(labelled, kind, plausible, read, texts).forEach(
      (value, i) => (examples.get(plausible[i]!)!.labels[kind] = value),
    );
  }
  return [...examples.values()];
}

/** Longer lines are prose: it may mention a colleague without being the colleague's record. */
const LONGEST_LINE = 160;

/** What stands on the candidate's lines, prose aside, folded. */
function saidBy({ outline }: Page, from: number, to: number): string {
  const out: string[] = [];
  for (let i = from; i < to; i++) {
    const { text } = outline.lines[i]!;
    if (text.length <= LONGEST_LINE) out.push(fold(text));
  }
  return out.join('\n');
}

/** Fields of every candidate, read in its own group as the pipeline would. */
function readAll(page: Page, kind: JudgedKind, candidates: readonly Candidate[]): (ReadFields | undefined)[] {
  const groups = new Map<Candidate[], Candidate[]>();
  for (const candidate of candidates) {
    const group = groups.get(candidate.group);
    if (group) group.push(candidate);
    else groups.set(candidate.group, [candidate]);
  }
  const fields = new Map<Candidate, ReadFields | undefined>();
  for (const members of groups.values())
    readRegion(page, kind, members).forEach((read, i) => fields.set(members[i]!, read));
  return candidates.map((candidate) => fields.get(candidate));
}

function label(
  { gold }: LabelledPage,
  kind: JudgedKind,
  candidates: readonly Candidate[],
  read: readonly (ReadFields | undefined)[],
  texts: readonly string[],
): number[] {
  const wanted = gold.records.filter((record) => record.kind === kind);
  const maybe = (gold.optional ?? []).filter((record) => record.kind === kind);
  const all = [...wanted, ...maybe];
  const names = all.map((record) => fold(record.name ?? ''));
  const exact = gold.complete && (!gold.complete_for || [gold.complete_for].flat().includes(kind));
  const out = candidates.map(() => (exact ? 0 : NaN));
  const matched: number[] = [];
  const worth = candidates.map((_, i) => {
    const fields = read[i];
    const name = fold(fields?.name ?? '');
    matched[i] = -1;
    if (!fields || !name) return 0;
    let best = 0;
    all.forEach((record, g) => {
      const value = worthOf(kind, record, names[g]!, fields as unknown as GoldRecord, name);
      if (value > best) [best, matched[i]] = [value, g];
    });
    if (best === 0) return 0;
    return holdsAnother(texts[i]!, names, matched[i]!) ? -1 : best;
  });
  const most = all.map(() => 0);
  worth.forEach((value, i) => {
    if (value > 0) most[matched[i]!] = Math.max(most[matched[i]!]!, value);
  });
  worth.forEach((value, i) => {
    if (value < 0) out[i] = 0;
    if (value <= 0) return;
    const share = value / most[matched[i]!]!;
    out[i] = matched[i]! >= wanted.length ? NaN : share > 0.99 ? 1 : share ** 4 * 0.8;
  });
  if (!exact) {
    // Where only some records are labelled, what overlaps one of them without being it is wrong; the rest is unknown.
    const sure = candidates.filter((_, i) => out[i] === 1);
    candidates.forEach((candidate, i) => {
      if (Number.isNaN(out[i]) && sure.some((one) => one.from < candidate.to && candidate.from < one.to)) out[i] = 0;
    });
  }
  return out;
}

function worthOf(kind: JudgedKind, gold: GoldRecord, goldName: string, fields: GoldRecord, name: string): number {
  const day =
    gold.startDate && fields.startDate ? gold.startDate.slice(0, 10) === fields.startDate.slice(0, 10) : undefined;
  if (goldName ? !sameFolded(goldName, name) : !day) return 0;
  // Wang Wei is like Wang Wen, but the same as Wang Wei: of two that fit the nearer one is meant.
  let worth = goldName === name ? 1.5 : 1 + 0.4 * dice(goldName, name);
  for (const [field, weight] of Object.entries(WORTH[kind])) {
    const given = gold as unknown as Record<string, unknown>;
    const found = fields as unknown as Record<string, unknown>;
    if (field === 'startDate') worth += day ? weight : 0;
    else if (field === 'startTime')
      worth += gold.startDate?.[10] && gold.startDate.slice(11, 16) === fields.startDate?.slice(11, 16) ? weight : 0;
    else if (given[field] && found[field]) worth += sameValue(given[field], found[field]) ? weight : 0;
  }
  return worth;
}

function sameValue(a: unknown, b: unknown): boolean {
  const text = (value: unknown): string =>
    typeof value === 'string' ? value : value && typeof value === 'object' ? Object.values(value).join(' ') : '';
  const last = (value: unknown): string => fold(text(value).split(/[/?#]/).filter(Boolean).at(-1) ?? '');
  return sameFolded(fold(text(a)), fold(text(b))) || (/[/]/.test(text(a)) && last(a) === last(b));
}

/** Shortest name by which another record is recognised: two Han or Hangul characters say as much as four letters. */
const leastName = (name: string): number => (/[\p{Script=Han}\p{Script=Hangul}]/u.test(name) ? 2 : 4);

/** True where the text holds the name of another record, that is no part of the matched one's name. */
function holdsAnother(text: string, names: readonly string[], own: number): boolean {
  const mine = names[own]!;
  return names.some(
    (name, i) =>
      i !== own && name.length >= leastName(name) && name !== mine && !mine.includes(name) && text.includes(name),
  );
}
