/** Names of organisational units: colleges, departments, laboratories, offices; in alphabetic scripts, Japanese, Chinese, Korean. */
export type { UnitMatch } from './match-unit';
export { isNoUnit, matchUnit } from './match-unit';
export { isFieldOfStudy, isNumberedKind } from './alphabetic-unit';
export { greetedIn, unitGreeted } from './whose-page';
