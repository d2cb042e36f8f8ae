/** What the members of a group of candidates have in common: evidence for each of them. */
import { log } from '../learned/numbers';
import type { Outline } from '../page/outline';
import type { Candidate } from '../records/candidate';
import { LONGEST_RECORD, type RangeFacts } from '../records/range';

export interface GroupFacts {
  size: number;
  lines: number;
  spread: number;
  day: number;
  oneDay: number;
  time: number;
  name: number;
  oneName: number;
  unit: number;
  oneUnit: number;
  email: number;
  title: number;
  image: number;
  link: number;
  distinctFirst: number;
  /** Share of the lines between the first and the last member that members hold: the rest may be missing parts. */
  coverage: number;
  firstDay: number;
  headingDay: number;
  /** Of the members that name a day: share whose day is still to come. */
  ahead: number;
  oddTimes: number;
  oneHeadDay: number;
  /** Of the members that name a day: share of different first days; and how they follow each other, 1 later and later, -1 earlier and earlier. */
  distinctDays: number;
  rising: number;
}

const NO_FACTS: GroupFacts = {
  size: 0,
  lines: 0,
  spread: 0,
  day: 0,
  oneDay: 0,
  time: 0,
  name: 0,
  oneName: 0,
  unit: 0,
  oneUnit: 0,
  email: 0,
  title: 0,
  image: 0,
  link: 0,
  distinctFirst: 0,
  coverage: 0,
  firstDay: 0,
  headingDay: 0,
  ahead: 0,
  oddTimes: 0,
  oneHeadDay: 0,
  distinctDays: 0,
  rising: 0,
};

/** What is the share of members that have it. */
const SHARES = [
  'day',
  'oneDay',
  'time',
  'name',
  'oneName',
  'unit',
  'oneUnit',
  'email',
  'title',
  'image',
  'link',
  'firstDay',
  'headingDay',
  'oddTimes',
  'oneHeadDay',
] as const satisfies readonly (keyof GroupFacts)[];

/** Members looked at in a group: a sample of a long list says as much as the list. */
const SAMPLE = 60;
/** A name score from which on a text is taken for a name; likewise for units. */
const NAME = 0.55;
const UNIT = 0.45;

export function sampleOf(group: readonly Candidate[]): readonly Candidate[] {
  const step = Math.max(1, Math.floor(group.length / SAMPLE));
  return step === 1 ? group : group.filter((_, i) => i % step === 0);
}

/**
 * Shares of members that hold a person's name, or a unit's, as `groupFacts` has them.
 * @param tells false where a member can hold neither
 */
export function namedShares(
  group: readonly Candidate[],
  tells: (member: Candidate) => boolean,
  range: (member: Candidate) => RangeFacts,
): Pick<GroupFacts, 'name' | 'unit'> {
  const members = sampleOf(group);
  let name = 0;
  let unit = 0;
  for (const member of members) {
    if (member.to - member.from > LONGEST_RECORD || !tells(member)) continue;
    const { bestName, bestUnit } = range(member);
    if (bestName >= NAME) name++;
    if (bestUnit >= UNIT) unit++;
  }
  return { name: name / members.length, unit: unit / members.length };
}

/** @param range what a member's lines hold */
export function groupFacts(
  outline: Outline,
  group: readonly Candidate[],
  range: (member: Candidate) => RangeFacts,
): GroupFacts {
  const members = sampleOf(group);
  const n = members.length;
  const { lines } = outline;
  const first = new Set<string>();
  let length = 0;
  for (const { from, to } of members) {
    length += log(to - from);
    first.add(lines[from]!.text);
  }
  const facts: GroupFacts = {
    ...NO_FACTS,
    size: group.length,
    lines: length / n,
    distinctFirst: first.size / n,
    coverage: coverage(group),
  };
  // Counts of members first, shares of them below.
  let dated = 0;
  const places: number[] = [];
  for (const member of members) {
    facts.spread += (log(member.to - member.from) - facts.lines) ** 2;
    if (member.to - member.from > LONGEST_RECORD) continue;
    const r = range(member);
    if (r.days > 0) facts.day++;
    if (r.days === 1) facts.oneDay++;
    if (r.times > 0) facts.time++;
    if (r.bestName >= NAME) facts.name++;
    if (r.bestName >= NAME && r.secondName < NAME) facts.oneName++;
    if (r.bestUnit >= UNIT) facts.unit++;
    if (r.bestUnit >= UNIT && r.secondUnit < UNIT) facts.oneUnit++;
    if (r.emails > 0) facts.email++;
    if (r.titles > 0) facts.title++;
    if (r.images > 0) facts.image++;
    if (r.links > 0) facts.link++;
    if (r.firstDay === 0 || r.firstDay === 1) facts.firstDay++;
    if (r.headingDays > 0) facts.headingDay++;
    if (r.ahead >= -1) facts.ahead++;
    if (!Number.isNaN(r.ahead)) dated++;
    if (r.oddTimes > 0) facts.oddTimes++;
    if (r.headDays === 1) facts.oneHeadDay++;
    if (!Number.isNaN(r.place)) places.push(r.place);
  }
  facts.spread = Math.sqrt(facts.spread / n);
  facts.ahead = facts.ahead / n / Math.max(1e-9, dated / n);
  for (const share of SHARES) facts[share] /= n;
  return Object.assign(facts, order(places));
}

/** How the first days of a group's members follow each other: a schedule runs forward, news run backward. */
function order(places: readonly number[]): Pick<GroupFacts, 'distinctDays' | 'rising'> {
  if (places.length < 2) return { distinctDays: 0, rising: 0 };
  let rising = 0;
  for (let i = 1; i < places.length; i++) rising += Math.sign(places[i]! - places[i - 1]!);
  return { distinctDays: new Set(places).size / places.length, rising: rising / (places.length - 1) };
}

/** 0 to 1. */
function coverage(group: readonly Candidate[]): number {
  const lines = group.reduce((sum, { from, to }) => sum + to - from, 0);
  return lines / Math.max(1, group.at(-1)!.to - group[0]!.from);
}
