/** Words as the date reader knows them. */

/** What a word may do in a date. */
export type Role =
  | 'to' // between two dates or times: bis, au, al, through
  | 'until' // before the last day: until, bis zum, jusqu'au
  | 'untilAfter' // after the last day: まで, 까지
  | 'from' // before the first day: from, ab, du
  | 'fromAfter' // after the first day: から, より, 부터
  | 'now' // 開催中, 即日起: has begun already
  | 'at' // before a time: at, um, kl., ore
  | 'oclock' // before a time, even a bare hour: kl., ore, a las
  | 'on' // before a date: on, am, le, the
  | 'of' // between day, month and year: of, de, 의
  | 'and' // between the days of a list
  | 'am'
  | 'pm'
  | 'evening' // before a time, which is then p.m.: evening, soir
  | 'morning' // before a time: morning, matin
  | 'weeklyPart' // after a weekday, which is then every week's: evenings, matins
  | 'noon'
  | 'midnight'
  | 'clock' // after an hour: Uhr, hrs
  | 'hours' // after an hour, or a duration: hours, horas; a time only with minutes, behind "at" or a date
  | 'hour' // between hour and minute: h, 時
  | 'minute'
  | 'half' // 半
  | 'nextDay' // 翌
  | 'year' // after a number: 年, року
  | 'month'
  | 'day'
  | 'ordinal' // st, nd, er, º after a day
  | 'nthMark' // 第 before a number
  | 'holiday' // beside the weekday: 祝
  | 'doors'
  | 'start'
  | 'end'
  | 'gatherFor' // between the time to gather and that of the beginning: 7 for 7.30pm
  | 'every'
  | 'other' // every other
  | 'everyWeek'
  | 'everyMonth'
  | 'inMonth' // between a recurrence and its month: in, im, en
  | 'weekMark' // 週 after 第2
  | 'ofMonth' // after a weekday: of the month, im Monat
  | 'daily'
  | 'workdays'
  | 'weekend'
  | 'closed'
  | 'join' // may stand between a date and its time: の, Time:
  | 'between' // before two days joined by "and": zwischen dem 3. und 8. Mai
  | 'former' // before a day that no longer holds: verschoben vom, originally
  | 'movedAfter' // after a pair of days: に延期, verschoben
  | 'street' // before a day that is a street's name: rue du 4 Septembre
  | 'streetAfter' // after it: Október 6. utca, 19 Mayıs Caddesi
  | 'duration' // before a length of time: Dauer: 1:30
  | 'except' // before the days left out: außer, sauf, except
  | 'exceptAfter' // after them: を除く, 除外
  | 'session' // after the number of a showing: 1回目, 昼の部
  | 'otherAfter' // after a weekday: every other, "sur deux"
  | 'third' // after a month: 上旬, 中旬, 下旬
  | 'counter'; // after a number: it counts or measures, no date

export interface Word {
  month?: number;
  weekday?: number;
  weekly?: number;
  nth?: number;
  era?: number;
  /** IANA zone or "Z". */
  zone?: string;
  risky?: boolean;
  roles: Set<Role>;
}

export interface Lexicon {
  words: Map<string, Word>;
  /** First character (CJK) or first word (elsewhere) → entries that begin so and are longer, longest first. */
  longer: Map<string, string[]>;
  bigEndian: boolean;
  dotted: boolean;
  yearFirst: boolean;
  twelveHours: boolean;
}
