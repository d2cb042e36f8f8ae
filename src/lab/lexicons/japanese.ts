import { toHiragana, type Grade } from '../../core/text/lexicon';
import { GradedWords, linesOf } from './graded-words';

/** Reads a source by its path within the lexicons' data folder. */
export type Source = (path: string) => string;

const JAPANESE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ヶー]+$/u;
const HIRAGANA = /^[ぁ-ゖー]{2,}$/;

export interface JapaneseLexicons {
  jaSurnames: GradedWords;
  jaGiven: GradedWords;
  jaSurnameReadings: GradedWords;
  jaGivenReadings: GradedWords;
  jaNotNames: GradedWords;
}

/** Of jpname's counts of bearers. */
function gradeOfBearers(count: number): Grade {
  return count >= 50_000 ? 3 : 2;
}

function addIpadic(source: Source, into: JapaneseLexicons): void {
  for (const line of linesOf(source('japan/ipadic_noun_name.tsv'))) {
    const [word, reading = '', kind = ''] = line.split('\t');
    if (!word || !JAPANESE.test(word)) continue;
    const readings = toHiragana(reading)
      .split('/')
      .filter((one) => HIRAGANA.test(one));
    const surname = kind.endsWith('姓');
    if (!surname && !kind.endsWith('名')) continue;
    (surname ? into.jaSurnames : into.jaGiven).raise(word, 1);
    for (const one of readings) (surname ? into.jaSurnameReadings : into.jaGivenReadings).raise(one, 1);
  }
}

function addBearers(source: Source, into: JapaneseLexicons): void {
  for (const line of linesOf(source('japan/jpname_last_name_org.csv'))) {
    const [word, count, reading] = line.split(',');
    if (!word || !JAPANESE.test(word)) continue;
    into.jaSurnames.raise(word, gradeOfBearers(Number(count)));
    if (reading && HIRAGANA.test(reading)) into.jaSurnameReadings.raise(reading, gradeOfBearers(Number(count)));
  }
}

/** gimei: `- ['愛斗', 'あいと', 'アイト', 'Aito']` under first_name and last_name. */
function addGimei(source: Source, into: JapaneseLexicons): void {
  let surnames = false;
  for (const line of linesOf(source('japan/gimei_names.yml'))) {
    if (/^(first|last)_name:/.test(line)) surnames = line.startsWith('last');
    const [, word, reading] = /^- \['([^']+)', '([^']+)'/.exec(line) ?? [];
    if (!word || !reading || !JAPANESE.test(word)) continue;
    (surnames ? into.jaSurnames : into.jaGiven).raise(word, surnames ? 2 : 1);
    (surnames ? into.jaSurnameReadings : into.jaGivenReadings).raise(reading, surnames ? 2 : 1);
  }
}

/** Full names of known people, cut at a surname: how often a given name is borne tells its grade. */
function gradeGiven(source: Source, into: JapaneseLexicons): void {
  const borne = new Map<string, number>();
  for (const name of linesOf(source('names/ja_full_names_18w.txt.gz'))) {
    if (!JAPANESE.test(name) || name.length > 6) continue;
    for (const cut of [2, 1, 3]) {
      const given = name.slice(cut);
      if (given && (into.jaSurnames.get(name.slice(0, cut)) ?? 0) >= (cut === 2 ? 1 : 2)) {
        borne.set(given, (borne.get(given) ?? 0) + 1);
        break;
      }
    }
  }
  for (const [given, count] of borne) {
    // One character that no list of given names has is the end of something else.
    if (given.length === 1 && !into.jaGiven.has(given)) continue;
    if (count >= 20) into.jaGiven.raise(given, 3);
    else if (count >= 3) into.jaGiven.raise(given, 2);
  }
}

/** Can `word` be read as a surname and a given name? */
function looksLikeName(word: string, { jaSurnames, jaGiven }: JapaneseLexicons): boolean {
  return [1, 2, 3].some((cut) => jaSurnames.has(word.slice(0, cut)) && jaGiven.has(word.slice(cut)));
}

function addNotNames(source: Source, into: JapaneseLexicons): void {
  const isOther = (word: string): boolean =>
    JAPANESE.test(word) && word.length >= 2 && word.length <= 6 && looksLikeName(word, into);
  for (const path of ['japan/ipadic_noun_place.tsv', 'japan/ipadic_noun_org.tsv']) {
    for (const line of linesOf(source(path))) {
      const word = line.split('\t')[0]!;
      if (isOther(word)) into.jaNotNames.raise(word, 2);
    }
  }
  for (const line of linesOf(source('japan/localgovjp-utf8.csv'))) {
    for (const word of line.split(',')) if (isOther(word)) into.jaNotNames.raise(word, 3);
  }
}

/** Japanese surnames, given names, their readings, and what only looks like a name. */
export function japaneseLexicons(source: Source): JapaneseLexicons {
  const into: JapaneseLexicons = {
    jaSurnames: new GradedWords(),
    jaGiven: new GradedWords(),
    jaSurnameReadings: new GradedWords(),
    jaGivenReadings: new GradedWords(),
    jaNotNames: new GradedWords(),
  };
  addIpadic(source, into);
  addBearers(source, into);
  addGimei(source, into);
  gradeGiven(source, into);
  addNotNames(source, into);
  return into;
}
