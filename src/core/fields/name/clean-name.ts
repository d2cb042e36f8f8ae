/** A name as it is shown: without the signs and the prices that stand around it on its line. */

/** Titles of theses and symposia are as long; what is longer is prose. */
const LONGEST = 240;

const SEPARATORS = [' - ', ' – ', ' — ', ' | ', ' · '];
const PRICE = /(?:[€$£¥￥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|EUR|CHF|円|zł|kr\.?))$/u;
const LONGEST_PRICE = 48;

/** "Part I, [abstract]", "… [PDF]": links to papers behind a name. */
const PAPERS_BEHIND =
  /[\s,;]*(?:[[［(（]\s*(?:abstracts?|slides?|pdf|papers?|posters?|flyers?|videos?|recordings?|handouts?|announcement|résumé|チラシ|要旨)\s*[\])）］]\s*)+$/iu;

/** "Сказки с оркестром 6+", «Весна» (12+): for whom it is, as the law has announcements in Russian say. */
const AGE_BEHIND =
  /(?<=\p{Script=Cyrillic}[\ue001»"”)!?.]{0,3})(?<!(?:от|для|возраст[аеу]?))\s+[[(]?(?:0|3|6|12|16|18)\s?\+[\])]?$/iu;

/** Without " — Adults 14 € | Children 7 €" at its end: what it costs. */
function withoutPrices(text: string): string {
  let out = text;
  while (PRICE.test(out.slice(-LONGEST_PRICE))) {
    const at = Math.max(...SEPARATORS.map((separator) => out.lastIndexOf(separator)));
    if (at < 0 || out.length - at > LONGEST_PRICE) break;
    out = out.slice(0, at).trimEnd();
  }
  return out;
}

/** "Night Garden ～stars～", 作陶展 ―白磁の海―: a subtitle between two of one sign, of which the last ends the name. */
const SUBTITLE_BEHIND = /\s([~～〜―—–])[^\s~～〜―—–][^~～〜―—–]*(?<!\s)\1$/u;

/** Brackets, bullets and separators at the ends, left over when dates and labels are cut, and prices. */
export function cleanName(text: string): string {
  // What is much longer than a name is none, and trimming its ends by pattern would take its time.
  if (text.length > 3 * LONGEST) return '';
  // A pair of « » is a title's, one alone an arrow.
  let out = text
    .replace(/[\ue000-\ue003]/gu, '')
    .replace(/«([^«»]*)»/gu, '\ue000$1\ue001')
    .replace(/»([^«»]*)«/gu, '\ue002$1\ue003');
  out = withoutPrices(out.replace(/\s+/g, ' ').trim());
  const closing = SUBTITLE_BEHIND.exec(out)?.[1] ?? '';
  out = out
    // "ー 月始祭": a long vowel's sign in place of a dash.
    .replace(/^ー\s+/u, '')
    .replace(PAPERS_BEHIND, '')
    .replace(AGE_BEHIND, '')
    .replace(/^[\s\-–—―－:：|｜/／・•·,，、.。)）\]】>»▶►◆■●○☆★◎※＊*~～〜→]+/u, '')
    .replace(/(?<=[[［(（【]\s*)[①-⑳]$/u, '')
    .replace(/[\s\-–—―:：|｜/／・•·,，、(（[［【<«~～〜→@＠¶■□◆◇]+$/u, '');
  if (closing && out.includes(closing)) out += closing;
  out = out.replace(/[\ue000-\ue003]/gu, (mark) => '«»»«'[mark.charCodeAt(0) - 0xe000]!);
  out = out.replace(/^(?:\([^)\p{L}]*\)|（[^）\p{L}]*）|【[^】\p{L}]*】)\s*/u, '');
  return out.length > LONGEST ? '' : out;
}

/** "秋の合宿（集合は28日", of which a day and an hour were cut: a bracket that is not closed says nothing of the name. */
export const withoutOpenBracket = (text: string): string =>
  /^(.*\p{L}{2}.*?)\s*[(（][^()（）]*$/u.exec(text)?.[1] ?? text;
