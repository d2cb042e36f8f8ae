/** What the members of a group are, as a heading above them, their labels or their days say. */
import type { Page } from '../../fields/record';
import { addTo } from '../../multimap';
import { everyCandidate, type Candidate, type Candidates } from '../../records/candidate';
import type { RangeFacts, Ranges } from '../../records/range';
import { announcedClosures } from './announced-closures';
import { announcedEvents } from './announced-events';
import { announcedNews } from './announced-news';
import { announcedOthers } from './announced-others';
import { announcedPeople } from './announced-people';
import { announcedPlaces, announcedUnits } from './announced-units';
import type { Context } from '../context';
import { areDaysToCome } from './days-to-come';
import { isEventTable } from './event-table';
import { listPlace, placeOf } from './list-parts';
import { meetingDays } from './meeting-days';
import { areDaysOfBodies, areOfDayLists } from './of-day-lists';
import { ofMonthGrid } from './of-month-grid';
import { areOpeningHours } from './opening-hours';
import { arePublicHolidays } from './public-holidays';
import { areSideSections } from './side-sections';
import { areUnitsWithNumbers } from './unit-numbers';
import { isToldAnHour } from './told-hour';
import { areUnitsWithHours } from './units-with-hours';
import { isWeeklyList } from './weekly-list';

export type Announced =
  | 'units'
  /** Units, each with its telephone number. */
  | 'numbers'
  /** Units that say when they are open. */
  | 'open'
  | 'people'
  /** Programmes, courses, links and the like. */
  | 'others'
  /** News of the past. */
  | 'news'
  /** Days on which a body meets. */
  | 'meetings'
  /** What recurs every week. */
  | 'weekly'
  /** The hours of a house; days on which it is closed. */
  | 'hours'
  | 'closures'
  /** Days of a month that say how each is: booked, which bins. */
  | 'states'
  /** Events below a heading that says so; with its day, too. */
  | 'events'
  | 'sessions'
  /** Days and names that are told one hour; rows of a table of events; entries most of which are to come. */
  | 'told'
  | 'tabled'
  | 'ahead'
  | 'nothing';

/** Members that a group must have, and lines that a candidate may have, to be taken by its place among the others. */
export const LEAST_GROUP = 4;
export const LONGEST_BY_COLUMN = 14;

const isLineWithNumber = ({ lines }: Page['facts'], { from, to }: Candidate): boolean =>
  to - from === 1 && lines[from]!.telephones.length > 0;

/** Looks at each group once. */
export class Announcements {
  readonly #known = new Map<Candidate[], Announced>();
  /** Places of lists that are announced as units: a part of such a list may have one or two records. */
  #unitPlaces: ReadonlySet<string> | undefined;
  /** Candidates with a day or an hour, by where they stand. */
  #places: Map<string, Candidate[]> | undefined;
  /** Lines with a telephone number, by the place of their list. */
  #numbered: Map<string, Candidate[]> | undefined;
  /** Whether these are offices, by their place and whether a heading announces units. */
  readonly #numberedOffices = new Map<string, boolean>();

  constructor(
    private readonly page: Page,
    private readonly context: Context,
    private readonly candidates: Candidates,
    private readonly ranges: Ranges,
  ) {}

  /** What the members of a region are said to be; the first that holds. */
  of(group: Candidate[]): Announced {
    let known = this.#known.get(group);
    if (known === undefined) this.#known.set(group, (known = this.#announcedAs(group)));
    return known;
  }

  #announcedAs(group: readonly Candidate[]): Announced {
    if (announcedUnits(this.page, this.context, group) || this.#isPartOfUnits(group)) return 'units';
    if (areUnitsWithNumbers(this.page, group, this.#isBelowUnits(group)) || this.#isPartOfNumbers(group))
      return 'numbers';
    if (announcedPeople(this.page, this.context, group)) return 'people';
    if (announcedOthers(this.page, this.context, group)) return 'others';
    if (areSideSections(this.page, group)) return 'news';
    return group.some((one) => this.ranges.isDated(one)) ? this.#announcedByDays(group) : 'nothing';
  }

  #announcedByDays(group: readonly Candidate[]): Announced {
    const range = ({ from, to }: { from: number; to: number }): RangeFacts => this.ranges.of(from, to);
    if (areDaysOfBodies(this.page, group)) return 'tabled';
    if (announcedNews(this.page, group, range)) return 'news';
    if (areOpeningHours(this.page, group, range)) return 'hours';
    if (announcedClosures(this.page, group, range) || arePublicHolidays(this.page, group, range)) return 'closures';
    if (areUnitsWithHours(this.page, group, range)) return 'open';
    if (meetingDays(this.page, group, range)) return 'meetings';
    if (isWeeklyList(this.page, group, range)) return 'weekly';
    if (isToldAnHour(this.page, group, range)) return 'told';
    if (isEventTable(this.page, group, range) || areOfDayLists(this.page, group)) return 'tabled';
    const ofGrid = ofMonthGrid(this.page, group);
    if (ofGrid) return ofGrid === 'events' ? 'tabled' : 'states';
    const headed = announcedEvents(this.page, group, range, (part) => this.#alike(part));
    if (headed) return headed;
    return areDaysToCome(this.page, group, range) ? 'ahead' : 'nothing';
  }

  /** The members of all lists that stand where a group's stands, whichever of them. */
  #alike([first]: readonly Candidate[]): readonly Candidate[] {
    if (!this.#places) {
      this.#places = new Map();
      for (const one of everyCandidate(this.candidates))
        if (this.ranges.isDated(one)) addTo(this.#places, placeOf(this.page.outline, one), one);
    }
    return this.#places.get(placeOf(this.page.outline, first!)) ?? [];
  }

  /** Whether a heading above announces units. */
  #isBelowUnits([first]: readonly Candidate[]): boolean {
    return this.context.at(first!.from).unitList >= 2;
  }

  /** Whether the lines of a short part are offices with their numbers together with those of the list's other parts. */
  #isPartOfNumbers(group: readonly Candidate[]): boolean {
    const { outline, facts } = this.page;
    if (group.length > LEAST_GROUP || !group.every((one) => isLineWithNumber(facts, one))) return false;
    if (!this.#numbered) {
      this.#numbered = new Map();
      for (const one of everyCandidate(this.candidates))
        if (isLineWithNumber(facts, one)) addTo(this.#numbered, listPlace(outline, one), one);
    }
    const place = listPlace(outline, group[0]!);
    const isBelowUnits = this.#isBelowUnits(group);
    const key = `${isBelowUnits} ${place}`;
    let known = this.#numberedOffices.get(key);
    if (known === undefined) {
      known = areUnitsWithNumbers(this.page, this.#numbered.get(place) ?? [], isBelowUnits);
      this.#numberedOffices.set(key, known);
    }
    return known;
  }

  #isPartOfUnits(group: readonly Candidate[]): boolean {
    const { outline } = this.page;
    const [first] = group;
    if (group.length >= LEAST_GROUP || first!.to - first!.from > LONGEST_BY_COLUMN) return false;
    if (this.context.at(first!.from).unitList === 0) return false;
    this.#unitPlaces ??= announcedPlaces(this.page, this.context, this.candidates);
    return this.#unitPlaces.has(listPlace(outline, first!));
  }
}
