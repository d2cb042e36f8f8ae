/** States that pages name, a file per language; a new language is a new file and one line here. */
import { CJK_LANGUAGES } from '../../../page/scripts';
import { da } from './da';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { ja } from './ja';
import { ko } from './ko';
import { nl } from './nl';
import { no } from './no';
import { pt } from './pt';
import type { States } from './states';
import { sv } from './sv';
import { zh } from './zh';

const LANGUAGES: Record<string, States> = { da, de, en, es, fr, it, ja, ko, nl, no, pt, sv, zh };

export type State = keyof States;
/** Per state the pattern of the page's language and of English, which pages of every language borrow from. */
export type StateTests = Record<State, RegExp>;

const known = new Map<string, StateTests>();

/** @param lang BCP 47 language of the page's text */
export function statesOf(lang: string): StateTests {
  const primary = lang.toLowerCase().split('-')[0]!;
  const found = known.get(primary);
  if (found) return found;
  const own = LANGUAGES[primary];
  const test = (state: State): RegExp => {
    const words = [own && own !== en ? bounded(own[state], CJK_LANGUAGES.has(primary)) : '', bounded(en[state], false)];
    return new RegExp(words.filter(Boolean).join('|') || '(?!)', 'iu');
  };
  const made = Object.fromEntries((Object.keys(en) as State[]).map((state) => [state, test(state)])) as StateTests;
  known.set(primary, made);
  return made;
}

const bounded = (pattern: string | undefined, unspaced: boolean): string =>
  !pattern ? '' : unspaced ? `(?:${pattern})` : `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`;
