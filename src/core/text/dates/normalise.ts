/** NFKC, lower case and one form per dash and bracket, with the way back to the original positions. */

export interface Normalised {
  text: string;
  /** Original text; case matters for words like "May". */
  original: string;
  /** origin[i]: where character i came from; one more entry for the end. */
  origin: number[];
}

const SINGLE: Record<string, string> = {
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '─': '-',
  '〜': '~',
  '～': '~',
  '∼': '~',
  '〰': '~',
  '→': '-',
  '⇒': '-',
  '’': "'",
  '‘': "'",
  '´': "'",
  ʼ: "'",
  // In lower case it has a dot of its own beside the letter: EKİM.
  İ: 'i',
  '【': '[',
  '】': ']',
  '〔': '[',
  '〕': ']',
  '〈': '[',
  '〉': ']',
  '《': '[',
  '》': ']',
  '『': '[',
  '』': ']',
  '<': '[',
  '>': ']',
  '･': '・',
  '‧': '・',
  '·': '・',
  '•': '・',
  '∙': '・',
  '●': '・',
  '，': ',',
  '、': '、',
  '､': '、',
  '،': ',',
  '∶': ':',
  '︰': ':',
  '｜': '|',
  '│': '|',
  '⁄': '/',
  '∕': '/',
  º: 'º',
  ª: 'ª',
  '°': 'º',
  '\u200b': '',
  '\u200c': '',
  '\u200d': '',
  '\u200e': '',
  '\u200f': '',
  '\ufeff': '',
  '\u00ad': '',
};
/** ASCII but capitals and brackets; kana, Han and Hangul, but the squared and circled signs among them. */
const isPlain = (code: number): boolean =>
  code === 10 ||
  (code >= 32 && code < 60) ||
  (code > 96 && code < 127) ||
  (code >= 0x3041 && code < 0x3200 && code !== 0x309a) ||
  (code >= 0x3400 && code < 0xd7a4);
/** Digits of Arabic and of Persian. */
const EASTERN_DIGIT = /^[\u0660-\u0669\u06f0-\u06f9]$/;
const COMBINING = /^\p{M}$/u;
/** ① to ⑳, ❶ to ❿: before an hour they count the showings and are no digits of it. */
const CIRCLED = /^[\u2460-\u2473\u2776-\u277f]$/;
/** "19 > 22 nov.": a sign between two days, and no bracket. */
const isArrow = (text: string, at: number): boolean =>
  text[at] === '>' && text[at - 1] === ' ' && text[at + 1] === ' ' && /\d/.test(text.slice(Math.max(0, at - 12), at));
const HOUR_AFTER = /^[\s\u3000]?(?:[\d０-９]|[午上下][前後午]|正午|오[전후])/;

/**
 * Takes any text; gives it in NFKC and lower case, dashes and arrows as '-', wave dashes as '~', odd brackets as
 * '[' ']', with the original position of every character.
 */
export function normalise(original: string): Normalised {
  const origin: number[] = [];
  const parts: string[] = [];
  let i = 0;
  while (i < original.length) {
    const code = original.charCodeAt(i);
    if (isPlain(code)) {
      parts.push(original[i]!);
      origin.push(i++);
      continue;
    }
    let size = code >= 0xd800 && code < 0xdc00 ? 2 : 1;
    while (i + size < original.length && original.charCodeAt(i + size) >= 0x300 && COMBINING.test(original[i + size]!))
      size++;
    const piece = original.slice(i, i + size);
    const counts = CIRCLED.test(piece) && HOUR_AFTER.test(original.slice(i + size, i + size + 3));
    const mapped = counts
      ? '・'
      : isArrow(original, i)
        ? '-'
        : EASTERN_DIGIT.test(piece)
          ? String(code & 15)
          : (SINGLE[piece] ?? piece.normalize('NFKC').toLowerCase());
    for (const unit of mapped.length === 1 ? [SINGLE[mapped] ?? mapped] : mapped) {
      parts.push(unit);
      for (let k = 0; k < unit.length; k++) origin.push(i);
    }
    i += size;
  }
  origin.push(original.length);
  return { text: parts.join(''), original, origin };
}
