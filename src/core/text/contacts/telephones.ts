/** A telephone number and where it stands, in UTF-16 units of the text. */
export interface TelephoneMatch {
  /** As written, in ASCII digits and signs, its extension included. */
  telephone: string;
  kind: 'tel' | 'fax';
  index: number;
  length: number;
}

/** Full-width digits and signs, and the many dashes, as ASCII; every character keeps its place. */
const narrow = (text: string): string =>
  text
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[‐‑‒–—―−ー－〜]/g, '-')
    .replace(/[\u00a0\u3000\u2009\u202f]/g, ' ');

const NUMBER =
  /(?<![\w.,/@#=$€£¥%-]|\d )(?:\+|\(\+)?\(?\d(?:[\d()]|[ .\-/·](?=[\d(])|\) ?(?=[\d-])| [-/] (?=[\d(])){5,24}\d(?![\w%€$£¥@]|[.,/]\d|-\d)/g;
const EXTENSION =
  /^\s*[,;(]?\s*(?:ext(?:ension|n)?\.?|x|内線|ex\.|poste|durchwahl|dw|anexo|int\.?|ramal|anknytning|toestel|内线|분기|내선|[轉转]|分[機机])\s*[:.：]?\s*(?:\(?\d{1,6}(?:[,、/・-]\s?\d{2,6})*\)?)\)?/i;
const EXTENSION_ALONE =
  /(?:\bext(?:ension|n)?\.?|内線|内线|내선|\bex:)\s*(?:番号)?\s*[:.：]?\s*(\d{3,6})(?!\d)|(?:\bextension|内線|内线|내선)\s*(?:番号)?\s*[:.：]?\s*\d{2}(?!\d)/gi;
const FAX_LABEL =
  /(?:fax|(?<![a-zé])f\.|ファックス|ファクス|ＦＡＸ|传真|傳真|팩스|telefax|facsimile|télécopie)\s*(?:no\.?|番号|number|nr\.?)?[\s:：.()（）/]*$/i;
const BOTH_LABELS = /tel(?:ephone)?\s*[./&・\s]{1,3}fax[\s:：.]*$/i;
const TEL_WORDS =
  'tel(?:ephone|efon|éfono|efone|efoon|efono)?|phone|call|mobile|cell|handy|ph|hotline|telef|tlf|fon|tfn|tél|téléphone|gsm|puh(?:elin)?|telp|tālr(?:unis)?|тел(?:ефон)?|моб|τηλ(?:έφωνο)?|s?đt|điện thoại';
const TEL_SIGNS =
  '☎|℡|📞|電話|でんわ|携帯|連絡先|问询|电话|手机|電話番號|전화|휴대폰|연락처|هاتف|تلفون|جوال|טלפון|טל׳|נייד|โทร';
const LABEL_END = '\\s*(?:no\\.?|番号|number|nr\\.?|/whatsapp)?[\\s:：.()（）/\\-]*$';
const TEL_LABEL = new RegExp(`(?:${TEL_WORDS}|${TEL_SIGNS}|t)${LABEL_END}`, 'i');
/** A label that is no other word's end: "Hotel", "Halifax" and "about" stand before counts and prices. */
const LABEL_ALONE = new RegExp(
  `(?:(?<![\\p{L}\\p{M}])(?:${TEL_WORDS}|(?:tele)?fax|facsimile|télécopie|[tf](?=\\s?[.:]))|${TEL_SIGNS}|ファックス|ファクス|传真|傳真|팩스)${LABEL_END}`,
  'iu',
);
const OTHER_LABEL =
  /(?:isbn|issn|doi|orcid|〒|郵便番号|zip|p\.?o\.? ?box|id|no\.|#|番号|grant|version|ver\.|v|ip|room|rm|iban|konto|account|vat|ust|siret|siren|登録番号|法人番号|pp?\.|vol\.?|arxiv:?|学籍番号|qq)\s*[:：.]?\s*$/i;

/** Digits of the longest number with its country. */
const LONGEST = 15;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * Dates, ranges of years, times, money, coordinates: digits in groups that no telephone number has.
 * @param isCalled whether a label says that it is one: its groups may be a count's
 */
function isOtherNumber(written: string, isCalled: boolean): boolean {
  const bare = written.trim();
  if (/^(?:19|20)\d{2}[ ./-](?:0?[1-9]|1[0-2])[ ./-](?:0?[1-9]|[12]\d|3[01])(?!\d)/.test(bare)) return true;
  if (/^(?:0?[1-9]|[12]\d|3[01])[ ./-](?:0?[1-9]|1[0-2])[ ./-](?:19|20)?\d{2}$/.test(bare)) return true;
  if (/^(?:0?[1-9]|1[0-2])[ ./-](?:0?[1-9]|[12]\d|3[01])[ ./-](?:19|20)?\d{2}$/.test(bare)) return true;
  if (/^\(?(?:1[89]|20)\d{2}\)? ?[-/.] ?\(?(?:1[89]|20)\d{2}\)?/.test(bare)) return true;
  if (/^\d-\d{2,7}-\d{2,7}-[\dX]$/.test(bare) && digitsOf(bare).length <= 10) return true;
  if (/^97[89][- ]?\d/.test(bare) && digitsOf(bare).length === 13) return true;
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(bare)) return true;
  if (/^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/.test(bare) || /^\d{4}[ -]\d{4}[ -]\d{4}[ -]\d{4}$/.test(bare)) return true;
  if (!isCalled && /^\d{1,3}(?:[ .]\d{3})+$/.test(bare) && !bare.startsWith('0')) return true;
  if (/^\d{4}-\d{3}[\dX]$/.test(bare)) return true;
  const open = bare.split('(').length;
  return open !== bare.split(')').length;
}

/** Without a label, only what is grouped as telephone numbers are counts. */
function looksDialled(written: string, lang: string): boolean {
  const digits = digitsOf(written);
  const groups = written.split(/[^\d]+/).filter(Boolean);
  if (/^\(?\+/.test(written)) return digits.length >= 8 && digits.length <= 15;
  if (groups.length < 2 || digits.length < 9 || digits.length > 13) {
    // A national number in one piece begins with its trunk prefix.
    return groups.length === 1 && /^0\d{9,10}$/.test(digits) && !/^(?:en|zh)/.test(lang);
  }
  if (digits.startsWith('0')) return groups.every((group) => group.length <= 8);
  if (digits.startsWith('00')) return true;
  // Latin America: (504) 2773-0039, (11) 93091-4444; "(2021) 1234-1245" are pages.
  if (/^\((?!(?:19|20)\d\d\))\d{2,4}\)[ .-]?\d{4,5}[ -]\d{4}$/.test(written)) return true;
  // North America: 555-123-4567, (555) 123-4567, 555.123.4567, 1-800-555-1234.
  return (
    /^(?:1[ .-]?)?(?:\(\d{3}\)|\d{3}[ .-])[ .-]?\d{3}[ .-]\d{4}$/.test(written) || /^\d{3,4}-\d{7,8}$/.test(written)
  );
}

/**
 * Digits that could be a number; what is too long for one is two, with a slash between them: "802-8614 / 802-8610". A
 * bracket around all of it is not its own: "Ann Lee (213-456-7890)".
 */
function* writtenNumbers(ascii: string): Generator<{ number: string; index: number }> {
  for (const { 0: whole, index: at } of ascii.matchAll(NUMBER)) {
    const isInBrackets = /^\([^)]*$/.test(whole) && (ascii[at + whole.length] ?? ')') === ')';
    const [number, index] = isInBrackets ? [whole.slice(1), at + 1] : [whole, at];
    if (digitsOf(number).length <= LONGEST) yield { number, index };
    else for (const part of number.matchAll(/[^/\s][^/]*[^/\s]/g)) yield { number: part[0], index: index + part.index };
  }
}

/**
 * All telephone and fax numbers in a text, in reading order. A number needs a label ("Tel.") or the shape of a dialled
 * number; dates, postcodes, ISBNs and prices are left out. `lang` is the page's language (BCP 47).
 */
export function findTelephones(text: string, lang: string): TelephoneMatch[] {
  if (!/(?:[\d０-９]\D{0,3}){3}|[nN線线선]\D{0,6}\d\d/.test(text)) return [];
  const ascii = narrow(text);
  const found: TelephoneMatch[] = [];
  let end = 0;
  for (const { number, index } of writtenNumbers(ascii)) {
    let written = number;
    const before = ascii.slice(Math.max(end, index - 30), index);
    const fax = FAX_LABEL.test(before) && !BOTH_LABELS.test(before);
    const isCalled = LABEL_ALONE.test(before);
    // "Student (20191234)": in brackets a number is no telephone's for the last letter of a word.
    const isInBrackets = before.endsWith('(');
    const labelled = fax || (isInBrackets ? isCalled : TEL_LABEL.test(before));
    if (isOtherNumber(written, isCalled) || OTHER_LABEL.test(isInBrackets ? before.slice(0, -1) : before)) continue;
    const count = digitsOf(written).length;
    if (count > LONGEST || !(labelled ? count >= 6 : looksDialled(written, lang))) continue;
    const extension = EXTENSION.exec(ascii.slice(index + written.length));
    if (extension) written += extension[0];
    end = index + written.length;
    found.push({
      telephone: written.replace(/\s+/g, ' ').trim(),
      kind: fax ? 'fax' : 'tel',
      index,
      length: written.length,
    });
  }
  for (const match of ascii.matchAll(EXTENSION_ALONE)) {
    const inside = found.some(
      ({ index, length }) => match.index < index + length && index < match.index + match[0].length,
    );
    if (!inside)
      found.push({
        telephone: match[0].replace(/\s+/g, ' ').trim(),
        kind: 'tel',
        index: match.index,
        length: match[0].length,
      });
  }
  return found.sort((a, b) => a.index - b.index);
}

/**
 * An extension that stands on a line of its own, below its number: "Ext. 40110".
 * @returns as written, or undefined where the text is anything else
 */
export function findExtension(text: string): string | undefined {
  const ascii = narrow(text).trim();
  return EXTENSION.exec(ascii)?.[0].length === ascii.length ? ascii : undefined;
}

/** Not a Japanese postal code: after 〒, or before a town ("630-0000 みほん市"). */
const LOCAL =
  /(?<![\w.,/@#=$€£¥%+-]|\d |〒\s?)[2-9]\d{2}[-.]\d{4}(?![\w%€$£¥@]|[.,/]\d|-\d|\s?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}-]{1,6}[都道府県市区郡町村])/u;
/** Mobile numbers of India and China, written in one piece and alone. */
const ONE_PIECE = /^(?:[6-9]\d{9}|1[3-9]\d{9})$/;
const BARE = /^(?:x|ext\.?|extension|内線)?\s*(?:\d{1,4}[-# ])?\d{3,5}$/i;

/**
 * A number as it is dialled within a town or a house, which only its place tells from other numbers: "624-8924" beside a
 * person's name, "4-1234" or "x4321" under "Phone". Look for it where `findTelephones` finds none.
 * @param labelled whether a label or a table's header says that the text is a telephone number
 * @returns as written, or undefined
 */
export function findLocalNumber(text: string, labelled: boolean): string | undefined {
  const ascii = narrow(text).trim();
  const local = LOCAL.exec(ascii)?.[0];
  if (local) return local;
  if (ONE_PIECE.test(ascii)) return ascii;
  const bare = ascii.replace(/^[^:]{0,14}:\s*/, '');
  return labelled && BARE.test(bare) ? bare : undefined;
}
