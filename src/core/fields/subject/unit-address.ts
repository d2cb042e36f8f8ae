/** Where an address has a page among units: /departments/planning-zoning, /schools-departments/arts/drawing. */

const KINDS =
  'departments?|divisions|offices|units|faculties|schools|colleges|institutes|lab(?:oratorie)?s|cent(?:er|re)s|clinics|teams|groups|(?:abteilunge|fachbereiche|institute|lehrstuehle|aemter|arbeitsgruppe)n?|departements|laboratoires|equipes|facultes|dipartimenti|facolta|departamentos|facultades|faculdades|afdelingen|faculteiten|avdelningar|institutioner|forskargrupper|katedry|zaklady|wydzialy|soshiki|busho|gakubu|gakka|kenkyushitsu|学部|学科|研究室|院系|部门|部門|학과|부서';
/** Steps of an address below which each page is one unit's: "departments", "schools-departments-graduate-groups". */
const OF_UNITS = new RegExp(
  `^(?:(?:our|all|city|county|town|academic|administrative|government|graduate|research|${KINDS})[-_])*(?:${KINDS})$`,
  'i',
);
/** A text's letters and digits alone, in small letters: for comparing names. */
export const letters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** @returns how near below a list of units the address has a page of that heading; undefined where it has it below none */
export function wayByAddress(url: string, text: string, isTitled: boolean): 'address' | 'near' | undefined {
  const steps = stepsOf(url);
  const at = steps.slice(0, -1).findLastIndex((step) => OF_UNITS.test(step));
  const below = at < 0 ? 0 : steps.length - 1 - at;
  const isNamed = below > 0 && isSame(steps.at(-1)!, text);
  if (below === 1) return isNamed || isTitled ? 'address' : undefined;
  return below === 2 && isNamed ? 'near' : undefined;
}

/** Whether an address has a page somewhere below a list of units. */
export const isBelowUnits = (url: string): boolean =>
  stepsOf(url)
    .slice(0, -1)
    .some((step) => OF_UNITS.test(step));

/** Steps of the address's path, read as text and without the ending of a file. */
function stepsOf(url: string): string[] {
  const path = /^[a-z]+:\/\/[^/]*([^?#]*)/i.exec(url)?.[1] ?? '';
  const steps = path.split('/').filter((step) => step && !/^(?:index|default)\.\w+$/i.test(step));
  return steps.map((step) => decoded(step).replace(/\.[a-z]{2,5}$/i, ''));
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

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
