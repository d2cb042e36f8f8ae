/** Training examples for the ranker of event names: records of the labelled pages that hold one labelled event. */
import { Evidence } from '../../core/classify/features';
import { rivalsOf } from '../../core/fields/name/name-rivals';
import type { NameCandidate } from '../../core/fields/name/name';
import type { Page } from '../../core/fields/record';
import { openPage } from '../../core/pipeline';
import { textOf } from '../../core/page/outline';
import { everyCandidate, type Candidate, type Candidates } from '../../core/records/candidate';
import type { Lexicons } from '../../core/text/lexicon/index';
import { dice, fold, sameFolded } from '../data/same-name';
import type { GoldRecord, LabelledPage } from '../data/sets';

/** How much more a nearer match weighs than a farther one. */
const NEARNESS = 8;

/** One record, the candidates for its name, and of each the chance that it is the name; the chances add up to 1. */
export interface NameExample {
  record: Candidate;
  rivals: NameCandidate[];
  chances: number[];
}

/** Lines of a record, and lines between it and its day where that stands outside. */
const LONGEST_NAMED = 30;
const NEAR = 3;

/** True where a record that holds the name is the one of the day beside it or in it. */
const isBeside = (record: Candidate, day: Candidate): boolean =>
  record.to - record.from <= LONGEST_NAMED && record.from <= day.to + NEAR && day.from <= record.to + NEAR;

/** Per labelled event of which only the day stands in the list the smallest candidate that holds this day and no other. */
function unnamed(
  page: Page,
  evidence: Evidence,
  candidates: Candidates,
  gold: readonly GoldRecord[],
  names: readonly string[],
): { name: string; record: Candidate }[] {
  const smallest = new Map<string, Candidate>();
  for (const candidate of everyCandidate(candidates)) {
    const { from, to } = candidate;
    if (!evidence.plausible(candidate)) continue;
    const days = new Set<string>();
    for (let i = from; i < to; i++)
      for (const { precision, start } of page.facts.lines[i]!.dates)
        if (precision === 'day' && start?.month && start.day) days.add(`${start.month}-${start.day}`);
    const [day] = days;
    if (days.size !== 1 || !day) continue;
    const known = smallest.get(day);
    if (known && to - from >= known.to - known.from) continue;
    const text = fold(textOf(page.outline, from, to));
    if (!names.some((name) => text.includes(name))) smallest.set(day, candidate);
  }
  return gold.flatMap(({ kind, name, startDate }) => {
    if (kind !== 'event' || !name || !startDate) return [];
    const record = smallest.get(`${Number(startDate.slice(5, 7))}-${Number(startDate.slice(8, 10))}`);
    return record ? [{ name: fold(name), record }] : [];
  });
}

/** @returns the page as opened, and its records of which some candidate is the labelled name */
export function nameExamplesOf(
  { snapshot, now, gold }: LabelledPage,
  lexicons: Lexicons,
): { page: Page; examples: NameExample[] } | undefined {
  const wanted = gold.records
    .filter((record) => record.kind === 'event' && record.name)
    .map((record) => fold(record.name!));
  if (wanted.length === 0) return undefined;
  const { page, candidates } = openPage(snapshot, now, lexicons, undefined);
  const evidence = new Evidence(page, candidates);
  /** Per labelled event the smallest candidate that holds its name, a day, and no other event's name. */
  const smallest = new Map<string, Candidate>();
  for (const candidate of everyCandidate(candidates)) {
    if (!evidence.plausible(candidate)) continue;
    const range = evidence.range(candidate);
    if (range.mentions + range.stamps + range.times === 0) continue;
    const text = fold(textOf(page.outline, candidate.from, candidate.to));
    const held = [...new Set(wanted.filter((name) => name.length >= 3 && text.includes(name)))];
    const own = held.filter((name) => !held.some((other) => other !== name && other.includes(name)));
    if (own.length !== 1) continue;
    const key = `${own[0]!} ${candidate.from}`;
    const known = smallest.get(key);
    if (!known || candidate.to - candidate.from < known.to - known.from) smallest.set(key, candidate);
  }
  const named = [...smallest].map(([key, record]) => ({ name: key.slice(0, key.lastIndexOf(' ')), record }));
  const examples: NameExample[] = [];
  const dated = unnamed(page, evidence, candidates, gold.records, wanted).filter(
    (one) => !named.some((other) => other.name === one.name && isBeside(other.record, one.record)),
  );
  for (const { name, record } of [...named, ...dated]) {
    const rivals = rivalsOf(page, record);
    // Of several that would pass for the name, the nearer one is meant: the title, not the title with its place.
    const near = rivals.map(({ text }) => (sameFolded(name, fold(text)) ? dice(name, fold(text)) ** NEARNESS : 0));
    const sum = near.reduce((a, b) => a + b, 0);
    if (sum > 0) examples.push({ record, rivals, chances: near.map((value) => value / sum) });
  }
  return { page, examples };
}
