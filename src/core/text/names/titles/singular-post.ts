/** The post of one person, from a heading that names those who hold it: "Associate Professors", "Doktorandinnen und Doktoranden". */
import { foldLatin } from '../../lexicon';
import { matchTitle, postIndexes } from '../titles';
import { headStrength, type PostIndex } from './post-phrase';

/** Endings of the plural, and what stands in their place; the longest first. Words are looked up: an ending alone makes no post. */
const PLURALS: readonly (readonly [plural: string, singular: string])[] = [
  ['krafte', 'kraft'],
  ['aux', 'al'],
  // Polish and Czech: asystenci, adiunkci, profesorowie, lektorzy, pracownicy.
  ['owie', ''],
  ['nci', 'nt'],
  ['nci', 'nec'],
  ['kci', 'kt'],
  ['rzy', 'r'],
  ['icy', 'ik'],
  ['ici', 'ik'],
  ['innen', 'in'],
  ['ren', 'ar'],
  ['en', ''],
  ['es', ''],
  ['er', ''],
  ['ns', 'm'],
  ['s', ''],
  ['n', ''],
  ['i', 'io'],
  ['i', 'o'],
  ['i', 'e'],
  ['i', 'us'],
  ['i', ''],
  ['e', ''],
  // Hungarian, Turkish, Finnish.
  ['ok', ''],
  ['ek', ''],
  ['ak', ''],
  ['lar', ''],
  ['ler', ''],
  ['t', ''],
  // Russian, Ukrainian.
  ['ы', ''],
  ['а', ''],
  ['и', 'ь'],
  ['и', ''],
];

/** "Our", "Les": what follows is the post. */
const OUR = /^(?:our|the|unsere?|die|nos|les|nuestr[oa]s|los|las|nossos|i nostri|gli|onze|våra|vores|våre)\s+/i;
/** Everyone listed is a member, a speaker, somebody who works there: no post. */
const NO_POST =
  /^(?:(?:.+ )?project members?|(?:(?:all|team|group|lab|current|former|past|new|board|staff) )*(?:members?|membres|mitglieder|miembros|membros|membri|leden|medlemmar|speakers|authors|contributors|people|alumni|alumnae|graduates|medewerkers|mitarbeiter(?:innen)?(?: und mitarbeiter)?|medarbetare|medarbejdere|collaborateurs|employees|contacts?))$/i;
/** "Professors of Practice": behind such a word, unless it joins two posts, nothing is changed. */
const AND = /^(?:and|und|et|y|e|och|en)$/;
const LONGEST = 60;
const LEAST_SCORE = 0.5;

/** @returns the post in the singular, or undefined where the text names no posts in the plural */
export function singularPost(text: string, lang: string): string | undefined {
  const bare = text
    .trim()
    .replace(/\s*[:(（].*$/u, '')
    .replace(OUR, '')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  if (bare.length > LONGEST || NO_POST.test(bare)) return undefined;
  const posts = postIndexes(lang);
  let changed = false;
  let inComplement = false;
  const singular = bare.replace(/[\p{L}.’'-]+/gu, (word) => {
    const key = foldLatin(word);
    inComplement ||= posts.some(({ connectors }) => connectors.has(key)) && !AND.test(key);
    if (inComplement) return word;
    if (posts.some((index) => headStrength(key, index) > 0)) return word;
    const one = singularOf(word, posts);
    changed ||= one !== undefined;
    return one ?? word;
  });
  if (!changed) return undefined;
  const title = matchTitle(singular, lang);
  return title && title.score >= LEAST_SCORE ? singular : undefined;
}

const isPostWord = (word: string, posts: readonly PostIndex[]): boolean =>
  posts.some((index) => headStrength(word, index) > 0 || index.modifiers.has(word) || index.connectors.has(word));

function singularOf(word: string, posts: readonly PostIndex[]): string | undefined {
  const lower = foldLatin(word);
  const isModifier = isPostWord(lower, posts);
  for (const [plural, singular] of PLURALS) {
    if (!lower.endsWith(plural) || lower.length < plural.length + 3) continue;
    const one = lower.slice(0, -plural.length) + singular;
    // "Graduate Students", but "Student Affairs Officers".
    if (posts.some((index) => headStrength(one, index) > 0) || (!isModifier && isPostWord(one, posts)))
      return word.slice(0, -plural.length) + singular;
  }
  return undefined;
}
