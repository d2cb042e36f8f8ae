import type { Level } from '../../../finding';

/** The words by which an alphabetic language names its units; all folded (`foldLatin`), singular only. */
export interface UnitWords {
  /** Cue → level, for cues that stand as a word of their own: "department". */
  cues: Readonly<Record<string, Level>>;
  /** Cue → level, for cues that end a compound: "…institut". */
  endings?: Readonly<Record<string, Level>>;
  /** Words between a cue and what the unit is for. */
  connectors: readonly string[];
  /** True where offices have numbers in a plan of the administration, which stand before their names or behind the cue: "66 Umweltamt", "Fachbereich 2 – Finanzen". */
  numbered?: true;
  /** True where only the first word of a name begins with a capital: "Juridiska fakulteten". */
  small?: true;
  /** True where what a unit is for may stand right behind its kind: "Fakultät Wirtschaft", "Afdeling Inkoop". */
  apposed?: true;
  /** How adjectives end (folded), where nothing but these may stand before a small cue: "Физический факультет", "Научно-исследовательский отдел". */
  adjective?: RegExp;
  /** Words of which the next is a part, in a language that writes every syllable by itself: "Trung tâm". */
  joined?: RegExp;
  /** True where a cue may also stand behind what it is for ("Physics Department"). */
  cueLast?: true;
}

/** Builds a cue table from one line of words per level. */
export function byLevel(levels: Partial<Record<Level, string>>): Record<string, Level> {
  return Object.fromEntries(
    Object.entries(levels).flatMap(([level, words]) =>
      words
        .trim()
        .split(/\s+/)
        .map((word) => [word, level as Level]),
    ),
  );
}

export const split = (words: string): string[] => words.split(' ');
