/** A nickname set within a name: (Jae), "Mike", “Mike”; behind it the name goes on with a capital or a particle. */
const GOES_ON = String.raw`\s*(?=\p{Lu}|(?:van|von|de|der|den|ter|ten|te|del|di|da|dos|la|al|af|av)\s)`;
const NICKNAME = new RegExp(
  String.raw`^\s*(?:\(\s*(?!Geb|Née?\b)\p{Lu}[\p{L}.'’-]{0,15}\s*\)|["“”«„]\s*\p{Lu}[\p{L}.'’ -]{0,15}\s*["“”»]|['‘]\p{Lu}\p{L}{1,12}['’])${GOES_ON}`,
  'u',
);
/** Small letters in brackets are a nickname between one first name and one surname: "Harold (harry) Pemberton". */
const SMALL = /^\s*\((\p{Ll}{2,12})\)\s+(?=\p{Lu}[\p{L}'’-]+\s*$)/u;
/** Function words, and what somebody plays. */
const NO_NICKNAME =
  /^(?:n[ée]e?|geb|nata|ur|the|and|or|of|for|with|not|see|aka|ex|von|van|de|und|mit|bei|et|avec|con|y|e|violin|viola|cello|piano|guitar|bass|drums?|flute|oboe|clarinet|horn|trumpet|trombone|harp|organ|sax(?:ophone)?|vocals?|soprano|alto|tenor|baritone|klavier|geige|violine|orgel|gitarre|schlagzeug|gesang|violon|violoncelle|chant|guitare|pianoforte|violino)$/u;

/**
 * @param isFirst one first name alone stands before it
 * @param isPost whether a word is a post's: "Ada (chair) Byrd"
 * @returns how many UTF-16 units a nickname at the start of `text` takes up, with the blanks round it; 0 where none stands there
 */
export function readNickname(text: string, isFirst: boolean, isPost: (word: string) => boolean): number {
  const [nickname] = NICKNAME.exec(text) ?? [];
  if (nickname) return nickname.length;
  const [small, word] = (isFirst && SMALL.exec(text)) || [];
  return small && !NO_NICKNAME.test(word!) && !isPost(word!) ? small.length : 0;
}
