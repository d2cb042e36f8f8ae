/** Text to tokens: numbers, words of the lexicon, marks; all the rest folds into one token that ends any date. */
import type { Lexicon, Role, Word } from './word';
import { isCjk } from './cjk';
import type { Normalised } from './normalise';
import type { DateOrder } from './types';

export interface Token {
  kind: 'number' | 'word' | 'mark' | 'other' | 'end';
  text: string;
  /** Place in the normalised text; `to` is exclusive. */
  at: number;
  to: number;
  /** White space stands before it. */
  gap: boolean;
  /** A line ends before it. */
  line: boolean;
  /** Numbers only. */
  value: number;
  digits: number;
  word?: Word;
}

/** What the grammar reads from. `tokens` ends with one of kind 'end'. */
export interface Reader {
  tokens: Token[];
  lexicon: Lexicon;
  order: DateOrder;
  source: Normalised;
  /** What has been read at a token already: readers look at the same one again and again. */
  known: Partial<Record<Known, unknown[]>>;
}

type Known = 'date' | 'day' | 'clock' | 'clock after date';

/** What `read` gives for a token, read once. The result is shared: whoever changes it takes a copy. */
export function once<T>({ known }: Reader, what: Known, i: number, read: () => T): T {
  const list = (known[what] ??= []) as T[];
  return i in list ? list[i]! : (list[i] = read());
}

const MARKS = new Set('.,:;/|-~()[]・、&+@\'"!?%$¥€£#*=_');
const SPACE = /\s/;
const LETTER = /[\p{L}\p{M}]/u;
const KATAKANA = /[ァ-ヺー]/;
const KANJI_NUMBER = '〇零一二三四五六七八九十廿卅元';
const KANJI_UNIT = /[年月日号號時时点點分半週周曜]/;
const MOST_KANJI = 5;
const KANJI_DIGITS = '〇一二三四五六七八九';

/** Letters far outnumber blanks: the code first. */
const isSpace = (character: string): boolean =>
  character <= ' ' ||
  ((character < 'A' || character > '\u1000') && !isCjk(character) && SPACE.test(character)) ||
  character === '\u00a0';

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Tokens of a normalised text. */
export function tokenise(source: Normalised, lexicon: Lexicon): Token[] {
  const { text } = source;
  const tokens: Token[] = [];
  let gap = true;
  let line = true;
  let i = 0;
  const push = (kind: Token['kind'], to: number, extra: Partial<Token> = {}) => {
    tokens.push({ kind, text: text.slice(i, to), at: i, to, gap, line, value: -1, digits: 0, ...extra });
    gap = line = false;
    i = to;
  };
  const pushOther = (to: number) => {
    const last = tokens[tokens.length - 1];
    if (last?.kind === 'other' && !gap) {
      last.to = to;
      i = to;
    } else push('other', to);
  };
  while (i < text.length) {
    const character = text[i]!;
    if (isSpace(character)) {
      gap = true;
      if (character === '\n' || character === '\r') line = true;
      i++;
    } else if (isDigit(text.charCodeAt(i))) {
      let to = i + 1;
      while (to < text.length && isDigit(text.charCodeAt(to))) to++;
      push('number', to, { value: Number(text.slice(i, to)), digits: to - i });
    } else if (isCjk(character)) {
      const value = KANJI_NUMBER.includes(character) ? kanjiNumber(text, i, tokens[tokens.length - 1]) : undefined;
      if (value) push('number', value.to, { value: value.value, digits: value.digits });
      else if (character === 'ー' && tokens[tokens.length - 1]?.kind === 'number') push('mark', i + 1, { text: '-' });
      else {
        const entry = longest(lexicon, character, text, i) ?? (lexicon.words.has(character) ? character : undefined);
        if (entry) push('word', i + entry.length, { word: lexicon.words.get(entry)! });
        else pushOther(i + 1);
      }
    } else if (LETTER.test(character)) {
      let to = i + 1;
      while (to < text.length && !isCjk(text[to]!) && LETTER.test(text[to]!)) to++;
      if (tokens[tokens.length - 1]?.kind === 'number' && isMeridiemGlued(source, i)) to = i + 2;
      const run = text.slice(i, to);
      const entry = longest(lexicon, run, text, i) ?? (lexicon.words.has(run) ? run : undefined);
      if (entry) push('word', i + entry.length, { word: lexicon.words.get(entry)! });
      else pushOther(to);
    } else if (MARKS.has(character) || character === 'º' || character === 'ª') {
      const entry = longest(lexicon, character, text, i) ?? (lexicon.words.has(character) ? character : undefined);
      if (entry) push(entry.length === 1 ? 'mark' : 'word', i + entry.length, { word: lexicon.words.get(entry)! });
      else push('mark', i + 1);
    } else pushOther(i + 1);
  }
  push('end', i);
  return tokens;
}

/** The pm of "12:30 pmTown Hall": what follows it begins with a capital, it does not end with one. */
function isMeridiemGlued({ text, original, origin }: Normalised, at: number): boolean {
  if (!/^[ap]m\p{L}/u.test(text.slice(at, at + 4))) return false;
  const [letter, next] = [original[origin[at + 1]!]!, original[origin[at + 2]!]!];
  return letter === letter.toLowerCase() && next !== next.toLowerCase();
}

/** The longest entry of several words (or characters) that begins here and ends at a word's end. */
function longest(lexicon: Lexicon, key: string, text: string, at: number): string | undefined {
  return lexicon.longer.get(key)?.find((entry) => {
    if (!text.startsWith(entry, at)) return false;
    const after = text[at + entry.length];
    const last = entry[entry.length - 1]!;
    // オープンキャンパス is one word.
    if (KATAKANA.test(last) && after !== undefined && KATAKANA.test(after)) return false;
    return isCjk(last) || after === undefined || isCjk(after) || !LETTER.test(last) || !LETTER.test(after);
  });
}

/** 二〇二六, 十一, 三十一: only before a unit (or a mark that leads to one), or after 第. */
function kanjiNumber(
  text: string,
  at: number,
  before: Token | undefined,
): { value: number; digits: number; to: number } | undefined {
  let to = at + 1;
  // A bound, so that a long run of them is not read again from each of its characters.
  while (to < text.length && to - at <= MOST_KANJI && KANJI_NUMBER.includes(text[to]!)) to++;
  if (to - at > MOST_KANJI) return undefined;
  const unit = text[to];
  const counted = before?.word?.roles.has('nthMark') && !before.gap;
  if (!counted && !(unit !== undefined && KANJI_UNIT.test(unit))) return undefined;
  const run = text.slice(at, to);
  if (run === '元') return unit === '年' ? { value: 1, digits: 1, to } : undefined;
  if (run.includes('元')) return undefined;
  const plain = [...run.replace('零', '〇').replace('廿', '二十').replace('卅', '三十')];
  const ten = plain.indexOf('十');
  const digit = (character: string | undefined): number => (character ? KANJI_DIGITS.indexOf(character) : 0);
  if (ten < 0)
    return { value: plain.reduce((sum, character) => sum * 10 + digit(character), 0), digits: plain.length, to };
  return { value: (ten > 0 ? digit(plain[ten - 1]) : 1) * 10 + digit(plain[ten + 1]), digits: 2, to };
}

/** A loop: this is asked more often than anything else. */
export function has(reader: Reader, i: number, ...roles: Role[]): boolean {
  const known = reader.tokens[i]?.word?.roles;
  if (!known || known.size === 0) return false;
  for (const role of roles) if (known.has(role)) return true;
  return false;
}

export const isMark = (reader: Reader, i: number, marks: string): boolean => {
  const token = reader.tokens[i];
  return token?.kind === 'mark' && marks.includes(token.text);
};

/** A number of at most `digits` digits between the bounds, at token i. */
export function numberAt(reader: Reader, i: number, low: number, high: number, digits = 2): number | undefined {
  const token = reader.tokens[i];
  if (token?.kind !== 'number' || token.digits > Math.max(digits, 1)) return undefined;
  return token.value >= low && token.value <= high ? token.value : undefined;
}

/** True when token i follows the one before it with nothing between. */
export const glued = (reader: Reader, i: number): boolean => i > 0 && reader.tokens[i]?.gap === false;

/** True when the token as written begins with a capital. */
export function isCapitalised(reader: Reader, i: number): boolean {
  const token = reader.tokens[i]!;
  const first = reader.source.original[reader.source.origin[token.at]!] ?? '';
  return first !== first.toLowerCase();
}

/** Past the dot of an abbreviation; that of "Friday." ends a sentence. */
export const pastDot = (reader: Reader, i: number): number =>
  isMark(reader, i, '.') && glued(reader, i) && reader.tokens[i - 1]!.text.length <= 5 ? i + 1 : i;
