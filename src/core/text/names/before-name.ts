/** Words that stand before a name: forms of address, and posts. */
import { BEFORE_HONOUR, DEGREES, DOTTED_ONLY, FACULTIES, HONORIFICS, HONOURS, IN_BRACKETS, ROMANIAN } from './affixes';
import { OF_SCIENCES } from './degree';
import { oddsOfToken, readToken, type Setting } from './latin-token';
import { keyOf, type Word } from './latin-word';
import { CITIES, REGIONS } from './not-names/places';
import { isPostHead, isPostModifier, postIndexes } from './titles';

/** "Dª", "D.ª": doña; without the sign "da" is a part of a name. */
const DONA = /^D\.?ª\.?$/iu;
const DIPLOMA = /^dipl-\p{L}/u;
/** "H.E. Mr.", "S.E. M.": before another form of address; alone they are initials. */
const EXCELLENCY = /^[HS]\.E\.$/u;
const isAddress = (key: string): boolean => key.length > 1 && HONORIFICS.has(key);

/** Whether a word is a form of address: one, several in one piece ("prof.dr.ir."), or a degree that stands before the name ("M.Sc."). */
function isHonorific(words: readonly Word[], at: number, setting: Setting): boolean {
  const { text } = words[at]!;
  const key = keyOf(text).replace(/-$/, '');
  if (HONORIFICS.has(key) || DONA.test(text) || DIPLOMA.test(key) || OF_SCIENCES.test(text)) return true;
  if (setting.lang.startsWith('ro') && ROMANIAN.has(key)) return true;
  if (at > 0 && text.endsWith('.') && FACULTIES.has(key)) return true;
  if (EXCELLENCY.test(text)) return HONORIFICS.has(keyOf(words[at + 1]?.text ?? ''));
  const pieces = text.split('.').filter(Boolean);
  if (pieces.length < 2) return false;
  const [first, ...others] = pieces.map(keyOf);
  if (isAddress(first!) && others.every((piece) => isAddress(piece) || FACULTIES.has(piece))) return true;
  // "M.A. Jane Doe", but "M.A. Doe", and "M.A. García López".
  const following = words.slice(at + 1, at + 3);
  if (!DEGREES.has(key) || following.filter(({ text }) => /^\p{Lu}\p{Ll}/u.test(text)).length < 2) return false;
  const given = readToken(following[0]!.text, following[0]!.start);
  return given !== null && oddsOfToken(given, 'givenNames', setting) >= oddsOfToken(given, 'surnames', setting);
}

/** Counts the words of address before a name ("Prof.", "Dr.-Ing.", "The Rt Hon"), from word `from`. */
export function countHonorifics(words: readonly Word[], from: number, setting: Setting): number {
  let at = from;
  while (at < words.length && BEFORE_HONOUR.has(keyOf(words[at]!.text))) at++;
  if (at > from && (at === words.length || !HONOURS.has(keyOf(words[at]!.text)))) return 0;
  const first = at > from ? -1 : from;
  while (at < words.length) {
    const { text } = words[at]!;
    const key = keyOf(text).replace(/-$/, '');
    if (at > from && text === '(' && words[at + 2]?.text === ')' && IN_BRACKETS.has(keyOf(words[at + 1]!.text))) {
      at += 3;
      continue;
    }
    // "M." is Monsieur where French is written, an initial elsewhere.
    const isMonsieur = text === 'M.' && setting.lang === 'fr';
    if (key.length < 2 && at === first && !isMonsieur && !(text === 'D.' && setting.lang === 'es')) break;
    if (!isHonorific(words, at, setting) || (at === first && needsStop(words, at))) break;
    if (/^\p{Lu}\.$/u.test(text) && !isMonsieur && key !== 'd') break;
    at++;
    if (words[at]?.text === '.') at++;
  }
  return at - from;
}

/** A word that is also a name, without the full stop and before no other form of address: "Don", but "PD Dr.". */
function needsStop(words: readonly Word[], at: number): boolean {
  const { text } = words[at]!;
  const key = keyOf(text).replace(/-$/, '');
  // "MS" is a degree, "Ms" a form of address.
  if (text === 'MS') return true;
  if (!DOTTED_ONLY.has(key) || text.endsWith('.')) return false;
  const next = words[at + 1];
  return !next?.text.endsWith('.') || !HONORIFICS.has(keyOf(next.text));
}

/** "Mayor Pro Tem Jane Doe": for the time being. */
const PRO_TEM = /^(?:tem|tempore)$/;

/** Counts the words of a post before a name ("Associate Professor Jane Doe", "Director: …"). */
export function countLeadingPost(words: readonly Word[], from: number, lang: string): number {
  const indexes = postIndexes(lang);
  let last = 0;
  for (let at = from; at < words.length && at - from < 5; at++) {
    const key = keyOf(words[at]!.text);
    if (isPostHead(key, indexes) || (last > 0 && PRO_TEM.test(key))) last = at - from + 1;
    else if (!isPostModifier(key, indexes)) break;
  }
  return last > 0 && words[from + last] !== undefined ? last : 0;
}

/** Log-odds from which on a word is known as a given name; and below which hardly anybody's family is called so. */
const KNOWN = 0.8;
const UNLIKELY = -1;

/** "Dean, Jeffrey", "Barber, Kylie M.": a family name that is a post, too, with a comma and one given name behind it and nothing else. */
export function isCalledLikePost(words: readonly Word[], from: number, setting: Setting): boolean {
  const [family, comma, given, ...rest] = words.slice(from);
  if (comma?.text !== ',' || !given || !/^\p{Lu}/u.test(family!.text)) return false;
  if (rest.some(({ text }) => !/^\p{Lu}?\.?$/u.test(text))) return false;
  const [last, first] = [readToken(family!.text, family!.start), readToken(given.text, given.start)];
  if (!last || first?.kind !== 'name' || CITIES.has(first.key) || REGIONS.has(first.key)) return false;
  return oddsOfToken(first, 'givenNames', setting) >= KNOWN && oddsOfToken(last, 'surnames', setting) >= UNLIKELY;
}
