/** Names in alphabetic scripts: a run of words with what stands before and behind it. */
import type { Lexicons } from '../lexicon';
import { countHonorifics, countLeadingPost, isCalledLikePost } from './before-name';
import { judgeTail } from './behind-name';
import { isDegree } from './degree';
import { readInverted } from './inverted-name';
import { generationBehind, readRun, spellOut } from './latin-run';
import type { Setting } from './latin-token';
import { wordsOf } from './latin-word';
import { probability, type NameMatch } from './name-match';
import { readNickname } from './nickname';
import { isPostalPlace } from './not-names/postal-place';
import { oddsOfRun } from './run-odds';
import { isPostModifier, matchTitle, postIndexes } from './titles';

const LONGEST_TEXT = 200;

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
  const post = isCalledLikePost(words, polite, setting) ? 0 : countLeadingPost(words, polite, lang);
  const politeAgain = post > 0 ? countHonorifics(words, polite + post, setting) : 0;
  let from = polite + post + politeAgain;
  const labelled = words[from]?.text === ':' && post > 0;
  if (labelled) from++;
  // "Responsable : M. Didier Blanchet": behind the colon "M." is no initial.
  const politeBehind = labelled ? countHonorifics(words, from, setting) : 0;
  from += politeBehind;
  let run = readRun(words, from);
  if (run.length === 0 || (post > 0 && run.every(({ key }) => isPostModifier(key, postIndexes(lang))))) return null;
  // "Ph.D., U-Utah" is where somebody learned.
  if (run.length === 1 && run[0]!.text.includes('.') && isDegree(run[0]!.text)) return null;
  const start = run[0]!.start;
  let name = spellOut(run);
  let end = run.at(-1)!.start + run.at(-1)!.text.length;
  const nickname = readNickname(text.slice(end), run.length === 1, (word) => matchTitle(word, lang) !== null);
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
  if (polite + politeAgain + politeBehind > 0) odds += run.length === 1 ? 2.6 : 1.8;
  else if (post > 0) odds += 0.8;
  if (tail.degrees) odds += 2.2;
  if (tail.reading) odds += 1.5;
  if (tail.pronouns) odds += 1.5;
  if (tail.title) odds += 0.8;
  if (tail.contact) odds += 1;
  const score = probability(odds) * tail.factor;
  if (score < 0.02) return null;
  const between = (first: number, count: number): string | undefined =>
    count > 0 ? text.slice(words[first]!.start, words[first + count - 1]!.end).trim() : undefined;
  const honorific =
    between(0, polite) ?? between(polite + post, politeAgain) ?? between(from - politeBehind, politeBehind);
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
