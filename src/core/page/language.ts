/** The language of a page: by script first, then as declared, then by its commonest words and by its country. */
import type { PageSnapshot, TextItem } from './snapshot';

const KANA = /[\u3041-\u309f\u30a1-\u30fa]/g;
const HANGUL = /[\uac00-\ud7af]/g;
const CYRILLIC = /[\u0400-\u04ff]/g;
/** Letters that Russian has not, and those that Ukrainian has not: a page in one of them may have a name from the other. */
const UKRAINIAN = /[іїєґ]/gi;
const RUSSIAN = /[ыэъё]/gi;
/** Letters that only Vietnamese writes. */
const VIETNAMESE = /[ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/gi;
/** Scripts with their commonest language, and the others in it that a page may declare. */
const OTHER_SCRIPTS: readonly (readonly [lang: string, letters: RegExp, others: string])[] = [
  ['el', /[\u0370-\u03ff]/g, ''],
  ['ar', /[\u0620-\u064a\u0671-\u06d3]/g, 'fa ur ps ckb sd ug'],
  ['he', /[\u05d0-\u05ea]/g, 'yi'],
  ['th', /[\u0e01-\u0e30\u0e40-\u0e46]/g, ''],
  ['hi', /[\u0904-\u0939]/g, 'mr ne'],
];
const HAN = /[\u4e00-\u9fff]/g;
const LATIN = /[A-Za-z\u00c0-\u024f]/g;

/** Function words that tell languages in the Latin script apart. */
const COMMON: Record<string, RegExp> = {
  en: /\b(the|and|of|to|for|with|is|on|at|by)\b/gi,
  de: /\b(der|die|das|und|mit|für|von|den|ist|im|zur|zum)\b/gi,
  fr: /\b(le|la|les|de|des|et|du|pour|dans|une|au|sur)\b/gi,
  es: /\b(el|la|los|las|y|de|del|para|con|una|por|en)\b/gi,
  it: /\b(il|gli|della|di|che|per|con|una|nel|del)\b/gi,
  nl: /\b(de|het|een|en|van|voor|met|op|te|zijn)\b/gi,
  pt: /\b(os|as|de|do|da|e|para|(?<![.@])com|uma|em|não)\b/gi,
  sv: /\b(och|att|för|med|på|av|är|det|som|till)\b/gi,
  da: /\b(og|af|til|på|er|det|som|ikke|ved|med)\b/gi,
  fi: /(?<!\p{L})(ja|on|ei|tai|kun|sekä|ovat|klo|mukaan|myös)(?!\p{L})/giu,
  pl: /\b(i|w|z|na|do|nie|jest|oraz|dla|od|przez|po)\b/gi,
  cs: /\b(je|jsou|nebo|pro|ve|ze|jako|od|byl|po|tak|jeho)\b/gi,
  no: /\b(og|av|til|på|er|det|som|ikke|ved|med)\b/gi,
  id: /\b(dan|yang|untuk|dengan|dari|pada|ini|oleh|dalam|adalah|akan|atau)\b/gi,
  tr: /(?<!\p{L})(ve|bir|bu|için|ile|olarak|olan|daha|veya)(?!\p{L})/giu,
  hu: /(?<!\p{L})(és|az|hogy|nem|egy|vagy|mint|meg|lesz)(?!\p{L})/giu,
  ro: /(?<!\p{L})(și|şi|pentru|cu|din|care|este|sunt|după)(?!\p{L})/giu,
};

/** Months, which stand behind a day on pages of few other words. */
const MONTHS: Record<string, string> = {
  en: 'january|february|march|april|may|june|july|august|september|october|november|december',
  de: 'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember',
  fr: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  es: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
  it: 'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
  nl: 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december',
  pt: 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
  sv: 'januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december',
  da: 'januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december',
  fi: '(?:tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu)kuuta',
  pl: 'stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|wrze[śs]nia|pa[źz]dziernika|listopada|grudnia',
  cs: 'ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince',
  no: 'januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember',
  id: 'januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember',
  tr: 'ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık',
  hu: 'január|február|március|április|május|június|július|augusztus|szeptember|október|november|december',
  ro: 'ianuarie|februarie|martie|aprilie|mai|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie',
};
const DATED = Object.fromEntries(
  Object.entries(MONTHS).map(([lang, names]) => [
    lang,
    new RegExp(`\\d(?:er|[.ºª])?\\s(?:de\\s)?(?:${names})(?!\\p{L})`, 'giu'),
  ]),
);
/** A month says as much as so many common words. */
const MONTH = 2;
/** So many of its own months tell a language though it is written without its letters ("23 Marca", "piatek"). */
const TELLING_MONTHS = 3;

/** Languages whose months no other has. */
const OWN_MONTHS: ReadonlySet<string> = new Set(['pl', 'cs', 'fi']);

/** Letters without which a text of some length is hardly in the language: its neighbours share the words. */
const LETTERS: Record<string, RegExp> = {
  pl: /[ąęłśźż]/i,
  cs: /[ěřů]/i,
  fi: /[äö]/i,
  da: /[æøå]/i,
  no: /[æøå]/i,
  sv: /[åäö]/i,
  tr: /[ğışç]/i,
  hu: /[őűáé]/i,
  ro: /[șțşţăâ]/i,
};

/** Languages without common words here: a page that says it is in one of them is. */
const DECLARED: ReadonlySet<string> = new Set('bs ca cy el et eu ga gl hr is lt lv ms mt sk sl sq sr uk vi'.split(' '));

/** Languages of countries, by the ending of a host's name, as far as `COMMON` has them; of several languages none. */
const BY_COUNTRY: Record<string, string> = {
  de: 'de',
  at: 'de',
  fr: 'fr',
  es: 'es',
  mx: 'es',
  ar: 'es',
  cl: 'es',
  pe: 'es',
  it: 'it',
  nl: 'nl',
  pt: 'pt',
  br: 'pt',
  se: 'sv',
  dk: 'da',
  fi: 'fi',
  pl: 'pl',
  cz: 'cs',
  no: 'no',
  id: 'id',
  tr: 'tr',
  hu: 'hu',
  ro: 'ro',
};

/** Characters looked at: enough for a vote, cheap on the longest pages. */
const SAMPLE = 20_000;

/** @returns BCP 47 primary language, "und" where the page has no words to go by */
export function languageOf(snapshot: PageSnapshot): string {
  const declared = /^[a-z]{2,3}/i.exec(snapshot.lang ?? '')?.[0].toLowerCase();
  const text = sampleOf(snapshot);
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const [kana, hangul, han, latin] = [count(KANA), count(HANGUL), count(HAN), count(LATIN)];
  const cyrillic = count(CYRILLIC);
  if (cyrillic > kana + hangul + han + latin)
    return declared && declared !== 'en' ? declared : count(UKRAINIAN) > count(RUSSIAN) ? 'uk' : 'ru';
  const letters = kana + hangul + han + latin;
  const script = OTHER_SCRIPTS.find(([, own]) => count(own) > letters);
  if (script) return declared && script[2].split(' ').includes(declared) ? declared : script[0];
  if (letters === 0) return declared ?? 'und';
  // A Japanese letter says as much as two or three Latin ones.
  if (kana * 12 > letters) return 'ja';
  if (hangul * 12 > letters) return 'ko';
  if ((kana + han) * 6 > letters) return declared === 'ja' || kana * 20 > han ? 'ja' : 'zh';
  // Every fifth of its letters or so is one that no other language has.
  if (count(VIETNAMESE) * 20 > latin) return 'vi';
  if (declared && declared !== 'en' && (declared in COMMON || DECLARED.has(declared))) return declared;
  const votes = (lang: string): number => count(COMMON[lang]!) + MONTH * count(DATED[lang]!);
  const toldByMonths = (lang: string): boolean => OWN_MONTHS.has(lang) && count(DATED[lang]!) >= TELLING_MONTHS;
  const lacks = (lang: string): boolean => lang in LETTERS && !LETTERS[lang]!.test(text) && !toldByMonths(lang);
  const likely = declared ?? languageOfHost(snapshot.url);
  let best = likely ?? 'und';
  let most = likely && likely in COMMON ? votes(likely) * 1.3 + 3 : 5;
  for (const lang of Object.keys(COMMON)) {
    const hits = votes(lang);
    if (hits > most && !lacks(lang)) [best, most] = [lang, hits];
  }
  return best;
}

const languageOfHost = (url: string): string | undefined =>
  BY_COUNTRY[/^[a-z]+:\/\/[^/:]*\.([a-z]{2})(?=[/:]|$)/i.exec(url)?.[1]?.toLowerCase() ?? ''];

function sampleOf(snapshot: PageSnapshot): string {
  const parts: string[] = [snapshot.title];
  let length = 0;
  for (const block of snapshot.blocks) {
    for (const item of block.items) {
      if (item.kind !== 'text') continue;
      parts.push((item as TextItem).text);
      length += item.text.length;
    }
    if (length > SAMPLE) break;
  }
  return parts.join(' ');
}
