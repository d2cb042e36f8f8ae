/** Words of alphabetic scripts as parts of a person's name: their shapes, and the odds that they are given names or surnames. */
import { foldLatin, type Grade, type Lexicons } from '../lexicon';
import { GENERATIONS, PARTICLES } from './affixes';
import { oddsInCyrillicOrGreek } from './cyrillic-greek';
import { CITIES, REGIONS } from './not-names/places';
import { webWords } from './not-names/web-words';
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
const CAPITALISED =
  /^(?:[dl]['’]|(?:al|el|as|ash|at|ad|an|ar|az)-)?\p{Lu}[\p{Ll}\p{M}'’‘`]+(?:(?:-\p{Lu}?|\p{Lu})[\p{Ll}\p{M}'’]+)*$/u;
const SHOUTED = /^(?:[dl]['’](?=\p{Lu}))?\p{Lu}[\p{Lu}\p{M}'’-]+$/u;
/** "José Mª. Lara", "M.ª Luz Soto": María. */
const MARIA = /^M\.?ª\.?$/u;
/** Mc, Mac, O', De, Le…: where a capital may stand inside a name. */
const INNER_CAPITAL =
  /^(?:Mc|Mac|O['’‘`]|D['’‘`]|L['’‘`]|N['’]|De|Di|Du|Da|Le|La|Lo|Van|Von|Vander|Vande|Fitz|Al|El|Ben|St|Del|Des|Dos)\p{Lu}/u;

/** Reads a word of a text as a part of a name; null where it cannot be one by its shape. */
export function readToken(text: string, start: number): NameToken | null {
  const bare = text.replace(/[.,]$/, '');
  const key = foldLatin(bare);
  const token = (kind: TokenKind): NameToken => ({
    text,
    start,
    kind,
    key,
    shouted: kind === 'name' && bare.length > 2 && SHOUTED.test(bare),
  });
  if (MARIA.test(text)) return token('initial');
  // "van ’t Hof"
  if (/^['’‘]t$/.test(text)) return token('particle');
  if (GENERATIONS.has(key) && /^\p{L}/u.test(text) && !(key.length === 2 && key === 'iv' && !/^[IV]+$/.test(bare)))
    return token('generation');
  if (/^\p{Ll}/u.test(bare) && !/\p{Lu}/u.test(bare)) return PARTICLES.has(key) ? token('particle') : null;
  if (INITIAL.test(text) && (text.includes('.') || bare.length === 1)) return token('initial');
  if (PARTICLES.has(key) && bare.length > 1 && key !== 'ben' && key !== 'mac' && key !== 'san' && key !== 'abu')
    return token('particle');
  if (text.endsWith('.') && bare.length > 3) return token('name');
  return CAPITALISED.test(bare) ||
    SHOUTED.test(bare) ||
    INNER_CAPITAL.test(bare) ||
    /^(?:\p{Lu}[\p{Ll}\p{M}]*-?){1,4}$/u.test(bare)
    ? token('name')
    : null;
}

/** Log-odds that a word with this grade as a name, and this grade as an ordinary word, is here a name. */
const ODDS: Record<Grade, readonly [number, number, number, number]> = {
  0: [-0.1, -2.2, -3, -3.6],
  1: [1.1, -1.1, -1.9, -2.8],
  2: [2.1, 0.3, -0.4, -1.4],
  3: [3.2, 1.6, 1.3, 0.9],
};
const NEVER = -5;

/** Endings that surnames of many countries have and ordinary words hardly ever. */
const SURNAME_ENDING =
  /(?:ov|ova|ev|eva|enko|chuk|sky|ski|ska|skaya|skyi|ic|escu|eanu|poulos|idis|akis|yan|dze|shvili|sson|dottir|strom|gren|qvist|berg|mann|stein|bach|baum|wala|wal|wani|ullah|uddin|evich|ovich|ovna|evna|zadeh|nejad|oglu|nen|aitis|auskas|wicz|czyk|owski|ewski|ez|ini|elli|etti|swamy|murthy|appa|rajan|kumar|singh|jeet|preet|deep|shree|nath|kar|tiwari|wardhana|wati|anto)$/;

/** Fields of study and of medicine: "Cardiologia" beside initials is a ward. */
const FIELD_ENDING = /olog(?:y|ia|ie|ía)$/;

/** Pages whose Latin text is English, if it is not names. */
const MOSTLY_ENGLISH = /^(?:en|ja|zh|ko)/;

/** What names are judged by: the lexicons and the page's language. */
export interface Setting {
  lexicons: Lexicons;
  /** BCP 47. */
  lang: string;
}
export type Role = 'givenNames' | 'surnames';

function oddsOfWord(key: string, role: Role, { lexicons, lang }: Setting): number {
  const grade = lexicons[role].grade(key);
  const inOtherLetters = webWords(lang).has(key) ? undefined : oddsInCyrillicOrGreek(key);
  if (inOtherLetters !== undefined) return inOtherLetters;
  if (webWords(lang).has(key)) return grade === 3 && key.length > 2 ? -1 : grade === 2 && key.length > 3 ? -1.9 : NEVER;
  if (FIELD_ENDING.test(key)) return NEVER;
  if (REGIONS.has(key)) return grade === 3 ? 0 : -3;
  const other = role === 'givenNames' ? lexicons.surnames.grade(key) : lexicons.givenNames.grade(key);
  const ordinary = CITIES.has(key) ? (Math.max(1, lexicons.words.grade(key)) as Grade) : lexicons.words.grade(key);
  // Known in the other role: people are called "Taylor Kim" and "Kim Taylor".
  const known = Math.max(grade, other > 1 ? other - 1 : other) as Grade;
  if (known === 0 && ordinary === 0 && (isPinyin(key) || isRomanisedKorean(key))) return 1.3;
  if (known === 0 && ordinary === 0) {
    if (key.length > 4 && SURNAME_ENDING.test(key)) return 0.9;
    // Names this long are rare; compounds are not.
    if (key.length > 14) return -1.3;
    // The lexicon of ordinary words is English: elsewhere an unknown word may well be one.
    return MOSTLY_ENGLISH.test(lang) ? 0.25 : -0.2;
  }
  return ODDS[known][ordinary];
}

/** Log-odds that this token is a person's given name (or surname), by lexicon and by shape. */
export function oddsOfToken(token: NameToken, role: Role, setting: Setting): number {
  if (token.kind === 'initial') return 1.2;
  if (token.kind === 'generation') return 0.6;
  if (token.kind === 'particle') return 0;
  const whole = oddsOfWord(token.key.replace(/-/g, ''), role, setting);
  const parts = token.key.split('-').filter((part) => part.length > 1);
  let odds = whole;
  if (parts.length >= 2) {
    const each = parts.map((part) => oddsOfWord(part, role, setting));
    odds = Math.max(whole, Math.min(...each), each.some((one) => one > 2) && Math.min(...each) > -1 ? 0.5 : -9);
  }
  if (/\p{Ll}\p{Lu}/u.test(token.text))
    odds = INNER_CAPITAL.test(token.text) ? Math.max(odds, 0.8) : Math.min(odds, 1) - 1.2;
  // Capitals only: an acronym unless the lexicon knows it.
  if (token.shouted && odds < 1) odds -= token.key.length <= 4 ? 1.5 : 0.5;
  if (!/[aeiouy]/.test(token.key) && /^[a-z]+$/.test(token.key) && token.key !== 'ng') odds -= 2;
  return odds;
}
