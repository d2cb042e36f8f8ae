/** Names of units in alphabetic scripts: by a cue ("department", "…institut") and what stands around it, or by a field of study. */
import type { Level } from '../../finding';
import { foldLatin } from '../lexicon';
import { cueOf, maybeCue, tokensOf, type Token } from './cue';
import { ALPHABETIC_UNITS } from './words/alphabetic';
import {
  APPOSED,
  ARTICLE,
  COUNTED,
  DOES,
  GENERIC_LEAD,
  GOES_ON,
  MIDDLE,
  NAMED_BEHIND,
  ONLY_LAST,
  OF_SENTENCE,
  OF_UNIT,
  SERVING,
  SMALL_WORD,
  TALK,
  WEAK_LAST,
} from './words/around-cues';
import { FIELD_MODIFIERS, FIELDS } from './words/fields-of-study';
import type { UnitWords } from './words/unit-words';

export interface Judged {
  level: Level;
  score: number;
}

const LONGEST = 14;
/** Score of a field of study without a stranger's word. */
const SURE_FIELD = 0.5;

/** "Fakultät Wirtschaft", "Afdeling Juridische Zaken": a kind, and right behind it what it is for; all of its words are a name's. */
const isApposed = ([kind, next, ...rest]: readonly Token[]): boolean =>
  kind!.capital &&
  APPOSED.test(kind!.key) &&
  next !== undefined &&
  next.capital &&
  rest.every(({ key, capital }) => capital || SMALL_WORD.test(key));

/** A kar is a faculty behind an adjective, elsewhere a choir. */
const isChoir = ({ key, capital }: Token, before: string): boolean =>
  key === 'kar' && !(capital && /\p{L}{2}i$/u.test(before) && !/^(?:ferfi|noi)$/.test(before));

/** Capitals as a name has them: every word but small ones begins with a capital (or the whole text is shouted). */
function isTitled(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /^\p{L}{4,}/u.test(word));
  return words.length > 0 && words.filter((word) => /^\p{Lu}/u.test(word)).length >= words.length * 0.7;
}

function levelFor(level: Level, cue: string, tokens: readonly Token[]): Level {
  if (/^(?:cent(?:er|re)|program(?:me)?|group|facility)$/.test(cue) && tokens.some(({ key }) => SERVING.test(key)))
    return 'office';
  if (/^school$/.test(cue) && tokens.some(({ key }) => key === 'department')) return 'department';
  return level;
}

/** "Fachbereich 2 – Finanzen", "Dezernat IV: Bauen": the number in the administration's plan, between a cue and what it is for. */
const NUMBER_BEHIND =
  /(?<=^\p{L}{4,}\s)(?:(?:\d{1,2}(?:[./]\d{1,2})*|[IVX]{1,4})\s*(?:[:–—|-]\s*)?|[A-Z](?:\s?\d{1,2})?\s*[:–—|-]\s*)(?=\p{Lu}\p{Ll}+)/u;

const KIND_AND_NUMBER = /^(\p{L}{3,})\s+(?:\d{1,2}|[IVX]{1,4})\s*[:–—-]?$/u;

/** Whether a text is a kind of unit and its number, and does not say what it is for: "Fachbereich 2". */
export function isNumberedKind(text: string, lang: string): boolean {
  const kind = foldLatin(KIND_AND_NUMBER.exec(text.trim())?.[1] ?? '');
  const isCue = (words: UnitWords | undefined): boolean => words !== undefined && Object.hasOwn(words.cues, kind);
  return !COUNTED.test(kind) && (isCue(ALPHABETIC_UNITS[lang.slice(0, 2).toLowerCase()]) || isCue(ALPHABETIC_UNITS.en));
}

/** Whether words before a cue are adjectives, perhaps with "and" between them: "Лечебный и педиатрический факультет". */
const isDescribed = (before: readonly Token[], adjective: RegExp): boolean =>
  before.length > 0 && before.every(({ key }, i) => adjective.test(key) || (i > 0 && /^(?:и|та|і)$/.test(key)));

/** A text, cut into words once for all languages. */
interface Read {
  text: string;
  tokens: readonly Token[];
  titled: boolean;
  /** Behind its first word stood a number. */
  numbered: boolean;
}

/** "Department of Physics", "Physics Department", "Physics, Department of", "Universitätsbibliothek". */
function judgeCue({ text, tokens, numbered, ...read }: Read, words: UnitWords): Judged | null {
  if (tokens.length === 0 || tokens.length > LONGEST) return null;
  const titled = read.titled || (words.small === true && /^\p{Lu}/u.test(text));
  const connects = (token: Token | undefined): boolean =>
    token !== undefined &&
    (words.connectors.length === 0 || words.connectors.includes(token.key) || /^[dl]'/.test(token.key));
  const inverted = /,\s*([^,]+)\s+(?:of|for)$/i.exec(text);
  // What stands before the connector may hold no word at all: "Notes, 11 of".
  const invertedToken = inverted ? tokensOf(inverted[1]!).at(-1) : undefined;
  const invertedCue = invertedToken ? cueOf(invertedToken, words) : null;
  if (invertedCue) return { level: invertedCue, score: 0.95 };
  let best: Judged | null = null;
  const offer = (level: Level, score: number): void => {
    if (!best || score > best.score) best = { level, score };
  };
  tokens.forEach((token, at) => {
    const level = cueOf(token, words);
    if (!level) return;
    const exact = levelFor(level, token.key, tokens);
    const compound = !Object.hasOwn(words.cues, token.key);
    const last = at === tokens.length - 1;
    const before = tokens[at - 1]?.key ?? '';
    if (tokens.length === 1) offer(exact, compound ? 0.75 : 0.2);
    else if (at === 0 && numbered && words.numbered && !COUNTED.test(token.key)) offer(exact, 0.8);
    else if (at === 0 && words.apposed && isApposed(tokens)) offer(exact, 0.8);
    else if (connects(tokens[at + 1]) && !ONLY_LAST.test(token.key))
      offer(exact, (titled ? 0.95 : 0.6) - Math.min(0.3, 0.07 * at));
    else if (last && words.adjective && !token.capital) {
      if (/^\p{Lu}/u.test(text) && isDescribed(tokens.slice(0, at), words.adjective)) offer(exact, 0.85);
    } else if (last && (words.cueLast || compound)) {
      if (ARTICLE.test(before) || !(token.capital || words.small) || isChoir(token, before)) return;
      if (words.small && tokens.slice(0, at).some(({ key }) => OF_SENTENCE.test(key))) return;
      const plain = WEAK_LAST.test(token.key) || (tokens.length === 2 && GENERIC_LEAD.test(before)) ? 0.5 : 1;
      offer(exact, plain * (titled ? (tokens.length <= 7 ? 0.85 : 0.6) : 0.3));
    } else if (at === 0 && !words.cueLast) offer(exact, titled ? 0.7 : 0.4);
    else if (at === 0 && compound) offer(exact, 0.75);
    else if (at === 0 && NAMED_BEHIND.test(token.key) && tokens.length > 1) offer(exact, 0.8);
    else if (at > 0 && MIDDLE.test(token.key) && !ARTICLE.test(before)) offer(exact, titled ? 0.5 : 0.15);
  });
  return best;
}

/** "Molecular & Cell Biology": nothing but a field of study. */
function judgeField({ text, tokens }: Read): Judged | null {
  if (tokens.length === 0 || tokens.length > 7 || !/^\p{Lu}/u.test(text)) return null;
  const last = tokens.at(-1)!.key;
  if (/^(?:social|mass|news|digital|print) media$/i.test(text)) return null;
  if (
    !FIELDS.has(last) &&
    !/(?:ology|ologie|ologia|ologi|nomics|ematics|wissenschaften|wissenschaft|vetenskap|kunde)$/.test(last)
  )
    return null;
  const strangers = tokens.filter(
    ({ key }) => !FIELDS.has(key) && !FIELD_MODIFIERS.has(key) && !/(?:ology|ologie|ologia)$/.test(key),
  ).length;
  if (strangers > 0)
    return strangers === 1 && tokens.length >= 3 && isTitled(text) ? { level: 'department', score: 0.35 } : null;
  // One word alone is as often a subject, a category or a language.
  return { level: 'department', score: tokens.length === 1 ? 0.5 : 0.55 };
}

/** Whether a text is nothing but a field of study, all words of which say so: "Molecular & Cell Biology". */
export function isFieldOfStudy(text: string): boolean {
  const tokens = tokensOf(text);
  return (judgeField({ text, tokens, titled: isTitled(text), numbered: false })?.score ?? 0) >= SURE_FIELD;
}

/** Cues that no other language has, of languages that need no connector: "Fakultas Hukum" on a page that is declared English. */
const FOREIGN = new Map<string, Level>(
  [...new Set(Object.values(ALPHABETIC_UNITS))]
    .filter(({ connectors }) => connectors.length === 0)
    .flatMap(({ cues }) => Object.entries(cues))
    .filter(([cue]) =>
      /^(?:fakulta|facultat|wydzial|katedr|departame|perpustak|instytut|oddelen|zaklad|odsjek)/.test(cue),
    ),
);

function judgeForeign({ tokens, titled }: Read): Judged | null {
  const level = titled && tokens.length > 1 ? FOREIGN.get(tokens[0]!.key) : undefined;
  return level ? { level, score: 0.8 } : null;
}

const WITH_CONNECTORS = [...new Set(Object.values(ALPHABETIC_UNITS))].filter(({ connectors }) => connectors.length > 0);
const isForeignCue = maybeCue(WITH_CONNECTORS);

/** Judges a text in an alphabetic script; see `matchUnit`. */
export function judgeAlphabeticUnit(text: string, lang: string): Judged | null {
  const whole = text.replace(/\s*[([][^()[\]]{1,24}[)\]]\s*$/, '').replace(/[\s:–—|»›>-]+$/u, '');
  const own = ALPHABETIC_UNITS[lang.slice(0, 2).toLowerCase()];
  const bare = own?.numbered ? whole.replace(NUMBER_BEHIND, '') : whole;
  const tokens = tokensOf(own?.joined ? bare.replace(own.joined, (first) => first.trimEnd()) : bare);
  const read: Read = { text: bare, tokens, titled: isTitled(bare), numbered: bare !== whole };
  const script = /\p{Script=Cyrillic}/u.test(bare)
    ? ALPHABETIC_UNITS.ru
    : /\p{Script=Arabic}/u.test(bare)
      ? ALPHABETIC_UNITS.ar
      : undefined;
  const candidates = [...new Set([script, own, ALPHABETIC_UNITS.en])].filter((words) => words !== undefined);
  let best: Judged | null = judgeField(read);
  for (const words of candidates) {
    const judged = judgeCue(read, words);
    if (judged && judged.score > (best?.score ?? 0)) best = judged;
  }
  // Pages mix languages: a cue of another one counts where a connector of the same language follows.
  for (const words of !best && tokens.some(isForeignCue) ? WITH_CONNECTORS : []) {
    if (best || candidates.includes(words)) continue;
    const judged = judgeCue(read, words);
    if (judged && judged.score >= 0.9) best = { level: judged.level, score: judged.score * 0.85 };
  }
  best ??= judgeForeign(read);
  if (!best) return null;
  let { score } = best;
  if (tokens.length > 1 && TALK.test(tokens[0]!.key) && tokens[0]!.key !== 'the') score *= 0.3;
  if (tokens.length > 2 && GOES_ON.test(tokens.at(-1)!.key) && !/,/.test(bare)) score *= 0.3;
  if (tokens.length > 1 && OF_UNIT.test(tokens.at(-1)!.key)) score *= 0.3;
  if (tokens.slice(1).some(({ key }) => DOES.test(key))) score *= 0.3;
  // A sentence, an address, a date: no name. Abbreviations ("Dept.", "B.") may hold a full stop.
  if (/[?!;:…]|\p{Ll}{5,}\.(?:\s|$)|\d{2,}|@|https?:/u.test(bare)) score *= 0.35;
  return score >= 0.1 ? { level: best.level, score } : null;
}
