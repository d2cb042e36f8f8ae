import { ar, fi, hu, id, tr } from './elsewhere';
import { da, de, en, nl, no, sv } from './germanic';
import { es, fr, it, pt, ro } from './romance';
import { cs, hr, pl, ru, uk } from './slavic';
import type { UnitWords } from './unit-words';

/** Unit words by language (BCP 47 primary subtag). */
export const ALPHABETIC_UNITS: Readonly<Record<string, UnitWords>> = {
  ...{ en, de, fr, es, pt, it, nl, sv, ru, ar, uk, pl, cs, hr, da, no, fi, hu, ro, tr, id },
  ...{ sk: cs, sl: hr, sr: hr, bs: hr, nb: no, nn: no, ms: id },
};
