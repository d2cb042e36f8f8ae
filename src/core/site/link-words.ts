/** What the words of a link, a heading, an address say about where it leads. */
import { CJK } from '../page/scripts';
import { foldLatin } from '../text/lexicon/fold';
import { pathSteps } from './address';
import { GOALS, type Goal } from './goal';
import { LANGUAGES, type SiteWords } from './words/index';

/** 2: the whole text is a phrase of the class; 1: it holds one; 0: it does not. */
export type Hit = 0 | 1 | 2;

export interface TextHits {
  to: Record<Goal, Hit>;
  toward: Hit;
  away: Hit;
  more: Hit;
  /** How much of the text is words of the goals' phrases, whatever they stand beside: 0 to 1. */
  topic: number;
  /** Whether it is a unit's name: "Networking Research Lab". */
  unit: boolean;
}

/** Addresses say less: whether the last step, or a step before it, is a word of the goal. */
export interface AddressHits {
  /** 2: the last step is such a word; 1: it holds one, or a step before is one. */
  to: Record<Goal, Hit>;
  away: Hit;
}

/** Text as phrases are compared: lower case, no accents, signs as blanks. */
const foldText = (text: string): string =>
  CJK.test(text)
    ? text
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[\s\u3000]+/g, ' ')
        .trim()
    : foldLatin(text)
        .replace(/[^\p{L}\p{N}&]+/gu, ' ')
        .trim();

class Phrases {
  readonly #whole = new Set<string>();
  readonly #words: RegExp | undefined;
  readonly #unspaced: readonly string[];

  constructor(lists: readonly string[]) {
    const phrases = lists.flatMap((list) => list.split('|')).map(foldText);
    for (const phrase of phrases) this.#whole.add(bare(phrase));
    const spaced = phrases.filter((phrase) => !CJK.test(phrase)).sort((a, b) => b.length - a.length);
    this.#unspaced = phrases.filter((phrase) => CJK.test(phrase));
    this.#words = spaced.length > 0 ? new RegExp(`(?:^| )(?:${spaced.join('|')})(?= |$)`, 'u') : undefined;
  }

  hit(folded: string): Hit {
    if (folded === '') return 0;
    if (this.#whole.has(bare(folded))) return 2;
    if (CJK.test(folded)) return this.#unspaced.some((phrase) => folded.includes(phrase)) ? 1 : 0;
    return this.#words?.test(folded) ? 1 : 0;
  }
}

/** Signs and small words around a phrase do not make it another. */
const bare = (folded: string): string =>
  folded
    .replace(/[\p{P}\p{S}]+/gu, ' ')
    .replace(
      /^(?:the|our|all|view|see|les|los|las|os|as|die|der|das|unsere?|nos|nuestros?|nossos?|full|complete|list of) /,
      '',
    )
    .replace(/\s+/g, ' ')
    .trim();

/** Languages are told by script alone: English words stand on every site, and a site's links mix languages. */
const all = (pick: (words: SiteWords) => string): string[] => Object.values(LANGUAGES).map(pick);

const byGoal = <T>(make: (goal: Goal) => T): Record<Goal, T> =>
  Object.fromEntries(GOALS.map((goal) => [goal, make(goal)])) as Record<Goal, T>;

const TO = byGoal((goal) => new Phrases(all(({ to }) => to[goal])));
const TOWARD = new Phrases(all(({ toward }) => toward));
const AWAY = new Phrases(all(({ away }) => away));
const MORE = new Phrases(all(({ more }) => more));
const PATH = byGoal((goal) => new Phrases(all(({ path }) => path[goal])));
/** Of a number or a letter alone is a link to another part of a list. */
const PART = /^(?:\p{N}{1,3}|\p{L}|[<>»›→]+)$/u;

/** Words of the goals' phrases; as short as "and" and "of" they are no topic. */
const SHORTEST = 4;
const TOPIC = new Set(
  GOALS.flatMap((goal) => all(({ to }) => foldText(to[goal])))
    .flatMap((folded) => folded.split(/[ |]/))
    .filter((word) => word.length >= SHORTEST),
);

/** Cosine of the text's words with the topic's, but for a constant. */
function topicOf(folded: string): number {
  const words = folded.split(' ');
  return Math.min(1, words.filter((word) => TOPIC.has(word)).length / Math.sqrt(words.length));
}

const UNITS = all(({ unit }) => unit).flatMap((list) => list.split('|').map(foldText));
const either = (words: readonly string[]): string => `(?:${words.join('|')})`;
const SPACED_UNIT = either(UNITS.filter((word) => !CJK.test(word)));
const OF = either('of|for|de|des|du|d|del|della|di|da|do|fur|van|voor'.split('|'));
/** The word alone names none. It stands last, or before what it is of: "Optics Group", "Institut für Optik", not "Department News". */
const UNIT = new RegExp(`. ${SPACED_UNIT}$|(?:^| )${SPACED_UNIT} ${OF} .`, 'u');
const CJK_UNIT = new RegExp(`.${either(UNITS.filter((word) => CJK.test(word)))}$`, 'u');
/** Contacts and relations end in the same sign as a department. */
const NO_UNIT = /[联聯关關]系$/u;
const namesUnit = (folded: string): boolean =>
  (CJK.test(folded) ? CJK_UNIT : UNIT).test(folded) && !NO_UNIT.test(folded);

const known = new Map<string, TextHits>();
const MOST_KNOWN = 5000;

export function hitsOfText(text: string): TextHits {
  let hits = known.get(text);
  if (hits) return hits;
  const folded = foldText(text);
  hits = {
    to: byGoal((goal) => TO[goal].hit(folded)),
    toward: TOWARD.hit(folded),
    away: AWAY.hit(folded),
    more: PART.test(text.trim()) ? 2 : MORE.hit(folded),
    topic: topicOf(folded),
    unit: namesUnit(folded),
  };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, hits);
  return hits;
}

export function hitsOfAddress(address: string): AddressHits {
  const steps = pathSteps(address).map((step) => foldText(step.replace(/[-_.+=]+/g, ' ')));
  const before = steps.slice(0, -1);
  return {
    to: byGoal((goal) => {
      const last = PATH[goal].hit(steps.at(-1) ?? '');
      if (last > 0) return last;
      return before.some((step) => PATH[goal].hit(step) === 2) ? 1 : 0;
    }),
    away: steps.some((step) => AWAY.hit(step) === 2) ? 2 : steps.some((step) => AWAY.hit(step) === 1) ? 1 : 0,
  };
}
