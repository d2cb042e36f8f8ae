/**
 * The evidence for and against a candidate, as numbers. The order is the models': append, never insert.
 * Nothing here measures the page as a whole (its length, the place of the candidate in it): with some hundred sites to
 * learn from, such numbers are names of sites.
 */
import type { Candidate, Candidates } from '../records/candidates';
import { Regions } from '../records/regions';
import { LONGEST_RECORD, rangeFacts, type RangeFacts } from '../records/range';
import { LineWords, COUNTED } from '../text/line-words';
import type { Page } from '../fields/record';
import { Context, SECTIONS } from './context';
import { Wording } from './wording';

const HOWS = ['alone', 'match', 'independent', 'window', 'anchor'];
const ZONES = ['main', 'header', 'nav', 'footer', 'aside'];

/** What a group of candidates has in common; the same for all its members. */
interface GroupFacts {
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
  words: number;
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

/** Members looked at in a group: a sample of a long list says as much as the list. */
const SAMPLE = 60;
/** Members that a group must have, and lines that a candidate may have, to be taken by its place among the others. */
const LEAST_GROUP = 4;
const LONGEST_BY_COLUMN = 14;
/** Lines of one of many below a heading that announces units. */
const LONGEST_LISTED = 8;
/** A name score from which on a text is taken for a name; likewise for units. */
const NAME = 0.55;
const UNIT = 0.45;

const log = (n: number): number => Math.log2(1 + n);

export class Evidence {
  readonly context: Context;
  readonly #words: LineWords;
  /** How the page repeats itself; absent without a model. */
  readonly regions: Regions | undefined;
  /** What the page's words say; absent without a model. */
  readonly wording: Wording | undefined;
  readonly #ranges = new Map<number, RangeFacts>();
  readonly #groups = new Map<Candidate[], GroupFacts>();

  constructor(
    readonly page: Page,
    candidates: Candidates,
  ) {
    const { outline, facts, regionModel, wordingModel } = page;
    this.context = new Context(outline, facts);
    this.#words = new LineWords(outline, facts);
    this.regions = regionModel && new Regions(outline, facts, candidates, regionModel);
    this.wording = wordingModel && new Wording(...wordsOf(page), wordingModel);
  }

  range({ from, to }: { from: number; to: number }): RangeFacts {
    const key = from * 65_536 + Math.min(65_535, to - from);
    let found = this.#ranges.get(key);
    if (!found)
      this.#ranges.set(key, (found = rangeFacts(this.page.outline, this.page.facts, from, to, this.page.now)));
    return found;
  }

  /** True where the candidate holds what a record of some kind must hold: a day, a person's name or a unit's. */
  plausible(candidate: Candidate): boolean {
    if (candidate.to - candidate.from > LONGEST_RECORD) return false;
    const r = this.range(candidate);
    if (r.mentions + r.stamps + r.recurrences > 0 || r.bestName >= 0.3 || r.bestUnit >= 0.3) return true;
    const around = this.context.at(candidate.from);
    if (r.times > 0 && around.dayAbove) return true;
    if (around.unitList > 0 && candidate.group.length >= LEAST_GROUP && candidate.to - candidate.from <= LONGEST_LISTED)
      return true;
    // What no word gives away, its place among those that are known may.
    if (candidate.group.length < LEAST_GROUP || candidate.to - candidate.from > LONGEST_BY_COLUMN) return false;
    const g = this.#group(candidate.group);
    return g.name >= 0.4 || g.unit >= 0.2;
  }

  features(candidate: Candidate): Float64Array {
    const { outline, facts, names } = this.page;
    const r = this.range(candidate);
    const g = this.#group(candidate.group);
    const c = this.context.at(candidate.from);
    const block = outline.blocks[candidate.block]!;
    const best = names.range(candidate.from, candidate.to);
    const bits = this.#bits(candidate.from, candidate.to);
    const zone = facts.zones[candidate.block]!;
    const cjk = facts.lang === 'ja' || facts.lang === 'zh' || facts.lang === 'ko' ? 1 : 0;
    const chars = Math.max(1, r.chars);
    return Float64Array.of(
      log(r.lines),
      log(r.chars),
      r.images,
      log(r.links),
      r.linkChars / chars,
      r.headings,
      log(r.bold),
      r.size,
      r.days,
      r.mentions,
      r.recurrences,
      r.months,
      r.times,
      r.weekdays,
      r.ranges,
      r.withYear,
      r.stamps,
      r.firstDay,
      r.dateChars / chars,
      r.names,
      r.bestName,
      r.secondName,
      r.firstName,
      r.titles,
      r.emails,
      r.telephones,
      r.units,
      r.bestUnit,
      r.secondUnit,
      r.firstUnit,
      r.prices,
      r.hidden / r.lines,
      best[0]?.score ?? -9,
      best[1]?.score ?? -9,
      log(best[0]?.text.length ?? 0),
      best[0] ? best[0].line - candidate.from : -1,
      ...COUNTED.map((_, bit) => this.#count(candidate.from, candidate.to, bit)),
      bits === 0 ? 1 : 0,
      ...HOWS.map((how) => (candidate.how === how ? 1 : 0)),
      ...ZONES.map((name) => (zone === name ? 1 : 0)),
      log(g.size),
      g.lines,
      g.spread,
      g.day,
      g.oneDay,
      g.time,
      g.name,
      g.oneName,
      g.unit,
      g.oneUnit,
      g.email,
      g.title,
      g.image,
      g.link,
      g.words,
      g.distinctFirst,
      ...SECTIONS.map((_, bit) => (c.nearest >> bit) & 1),
      ...SECTIONS.map((_, bit) => (c.above >> bit) & 1),
      ...SECTIONS.map((_, bit) => (c.title >> bit) & 1),
      ...[1, 2, 4, 8].map((bit) => (c.address & bit ? 1 : 0)),
      ...[1, 2, 4, 8].map((bit) => (c.declared & bit ? 1 : 0)),
      c.dayAbove ? 1 : 0,
      c.unitAbove,
      c.personAbove,
      cjk,
      /^(li|tr|article|dd|dt|td|section)$/.test(block.tag) ? 1 : 0,
      /^(a|h[1-6]|p|span)$/.test(block.tag) ? 1 : 0,
      block.link ? 1 : 0,
      /(^|[\s_#.@-])(event|vevent|gig|concert|show|schedule|exhibition|tribe)/.test(block.hint ?? '') ? 1 : 0,
      /(^|[\s_#.@-])(person|people|staff|member|team|faculty|profile|vcard|employee|teacher)/.test(block.hint ?? '')
        ? 1
        : 0,
      ...this.#beside(candidate),
      g.coverage,
      g.firstDay,
      g.headingDay,
      r.headingDays,
      r.dateLines,
      r.otherDates,
      r.oddTimes,
      Number.isNaN(r.ahead) ? -999 : r.ahead,
      g.ahead,
      g.oddTimes,
      r.headDays,
      g.oneHeadDay,
      /(^|[\s_#.@-])(post|news|article|entry|blog|comment|product|item-?price)/.test(block.hint ?? '') ? 1 : 0,
      g.distinctDays,
      g.rising,
      c.unitList,
      ...this.#standing(candidate),
      r.sessions,
      ...(this.wording?.odds(candidate.from, candidate.to) ?? []),
    );
  }

  #standing(candidate: Candidate): number[] {
    const { own, around, within } = this.regions?.of(candidate) ?? { own: 0, around: 0, within: 0 };
    return [own, around, within, own - Math.max(around, within), own - (this.regions?.most ?? 0)];
  }

  /** What the second layer of the judge asks of the candidate itself; the order is the model's. */
  setting(candidate: Candidate): number[] {
    const g = this.#group(candidate.group);
    const c = this.context.at(candidate.from);
    return [
      log(candidate.to - candidate.from),
      HOWS.indexOf(candidate.how),
      this.page.facts.zones[candidate.block] === 'main' ? 1 : 0,
      this.range(candidate).days,
      g.oneDay,
      g.oneName,
      g.oneUnit,
      g.distinctDays,
      g.rising,
      g.ahead,
      c.unitList,
      ...this.#standing(candidate),
      ...SECTIONS.map((_, bit) => ((c.nearest >> bit) & 1) + ((c.above >> bit) & 1)),
      ...SECTIONS.map((_, bit) => (c.title >> bit) & 1),
      ...[1, 2, 4, 8].map((bit) => (c.address & bit ? 1 : 0)),
      ...[1, 2, 4, 8].map((bit) => (c.declared & bit ? 1 : 0)),
    ];
  }

  /** True where a line of the candidate holds a word of the class. */
  holdsWord({ from, to }: { from: number; to: number }, word: (typeof COUNTED)[number]): boolean {
    return ((this.#bits(from, to) >> COUNTED.indexOf(word)) & 1) === 1;
  }

  /** What stands just before and just after: a part that was left out, or the next record. */
  #beside({ from, to }: Candidate): number[] {
    const before = this.range({ from: Math.max(0, from - 2), to: from });
    const after = this.range({ from: to, to: Math.min(this.page.outline.lines.length, to + 3) });
    return [before, after].flatMap((r) => [
      r.mentions,
      r.times,
      r.bestName,
      r.titles,
      r.emails,
      r.bestUnit,
      r.headings,
      r.images,
    ]);
  }

  #bits(from: number, to: number): number {
    let bits = 0;
    for (let i = from; i < to; i++) bits |= this.#words.bits(i);
    return bits;
  }

  #count(from: number, to: number, bit: number): number {
    let count = 0;
    for (let i = from; i < to; i++) count += (this.#words.bits(i) >> bit) & 1;
    return Math.min(count, 6);
  }

  #group(group: Candidate[]): GroupFacts {
    const known = this.#groups.get(group);
    if (known) return known;
    const step = Math.max(1, Math.floor(group.length / SAMPLE));
    const members = group.filter((_, i) => i % step === 0);
    const ranges = members.map((member) => (member.to - member.from > LONGEST_RECORD ? undefined : this.range(member)));
    const share = (test: (r: RangeFacts) => boolean): number =>
      ranges.filter((r) => r && test(r)).length / members.length;
    const lines = members.map(({ from, to }) => log(to - from));
    const mean = lines.reduce((a, b) => a + b, 0) / lines.length;
    const first = new Set(members.map(({ from }) => this.page.outline.lines[from]!.text));
    const facts: GroupFacts = {
      size: group.length,
      lines: mean,
      spread: Math.sqrt(lines.reduce((a, b) => a + (b - mean) ** 2, 0) / lines.length),
      day: share((r) => r.days > 0),
      oneDay: share((r) => r.days === 1),
      time: share((r) => r.times > 0),
      name: share((r) => r.bestName >= NAME),
      oneName: share((r) => r.bestName >= NAME && r.secondName < NAME),
      unit: share((r) => r.bestUnit >= UNIT),
      oneUnit: share((r) => r.bestUnit >= UNIT && r.secondUnit < UNIT),
      email: share((r) => r.emails > 0),
      title: share((r) => r.titles > 0),
      image: share((r) => r.images > 0),
      link: share((r) => r.links > 0),
      words:
        members.filter((member) => member.to - member.from <= LONGEST_RECORD && this.#bits(member.from, member.to) & 1)
          .length / members.length,
      distinctFirst: first.size / members.length,
      coverage: coverage(group),
      firstDay: share((r) => r.firstDay === 0 || r.firstDay === 1),
      headingDay: share((r) => r.headingDays > 0),
      ahead:
        share((r) => r.ahead >= -1) /
        Math.max(
          1e-9,
          share((r) => !Number.isNaN(r.ahead)),
        ),
      oddTimes: share((r) => r.oddTimes > 0),
      oneHeadDay: share((r) => r.headDays === 1),
      ...order(ranges),
    };
    this.#groups.set(group, facts);
    return facts;
  }
}

/** What `Wording` reads of a page: its lines, and per line the heading above it. */
export const wordsOf = ({ outline, facts }: Page): [lines: string[], headings: string[]] => [
  outline.lines.map(({ text }) => text),
  facts.lines.map(({ heading }) => heading?.text ?? ''),
];

/** How the first days of a group's members follow each other: a schedule runs forward, news run backward. */
function order(ranges: readonly (RangeFacts | undefined)[]): Pick<GroupFacts, 'distinctDays' | 'rising'> {
  const places = ranges.map((r) => r?.place ?? NaN).filter((place) => !Number.isNaN(place));
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
