/** What a language file holds, and how several of them become one lexicon. */
import { isCjk } from './cjk';
import type { Lexicon, Role, Word } from './word';
import { addZones } from './zones';

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
  /** A year with its word may stand before day and month in words: "2026 m. lapkričio 3 d.". */
  yearFirst?: boolean;
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

const LETTERS = /^[\p{L}\p{M}]+/u;

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
    yearFirst: own?.yearFirst ?? false,
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
