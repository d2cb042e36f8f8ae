/**
 * The evidence for and against a candidate, as numbers. The order is the models': append, never insert.
 * Nothing here measures the page as a whole (its length, the place of the candidate in it): with some hundred sites to
 * learn from, such numbers are names of sites.
 */
import type { Candidate, Candidates } from '../records/candidates';
import { Regions } from '../records/regions';
import { LONGEST_RECORD, Ranges, TELLING, type RangeFacts } from '../records/range';
import { LineWords, COUNTED } from '../text/line-words';
import type { Page } from '../fields/record';
import { announcedClosures } from './announced-closures';
import { announcedEvents, isBelowEvents } from './announced-events';
import { announcedNews } from './announced-news';
import { announcedOthers } from './announced-others';
import { announcedPlaces, announcedUnits } from './announced-units';
import { listPlace } from './list-parts';
import { Context, SECTIONS, type Surroundings } from './context';
import { DayRoles } from './day-roles';
import { areDaysToCome } from './days-to-come';
import { isEventTable } from './event-table';
import { FeatureRow } from '../learned/feature-row';
import { groupFacts, namedShares, sampleOf, type GroupFacts } from './group-facts';
import { meetingDays } from './meeting-days';
import { areUnitsWithNumbers } from './unit-numbers';
import { areOpeningHours } from './opening-hours';
import { isFactSheet } from './fact-sheet';
import { areSideSections } from './side-sections';
import { isWeeklyList } from './weekly-list';
import { Wording } from '../learned/wording';

const HOWS = ['alone', 'match', 'independent', 'window', 'anchor'];
const ZONES = ['main', 'header', 'nav', 'footer', 'aside'];
/** Events, people and articles in class names and the like. */
const NAMED_AFTER = [
  /(^|[\s_#.@-])(event|vevent|gig|concert|show|schedule|exhibition|tribe)/,
  /(^|[\s_#.@-])(person|people|staff|member|team|faculty|profile|vcard|employee|teacher)/,
  /(^|[\s_#.@-])(post|news|article|entry|blog|comment|product|item-?price)/,
];

/** Units; units with their numbers; programmes, courses and the like; news of the past; what recurs every week; the hours of a house; events, those of one day, and those of a table. */
export type Announced =
  | 'units'
  | 'numbers'
  | 'others'
  | 'news'
  | 'meetings'
  | 'weekly'
  | 'hours'
  | 'closures'
  | 'events'
  | 'sessions'
  | 'tabled'
  | 'ahead'
  | 'nothing';

/** Members that a group must have, and lines that a candidate may have, to be taken by its place among the others. */
const LEAST_GROUP = 4;
const LONGEST_CARD = 8;
const LONGEST_BY_COLUMN = 14;
/** Lines of one of many below a heading that announces units. */
const LONGEST_LISTED = 8;
const TOLD: ReadonlySet<Announced> = new Set(['events', 'sessions', 'tabled', 'ahead']);
const log = (n: number): number => Math.log2(1 + n);

export class Evidence {
  readonly context: Context;
  readonly days: DayRoles;
  readonly #words: LineWords;
  /** How the page repeats itself; absent without a model. */
  readonly regions: Regions | undefined;
  #wording: Wording | undefined;
  readonly #ranges: Ranges;
  readonly #groups = new Map<Candidate[], GroupFacts>();
  /** Groups of which enough members are known for names of persons or units. */
  readonly #known = new Map<Candidate[], boolean>();
  readonly #announced = new Map<Candidate[], Announced>();
  readonly #wordShares = new Map<Candidate[], number>();
  readonly #named = new Map<string, number>();
  readonly #row = new FeatureRow();

  /** Places of lists that are announced as units: a part of such a list may have one or two records. */
  #announcedPlaces: ReadonlySet<string> | undefined;

  constructor(
    readonly page: Page,
    private readonly candidates: Candidates,
  ) {
    const { outline, facts, regionModel } = page;
    this.context = new Context(outline, facts);
    this.#words = new LineWords(outline, facts);
    this.#ranges = new Ranges(outline, facts, page.now);
    this.days = new DayRoles(page, (lines) => this.range(lines));
    this.regions = regionModel && new Regions(outline, facts, candidates, regionModel);
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
    const { from, to, group } = candidate;
    if (to - from > LONGEST_RECORD) return false;
    const around = this.context.at(from);
    if (this.#ranges.tells(from, to)) {
      const r = this.range(candidate);
      if (r.mentions + r.stamps + r.recurrences > 0 || r.bestName >= TELLING || r.bestUnit >= TELLING) return true;
      if (r.times > 0 && (around.dayAbove || this.days.roleOf(candidate) === 'session')) return true;
      if (r.times > 0 && r.weekdays > 0 && this.announced(group) === 'weekly') return true;
    }
    if (around.unitList > 0 && group.length >= LEAST_GROUP && to - from <= LONGEST_LISTED) return true;
    if (to - from <= LONGEST_LISTED && /^(?:units|numbers)$/.test(this.announced(group))) return true;
    // What no word gives away, its place among those that are known may.
    if (group.length < LEAST_GROUP || to - from > LONGEST_BY_COLUMN) return false;
    let known = this.#known.get(group);
    if (known === undefined) {
      const { name, unit } = namedShares(
        group,
        (member) => this.#ranges.tells(member.from, member.to),
        (member) => this.range(member),
      );
      this.#known.set(group, (known = name >= 0.4 || unit >= 0.2));
    }
    return known;
  }

  /** What the heading above a region says that its members are. */
  announced(group: Candidate[]): Announced {
    let known = this.#announced.get(group);
    if (known === undefined) this.#announced.set(group, (known = this.#announcedAs(group)));
    return known;
  }

  #announcedAs(group: readonly Candidate[]): Announced {
    if (announcedUnits(this.page, this.context, group) || this.#isPartOfUnits(group)) return 'units';
    if (areUnitsWithNumbers(this.page, group)) return 'numbers';
    if (announcedOthers(this.page, this.context, group)) return 'others';
    if (announcedNews(this.page, group, (lines) => this.range(lines))) return 'news';
    if (areSideSections(this.page, group)) return 'news';
    if (areOpeningHours(this.page, group, (lines) => this.range(lines))) return 'hours';
    if (announcedClosures(this.page, group)) return 'closures';
    if (meetingDays(this.page, group, (lines) => this.range(lines))) return 'meetings';
    if (isWeeklyList(this.page, group, (lines) => this.range(lines))) return 'weekly';
    if (isEventTable(this.page.outline, group, (lines) => this.range(lines))) return 'tabled';
    const headed = announcedEvents(this.page, group, (lines) => this.range(lines));
    if (headed) return headed;
    return areDaysToCome(this.page, group, (lines) => this.range(lines)) ? 'ahead' : 'nothing';
  }

  #isPartOfUnits(group: readonly Candidate[]): boolean {
    const { outline } = this.page;
    const [first] = group;
    if (group.length >= LEAST_GROUP || first!.to - first!.from > LONGEST_BY_COLUMN) return false;
    if (this.context.at(first!.from).unitList === 0) return false;
    this.#announcedPlaces ??= announcedPlaces(this.page, this.context, this.candidates);
    return this.#announcedPlaces.has(listPlace(outline, first!));
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
    const cjk = facts.lang === 'ja' || facts.lang === 'zh' || facts.lang === 'ko' ? 1 : 0;
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
    this.#putWords(candidate);
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
      this.#wordShare(candidate.group),
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

  /** In how many lines the words of each class stand, six at most; and whether there is no such word. */
  #putWords({ from, to }: Candidate): void {
    let bits = 0;
    for (let i = from; i < to; i++) bits |= this.#words.bits(i);
    for (let bit = 0; bit < COUNTED.length; bit++) {
      let count = 0;
      if ((bits >> bit) & 1) for (let i = from; i < to; i++) count += (this.#words.bits(i) >> bit) & 1;
      this.#row.put(Math.min(count, 6));
    }
    this.#row.put(bits === 0 ? 1 : 0);
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

  /** True where a line of the candidate holds a word of the class. */
  holdsWord({ from, to }: { from: number; to: number }, word: (typeof COUNTED)[number]): boolean {
    return ((this.#bits(from, to) >> COUNTED.indexOf(word)) & 1) === 1;
  }

  #bits(from: number, to: number): number {
    let bits = 0;
    for (let i = from; i < to; i++) bits |= this.#words.bits(i);
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

  /** Share of a group's members that hold a word for an event: only asked for what is plausible, as words take long. */
  #wordShare(group: Candidate[]): number {
    let share = this.#wordShares.get(group);
    if (share === undefined) {
      const members = sampleOf(group);
      const short = members.filter(({ from, to }) => to - from <= LONGEST_RECORD);
      share = short.filter((member) => this.holdsWord(member, 'eventWord')).length / members.length;
      this.#wordShares.set(group, share);
    }
    return share;
  }
}

/** What `Wording` reads of a page: its lines, and per line the heading above it. */
export const wordsOf = ({ outline, facts }: Page): [lines: string[], headings: string[]] => [
  outline.lines.map(({ text }) => text),
  facts.lines.map(({ heading }) => heading?.text ?? ''),
];
