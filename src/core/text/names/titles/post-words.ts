/**
 * The words by which a language names posts. Words are folded (`foldLatin`) for alphabetic scripts. A post is a head
 * ("professor"), perhaps after modifiers ("associate"), perhaps with a complement ("of physics").
 */
export interface PostWords {
  /** Heads that hardly mean anything but a post. */
  heads: readonly string[];
  /** Heads that mean other things too ("chair", "fellow"). */
  weakHeads: readonly string[];
  /** Ends of compound words that are posts ("…leiter"); empty where the language does not compound. */
  endings?: readonly string[];
  /** Words that stand with a head and keep it a post. */
  modifiers: readonly string[];
  /** Words that begin a complement behind a head. */
  connectors: readonly string[];
  /** Where a complement may follow without a connector; only on pages in the language, if its words have look-alikes: "Student Union" is no German post. */
  headFirst?: true | 'on own pages';
}

export const list = (words: string): string[] => words.trim().split(/\s+/);
