import { foldLatin, type Grade, type Lexicons } from '../lexicon';
import { GENERATIONS, PARTICLES } from './affixes';
import { WEB_WORDS } from './not-names/web-words';
import { isPinyin, isRomanisedKorean } from './romanised';

export type TokenKind = 'name' | 'initial' | 'particle' | 'generation';

export interface NameToken {
  text: string;
  start: number;
  kind: TokenKind;
  /** Folded. */
  key: string;
  /** All capitals, longer than two letters. */
  shouted: boolean;
}

const INITIAL = /^(?:\p{Lu}\p{M}*\.?-?){1,3}$/u;
const CAPITALISED = /^(?:[dl]['’])?\p{Lu}[\p{Ll}\p{M}'’‘`]+(?:-?\p{Lu}?[\p{Ll}\p{M}'’]+)*$/u;
const SHOUTED = /^\p{Lu}[\p{Lu}\p{M}'’-]+$/u;
/** Mc, Mac, O', De, Le…: where a capital may stand inside a name. */
const INNER_CAPITAL = /^(?:Mc|Mac|O['’‘`]|D['’‘`]|L['’‘`]|N['’]|De|Di|Du|Da|Le|La|Lo|Van|Von|Vander|Vande|Fitz|Al|El|Ben|St|Del|Des|Dos)\p{Lu}/u;

/** Reads a word of a text as a part of a name; null where it cannot be one by its shape. */
export function readToken(text: string, start: number): NameToken | null {
  const bare = text.replace(/[.,]$/, '');
  const key = foldLatin(bare);
  const token = (kind: TokenKind): NameToken => ({ text, start, kind, key, shouted: kind === 'name' && bare.length > 2 && SHOUTED.test(bare) });
  if (GENERATIONS.has(key) && /^\p{L}/u.test(text) && !(key.length === 2 && key === 'iv' && !/^[IV]+$/.test(bare))) return token('generation');
  if (/^\p{Ll}/u.test(bare) && !/\p{Lu}/u.test(bare)) return PARTICLES.has(key) ? token('particle') : null;
  if (INITIAL.test(text) && (text.includes('.') || bare.length === 1)) return token('initial');
  if (PARTICLES.has(key) && bare.length > 1 && key !== 'ben' && key !== 'mac' && key !== 'san' && key !== 'abu') return token('particle');
  if (text.endsWith('.') && bare.length > 3) return token('name');
  return CAPITALISED.test(bare) || SHOUTED.test(bare) || INNER_CAPITAL.test(bare) || /^(?:\p{Lu}[\p{Ll}\p{M}]*-?){1,4}$/u.test(bare) ? token('name') : null;
}

/** Log-odds that a word with this grade as a name, and this grade as an ordinary word, is here a name. */
const ODDS: Record<Grade, readonly [number, number, number, number]> = {
  0: [-0.1, -2.2, -3, -3.6],
  1: [1.1, -1.1, -1.9, -2.8],
  2: [2.1, 0.3, -0.4, -1.4],
  3: [3.2, 1.6, 1.3, 0.9],
};
const NEVER = -5;

function oddsOfWord(key: string, lexicon: 'givenNames' | 'surnames', lexicons: Lexicons): number {
  const grade = lexicons[lexicon].grade(key);
  if (WEB_WORDS.has(key)) return grade === 3 ? -2.5 : NEVER;
  const other = lexicon === 'givenNames' ? lexicons.surnames.grade(key) : lexicons.givenNames.grade(key);
  const ordinary = lexicons.words.grade(key);
  // Known in the other role: people are called "Taylor Kim" and "Kim Taylor".
  const known = Math.max(grade, other > 1 ? other - 1 : other) as Grade;
  if (known === 0 && ordinary === 0 && (isPinyin(key) || isRomanisedKorean(key))) return 1.3;
  return ODDS[known][ordinary];
}

/** Log-odds that this token is a person's given name (or surname), by lexicon and by shape. */
export function oddsOfToken(token: NameToken, lexicon: 'givenNames' | 'surnames', lexicons: Lexicons): number {
  if (token.kind === 'initial') return 1.2;
  if (token.kind === 'particle' || token.kind === 'generation') return 0.4;
  const whole = oddsOfWord(token.key.replace(/-/g, ''), lexicon, lexicons);
  const parts = token.key.split('-').filter((part) => part.length > 1);
  let odds = parts.length < 2 ? whole : Math.max(whole, Math.min(...parts.map((part) => oddsOfWord(part, lexicon, lexicons))));
  if (parts.length >= 2) odds = Math.max(odds, parts.some((part) => oddsOfWord(part, lexicon, lexicons) > 2) ? 0.5 : odds);
  const inner = /\p{Ll}\p{Lu}/u.test(token.text);
  if (inner && !INNER_CAPITAL.test(token.text)) odds = Math.min(odds, 1) - 1.2;
  if (inner && INNER_CAPITAL.test(token.text)) odds = Math.max(odds, 0.8);
  // Capitals only: an acronym unless the lexicon knows it.
  if (token.shouted && odds < 1) odds -= token.key.length <= 4 ? 1.2 : 0.5;
  if (!/[aeiouy]/.test(token.key) && /^[a-z]+$/.test(token.key) && token.key !== 'ng') odds -= 2;
  return odds;
}
