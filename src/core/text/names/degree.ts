/** Degrees, memberships and seats as they stand behind names. */
import { DEGREES } from './affixes';
import { keyOf } from './latin-word';

/** "к.ф.-м.н.", "д.т.н.": candidate and doctor of a field's sciences. */
export const OF_SCIENCES = /^[кд]\.(?:\p{Ll}{1,4}\.?-?){1,3}н\.?$/u;
const isDegreeShape = (text: string): boolean => /\p{Lu}.*\p{Lu}/u.test(text) && !/^\p{Lu}\.$/u.test(text);
/** Of a parliament; with full stops they are initials. */
const SEAT = /^(?:MP|MSP|MEP|MLA|MLC|MPP|MNA)$/;
/** Whether a word is a degree, a membership or a seat as they stand behind names: "PhD", "MP". */
export const isDegree = (text: string): boolean =>
  SEAT.test(text) || OF_SCIENCES.test(text) || (DEGREES.has(keyOf(text)) && isDegreeShape(text));

/** Takes degrees off the start of what follows a name; returns how many UTF-16 units they take up. */
export function degreesLength(rest: string): number {
  let at = 0;
  for (;;) {
    const next = /^[\s,(]*([\p{L}][\p{L}.\s-]*?)(?=[\s,()|;/]|$)[)]?/u.exec(rest.slice(at));
    if (!next || !(isDegree(next[1]!) || ['emeritus', 'emerita', 'dr'].includes(keyOf(next[1]!)))) return at;
    at += next[0].length;
  }
}
