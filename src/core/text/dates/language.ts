/** What a language file holds, and how several of them become one lexicon. */
import { addZones } from './zones';

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
  | 'year'
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
  | 'duration' // before a length of time: Dauer: 1:30
  | 'except' // before the days left out: außer, sauf, except
  | 'exceptAfter' // after them: を除く, 除外
  | 'session' // after the number of a showing: 1回目, 昼の部
  | 'otherAfter' // after a weekday: every other, "sur deux"
  | 'third' // after a month: 上旬, 中旬, 下旬
  | 'counter'; // after a number: it counts or measures, no date

export interface DateLanguage {
  lang: string;
  /** January first; alternatives separated by '|', in lower case, without the dot of an abbreviation. */
  months?: string[];
  /** Sunday first. */
  weekdays: string[];
  /** "Tuesdays", "dienstags": forms that alone mean every week. Sunday first. */
  weekly?: string[];
  /** Ordinals before a weekday: "first|1st" … fifth, then last. */
  nth?: string[];
  /** Japanese eras: name or letter to the year before its first. */
  eras?: Record<string, number>;
  words: Partial<Record<Role, string>>;
  /** Months and weekdays that are also ordinary words: taken only when capitalised, or backed by a year or weekday. */
  risky?: string;
  /** Numeric dates begin with the year or the month: 11/3 is 3 November. */
  bigEndian?: boolean;
  /** 3.11. is a date. */
  dotted?: boolean;
  /** Hours are told from 1 to 12: 6:30 without a word is in the afternoon or evening. */
  twelveHours?: boolean;
}

/**
 * Weekdays with the parts of the day that a language writes together with them: "Mittwochabend".
 * @param names per weekday its alternatives, the full name first
 * @param rest further alternatives per weekday
 */
export const withParts = (names: readonly string[], parts: readonly string[], rest = names): string[] =>
  names.map((list, day) => [...parts.map((part) => list.split('|')[0]! + part), rest[day]].filter(Boolean).join('|'));

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
  twelveHours: boolean;
}

const LETTERS = /^[\p{L}\p{M}]+/u;

/** Whether a text begins in kana, Han or Hangul; the middle dot ・ (U+30FB) separates and is none. */
export function isCjk(text: string): boolean {
  const code = text.charCodeAt(0);
  if (!(code >= 0x3005)) return false;
  return (
    code <= 0x3007 ||
    (code >= 0x3041 && code <= 0x30ff && code !== 0x30fb) ||
    (code >= 0x3400 && code <= 0x9fff) ||
    (code >= 0xac00 && code <= 0xd7af)
  );
}

/** One lexicon from language files, the page's own language first. */
export function buildLexicon(languages: readonly DateLanguage[]): Lexicon {
  const words = new Map<string, Word>();
  const own = languages[0];
  const word = (text: string): Word => {
    const known = words.get(text);
    if (known) return known;
    const fresh: Word = { roles: new Set() };
    words.set(text, fresh);
    return fresh;
  };
  const each = (list: string, fill: (word: Word) => void) => {
    for (const text of list.split('|')) if (text) fill(word(text));
  };
  for (const language of languages) {
    // A second language never gives a new meaning to a calendar word of the page's own: "mar", "set".
    const named = (key: 'month' | 'weekday' | 'weekly' | 'nth', lists: string[] | undefined, base: number) =>
      lists?.forEach((list, n) => {
        each(list, (entry) => {
          const foreign = language !== own && (entry.month ?? entry.weekday) !== undefined;
          if (!foreign) entry[key] ??= n + base;
        });
      });
    named('month', language.months, 1);
    named('weekday', language.weekdays, 0);
    named('weekly', language.weekly, 0);
    language.nth?.forEach((list, n) => {
      each(list, (entry) => {
        entry.nth ??= n === 5 ? -1 : n + 1;
      });
    });
    for (const [name, base] of Object.entries(language.eras ?? {})) word(name).era ??= base;
    // Nor a new role to a word of its own: "am" in German is no "a.m.".
    const taken = new Set(language === own ? [] : [...words.values()].filter((entry) => entry.roles.size > 0));
    for (const [role, list] of Object.entries(language.words) as [Role, string][])
      each(list, (entry) => {
        if (!taken.has(entry)) entry.roles.add(role);
      });
    each(language.risky ?? '', (entry) => {
      const inOwn =
        own && own !== language && [...(own.months ?? []), ...own.weekdays].some((list) => has(list, entry));
      if (!inOwn) entry.risky = true;
    });
  }
  function has(list: string, entry: Word): boolean {
    return list.split('|').some((text) => words.get(text) === entry);
  }
  addZones(words);
  return {
    words,
    longer: longerEntries(words),
    bigEndian: own?.bigEndian ?? false,
    dotted: own?.dotted ?? false,
    twelveHours: own?.twelveHours ?? false,
  };
}

function longerEntries(words: Map<string, Word>): Map<string, string[]> {
  const longer = new Map<string, string[]>();
  for (const text of words.keys()) {
    const key = isCjk(text) ? text[0]! : (LETTERS.exec(text)?.[0] ?? text[0]!);
    if (key === text) continue;
    const list = longer.get(key) ?? [];
    list.push(text);
    longer.set(key, list);
  }
  for (const list of longer.values()) list.sort((a, b) => b.length - a.length);
  return longer;
}
