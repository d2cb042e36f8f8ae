/** The languages that dates are read in: a new one is a new file and one line here; of all others the platform names months and weekdays. */
import { buildLexicon, type DateLanguage } from '../language';
import type { Lexicon } from '../word';
import { ar } from './ar';
import { bg } from './bg';
import { ca } from './ca';
import { cs } from './cs';
import { da } from './da';
import { de } from './de';
import { el } from './el';
import { en } from './en';
import { es } from './es';
import { et } from './et';
import { fi } from './fi';
import { fr } from './fr';
import { languageFromIntl } from './from-intl';
import { he } from './he';
import { hr } from './hr';
import { hu } from './hu';
import { id } from './id';
import { it } from './it';
import { ja } from './ja';
import { ko } from './ko';
import { lt } from './lt';
import { lv } from './lv';
import { nl } from './nl';
import { no } from './no';
import { pl } from './pl';
import { pt } from './pt';
import { ro } from './ro';
import { ru } from './ru';
import { sk } from './sk';
import { sl } from './sl';
import { sr } from './sr';
import { sv } from './sv';
import { tr } from './tr';
import { uk } from './uk';
import { vi } from './vi';
import { zh } from './zh';

const LANGUAGES: readonly DateLanguage[] = [
  ar,
  bg,
  ca,
  cs,
  da,
  de,
  el,
  en,
  es,
  et,
  fi,
  fr,
  he,
  hr,
  hu,
  id,
  it,
  ja,
  ko,
  lt,
  lv,
  nl,
  no,
  pl,
  pt,
  ro,
  ru,
  sk,
  sl,
  sr,
  sv,
  tr,
  uk,
  vi,
  zh,
];

const ALIASES: Record<string, string> = { nb: 'no', nn: 'no', ms: 'id', bs: 'hr', cmn: 'zh', yue: 'zh' };
const lexicons = new Map<string, Lexicon>();

/** The lexicon of a BCP 47 language, with English, and Japanese for its signs (年, 月, 日). Built once each. */
export function lexiconOf(lang: string): Lexicon {
  const primary = lang.toLowerCase().split('-')[0] ?? '';
  const key = ALIASES[primary] ?? primary;
  const known = lexicons.get(key);
  if (known) return known;
  const own = LANGUAGES.find((language) => language.lang === key) ?? languageFromIntl(key);
  const read = buildLexicon([...new Set([...(own ? [own] : []), en, ja])]);
  // English helps out in languages without a file of their own; their hours need not be told its way.
  const built = { ...read, twelveHours: own?.twelveHours ?? false };
  lexicons.set(key, built);
  return built;
}
