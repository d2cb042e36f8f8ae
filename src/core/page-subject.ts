/** The one event, person or unit that a page is there for, as its kind, the way to it and its headings tell. */
import { speaksOfEvents } from './classify/gate/speaks-of-events';
import type { PageKindOpinion } from './classify/page-kind/page-kind';
import type { Page } from './fields/record';
import { announcesDay, holdsDay, labelsDay } from './fields/subject/announced-day';
import { withDescribedUnits } from './fields/subject/described-units';
import { listedUnit } from './fields/subject/listed-unit';
import { periodOnShow, periodWithProgramme } from './fields/subject/on-show';
import { withSubjectEvent } from './fields/subject/subject-event';
import { withSubjectPerson, withSubjectUnit, withUnit } from './fields/subject/subject-record';
import type { FoundRecord } from './finding';
import type { Note } from './page/snapshot';
import { dayOf } from './when';

/** Probability of a kind of page from which on a record is made of what the page is about; chosen out of fold. */
const SURE_KIND = 0.5;
/** How sure the unit is that the way to the page has below a list of units. */
const LISTED = 0.6;
/** Chance that a page lists units, from which on headings with a text each are taken for them. */
const LISTS_UNITS = 0.1;
/** How sure the event is of a page on which nothing else was found and whose heading is followed by a day to come. */
const ANNOUNCED = 0.6;
/** How likely a page is there for the exhibition that its section and its period say. */
const ON_SHOW = 0.6;

/** @returns the opinion that the page is there for one event, where it shows an exhibition's period and looked like a text */
export function asOnShow(page: Page, opinion: PageKindOpinion): PageKindOpinion {
  const isText = opinion.kind === 'article' || opinion.kind === 'other';
  if (!isText || (periodOnShow(page) ?? periodWithProgramme(page)) === undefined) return opinion;
  return { ...opinion, kind: 'event-detail', chance: ON_SHOW, without: Math.min(opinion.without, 1 - ON_SHOW) };
}

/**
 * @param records what was found on the page, in its order
 * @returns the same with a record of what the page is there for, where its kind says that this is one event, person or unit; and which records became parts of it
 */
export function withPageSubject(
  page: Page,
  records: FoundRecord[],
  opinion: PageKindOpinion,
): { records: FoundRecord[]; notes: Note[] } {
  const { kind, chance, lists } = opinion;
  const listed = listedUnit(page, opinion);
  if (listed)
    return { records: withUnit(page, records, listed, kind === 'department-detail' ? chance : LISTED), notes: [] };
  if (chance >= SURE_KIND) {
    if (kind === 'event-detail') return withSubjectEvent(page, records, chance);
    if (kind === 'person-detail') return { records: withSubjectPerson(page, records, chance), notes: [] };
    if (kind === 'department-detail') return { records: withSubjectUnit(page, records, chance), notes: [] };
  }
  // Beside what goes with it an exhibition looks like one of a list's.
  if (kind === 'event-list' && periodWithProgramme(page) !== undefined) return withSubjectEvent(page, records, ON_SHOW);
  const described = (lists?.department ?? 0) >= LISTS_UNITS ? withDescribedUnits(page, records) : records;
  if (described.length > records.length) return { records: described, notes: [] };
  const nothing = { records, notes: [] };
  // Who speaks at an event is no rival to it.
  if (records.some((record) => kind !== 'event-detail' || record.kind !== 'person')) return nothing;
  const isAnnounced = announcesDay(page) || (kind === 'event-detail' && labelsDay(page));
  if (!isAnnounced && !holdsDay(page)) return nothing;
  const announced = withSubjectEvent(page, records, ANNOUNCED);
  return isHeld(page, announced.records) && (isAnnounced || isAhead(page, announced.records)) ? announced : nothing;
}

/** Where something is held, the page says its hour or its place, or speaks of events; a product, a project and a rate only begin. */
const isHeld = (page: Page, records: readonly FoundRecord[]): boolean =>
  speaksOfEvents(page, records) ||
  records.some(
    (record) => record.kind === 'event' && (record.location !== undefined || record.startDate?.includes('T')),
  );

/** Whether what is held goes on or is still to come: of what is over a page reports. */
const isAhead = ({ now }: Page, records: readonly FoundRecord[]): boolean =>
  records.some(
    (record) => record.kind === 'event' && dayOf(record.endDate ?? record.startDate ?? '') >= now.slice(0, 10),
  );
