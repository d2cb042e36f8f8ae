/**
 * Days on which nothing is held: the label before them says that something ends, appears or was written then. Where a would-be event names no
 * other day, it is a vacancy, a book, somebody's term or a recipe.
 */
import type { Outline } from '../page/outline';
import { headerAbove } from '../page/table-header';

/** Behind the label only signs and small words may stand. */
const TO_THE_DAY =
  '[^\\p{L}\\p{N}]*(?:(?:on|is|by|of|am|bis|zum|den|le|au|el|il|al|op|den|em|at|from|ab|à partir du)(?!\\p{L}))?[^\\p{L}\\p{N}]*$';

const WORDS = [
  'clos(?:ing|es)(?: date| on)?|deadlines?|appl(?:y|ications?)(?: close[sd]?)? (?:by|before|due|until|deadline)|(?:term|position|licen[cs]e|contract|offer|coupon)s? (?:expir(?:es|y|ation)|ends?)|expir(?:es|ed|y|ation)(?: date)?',
  'releases?(?: date)?|released|release day|publication date|published|out now|available from|in (?:stores|shops)|in stock|ships?|pre-?order',
  'interviews?(?:[^\\p{L}]*week of)?|joined|member since|hired|appointed|elected|term (?:begins|began)|visited|reviewed|last (?:seen|visit)|retrieved|accessed|effective(?: date)?|in (?:force|effect)|valid(?: from)?',
  'bewerbungsschluss|bewerbungsfrist|einsendeschluss|annahmeschluss|frist|erscheint|erschienen|erscheinungs(?:datum|termin)|lieferbar|gültig|amtszeit|eintritt zum|stand',
  'date limite(?: de (?:candidature|dépôt))?|clôture|parution|paru|sortie|en vigueur|en vente',
  'fecha (?:límite|de (?:publicación|cierre))|plazo|lanzamiento|vigencia|a la venta',
  'scadenza|pubblicazione|uscita|in vigore|sluitingsdatum|verschijnt|verschenen|verkrijgbaar|sista ansökningsdag|utgivning|prazo|data limite|lançamento',
].join('|');
const CJK =
  '(?:応募|申込|募集|提出)?(?:締切|締め切り|〆切|期限)(?:日)?|発売日?|発売(?:開始|予定)日?|(?:一般|先行)発売日?|リリース(?:日)?|刊行日?|公開日|施行日?|適用日?|任期|着任日?|有効期限|截止(?:日期|时间)?|上市|出版(?:日期|时间)|上架|发售|마감일?|발매일?|출간일?|출시일?|임기';
const UNHELD = new RegExp(`(?:(?<!\\p{L})(?:${WORDS})|${CJK})${TO_THE_DAY}`, 'iu');
/** "By Ann Lee · ": who wrote it stands before the day of writing. */
const BYLINE =
  /^\W*(?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]i|[Aa]v|[Dd]oor)\s+\p{Lu}[\p{L}.'’-]+(?:\s+\p{L}[\p{L}.'’-]+){0,3}\s*[·•|,–—-]\s*(?:on\s+)?$/u;

const LONGEST_LABEL = 30;

/**
 * @param at where on the line the day is written
 * @returns whether what stands before it says so: on its line, else on the line above or in the header of its column
 */
export function isUnheld(outline: Outline, line: number, at: number): boolean {
  const { lines } = outline;
  const before = lines[line]!.text.slice(Math.max(0, at - LONGEST_LABEL), at);
  if (/\p{L}/u.test(before)) return says(before);
  const above = line > 0 ? lines[line - 1]!.text : '';
  return (above.length <= LONGEST_LABEL && says(above)) || says(headerAbove(outline, line));
}

const says = (label: string): boolean => UNHELD.test(label) || BYLINE.test(label);
