/** The zone that a page's local times are meant in. */
import type { PageSnapshot } from '../../page/snapshot';

export interface TimeZone {
  /** IANA name. */
  name: string;
  /** True where the page states it; false for what its country or language lets suppose. */
  stated: boolean;
}

/** Countries with one civil time, by top-level domain; of those with far islands the mainland's. */
const BY_COUNTRY: Record<string, string> = {
  'Asia/Tokyo': 'jp',
  'Asia/Seoul': 'kr',
  'Asia/Shanghai': 'cn',
  'Asia/Taipei': 'tw',
  'Asia/Hong_Kong': 'hk',
  'Asia/Singapore': 'sg',
  'Asia/Kolkata': 'in',
  'Asia/Bangkok': 'th',
  'Asia/Ho_Chi_Minh': 'vn',
  'Asia/Manila': 'ph',
  'Asia/Kuala_Lumpur': 'my',
  'Asia/Dubai': 'ae',
  'Asia/Jerusalem': 'il',
  'Africa/Johannesburg': 'za',
  'America/Argentina/Buenos_Aires': 'ar',
  'America/Lima': 'pe',
  'America/Montevideo': 'uy',
  'Pacific/Auckland': 'nz',
  'Europe/London': 'uk',
  'Europe/Dublin': 'ie',
  'Europe/Lisbon': 'pt',
  'Europe/Madrid': 'es',
  'Europe/Paris': 'fr',
  'Europe/Brussels': 'be',
  'Europe/Amsterdam': 'nl',
  'Europe/Luxembourg': 'lu',
  'Europe/Berlin': 'de',
  'Europe/Zurich': 'ch',
  'Europe/Vienna': 'at',
  'Europe/Rome': 'it',
  'Europe/Copenhagen': 'dk',
  'Europe/Oslo': 'no',
  'Europe/Stockholm': 'se',
  'Europe/Helsinki': 'fi',
  'Europe/Warsaw': 'pl',
  'Europe/Prague': 'cz',
  'Europe/Budapest': 'hu',
  'Europe/Athens': 'gr',
  'Europe/Istanbul': 'tr',
};
const OF_COUNTRY = new Map(Object.entries(BY_COUNTRY).map(([zone, country]) => [country, zone]));
/** Languages whose lands share one civil time, for hosts that name no country. */
const OF_LANGUAGE = new Map([
  ['ja', 'Asia/Tokyo'],
  ['ko', 'Asia/Seoul'],
  ['de', 'Europe/Berlin'],
  ['it', 'Europe/Rome'],
  ['nl', 'Europe/Amsterdam'],
]);
/** Domains that say nothing of the country, although two letters long. */
const NO_COUNTRY = /\.(?:com|org|net|edu|gov|info|io|co|tv|me|eu|museum|art|jobs|app|dev|[a-z]{4,})$/;

/**
 * @param host of the page
 * @param lang BCP 47 language of its text
 * @returns undefined where neither the page nor its country names one
 */
export function timeZoneOf(
  { timeZone }: Pick<PageSnapshot, 'timeZone'>,
  host: string,
  lang: string,
): TimeZone | undefined {
  if (timeZone && isZone(timeZone)) return { name: timeZone, stated: true };
  const domain = host.toLowerCase();
  const country = /\.([a-z]{2})$/.exec(domain)?.[1];
  const ofCountry = country === undefined ? undefined : OF_COUNTRY.get(country);
  const ofLanguage = NO_COUNTRY.test(domain) ? OF_LANGUAGE.get(lang.slice(0, 2)) : undefined;
  const name = ofCountry ?? ofLanguage;
  return name === undefined ? undefined : { name, stated: false };
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}
