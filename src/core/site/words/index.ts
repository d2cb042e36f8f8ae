/** Words of links, a file per language; a new language is a new file and one line here. */
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { ja } from './ja';
import { ko } from './ko';
import { nl } from './nl';
import { pt } from './pt';
import type { SiteWords } from './site-words';
import { sv } from './sv';
import { zh } from './zh';

export type { SiteWords } from './site-words';

export const LANGUAGES: Readonly<Record<string, SiteWords>> = { en, ja, zh, de, fr, es, pt, ko, it, nl, sv };
