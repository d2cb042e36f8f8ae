/** What is counted of a run of lines. */

export interface RangeFacts {
  lines: number;
  chars: number;
  images: number;
  /** Different addresses linked to, and characters that are links. */
  links: number;
  linkChars: number;
  headings: number;
  bold: number;
  /** Largest font size, relative to the page's commonest. */
  size: number;
  /** Different days named, mentions of days, recurrences, bare months, times of day. */
  days: number;
  mentions: number;
  recurrences: number;
  months: number;
  times: number;
  weekdays: number;
  ranges: number;
  withYear: number;
  stamps: number;
  /** Lines before the first day; -1 where there is none. */
  firstDay: number;
  /** Characters that belong to dates. */
  dateChars: number;
  /** Names of persons: lines that hold a sure one, the best score, the second best of another name, lines before it. */
  names: number;
  bestName: number;
  secondName: number;
  firstName: number;
  titles: number;
  emails: number;
  telephones: number;
  units: number;
  bestUnit: number;
  secondUnit: number;
  firstUnit: number;
  prices: number;
  hidden: number;
  /** Headings that name a day, lines that are mostly a date with a day, days with a label that says they are another's. */
  headingDays: number;
  dateLines: number;
  otherDates: number;
  /** Times whose minute is no multiple of five: when something was posted, hardly ever when something begins. */
  oddTimes: number;
  /** Different days named in the first three lines: where a record has its own day, whatever else it goes on to say. */
  headDays: number;
  /** Lines that begin with a time of day and go on: the sessions of a day, a programme's entries. */
  sessions: number;
  /** First day named, in days from the day of the visit; NaN where none is named or its month is unknown. */
  ahead: number;
  /** First day named as one number that grows with time, as far as it is written; NaN where none is. */
  place: number;
}

/** What is asked of the few lines beside a record. */
export type BesideFacts = Pick<
  RangeFacts,
  'mentions' | 'times' | 'bestName' | 'titles' | 'emails' | 'bestUnit' | 'headings' | 'images'
>;

/** Of so many lines, nothing counted yet. */
export const nothing = (lines: number): RangeFacts => ({
  lines,
  chars: 0,
  images: 0,
  links: 0,
  linkChars: 0,
  headings: 0,
  bold: 0,
  size: 0,
  days: 0,
  mentions: 0,
  recurrences: 0,
  months: 0,
  times: 0,
  weekdays: 0,
  ranges: 0,
  withYear: 0,
  stamps: 0,
  firstDay: -1,
  dateChars: 0,
  names: 0,
  bestName: 0,
  secondName: 0,
  firstName: -1,
  titles: 0,
  emails: 0,
  telephones: 0,
  units: 0,
  bestUnit: 0,
  secondUnit: 0,
  firstUnit: -1,
  prices: 0,
  hidden: 0,
  headingDays: 0,
  dateLines: 0,
  otherDates: 0,
  oddTimes: 0,
  headDays: 0,
  sessions: 0,
  ahead: NaN,
  place: NaN,
});
