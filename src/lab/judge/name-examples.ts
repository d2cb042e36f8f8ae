/** Training examples for the ranker of event names: records of the labelled pages that hold one labelled event. */
import { Evidence } from '../../core/classify/features';
import { rivalsOf } from '../../core/fields/name-ranker';
import type { NameCandidate } from '../../core/fields/name';
import type { Page } from '../../core/fields/record';
import { openPage } from '../../core/pipeline';
import { textOf } from '../../core/page/outline';
import { everyCandidate, type Candidate } from '../../core/records/candidates';
import type { Lexicons } from '../../core/text/lexicon/index';
import { dice, fold, sameFolded } from '../data/same-name';
import type { LabelledPage } from '../data/sets';

/** How much more a nearer match weighs than a farther one. */
const NEARNESS = 8;

/** One record, the candidates for its name, and of each the chance that it is the name; the chances add up to 1. */
export interface NameExample {
  record: Candidate;
  rivals: NameCandidate[];
  chances: number[];
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
  const examples: NameExample[] = [];
  for (const [key, record] of smallest) {
    const name = key.slice(0, key.lastIndexOf(' '));
    const rivals = rivalsOf(page, record);
    // Of several that would pass for the name, the nearer one is meant: the title, not the title with its place.
    const near = rivals.map(({ text }) => (sameFolded(name, fold(text)) ? dice(name, fold(text)) ** NEARNESS : 0));
    const sum = near.reduce((a, b) => a + b, 0);
    if (sum > 0) examples.push({ record, rivals, chances: near.map((value) => value / sum) });
  }
  return { page, examples };
}
