import type { Grade } from '../../core/text/lexicon';
import { GradedWords, linesOf } from './graded-words';
import type { Source } from './japanese';

interface LocaleNames {
  first: string[];
  last: string[];
}

/** Chinese surnames with their share of the people, the characters of given names, and the Korean surnames. */
export function chineseAndKoreanLexicons(source: Source): {
  zhSurnames: GradedWords;
  zhGiven: GradedWords;
  koSurnames: GradedWords;
} {
  const zhSurnames = new GradedWords();
  const zhGiven = new GradedWords();
  const koSurnames = new GradedWords();
  for (const line of linesOf(source('names/zh_family_names_1k.tsv')).slice(1)) {
    const [name = '', frequency] = line.split('\t');
    const count = Number(frequency);
    if (/^\p{Script=Han}{1,2}$/u.test(name)) zhSurnames.raise(name, count >= 100 ? 3 : count >= 5 ? 2 : 1);
  }
  const locales = JSON.parse(source('names/faker_person_names_by_locale.json')) as Record<string, LocaleNames>;
  for (const locale of ['zh_CN', 'zh_TW']) {
    for (const name of locales[locale]?.last ?? []) zhSurnames.raise(name, 3);
  }
  for (const name of locales.ko?.last ?? []) koSurnames.raise(name, 2);
  for (const name of '김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진나지엄채원천방공현함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모탁국') {
    koSurnames.raise(name, 3);
  }
  const borne = new Map<string, number>();
  for (const name of linesOf(source('names/zh_ancient_names_25w.txt.gz'))) {
    const surname = zhSurnames.get(name.slice(0, 1));
    if (!surname || surname < 2 || name.length > 3) continue;
    for (const character of name.slice(1)) borne.set(character, (borne.get(character) ?? 0) + 1);
  }
  for (const [character, count] of borne) {
    const grade: Grade = count >= 400 ? 3 : count >= 60 ? 2 : count >= 8 ? 1 : 0;
    if (/^\p{Script=Han}$/u.test(character)) zhGiven.raise(character, grade);
  }
  for (const locale of ['zh_CN', 'zh_TW']) {
    for (const name of locales[locale]?.first ?? []) for (const character of name) zhGiven.raise(character, 3);
  }
  return { zhSurnames, zhGiven, koSurnames };
}
