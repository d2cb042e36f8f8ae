import { et, lt, lv } from './baltic';
import { ar, fi, he, hu, id, tr, vi } from './elsewhere';
import { da, de, en, nl, no, sv } from './germanic';
import { es, fr, it, pt, ro } from './romance';
import { bg, cs, hr, pl, ru, uk } from './slavic';
import type { UnitWords } from './unit-words';

/** Unit words by language (BCP 47 primary subtag). */
export const ALPHABETIC_UNITS: Readonly<Record<string, UnitWords>> = {
  ...{ en, de, fr, es, pt, it, nl, sv, ru, ar, uk, pl, cs, hr, da, no, fi, hu, ro, tr, id, et, lv, lt, bg, he, vi },
  ...{ sk: cs, sl: hr, bs: hr, sr: { ...hr, cues: { ...hr.cues, ...bg.cues } }, nb: no, nn: no, ms: id },
};
