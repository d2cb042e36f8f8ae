/** Where an address has a page among units: /departments/planning-zoning, /schools-departments/arts/drawing. */
import { decoded, stepsOf, withoutEnding } from '../../page/address-steps';
import { isStepOfUnits } from '../../text/units/lists-units';

/** A text's letters and digits alone, in small letters: for comparing names. */
export const letters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** @returns how near below a list of units the address has a page of that heading; undefined where it has it below none */
export function wayByAddress(url: string, text: string, isTitled: boolean): 'address' | 'near' | undefined {
  const steps = readSteps(url);
  const at = steps.slice(0, -1).findLastIndex(isStepOfUnits);
  const below = at < 0 ? 0 : steps.length - 1 - at;
  const isNamed = below > 0 && isSame(steps.at(-1)!, text);
  if (below === 1) return isNamed || isTitled ? 'address' : undefined;
  return below === 2 && isNamed ? 'near' : undefined;
}

/** Whether an address has a page somewhere below a list of units. */
export const isBelowUnits = (url: string): boolean => readSteps(url).slice(0, -1).some(isStepOfUnits);

/** Steps of an address, read as text and without the ending of a file. */
const readSteps = (url: string): string[] =>
  stepsOf(url)
    .filter((step) => !/^(?:index|default)\.\w+$/i.test(step))
    .map((step) => withoutEnding(decoded(step)));

const SMALL = new Set(['and', 'of', 'the', 'for', 'und', 'et', 'y', 'e', 'och', 'en', 'de', 'des', 'du', 'der', 'für']);

/** Whether a step of an address is that name: "planning-zoning" is Planning & Zoning, "crosscountry" Cross Country. */
function isSame(step: string, name: string): boolean {
  const [one, other] = [step, name].map((text) =>
    text.split(/[^\p{L}\p{N}]+/u).filter((word) => !SMALL.has(word.toLowerCase())),
  );
  return (
    letters(one!.join('')) === letters(other!.join('')) ||
    letters(one!.sort().join('')) === letters(other!.sort().join(''))
  );
}
