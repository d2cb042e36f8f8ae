/**
 * The records on which models of event classification are compared: what the extractor offers on the Japanese event pages, one
 * segmentation per page by structure alone, each labelled by the gold.
 *
 * A record is an event if it holds the name of exactly one labelled event; of several that hold the same one (a list, and a
 * side bar that repeats its titles) those with most text count, as many as there are such events. Left out, as neither: records
 * that hold several events (that is a fault of segmentation, which is measured elsewhere), repetitions, arguable events,
 * records without any word, texts that the same site has shown before (menus), and all but a sample of what is no event on a
 * page that has very much of it.
 */
import { Evidence } from '../../core/classify/features';
import type { RecordModel } from '../../core/classify/tree-judge';
import { textOf } from '../../core/page/outline';
import { openPage } from '../../core/pipeline';
import type { Candidate } from '../../core/records/candidate';
import type { Lexicons } from '../../core/text/lexicon/index';
import { tokensOf, type Tokenizer } from '../../core/text/tokens/index';
import { fold } from '../data/same-name';
import type { LabelledPage } from '../data/sets';
import { generator } from '../words/random';
import { judgeNumbers } from './judge-numbers';
import { segment } from './segmentation';

export interface EventExample {
  page: string;
  site: string;
  event: boolean;
  tokens: string[];
  /** Its first line (records are not in reading order: those of a page that hold an event come last), and a number for its region: the same for the records of one region of the page. */
  from: number;
  region: number;
  /** Evidence of the shipped judge; its probability of an event, 0 where it could be no record of any kind. */
  features: Float64Array;
  judged: number;
  /** What else the judge says: `judge-numbers.ts`. */
  numbers: number[];
  /** Probability from which on the shipped judge takes a record for an event. */
  threshold: number;
}

/** Records without an event that a page may give. */
const MOST = 60;
const SHORTEST_NAME = 2;

export interface Reading {
  lexicons: Lexicons;
  tokenizer: Tokenizer;
  /** The judge that has not seen the page's site. */
  model: RecordModel;
  /** Folded texts that each site has shown, to which the page's are added. */
  seen: Map<string, Set<string>>;
}

/** @returns none for a page that is labelled in part; events behind the others */
export function recordsOf(labelled: LabelledPage, { lexicons, tokenizer, model, seen }: Reading): EventExample[] {
  const { snapshot, now, gold, site, name: page } = labelled;
  if (!gold.complete) return [];
  const opened = openPage(snapshot, now, lexicons, model);
  const { outline } = opened.page;
  const evidence = new Evidence(opened.page, opened.candidates);
  const judge = judgeNumbers(model, evidence, outline, opened.candidates);
  const shown = seen.get(site) ?? new Set();
  seen.set(site, shown);
  const random = generator(page.length);
  const texts = new Map<Candidate, string>();
  for (const candidate of segment(outline, opened.candidates)) {
    const folded = fold(textOf(outline, candidate.from, candidate.to));
    if (folded === '' || shown.has(folded)) continue;
    shown.add(folded);
    texts.set(candidate, folded);
  }
  const labels = labelsOf(texts, labelled);
  const others = [...labels.values()].filter((event) => !event).length;
  const examples: EventExample[] = [];
  const regions = new Map<Candidate[], number>();
  for (const [candidate, event] of labels) {
    if (!event && random() > MOST / others) continue;
    const tokens = tokensOf(textOf(outline, candidate.from, candidate.to), tokenizer);
    if (tokens.length === 0) continue;
    examples.push({
      page,
      site,
      event,
      tokens,
      from: candidate.from,
      region: regions.get(candidate.group) ?? regions.set(candidate.group, regions.size).size - 1,
      features: evidence.features(candidate),
      judged: judge.probability(candidate),
      numbers: judge.numbers(candidate),
      threshold: model.event.threshold,
    });
  }
  return examples;
}

/** Whether each record is an event; those that are neither one nor none are not in it. */
function labelsOf(texts: ReadonlyMap<Candidate, string>, { gold }: LabelledPage): Map<Candidate, boolean> {
  const namesOf = (records: readonly { kind: string; name?: string }[]): string[] =>
    records.filter(({ kind }) => kind === 'event').map(({ name }) => fold(name ?? ''));
  const counts = new Map<string, number>();
  for (const name of namesOf(gold.records)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const arguable = namesOf(gold.optional ?? []);
  const held = (text: string, names: Iterable<string>): string[] => {
    const found = [...names].filter((name) => name.length >= SHORTEST_NAME && text.includes(name));
    return found.filter((name) => !found.some((other) => other !== name && other.includes(name)));
  };
  const labels = new Map<Candidate, boolean>();
  const holders = new Map<string, Candidate[]>();
  for (const [candidate, text] of texts) {
    const names = held(text, counts.keys());
    if (names.length === 1) holders.set(names[0]!, [...(holders.get(names[0]!) ?? []), candidate]);
    else if (names.length === 0 && held(text, arguable).length === 0) labels.set(candidate, false);
  }
  for (const [name, candidates] of holders) {
    candidates.sort((a, b) => texts.get(b)!.length - texts.get(a)!.length);
    for (const candidate of candidates.slice(0, counts.get(name))) labels.set(candidate, true);
  }
  return labels;
}
