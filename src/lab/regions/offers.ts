/**
 * What `extract --regions` ranks: the regions that the pipeline chose records of a kind from, those of one kind together that meet in
 * a block, the groups that repeat themselves whatever they are, and those at one place together. Each with the evidence by which a
 * last small model ranks them.
 */
import { Evidence } from '../../core/classify/features';
import { throughGate } from '../../core/classify/gate/page-gate';
import { TreeJudge, type RecordModel } from '../../core/classify/tree-judge';
import type { Page } from '../../core/fields/record';
import { textOf, type Outline } from '../../core/page/outline';
import type { PageSnapshot } from '../../core/page/snapshot';
import { openPage } from '../../core/pipeline';
import { everyCandidate, type Candidate } from '../../core/records/candidate';
import { choose, type Chosen } from '../../core/records/choose';
import { JUDGED_KINDS, type JudgedKind } from '../../core/records/judge';
import type { Lexicons } from '../../core/text/lexicon/index';
import { withoutCopies } from './copies';
import { withoutIdleDays } from './idle-days';
import { largerRivals } from './rivals';
import { addTo, groupsTogether, listsTogether, nameOf, placesOf } from './together';

export interface Offer {
  members: Candidate[];
  /** Mean of the pipeline's probability over its members, where the pipeline chose it; else 0. */
  chosen: number;
  /** What the members would be worth as a region. */
  worth: number;
  evidence: Float64Array;
}

export interface Visit {
  /** Day of the visit, YYYY-MM-DD. */
  now: string;
  lexicons: Lexicons;
  /** For an honest figure on labelled pages: one that has not seen the page's site. */
  model: RecordModel;
}

/** Groups below this worth are not offered. */
const LEAST_WORTH = 0.05;
/** Members asked for their kinds. */
const SAMPLE = 30;

const log = (n: number): number => Math.log2(1 + n);

/** @returns the offers in no order, and the outline that their line numbers are of */
export function offersOn(
  snapshot: PageSnapshot,
  { now, lexicons, model }: Visit,
): { outline: Outline; offers: Offer[] } {
  const { page, candidates } = openPage(snapshot, now, lexicons, model);
  const { outline } = page;
  const evidence = new Evidence(page, candidates);
  const judge = new TreeJudge(model, evidence, outline, candidates);
  const all = choose(outline, candidates, judge);
  const passes = throughGate(model.page, outline, all, evidence.wording).chosen.length > 0;
  const taken = new Map(all.chosen.map((one) => [one.candidate, one.verdict.probability]));
  const groups = new Set([...everyCandidate(candidates)].map(({ group }) => group));
  const most = evidence.regions!.most;
  const lines = outline.lines.length;

  const offer = (all: Candidate[], chosen: number, lists = 1): Offer => {
    const members = withoutIdleDays(page, all);
    const sample = members.filter((_, i) => i % Math.ceil(members.length / SAMPLE) === 0);
    const mean = (of: (one: Candidate) => number): number =>
      sample.reduce((sum, one) => sum + of(one), 0) / sample.length;
    const verdicts = new Map(sample.map((one) => [one, judge.judge(one)]));
    const probability = (one: Candidate, kind: JudgedKind): number =>
      verdicts.get(one)!.find((verdict) => verdict.kind === kind)?.probability ?? 0;
    const standing = (one: Candidate): ReturnType<NonNullable<typeof evidence.regions>['of']> =>
      evidence.regions!.of(one);
    const kinds = JUDGED_KINDS.map((kind) => mean((one) => probability(one, kind)));
    const best = JUDGED_KINDS[kinds.indexOf(Math.max(...kinds))]!;
    const covered = members.reduce((sum, { from, to }) => sum + to - from, 0);
    const worth = evidence.regions!.worth(members);
    return {
      members,
      chosen,
      worth,
      evidence: Float64Array.of(
        mean((one) => standing(one).own),
        mean((one) => standing(one).around),
        mean((one) => standing(one).within),
        mean((one) => standing(one).own) - most,
        ...kinds,
        mean((one) => (probability(one, best) >= 0.4 ? 1 : 0)),
        mean((one) => (taken.has(one) ? 1 : 0)),
        chosen,
        passes ? 1 : 0,
        log(members.length),
        log(covered / members.length),
        covered / lines,
        new Set(sample.map(({ group }) => group)).size / sample.length,
        members.length === 1 ? 1 : 0,
        taken.size === 0 ? 0 : members.filter((one) => taken.has(one)).length / taken.size,
        log(taken.size),
        log(lists),
        worth,
      ),
    };
  };
  const ofChosen = (chosen: readonly Chosen[], lists?: number): Offer =>
    offer(
      chosen.map(({ candidate }) => candidate),
      chosen.reduce((sum, { verdict }) => sum + verdict.probability, 0) / chosen.length,
      lists,
    );
  const events = all.chosen.filter(({ verdict }) => verdict.kind === 'event');
  const places = byPlace(outline, all.chosen).map((chosen) => withoutCopies(page, chosen));
  const ofKinds = places.map((chosen) => ofChosen(chosen));
  const together = listsTogether(page, places).map((lists) =>
    ofChosen(
      lists.flat().sort((a, b) => a.candidate.from - b.candidate.from),
      lists.length,
    ),
  );
  const repeated = [...groups]
    .filter((group) => group.length > 1 && evidence.regions!.of(group[0]!).own >= LEAST_WORTH)
    .map((group) => offer(divided(page, group, events), 0));
  const parts = groupsTogether(outline, page.facts, groups, evidence.regions!).map(({ members, lists }) =>
    offer(members, 0, lists),
  );
  const offers = [...ofKinds, ...together, ...repeated, ...parts];
  const larger = largerRivals(offers);
  return {
    outline,
    offers: offers.map((one, n) => ({ ...one, evidence: Float64Array.of(...one.evidence, larger[n]!) })),
  };
}

/** Share of members that may hold several chosen records: where more do, they are days or sections, and the group is of these. */
const MOST_DIVIDED = 0.5;

/**
 * The members, those of them that hold several events, none of which names another, as these: a day with two events in a list of days. (A college
 * that holds departments is a record itself.)
 * @param members in reading order
 * @param events in reading order
 */
function divided({ names, outline }: Page, members: Candidate[], events: readonly Chosen[]): Candidate[] {
  let several = 0;
  let at = 0;
  const parts = members.map((member) => {
    while (at < events.length && events[at]!.candidate.from < member.from) at++;
    const inside: Chosen[] = [];
    for (; at < events.length && events[at]!.candidate.from < member.to; at++)
      if (events[at]!.candidate.to <= member.to) inside.push(events[at]!);
    const texts = inside.map(({ candidate: { from, to } }) => textOf(outline, from, to));
    const isTold = (name: string): boolean => texts.filter((text) => text.includes(name)).length > 1;
    if (inside.length < 2 || inside.some((one) => isTold(nameOf(names, one)))) return [member];
    several++;
    return inside.map(({ candidate }) => candidate);
  });
  return several > 0 && several <= MOST_DIVIDED * members.length ? parts.flat() : members;
}

/** Records at one place, once each: a record that is two things at once (a department and its head) counts by its likelier kind. */
function byPlace(outline: Outline, all: readonly Chosen[]): Chosen[][] {
  const likelier = new Map<Candidate, Chosen>();
  for (const one of all) {
    const known = likelier.get(one.candidate);
    if (!known || one.verdict.probability > known.verdict.probability) likelier.set(one.candidate, one);
  }
  const places = new Map<string, Chosen[]>();
  const ofGroup = new Map<Candidate[], string>();
  const placeOf = placesOf(outline);
  for (const one of likelier.values()) {
    const place = ofGroup.get(one.candidate.group) ?? placeOf(one.candidate);
    ofGroup.set(one.candidate.group, place);
    addTo(places, place, one);
  }
  return [...places.values()].map((chosen) => chosen.sort((a, b) => a.candidate.from - b.candidate.from));
}
