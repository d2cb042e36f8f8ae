/**
 * The evidence for and against a candidate, as numbers. The order is the models': append, never insert.
 * Nothing here measures the page as a whole (its length, the place of the candidate in it): with some hundred sites to
 * learn from, such numbers are names of sites.
 */
import type { Page } from '../fields/record';
import { FeatureRow } from '../learned/feature-row';
import { log } from '../learned/numbers';
import { Wording } from '../learned/wording';
import { CJK_LANGUAGES } from '../page/scripts';
import type { Candidate, Candidates } from '../records/candidate';
import { Ranges, type RangeFacts } from '../records/range';
import { Regions } from '../records/regions';
import type { COUNTED } from '../text/line-words';
import { Announcements, type Announced } from './announced/announced';
import { isBelowEvents } from './announced/announced-events';
import { CandidateWords } from './candidate-words';
import { Context, SECTIONS, type Surroundings } from './context';
import { DayRoles } from './announced/day-roles';
import { isFactSheet } from './announced/fact-sheet';
import { groupFacts, type GroupFacts } from './group-facts';
import { Plausibility } from './plausible';

const HOWS = ['alone', 'match', 'independent', 'window', 'anchor'];
const ZONES = ['main', 'header', 'nav', 'footer', 'aside'];
/** Events, people and articles in class names and the like. */
const NAMED_AFTER = [
  /(^|[\s_#.@-])(event|vevent|gig|concert|show|schedule|exhibition|tribe)/,
  /(^|[\s_#.@-])(person|people|staff|member|team|faculty|profile|vcard|employee|teacher)/,
  /(^|[\s_#.@-])(post|news|article|entry|blog|comment|product|item-?price)/,
];

/** Lines that a candidate may have to be no more than one event. */
const LONGEST_CARD = 8;
const TOLD: ReadonlySet<Announced> = new Set(['events', 'sessions', 'told', 'tabled', 'ahead', 'meetings']);

export class Evidence {
  readonly context: Context;
  readonly days: DayRoles;
  readonly #words: CandidateWords;
  /** How the page repeats itself; absent without a model. */
  readonly regions: Regions | undefined;
  #wording: Wording | undefined;
  readonly #ranges: Ranges;
  readonly #groups = new Map<Candidate[], GroupFacts>();
  readonly #announcements: Announcements;
  readonly #plausibility: Plausibility;
  readonly #named = new Map<string, number>();
  readonly #row = new FeatureRow();

  constructor(
    readonly page: Page,
    candidates: Candidates,
  ) {
    const { outline, facts, regionModel } = page;
    const range = (lines: { from: number; to: number }): RangeFacts => this.range(lines);
    this.context = new Context(outline, facts);
    this.#words = new CandidateWords(outline, facts);
    this.#ranges = new Ranges(outline, facts, page.now);
    this.days = new DayRoles(page, range);
    this.regions = regionModel && new Regions(outline, facts, candidates, regionModel);
    this.#announcements = new Announcements(page, this.context, candidates, this.#ranges);
    this.#plausibility = new Plausibility(outline, facts, this.#ranges, this.context, this.days, this.#announcements);
  }

  /** What the page's words say, read when first asked; absent without a model. */
  get wording(): Wording | undefined {
    const { wordingModel } = this.page;
    return (this.#wording ??= wordingModel && new Wording(...wordsOf(this.page), wordingModel));
  }

  range({ from, to }: { from: number; to: number }): RangeFacts {
    return this.#ranges.of(from, to);
  }

  /** A few lines with a heading or a link, and no days but the two of one period: "13 February – 7 June 2026". A heading at the end is the next one's. */
  isPeriod(candidate: Candidate): boolean {
    const { ranges, days, otherDates, headings, links } = this.range(candidate);
    const { blocks, lines } = this.page.outline;
    const isShort = candidate.to - candidate.from <= LONGEST_CARD;
    const endsInHeading = blocks[lines[candidate.to - 1]!.block]!.heading !== undefined;
    return isShort && !endsInHeading && ranges === 1 && days === 1 && otherDates === 0 && headings + links > 0;
  }

  /** One event's facts, each behind its label. */
  isFactSheet(candidate: Candidate): boolean {
    return isFactSheet(this.page, candidate, (lines) => this.range(lines));
  }

  /** What labels or a heading say of a candidate: that needs neither words nor company. */
  isTold(candidate: Candidate): boolean {
    return (
      TOLD.has(this.announced(candidate.group)) || this.isFactSheet(candidate) || isBelowEvents(this.page, candidate)
    );
  }

  /** True where the candidate holds what a record of some kind must hold: a day, a person's name or a unit's. */
  plausible(candidate: Candidate): boolean {
    return this.#plausibility.of(candidate);
  }

  /** What the members of a region are said to be, by a heading above them or by themselves. */
  announced(group: Candidate[]): Announced {
    return this.#announcements.of(group);
  }

  /** True where a line of the candidate holds a word of the class. */
  holdsWord(lines: { from: number; to: number }, word: (typeof COUNTED)[number]): boolean {
    return this.#words.holds(lines, word);
  }

  features(candidate: Candidate): Float64Array {
    const { outline, facts, names } = this.page;
    const r = this.range(candidate);
    const g = this.#group(candidate.group);
    const c = this.context.at(candidate.from);
    const block = outline.blocks[candidate.block]!;
    const best = names.best(candidate.from, candidate.to);
    const named = this.#namedAfter(block.hint ?? '');
    const zone = facts.zones[candidate.block]!;
    const cjk = CJK_LANGUAGES.has(facts.lang) ? 1 : 0;
    const chars = Math.max(1, r.chars);
    const row = this.#row.put(
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
      best?.score ?? -9,
      best?.next ?? -9,
      log(best?.name.text.length ?? 0),
      best ? best.name.line - candidate.from : -1,
    );
    this.#words.putInto(row, candidate);
    row.oneOf(candidate.how, HOWS).oneOf(zone, ZONES);
    row.put(
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
      this.#words.share(candidate.group),
      g.distinctFirst,
    );
    row.bits(c.nearest, SECTIONS.length).bits(c.above, SECTIONS.length);
    this.#putPage(c);
    row.put(
      c.dayAbove ? 1 : 0,
      c.unitAbove,
      c.personAbove,
      cjk,
      /^(li|tr|article|dd|dt|td|section)$/.test(block.tag) ? 1 : 0,
      /^(a|h[1-6]|p|span)$/.test(block.tag) ? 1 : 0,
      block.link ? 1 : 0,
      named & 1,
      (named >> 1) & 1,
    );
    this.#putBeside(candidate);
    row.put(
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
      (named >> 2) & 1,
      g.distinctDays,
      g.rising,
      c.unitList,
    );
    this.#putStanding(candidate);
    row.put(r.sessions);
    return row.take();
  }

  /** What the second layer of the judge asks of the candidate itself; the order is the model's. */
  setting(candidate: Candidate): Float64Array {
    const g = this.#group(candidate.group);
    const c = this.context.at(candidate.from);
    const row = this.#row.put(
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
    );
    this.#putStanding(candidate);
    for (let bit = 0; bit < SECTIONS.length; bit++) row.put(((c.nearest >> bit) & 1) + ((c.above >> bit) & 1));
    this.#putPage(c);
    return row.take();
  }

  #putStanding(candidate: Candidate): void {
    const { own, around, within } = this.regions?.of(candidate) ?? { own: 0, around: 0, within: 0 };
    this.#row.put(own, around, within, own - Math.max(around, within), own - (this.regions?.most ?? 0));
  }

  #putPage({ title, address, declared }: Surroundings): void {
    this.#row.bits(title, SECTIONS.length).bits(address, 4).bits(declared, 4);
  }

  /** What stands just before and just after: a part that was left out, or the next record. */
  #putBeside({ from, to }: Candidate): void {
    this.#putNeighbour(Math.max(0, from - 2), from);
    this.#putNeighbour(to, Math.min(this.page.outline.lines.length, to + 3));
  }

  #putNeighbour(from: number, to: number): void {
    const r = this.#ranges.beside(from, to);
    this.#row.put(r.mentions, r.times, r.bestName, r.titles, r.emails, r.bestUnit, r.headings, r.images);
  }

  /** Bit n is set where class names or the like speak of NAMED_AFTER[n]. */
  #namedAfter(hint: string): number {
    let bits = this.#named.get(hint);
    if (bits === undefined) {
      bits = NAMED_AFTER.reduce((all, pattern, bit) => (pattern.test(hint) ? all | (1 << bit) : all), 0);
      this.#named.set(hint, bits);
    }
    return bits;
  }

  #group(group: Candidate[]): GroupFacts {
    let known = this.#groups.get(group);
    if (!known) this.#groups.set(group, (known = this.#factsOf(group)));
    return known;
  }

  #factsOf(group: readonly Candidate[]): GroupFacts {
    return groupFacts(this.page.outline, group, (member) => this.range(member));
  }
}

/** What `Wording` reads of a page: its lines, and per line the heading above it. */
export const wordsOf = ({ outline, facts }: Page): [lines: string[], headings: string[]] => [
  outline.lines.map(({ text }) => text),
  facts.lines.map(({ heading }) => heading?.text ?? ''),
];
