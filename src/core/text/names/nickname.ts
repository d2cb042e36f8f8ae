/** A nickname set within a name: (Jae), (jae), "Mike", “Mike”; behind it the name goes on with a capital or a particle. */
const NICKNAME =
  /^\s*(?:\(\s*(?!n[ée]e?\b|geb|nata|ur\b|the\b|von\b|van\b)\p{L}[\p{L}.'’-]{0,15}\s*\)|["“”«„]\s*\p{Lu}[\p{L}.'’ -]{0,15}\s*["“”»]|['‘]\p{Lu}\p{L}{1,12}['’])\s*(?=\p{Lu}|(?:van|von|de|der|den|ter|ten|te|del|di|da|dos|la|al|af|av)\s)/u;

/** How many UTF-16 units a nickname at the start of `text` takes up, with the blanks round it; 0 where none stands there. */
export function readNickname(text: string): number {
  return NICKNAME.exec(text)?.[0].length ?? 0;
}
