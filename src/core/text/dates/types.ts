/** The shapes that the date reader takes and gives. */
import type { Schedule } from '../../finding';

/** A date as written: parts may be missing. month 1-12, day 1-31, weekday 0 = Sunday. */
export interface PartialDate {
  year?: number;
  month?: number;
  day?: number;
  weekday?: number;
}

/** hour 0-29: 25:30 and 翌1:30 stay past midnight. */
export interface ClockTime {
  hour: number;
  minute: number;
}

/** A date, time, range or recurrence at its place in the text. */
export interface DateMention {
  /** Place in the text as given, in UTF-16 code units. */
  index: number;
  length: number;
  start?: PartialDate;
  /** For ranges; alone for "until 24 Dec", 〜12月25日. Year and month that the range shares are filled on both sides. */
  end?: PartialDate;
  /** Further single days: 3日・10日・17日 gives `start` the 3rd and here the 10th and 17th. */
  days?: PartialDate[];
  startTime?: ClockTime;
  endTime?: ClockTime;
  /** 開場, OPEN, Doors. */
  doorTime?: ClockTime;
  /** Further showings on the same day, later than `startTime`: "14:00 and 18:00". */
  sessions?: { start: ClockTime; end?: ClockTime }[];
  /** IANA zone or offset ("+09:00") that is written beside the time: "7 pm ET", 日本時間, UTC+9. */
  zone?: string;
  /** True when the times are the hours of every day in a range of days. */
  daily?: boolean;
  /** RFC 5545: "FREQ=WEEKLY;BYDAY=SA". */
  rrule?: string;
  /** Days on which the recurring thing does not take place. */
  except?: PartialDate[];
  /** Exceptions that no rule can say, as written: 祝日, "school holidays". */
  exceptText?: string;
  /** 11月3日〜, from 3 November: begins, and no end is given. */
  openEnd?: boolean;
  /** ISO 8601 text. */
  iso?: boolean;
  /** "+09:00" or "Z", where written (ISO only). */
  offset?: string;
  /** 3/11/2026 could be either; day and month are filled by `options.order`. */
  ambiguousOrder?: boolean;
  /** A short numeric form (11/3) with nothing beside it that backs it: may be a fraction or a page count. */
  weak?: boolean;
  /** 'month' = 2026年11月, "November 2026", or a year that stands alone; 'time' = a time with no date. */
  precision: 'day' | 'month' | 'time' | 'recurrence';
}

export type DateOrder = 'dmy' | 'mdy';

export interface DateOptions {
  /** BCP 47 language of the page ("ja", "en", "de-AT", …); English names are always tried too. */
  lang: string;
  /** How 3/11/2026 reads. Default: month first in English, day first elsewhere. */
  order?: DateOrder;
}

/** What fills the parts that a mention leaves out. */
export interface DateContext {
  /** Day of the visit, YYYY-MM-DD (a longer ISO string is cut). */
  now: string;
  /** Year and month of the nearest heading above. */
  year?: number;
  month?: number;
  /** Years already settled nearby, nearest first. */
  neighbourYears?: number[];
  /** Year in the page's address or else in its title, month in the address. */
  urlYear?: number;
  urlMonth?: number;
}

export interface ResolvedDate {
  /** `YYYY-MM-DD`, local `YYYY-MM-DDTHH:MM`, or an instant with its offset. A date never becomes midnight. */
  startDate?: string;
  /** Last day of a multi-day event, or the date-time at which it ends. */
  endDate?: string;
  doorTime?: string;
  /** RRULE value. */
  eventSchedule?: string;
  /** What the rule leaves open: hours and exceptions. */
  schedule?: Schedule;
  /** Further days or showings: dates, date-times, or intervals "start/end" (ISO 8601), in order, the first left out. */
  otherDates?: string[];
  yearFrom: 'text' | 'heading' | 'neighbour' | 'weekday' | 'url' | 'visit';
  /** 0 to 1. */
  confidence: number;
}
