/**
 * Finding: what one page yields. The same object is shown in the popup, kept in the library and printed by
 * `npm run extract`. Fields carry schema.org's names.
 */
import type { Reason } from './reasons';
import type { Note } from './page/snapshot';
import type { CalendarFeed } from './structured/feeds';

export const KINDS = ['event', 'person', 'department', 'news', 'business'] as const;
export type Kind = (typeof KINDS)[number];

/** Kinds that the popup shows unless asked for more. */
export const SHOWN_KINDS: readonly Kind[] = ['event', 'person', 'department'];

export const PAGE_KINDS = [
  'event-list',
  'event-detail',
  'person-list',
  'person-detail',
  'department-list',
  'department-detail',
  'news-list',
  'article',
  'business',
  'home',
  'other',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/**
 * A point in time as the page gives it, in one of three types that never turn into each other:
 * a date `YYYY-MM-DD`, a local date-time `YYYY-MM-DDTHH:MM`, an instant `YYYY-MM-DDTHH:MM±HH:MM`.
 */
export type When = string;

export interface Place {
  name?: string;
  address?: string;
}

/** Where a value came from: the page's own declared data, its visible content, or the person who edited it. */
export type Source = 'markup' | 'page' | 'user';

export interface Evidence {
  /** 0 to 1. */
  confidence: number;
  source: Source;
  /** The piece of page that says so, as written there (shortened past 200 characters). */
  quote: string;
  /** XPath of the block that holds the quote. */
  path: string;
}

interface RecordBase {
  name: string;
  /** The record's own page. */
  url?: string;
  /** The record's own picture. */
  image?: string;
  description?: string;
  /** All text of the record, in reading order. */
  text: string;
  /** XPath of the record's (first) block. */
  path: string;
  /** 0 to 1: that this is a record of this kind. */
  confidence: number;
  /** Place on the page among all records, from 1. */
  ordinal: number;
  /** Field name → where its value comes from. */
  evidence: Partial<Record<string, Evidence>>;
  /** Why it was taken for a record of its kind. */
  why: Reason[];
  /** True when the record lies in a part that the page does not show at the moment. */
  hidden?: true;
}

/** Hours and exceptions of a recurring event, in schema.org's terms. */
export interface Schedule {
  /** HH:MM. */
  startTime?: string;
  endTime?: string;
  /** Days on which it does not take place, YYYY-MM-DD. */
  exceptDate?: string[];
  /** Exceptions that no rule can say, in the page's words. */
  except?: string;
}

export interface EventRecord extends RecordBase {
  kind: 'event';
  startDate?: When;
  endDate?: When;
  doorTime?: When;
  location?: Place;
  offers?: string;
  eventStatus?: 'EventScheduled' | 'EventCancelled' | 'EventPostponed' | 'EventMovedOnline' | 'EventRescheduled';
  /** schema.org's ItemAvailability: no places or tickets left, few left, a list for those who wait, not on sale yet. */
  availability?: 'SoldOut' | 'LimitedAvailability' | 'BackOrder' | 'PreSale';
  /** What the page says is still to be announced. */
  toBeAnnounced?: ('date' | 'time' | 'place')[];
  /** An RRULE value (RFC 5545) for recurring events. */
  eventSchedule?: string;
  /** What the rule leaves open. */
  schedule?: Schedule;
  /** Further days or showings after the first, in order: a `When`, or an interval "start/end" (ISO 8601). */
  otherDates?: string[];
  /** IANA zone of its local times. Stated by the page (evidence `markup`), else supposed from its country (`page`). */
  timeZone?: string;
  organizer?: string;
  /** Its sort, in the page's words: "Concert, Jazz". */
  keywords?: string;
}

export interface PersonRecord extends RecordBase {
  kind: 'person';
  jobTitle?: string;
  email?: string;
  telephone?: string;
  affiliation?: string;
  faxNumber?: string;
  /** Postal address, as one line. */
  address?: string;
  /** Room or building. */
  workLocation?: string;
  /** Where the person studied. */
  alumniOf?: string;
  /** Academic degrees, in the page's words. */
  hasCredential?: string;
  /** Fields of research or expertise, in the page's words. */
  knowsAbout?: string;
  /** YYYY-MM-DD, or as much of it as the page gives. */
  birthDate?: string;
  /** In the page's words. */
  gender?: string;
}

export const LEVELS = ['college', 'department', 'laboratory', 'office'] as const;
export type Level = (typeof LEVELS)[number];

export interface DepartmentRecord extends RecordBase {
  kind: 'department';
  level?: Level;
  email?: string;
  telephone?: string;
  /** Name of the unit that this one belongs to. */
  parent?: string;
  faxNumber?: string;
  /** Postal address, as one line. */
  address?: string;
  /** YYYY-MM-DD, or as much of it as the page gives. */
  foundingDate?: string;
  /** Name of the person who heads it. */
  employee?: string;
}

export interface NewsRecord extends RecordBase {
  kind: 'news';
  datePublished?: When;
}

export interface BusinessRecord extends RecordBase {
  kind: 'business';
  email?: string;
  telephone?: string;
  address?: string;
  faxNumber?: string;
  /** In the page's words. */
  openingHours?: string;
  /** YYYY-MM-DD, or as much of it as the page gives. */
  foundingDate?: string;
}

export type FoundRecord = EventRecord | PersonRecord | DepartmentRecord | NewsRecord | BusinessRecord;

/** Fields that a person may see and edit, per kind, in the order in which screens and exports show them. */
export const FIELDS = {
  event: [
    'name',
    'startDate',
    'endDate',
    'doorTime',
    'location',
    'url',
    'image',
    'description',
    'offers',
    'availability',
    'eventStatus',
    'eventSchedule',
    'organizer',
    'keywords',
  ],
  person: [
    'name',
    'jobTitle',
    'email',
    'telephone',
    'url',
    'image',
    'affiliation',
    'faxNumber',
    'address',
    'workLocation',
    'alumniOf',
    'hasCredential',
    'knowsAbout',
    'birthDate',
    'gender',
    'description',
  ],
  department: [
    'name',
    'level',
    'url',
    'email',
    'telephone',
    'parent',
    'faxNumber',
    'address',
    'foundingDate',
    'employee',
    'description',
  ],
  news: ['name', 'datePublished', 'url', 'image', 'description'],
  business: [
    'name',
    'address',
    'url',
    'email',
    'telephone',
    'faxNumber',
    'openingHours',
    'foundingDate',
    'description',
  ],
} as const satisfies Record<Kind, readonly string[]>;

/** Milliseconds per step. `snapshot` is spent on the page's thread, the rest in the engine. */
export interface StepTimes {
  snapshot: number;
  records: number;
  classify: number;
  fields: number;
  relate: number;
}

/** How likely the page is there to list people, to list departments, to present one department: 0 to 1 each, in all at most 1. */
export interface ListChances {
  person: number;
  department: number;
  oneDepartment: number;
}

export interface Finding {
  url: string;
  title: string;
  /** BCP 47 primary language of the page's text ("ja", "en", …), or "und". */
  lang: string;
  kind: PageKind;
  /** Absent where the kind was told by rule. */
  lists?: ListChances;
  ms: StepTimes;
  records: FoundRecord[];
  /** Calendars (iCalendar) that the page offers to subscribe to. */
  feeds?: CalendarFeed[];
  notes: Note[];
}
