/** A person's name found in a short text. */
export interface NameMatch {
  /** Without honorific, degrees and reading; "Last, First" as "First Last"; kanji as written. */
  name: string;
  /** 0 to 1: that this text is a person's name. */
  score: number;
  /** "Dr.", 氏 … as written. */
  honorific?: string;
  /** "PhD, FRS", 博士（工学） … as written. */
  degrees?: string;
  /** The reading (やまだ たろう) or the name in another script that stands beside it. */
  reading?: string;
  /** A post in the same text: "Professor", 教授. */
  title?: string;
  /** Where the name itself stands in the text, in UTF-16 units. */
  start: number;
  length: number;
}

export const probability = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
