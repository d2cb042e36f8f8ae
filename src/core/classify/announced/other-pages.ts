/** Sections of links to other pages, heading and all: "You may also like", and below it cards. None of them is one record. */
import type { Outline } from '../../page/outline';
import type { Candidate } from '../../records/candidate';

const OTHER_PAGES = new RegExp(
  `^\\P{L}*(?:${[
    'you (?:may|might) (?:also )?(?:like|enjoy|be interested in)|you may also be interested in|(?:see|read|explore|discover) also|related (?:content|pages|posts|articles|links)',
    'das könnte (?:sie|dich|euch) (?:auch )?(?:interessieren|gefallen)|auch interessant|weitere empfehlungen|ook interessant|lees ook|bekijk ook|misschien ook interessant',
    'à (?:voir|lire|découvrir) (?:aussi|également)|vous aimerez (?:aussi|également)|cela (?:peut|pourrait) (?:aussi |également )?vous intéresser',
    '(?:tambi[eé]n )?(?:te|le) puede interesar|tal vez te interese|te puede gustar|(?:potrebbe(?:ro)?|può) (?:anche )?interessar(?:ti|vi)(?: anche)?|leggi anche|vedi anche|você também pode gostar|(?:veja|leia) também',
    'läs också|du kanske också gillar|relaterat innehåll|les også|læs også',
    'あわせて読みたい|関連(?:記事|ページ|リンク)|こちらもおすすめ|おすすめ記事|その他の(?:ニュース|お知らせ|記事|おすすめ)|相关(?:文章|新闻|链接)|관련 ?(?:글|기사|링크)',
  ].join('|')})\\P{L}*$`,
  'iu',
);
/** Longer texts are no such headings. */
const LONGEST = 60;

/** @returns whether a candidate begins with such a heading and goes on */
export function isSectionOfOthers({ lines, blocks }: Outline, { from, to }: Candidate): boolean {
  const { text, block } = lines[from]!;
  return to - from > 1 && text.length <= LONGEST && blocks[block]!.heading !== undefined && OTHER_PAGES.test(text);
}
