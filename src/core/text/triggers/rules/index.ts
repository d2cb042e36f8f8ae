/** The rule base, a file per language: see ../rule.ts for its columns. */
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { ja } from './ja';
import { ko } from './ko';
import { pt } from './pt';
import { zh } from './zh';

/** By BCP 47 primary language. */
export const RULES: Readonly<Record<string, string>> = { de, en, es, fr, ja, ko, pt, zh };
