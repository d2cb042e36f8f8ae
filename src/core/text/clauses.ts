/** Clauses: the sentences of a text, and what semicolons divide where a new part begins after them as a sentence does. */

const ENDS =
  /(?<=[。！？；])|(?<=(?:[\p{Ll}\p{N})”"’']|\p{Lu}{2})[.!?;])(?<!\b(?:Prof|Assoc|Asst|Dept|Dr|Mr|Mrs|Ms|Jr|Univ|Inst|St|vs|etc|e\.g|i\.e|No|bzw|ca|Nr|St)\.)\s+(?=[\p{Lu}\p{N}"“'‘(«„]|\p{Lo})/u;

const SHORTEST = 12;
/** A clause of so many characters was cut, maybe within a word. */
export const LONGEST_CLAUSE = 400;

/** @returns clauses of 12 to 400 characters, in order; shorter ones are left out, longer ones cut */
export function clausesOf(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .split(ENDS)
    .map((clause) => clause.trim().slice(0, LONGEST_CLAUSE))
    .filter((clause) => clause.length >= SHORTEST);
}
