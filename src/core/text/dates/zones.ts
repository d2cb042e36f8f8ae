/** Time zones as pages name them beside a time. */
import type { Lexicon } from './word';
import { isCjk } from './cjk';
import { glued, isMark, numberAt, type Reader } from './tokens';

/**
 * Names and abbreviations, in lower case, to IANA zones. Abbreviations stand for the place, not for its standard or
 * summer time: pages write "CET" and "EST" in July, too.
 */
const ZONES: Record<string, string> = {
  'Asia/Tokyo': 'jst|日本時間|日本标准时间|japan time|japan standard time',
  'Asia/Seoul': 'kst|한국시간|한국 시간|한국표준시|korea time',
  'Asia/Shanghai': '北京时间|北京時間|beijing time|china standard time',
  'Asia/Taipei': '台北時間|台灣時間|taipei time',
  'Asia/Hong_Kong': 'hkt|香港時間|香港时间|hong kong time',
  'Asia/Singapore': 'sgt|singapore time',
  'Asia/Jakarta': 'wib',
  'Asia/Makassar': 'wita',
  'Asia/Jayapura': 'wit',
  'Australia/Sydney': 'aedt|aest|sydney time',
  'Pacific/Auckland': 'nzst|nzdt',
  'America/New_York':
    'et|est|edt|eastern|eastern time|eastern standard time|eastern daylight time|new york time|us eastern',
  'America/Chicago': 'ct|cdt|central time|central standard time|central daylight time',
  'America/Denver': 'mt|mst|mdt|mountain time',
  'America/Los_Angeles': 'pt|pst|pdt|pacific|pacific time|pacific standard time|pacific daylight time',
  'America/Sao_Paulo': 'brt|horário de brasília|horario de brasilia|hora de brasília',
  'America/Mexico_City': 'hora de méxico|hora cdmx|hora del centro de méxico',
  'America/Argentina/Buenos_Aires': 'hora argentina|hora de argentina',
  'America/Bogota': 'hora de colombia|hora colombia',
  'Europe/London': 'bst|uk time|london time|british time',
  'Europe/Lisbon': 'hora de lisboa|hora de portugal continental',
  'Europe/Berlin': 'cet|cest|mez|mesz|deutscher zeit|berlin time|central european time',
  'Europe/Paris': 'heure de paris|heure française',
  'Europe/Madrid': 'hora peninsular|hora de madrid|hora española|hora peninsular española',
  'Europe/Rome': 'ora italiana|ora di roma',
  'Europe/Amsterdam': 'nederlandse tijd',
  'Europe/Helsinki': 'eet|eest',
  'Europe/Moscow': 'msk',
  Z: 'utc|gmt',
};
/** Longest name that is an abbreviation: it counts in capitals only ("et" is French, "est" Italian). */
const ABBREVIATION = 4;

/** Adds the names to a lexicon's words. */
export function addZones(words: Lexicon['words']): void {
  for (const [zone, names] of Object.entries(ZONES)) {
    for (const name of names.split('|')) {
      const word = words.get(name) ?? { roles: new Set() };
      word.zone ??= zone;
      words.set(name, word);
    }
  }
}

/** "ET", "(日本時間)", "UTC+9": the zone at token i, an IANA name or an offset ("Z", "+09:00"). */
export function readZone(reader: Reader, i: number): { zone: string; next: number } | undefined {
  const open = isMark(reader, i, '([');
  const at = open ? i + 1 : i;
  const token = reader.tokens[at];
  const zone = token?.word?.zone;
  if (!token || zone === undefined || token.line) return undefined;
  const short = !isCjk(token.text) && token.text.length <= ABBREVIATION;
  if (short && !isInCapitals(reader, at)) return undefined;
  const offset = zone === 'Z' ? offsetAt(reader, at + 1) : undefined;
  const next = offset?.next ?? at + 1;
  if (open && !isMark(reader, next, ')]')) return undefined;
  return { zone: offset?.offset ?? zone, next: open ? next + 1 : next };
}

function isInCapitals({ source, tokens }: Reader, i: number): boolean {
  const { at, to } = tokens[i]!;
  const written = source.original.slice(source.origin[at], source.origin[to]).trim();
  return written === written.toUpperCase();
}

/** The "+9", "-05:00" behind UTC or GMT. */
function offsetAt(reader: Reader, i: number): { offset: string; next: number } | undefined {
  if (!isMark(reader, i, '+-') || !glued(reader, i + 1)) return undefined;
  const hours = numberAt(reader, i + 1, 0, 14);
  if (hours === undefined) return undefined;
  const minutes = isMark(reader, i + 2, ':') && glued(reader, i + 2) ? numberAt(reader, i + 3, 0, 59) : undefined;
  const two = (value: number): string => String(value).padStart(2, '0');
  return {
    offset: `${reader.tokens[i]!.text}${two(hours)}:${two(minutes ?? 0)}`,
    next: minutes === undefined ? i + 2 : i + 4,
  };
}
