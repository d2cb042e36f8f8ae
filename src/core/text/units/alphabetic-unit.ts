import type { Level } from '../../finding';
import { foldLatin } from '../lexicon';
import { ALPHABETIC_UNITS } from './words/alphabetic';
import { FIELD_MODIFIERS, FIELDS } from './words/fields-of-study';
import type { UnitWords } from './words/unit-words';

export interface Judged {
  level: Level;
  score: number;
}

const LONGEST = 14;
/** Words that make a centre or a programme one that serves rather than one that does research. */
const SERVING =
  /^(?:student|students|career|careers|counseling|counselling|writing|visitor|visitors|information|international|admission|admissions|support|help|service|services|wellness|tutoring|testing|it|computing|copy|mail|call|contact|childcare|sports|fitness|recreation|conference|advising|accessibility|disability|alumni|housing|welcome|learning|teaching)$/;
/** First words of links and headings that speak about a unit and do not name it. */
const TALK =
  /^(?:about|contact|visit|welcome|join|find|see|view|read|meet|our|your|all|why|how|what|when|where|more|other|apply|history|news|events?|back|go|the|this|list|map|directions|from|at|in|to|for|by|with|a|an|uber|alle|unsere|unser|kontakt|nos|notre|tous|contactez|nuestro|nuestra|todos|om|var|alla|onze|over)$/;
/** Last words that make it something of the unit: "Physics Department News". */
const OF_UNIT =
  /^(?:news|newsletter|events?|calendar|homepage|website|home|page|pages|directory|faculty|staff|people|students|alumni|courses?|catalog|catalogue|handbook|map|tour|building|hall|bus|supplies|days?|year|years|fees|uniform|buildings|graduates?|jobs|seminar|colloquium|hours|account|number|list)$/;

const tokensOf = (text: string): string[] =>
  text
    .replace(/[’‘`]/g, "'")
    .split(/[\s,/()]+/)
    .map((word) => foldLatin(word).replace(/^[^\p{L}&]+|[^\p{L}&']+$/gu, ''))
    .filter((word) => word !== '');

function cueOf(word: string, words: UnitWords): Level | null {
  const own = Object.hasOwn(words.cues, word) ? words.cues[word]! : null;
  if (own || !words.endings) return own;
  const ending = Object.keys(words.endings).find((one) => word.length > one.length + 2 && word.endsWith(one));
  return ending ? words.endings[ending]! : null;
}

/** Capitals as a name has them: every word but small ones begins with a capital (or the whole text is shouted). */
function isTitled(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /^\p{L}{4,}/u.test(word));
  return words.length > 0 && words.filter((word) => /^\p{Lu}/u.test(word)).length >= words.length * 0.7;
}

function levelFor(level: Level, cue: string, tokens: readonly string[]): Level {
  if (/^(?:cent(?:er|re)|program(?:me)?|group|facility)$/.test(cue) && tokens.some((token) => SERVING.test(token))) return 'office';
  if (/^school$/.test(cue) && tokens.includes('department')) return 'department';
  return level;
}

/** "Department of Physics", "Physics Department", "Physics, Department of", "Universitätsbibliothek". */
function judgeCue(text: string, words: UnitWords): Judged | null {
  const tokens = tokensOf(text);
  if (tokens.length === 0 || tokens.length > LONGEST) return null;
  const titled = isTitled(text);
  const connects = (word: string | undefined): boolean =>
    word !== undefined && (words.connectors.includes(word) || /^[dl]'/.test(word) || words.connectors.length === 0);
  const inverted = /,\s*([^,]+)\s+(?:of|for)$/i.exec(text);
  if (inverted) {
    const cue = tokensOf(inverted[1]!).at(-1)!;
    const level = cueOf(cue, words);
    if (level) return { level, score: 0.95 };
  }
  let best: Judged | null = null;
  const offer = (level: Level, score: number): void => {
    if (!best || score > best.score) best = { level, score };
  };
  tokens.forEach((token, at) => {
    const level = cueOf(token, words);
    if (!level) return;
    const exact = levelFor(level, token, tokens);
    const compound = !Object.hasOwn(words.cues, token);
    const last = at === tokens.length - 1;
    if (tokens.length === 1) offer(exact, compound ? 0.75 : 0.2);
    else if (connects(tokens[at + 1])) offer(exact, (titled ? 0.95 : 0.6) - Math.min(0.3, 0.07 * at));
    else if (last && (words.cueLast || compound)) offer(exact, titled ? (tokens.length <= 7 ? 0.85 : 0.6) : 0.3);
    else if (at === 0 && !last && !words.cueLast) offer(exact, titled ? 0.7 : 0.4);
    else if (compound && at === 0) offer(exact, 0.75);
    else if (at > 0 && /^(?:school|institute|college|department|lab|laboratory|office|library)$/.test(token)) offer(exact, titled ? 0.5 : 0.15);
    else if (at === 0 && /^(?:institut|lehrstuhl|kafedra|кафедра|факультет|отдел|лаборатория)$/.test(token)) offer(exact, 0.8);
  });
  return best;
}

/** "Molecular & Cell Biology": nothing but a field of study. */
function judgeField(text: string): Judged | null {
  const tokens = tokensOf(text);
  if (tokens.length === 0 || tokens.length > 7 || !/^\p{Lu}/u.test(text)) return null;
  const last = tokens.at(-1)!;
  if (!FIELDS.has(last) && !/(?:ology|ologie|ologia|ologi|nomics|ematics|wissenschaften|wissenschaft|vetenskap|kunde)$/.test(last)) return null;
  const strangers = tokens.filter((token) => !FIELDS.has(token) && !FIELD_MODIFIERS.has(token) && !/(?:ology|ologie|ologia)$/.test(token)).length;
  if (strangers > 0) return strangers === 1 && tokens.length >= 3 && isTitled(text) ? { level: 'department', score: 0.35 } : null;
  // One word alone is as often a subject, a category or a language.
  return { level: 'department', score: tokens.length === 1 ? 0.5 : 0.58 };
}

/** Judges a text in an alphabetic script; see `matchUnit`. */
export function judgeAlphabeticUnit(text: string, lang: string): Judged | null {
  const bare = text.replace(/\s*[([][^()[\]]{1,24}[)\]]\s*$/, '').replace(/[\s:–—|»›>-]+$/u, '');
  const own = ALPHABETIC_UNITS[lang.slice(0, 2).toLowerCase()];
  const script = /\p{Script=Cyrillic}/u.test(bare) ? ALPHABETIC_UNITS.ru : /\p{Script=Arabic}/u.test(bare) ? ALPHABETIC_UNITS.ar : undefined;
  const candidates = [...new Set([script, own, ALPHABETIC_UNITS.en])].filter((words) => words !== undefined);
  let best: Judged | null = judgeField(bare);
  for (const words of candidates) {
    const judged = judgeCue(bare, words);
    if (judged && judged.score > (best?.score ?? 0)) best = judged;
  }
  if (!best) return null;
  const tokens = tokensOf(bare);
  let { score } = best;
  if (TALK.test(tokens[0]!) && !/^the$/.test(tokens[0]!)) score *= 0.3;
  if (tokens.length > 1 && OF_UNIT.test(tokens.at(-1)!)) score *= 0.3;
  if (/[?!;:]|\.\s|\.$|\d{3,}|@|https?:/.test(bare)) score *= 0.35;
  return score >= 0.1 ? { level: best.level, score } : null;
}
