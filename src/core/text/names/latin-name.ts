import { foldLatin, type Lexicons } from '../lexicon';
import { BEFORE_HONOUR, DEGREES, DOTTED_ONLY, HONORIFICS, HONOURS, IN_BRACKETS, ROMANIAN } from './affixes';
import { oddsOfToken, readToken, type NameToken, type Role, type Setting } from './latin-token';
import { isCyrillicOrGreek, isGivenInCyrillicOrGreek } from './cyrillic-greek';
import { readNickname } from './nickname';
import { probability, type NameMatch } from './name-match';
import { PLACES } from './not-names/places';
import { isPostalPlace } from './not-names/postal-place';
import { isPostHead, isPostModifier, matchTitle, postIndexes } from './titles';

interface Word {
  text: string;
  start: number;
  end: number;
}

const WORD = /(?:Dr|Prof|Mr|Mrs|Ms|Er|Smt)\.(?=\p{Lu}\p{Ll})|['’‘]t(?=\s)|[\p{L}\p{M}][\p{L}\p{M}'’‘`.-]*|\S/gu;
const LONGEST_TEXT = 200;
const LONGEST_NAME = 7;

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].map((match) => ({ text: match[0], start: match.index, end: match.index + match[0].length }));
/** Folded and without full stops: "Ph.D." → "phd", "Dr.ª" → "dra". */
const keyOf = (word: string): string => foldLatin(word).replace(/[.]/g, '').replace(/ª/g, 'a').replace(/º/g, 'o');

/** "Dª", "D.ª": doña; without the sign "da" is a part of a name. */
const DONA = /^D\.?ª\.?$/iu;
const DIPLOMA = /^dipl-\p{L}/u;
/** "к.ф.-м.н.", "д.т.н.": candidate and doctor of a field's sciences. */
const OF_SCIENCES = /^[кд]\.(?:\p{Ll}{1,4}\.?-?){1,3}н\.?$/u;

/** Whether a word is a form of address: one, several in one piece ("prof.dr.ir."), or a degree that stands before the name ("M.Sc."). */
function isHonorific(words: readonly Word[], at: number, setting: Setting): boolean {
  const { text } = words[at]!;
  const key = keyOf(text).replace(/-$/, '');
  if (HONORIFICS.has(key) || DONA.test(text) || DIPLOMA.test(key) || OF_SCIENCES.test(text)) return true;
  if (setting.lang.startsWith('ro') && ROMANIAN.has(key)) return true;
  const pieces = text.split('.').filter(Boolean);
  if (pieces.length < 2) return false;
  if (pieces.every((piece) => piece.length > 1 && HONORIFICS.has(keyOf(piece)))) return true;
  // "M.A. Jane Doe", but "M.A. Doe", and "M.A. García López".
  const following = words.slice(at + 1, at + 3);
  if (!DEGREES.has(key) || following.filter(({ text }) => /^\p{Lu}\p{Ll}/u.test(text)).length < 2) return false;
  const first = readToken(following[0]!.text, following[0]!.start);
  return first !== null && oddsOfToken(first, 'givenNames', setting) >= oddsOfToken(first, 'surnames', setting);
}

/** Counts the words of address before a name ("Prof.", "Dr.-Ing.", "The Rt Hon"), from word `from`. */
function countHonorifics(words: readonly Word[], from: number, setting: Setting): number {
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

/** Counts the words of a post before a name ("Associate Professor Jane Doe", "Director: …"). */
function countLeadingPost(words: readonly Word[], from: number, lang: string): number {
  const indexes = postIndexes(lang);
  let last = 0;
  for (let at = from; at < words.length && at - from < 5; at++) {
    const key = keyOf(words[at]!.text);
    if (isPostHead(key, indexes)) last = at - from + 1;
    else if (!isPostModifier(key, indexes)) break;
  }
  return last > 0 && words[from + last] !== undefined ? last : 0;
}

/** The longest run of words from `from` that could make up a name, by shape. */
function readRun(words: readonly Word[], from: number): NameToken[] {
  const run: NameToken[] = [];
  for (let at = from; at < words.length; at++) {
    const word = words[at]!;
    if (
      run.length > 0 &&
      keyOf(word.text).length > 1 &&
      /[.]/.test(word.text.slice(0, -1)) &&
      DEGREES.has(keyOf(word.text))
    )
      break;
    const token = readToken(word.text, word.start);
    if (!token || (run.length > 0 && at > from && hasGap(words[at - 1]!, word))) break;
    run.push(token);
    if (token.kind === 'name' && /[\p{Ll}]{3,}\.$/u.test(token.text)) break;
  }
  while (run.at(-1)?.kind === 'particle' && /^\p{Ll}/u.test(run.at(-1)!.text)) run.pop();
  // "Sonia Das", "Bin Song": a particle with a capital at the edge is a name.
  for (const edge of [run[0], run.at(-1)]) {
    if (edge?.kind === 'particle' && /^\p{Lu}/u.test(edge.text) && (edge !== run[0] || EDGE_NAMES.has(edge.key)))
      edge.kind = 'name';
  }
  // Degrees without stops at the end: "Jane Doe PhD".
  while (run.length > 2 && isDegree(run.at(-1)!.text)) run.pop();
  return run;
}
/** Particles that are given names too. */
const EDGE_NAMES = new Set(['bin', 'al', 'das', 'do', 'du', 'van', 'san', 'lo', 'le', 'la', 'den', 'des']);
const hasGap = (before: Word, word: Word): boolean => word.start - before.end > 3;
const isDegreeShape = (text: string): boolean => /\p{Lu}.*\p{Lu}/u.test(text) && !/^\p{Lu}\.$/u.test(text);
/** Of a parliament; with full stops they are initials. */
const SEAT = /^(?:MP|MSP|MEP|MLA|MLC|MPP|MNA)$/;
/** Whether a word is a degree, a membership or a seat as they stand behind names: "PhD", "MP". */
export const isDegree = (text: string): boolean =>
  SEAT.test(text) || OF_SCIENCES.test(text) || (DEGREES.has(keyOf(text)) && isDegreeShape(text));

/** Log-odds that a run is a name, in the order in which the lexicons fit better. */
function oddsOfRun(run: readonly NameToken[], setting: Setting): number {
  const tokens = run.filter((token) => token.kind === 'name' || token.kind === 'initial');
  const names = tokens.filter((token) => token.kind === 'name');
  if (names.length === 0 || run.length > LONGEST_NAME) return -4;
  const keys = run.map((token) => token.key);
  if (names.length === 1 && LETTERED.test(names[0]!.key) && /^\p{Lu}$/u.test(tokens.at(-1)!.text)) return -4;
  if ([2, 3, 4].some((count) => PLACES.has(keys.slice(0, count).join(' ')))) return -4;
  const inOrder = (first: Role, last: Role): number[] =>
    tokens.map((token, index) =>
      index === 0
        ? oddsOfToken(token, first, setting)
        : index === tokens.length - 1
          ? oddsOfToken(token, last, setting)
          : Math.max(oddsOfToken(token, 'givenNames', setting), oddsOfToken(token, 'surnames', setting)),
    );
  const sum = (odds: readonly number[]): number => {
    const worst = Math.min(...odds);
    const total = odds.reduce((all, one) => all + Math.min(one, 3.2), 0);
    // Further words add evidence only up to a point; one impossible word spoils the rest.
    const strangers = odds.filter((one) => one < 0.5).length;
    return (
      Math.min(total, 5) +
      (worst < -3 ? worst : 0) -
      (odds.length > 2 && !tokens.some((token) => token.kind === 'initial') ? 0.6 * strangers : 0)
    );
  };
  let odds = Math.max(sum(inOrder('givenNames', 'surnames')), sum(inOrder('surnames', 'givenNames')) - 0.4);
  const shouted = names.filter((token) => token.shouted).length;
  if (shouted > 0 && shouted < names.length)
    odds += names.length <= 4 && (names[0]!.shouted || names.at(-1)!.shouted) ? 0.6 : 0;
  else if (shouted === names.length && shouted > 0) odds -= 0.8;
  if (tokens.length === 1) return Math.min(odds - 2.6, -0.6);
  if (names.length === 1) odds -= 0.2;
  // "Bloco C", "Padiglione B": an unknown word with a bare letter behind it is a house, but "Bindhu S" on English pages somebody.
  const letter =
    !/^(?:en|und)/.test(setting.lang) &&
    tokens.length === 2 &&
    /^\p{Lu}$/u.test(tokens[1]!.text) &&
    tokens[0]!.kind === 'name';
  if (letter && oddsOfToken(tokens[0]!, 'givenNames', setting) < KNOWN) odds -= 2;
  if (tokens.length > 4) odds -= 0.8 * (tokens.length - 4);
  return odds - 0.4;
}

/** What is told apart by a letter behind it: "Série A", "Group C". */
const LETTERED =
  /^(?:series?|grupp?[eo]|groupe?|gruppo|bloco?|blocs?|bloque|block|blok|class|clas[es]e|klasse|sec(?:tion|cion|cao|ao)|sezione|zona|zone|type|typ|tipo|lot|modulo?|module|hall|salle|sala|saal|sal|level|nivel|niveau|phase|fase|plan|option|opcion|part|parte|partie|teil|annexe?|pool|poule|division|divisao|category|categor(?:ia|ie)|kategorie|appendix|exhibit|grade|unit|room|gate|turma|curso|serie|liga|league|tier|team|set|test|form)$/;

/** Log-odds from which on a word is known as a name. */
const KNOWN = 0.8;

interface Tail {
  /** What the rest of the text leaves of the score, 0 to 1. */
  factor: number;
  degrees?: string;
  reading?: string;
  title?: string;
  /** An address or a login stands behind the name. */
  contact?: true;
}

const CJK_NAME =
  /^[（(]\s*([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\s・]{2,16})\s*[)）]/u;

/** Takes degrees off the start of what follows a name; returns how many UTF-16 units they take up. */
function degreesLength(rest: string): number {
  let at = 0;
  for (;;) {
    const next = /^[\s,(]*([\p{L}][\p{L}.\s-]*?)(?=[\s,()|;/]|$)[)]?/u.exec(rest.slice(at));
    if (!next || !(isDegree(next[1]!) || ['emeritus', 'emerita', 'dr'].includes(keyOf(next[1]!)))) return at;
    at += next[0].length;
  }
}

function judgeTail(whole: string, end: number, lang: string, nameLength: number): Tail {
  const tail: Tail = { factor: 1 };
  let rest = whole.slice(end);
  const taken = degreesLength(rest);
  if (taken > 0) {
    tail.degrees = rest.slice(0, taken).replace(/^[\s,(]+|[\s,)]+$/g, '');
    // "Ph.D. 2019", "BA '07".
    rest = rest.slice(taken).replace(/^\s*\(?['’]?(?:(?:19|20)\d\d|(?<=['’])\d\d)\)?(?=[\s,;:)]|$)/u, '');
  }
  rest = rest.trimStart();
  const reading = CJK_NAME.exec(rest) ?? /^([\p{Script=Han}\p{Script=Hangul}]{2,5})$/u.exec(rest);
  if (reading) {
    tail.reading = reading[1]!.trim();
    rest = rest.slice(reading[0].length).trimStart();
  }
  if (rest === '' || /^[.,:;*†‡§|)(>»…-]+$/.test(rest)) return tail;
  const separated = /^(?:[,;:|(•·–—\n/<[]|-\s)/.test(rest);
  const inner = rest.replace(/^[\s,;:|(•·–—/-]+/, '').replace(/[)\s]+$/, '');
  const title = matchTitle(inner, lang);
  if (title && title.score >= SURE_POST) {
    tail.title = inner;
    tail.factor = separated ? 0.95 : 0.9;
  } else if (/^[<([]?\S+@\S+$|^<\w+>$|^\(?\+?[\d\s().-]{6,}$/.test(rest)) {
    tail.contact = true;
  } else if (separated) {
    tail.factor = inner.length <= 1.5 * nameLength ? 0.75 : inner.length <= 60 ? 0.6 : 0.35;
  } else {
    tail.factor = 0.3;
  }
  return tail;
}

const spellOut = (run: readonly NameToken[]): string =>
  run
    .map((token) => token.text)
    .join(' ')
    .replace(/[,]$/, '');

/** Score from which on a text is a post. */
const SURE_POST = 0.5;

/** "Lou Carbone, Jr.": the generation behind a name and the comma at `comma`. */
function generationBehind(words: readonly Word[], comma: number): NameToken | undefined {
  const word = words[comma]?.text === ',' ? words[comma + 1] : undefined;
  const token = word && readToken(word.text, word.start);
  return token?.kind === 'generation' ? token : undefined;
}

/** "Last, First": the run behind the comma when the two belong together. */
function readInverted(
  text: string,
  words: readonly Word[],
  last: readonly NameToken[],
  comma: number,
  setting: Setting,
): NameToken[] | null {
  if (words[comma]?.text !== ',' || last.length > 3) return null;
  const first = readRun(words, comma + 1);
  if (first.length === 0 || first.length > 4) return null;
  const [lead] = first;
  if (isDegree(lead!.text) || lead!.kind === 'generation') return null;
  // "Vera Holm, Professor": what stands behind the comma is a post, but in "Holm, Vera J., Professor" behind the next.
  const piece = /^[^,]*/u.exec(text.slice(words[comma]!.end))![0];
  if ((matchTitle(piece, setting.lang)?.score ?? 0) >= SURE_POST) return null;
  if (lead!.kind !== 'initial' && oddsOfToken(lead!, 'givenNames', setting) < -0.5) return null;
  const lastNames = last.filter((token) => token.kind === 'name');
  // No lexicon of surnames or towns has these letters: "Саратов, Россия", "Яна, Алина" are no names.
  if (lead!.kind === 'name' && isCyrillicOrGreek(lead!.key))
    return isGivenInCyrillicOrGreek(lead!.key) && !lastNames.some(({ key }) => isGivenInCyrillicOrGreek(key))
      ? first
      : null;
  if (lastNames.length > 1 && !lastNames.every((token) => token.shouted)) {
    // "Mary Smith, John Brown" is two people; "Garcia Lopez, Maria" is one.
    const leaning = (token: NameToken): number =>
      oddsOfToken(token, 'givenNames', setting) - oddsOfToken(token, 'surnames', setting);
    const given = first.filter((token) => token.kind === 'name');
    // Two given names, too, where each of the words stands on the side on which it is known.
    if (given.length > 1 && !(lastNames.every((one) => leaning(one) < 0) && given.every((one) => leaning(one) > 0)))
      return null;
    if (leaning(lastNames[0]!) > 0) return null;
  }
  return first;
}

/**
 * Judges a text in an alphabetic script; see `matchName`. `text` keeps its own offsets: surrounding blanks count.
 */
export function matchLatinName(text: string, lang: string, lexicons: Lexicons): NameMatch | null {
  if (text.length > LONGEST_TEXT || isPostalPlace(text)) return null;
  const setting: Setting = { lexicons, lang };
  const words = wordsOf(text);
  let polite = countHonorifics(words, 0, setting);
  // "Dr. Imam Solekhudin", "Lady Smith": an honorific that is a name when only one word is left.
  if (polite > 1 && polite === words.length - 1 && !words[polite - 1]!.text.endsWith('.')) polite--;
  const post = countLeadingPost(words, polite, lang);
  const politeAgain = post > 0 ? countHonorifics(words, polite + post, setting) : 0;
  let from = polite + post + politeAgain;
  const labelled = words[from]?.text === ':' && post > 0;
  if (labelled) from++;
  let run = readRun(words, from);
  if (run.length === 0 || (post > 0 && run.every(({ key }) => isPostModifier(key, postIndexes(lang))))) return null;
  // "Ph.D., U-Utah" is where somebody learned.
  if (run.length === 1 && run[0]!.text.includes('.') && isDegree(run[0]!.text)) return null;
  const start = run[0]!.start;
  let name = spellOut(run);
  let end = run.at(-1)!.start + run.at(-1)!.text.length;
  const nickname = readNickname(text.slice(end));
  const behind = nickname > 0 ? readRun(wordsOf(text.slice(end + nickname)), 0) : [];
  if (behind.length > 0) {
    // "Jaewook (Jae) Lee": the name goes on behind the nickname.
    const begin = end + nickname;
    run = [...run, ...behind.map((token) => ({ ...token, start: token.start + begin }))];
    end = run.at(-1)!.start + run.at(-1)!.text.length;
    name = text.slice(start, end);
  }
  const suffix = generationBehind(words, from + run.length);
  const isWhole = behind.length > 0 || (suffix && run.length > 1);
  const comma = from + run.length + (suffix ? 2 : 0);
  const inverted = isWhole ? null : readInverted(text, words, run, comma, setting);
  if (inverted) {
    const generation = suffix ?? inverted.findLast((token) => token.kind === 'generation');
    name = [spellOut(inverted.filter((token) => token !== generation)), name, generation?.text]
      .filter(Boolean)
      .join(' ');
    end = inverted.at(-1)!.start + inverted.at(-1)!.text.length;
    run = [...inverted, ...run];
  } else if (suffix && run.length > 1) {
    name = `${name} ${suffix.text}`;
    end = suffix.start + suffix.text.length;
  }
  const tail = judgeTail(text, end, lang, name.length);
  let odds = oddsOfRun(run, setting);
  if (inverted) odds += 0.5;
  if (polite + politeAgain > 0) odds += run.length === 1 ? 2.6 : 1.8;
  else if (post > 0) odds += 0.8;
  if (tail.degrees) odds += 2.2;
  if (tail.reading) odds += 1.5;
  if (tail.title) odds += 0.8;
  if (tail.contact) odds += 1;
  const score = probability(odds) * tail.factor;
  if (score < 0.02) return null;
  const between = (first: number, count: number): string | undefined =>
    count > 0 ? text.slice(words[first]!.start, words[first + count - 1]!.end).trim() : undefined;
  const honorific = between(0, polite) ?? between(polite + post, politeAgain);
  const title = tail.title ?? between(polite, post);
  return {
    name: name.replace(/[,;]$/, ''),
    score,
    ...(honorific ? { honorific } : {}),
    ...(tail.degrees ? { degrees: tail.degrees } : {}),
    ...(tail.reading ? { reading: tail.reading } : {}),
    ...(title ? { title } : {}),
    start,
    length: end - start,
  };
}
