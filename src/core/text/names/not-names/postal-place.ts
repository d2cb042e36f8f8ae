/** "Rolla, MO 65409", "Providence, RI": a town with its state, which reads like a surname with initials or a name with a degree. */
import { DEGREES } from '../affixes';

const STATE =
  'A[KLRZ]|C[AOT]|D[CE]|D\\.C\\.|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|PR|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|ON|BC|QC';
const WITH_CODE = new RegExp(
  `\\b(?:${STATE})\\.?,?\\s+(?:\\d{5}(?:-\\d{4})?|\\p{Lu}\\d\\p{Lu}\\s?\\d\\p{Lu}\\d)\\W*$`,
  'u',
);
const TOWN = new RegExp(`^\\W*(\\p{Lu}[\\p{L}.'’-]+(?:\\s\\p{Lu}[\\p{L}.'’-]+){0,2}),\\s*(${STATE})\\W*$`, 'u');

/** Chiropractors, naturopaths, masters of science. */
const OF_HEALERS = /^(?:DC|ND|MS)$/;

/** Whether a text is, or ends in, a town with its state; a full name with a degree that is a state's code, too, is a name. */
export function isPostalPlace(text: string): boolean {
  if (WITH_CODE.test(text)) return true;
  const match = TOWN.exec(text);
  if (!match) return false;
  const [, town = '', state = ''] = match;
  return !/\s/.test(town) || !(DEGREES.has(state.toLowerCase()) || OF_HEALERS.test(state));
}
