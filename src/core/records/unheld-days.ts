/**
 * Days on which nothing is held: the label before them says that something ends, appears or was written then. Where a would-be event names no
 * other day, it is a vacancy, a book, somebody's term or a recipe.
 */
import type { Outline } from '../page/outline';
import { headerAbove } from '../page/table-header';
import type { DateMention } from '../text/dates/index';
import { daysAhead } from './days-ahead';
import { isSignUpDay } from './sign-up-days';

/** Behind the label only signs and small words may stand. */
const TO_THE_DAY =
  '[^\\p{L}\\p{N}]*(?:(?:on|is|by|of|am|bis|zum|den|le|au|el|il|al|op|den|em|at|from|ab|à partir du)(?!\\p{L}))?[^\\p{L}\\p{N}]*$';

const WORDS = [
  'closes(?: on)?|closing (?:date(?: for (?:applications|tenders|bids|submissions|entries))?|on)|(?:submission|bid|tender|proposal)s? (?:deadline|due(?: date)?)|due date|deadlines?|appl(?:y|ications?)(?: close[sd]?)? (?:by|before|due|until|deadline)|(?:term|position|licen[cs]e|contract|offer|coupon)s? (?:expir(?:es|y|ation)|ends?)|expir(?:es|ed|y|ation)(?: date)?',
  'release (?:date|day)|released|publication date|published|out now|available from|in (?:stores|shops)|in stock|pre-?order',
  '(?:last )?(?:amended|revised)|adopted|(?:takes?|took|go(?:es)? into|went into) (?:effect|force)|interviews?[^\\p{L}]*week of|joined|member since|hired|appointed|elected|term (?:begins|began)|visited|reviewed|last (?:seen|visit)|retrieved|accessed|effective(?: date)?|in (?:force|effect)|valid(?: from)?',
  '(?:date|day) (?:adopted|approved|issued|amended|created|modified|decided|signed|of (?:issue|adoption|approval|decision))|decision date|approved|issued|last (?:updated|modified|changed|review(?:ed)?)|next review',
  'beslutsdatum|beslutad|fastställd|senast (?:ändrad|uppdaterad|reviderad)|ikraftträdande|giltigt? (?:från|till)|vedtatt|vedtaget|ikrafttrædelse|gyldig fra|besluitdatum|vastgesteld|laatst (?:gewijzigd|bijgewerkt)',
  'beschlussdatum|beschlossen|inkrafttreten|in kraft (?:seit|ab)|date de (?:décision|mise à jour)|adopté(?:e)?|mis(?:e)? à jour|fecha de (?:aprobación|actualización)|aprobad[oa]|data di approvazione|approvat[oa]|aggiornat[oa]|data (?:uchwalenia|publikacji)|datum (?:schválení|zveřejnění|účinnosti)',
  '(?:ablauf der )?(?:angebots|abgabe|einreichungs|teilnahme)(?:frist|termin)|submissionstermin|bewerbungsschluss|bewerbungsfrist|einsendeschluss|annahmeschluss|frist|erscheint|erschienen|erscheinungs(?:datum|termin)|lieferbar|gültig|amtszeit|eintritt zum',
  "date limite(?: (?:de |d['’])(?:candidature|dépôt|remise|réception|réponse|soumission|inscription)(?: des (?:offres|plis|candidatures|dossiers|propositions))?)?|clôture|parution|paru|en vigueur|en vente",
  'fecha (?:límite(?: de (?:presentación|inscripción|recepción|entrega)(?: de (?:ofertas|solicitudes|propuestas))?)?|de (?:publicación|cierre))|plazo|vigencia|a la venta',
  'scadenza|pubblicazione|in vigore|sluitingsdatum|verschijnt|verschenen|verkrijgbaar|sista ansökningsdag|utgivning|prazo|data limite',
].join('|');
const CJK =
  '(?:応募|申込|募集|提出)?(?:締切|締め切り|〆切|期限)(?:日)?|発売日?|発売(?:開始|予定)日?|(?:一般|先行)発売日?|リリース(?:日)?|先行(?:受付|予約|販売|抽選)?(?:期間)?|(?:一般|抽選)(?:受付|予約|販売)(?:期間)?|(?:受付|予約|申込み?|応募|エントリー)期間|お?(?:渡し|受け?取り?)(?:日|期間)|刊行日?|(?<!一般|特別)公開日|施行日?|適用日?|制定(?:日|年月日)?|改[正定](?:日|年月日)?|決裁日|決定日|発行(?:日|年月日)|公布日|告示日|任期|着任日?|有効期限|截止(?:日期|时间)?|上市|出版(?:日期|时间)|上架|发售|마감일?|발매일?|출간일?|출시일?|임기';
const UNHELD = new RegExp(`(?:(?<!\\p{L})(?:${WORDS})|${CJK})${TO_THE_DAY}`, 'iu');
/** "… 10am to 4pm. Closed 24 December to 2 January", "Town hall closed 8–12 June": when a house is shut, as a sentence of its own or of a few words. */
const SHUT_WORDS =
  'closed|geschlossen|gesperrt|ferm[ée]e?s?|cerrad[oa]s?|chius[oiae]|gesloten|afgesloten|fechad[oa]s?|stängt|stengt|lukket';
const STAYS =
  'is|are|be|remains?|stays?|ist|sind|bleibt|bleiben|wird|werden|est|sont|sera|seront|restera|está|estará|estarán|permanece|permanecerá|è|sono|sarà|saranno|resta|resterà|rimane|rimarrà|estão|estarão|blijft|blijven|zijn|er|är';
const SHUT = new RegExp(`(?:^\\W*|[.;,:]\\s*|(?<!\\p{L})(?:${STAYS})\\s)(?:${SHUT_WORDS})${TO_THE_DAY}`, 'iu');
const HOUSE_SHUT = new RegExp(`^[^\\p{L}]*(?:\\p{L}[\\p{L}'’-]*\\s){1,3}(?:${SHUT_WORDS})${TO_THE_DAY}`, 'iu');
/** "8. bis 12. Juni geschlossen", "Am 2. Juni bleibt das Haus geschlossen": the sentence ends so; "bis 30. August, montags geschlossen" is a run. */
const SHUT_THEN = new RegExp(
  `^[^\\p{L}\\p{N}.;!?(]*(?:(?:${STAYS})\\s(?:\\p{L}[\\p{L}'’-]*\\s){0,4})?(?:${SHUT_WORDS})\\s*(?:[.;!)]|$)`,
  'iu',
);
/** Names of what is held, too: "Viking Ships", "Season Closing", the outing "Sortie", the launch of a book. They tell as a label alone, without an hour. */
const DOUBTFUL = new RegExp(
  `^\\P{L}*(?:introduced(?!\\s+by)|enacted|passed|filed|closing|releases?|ships?|interviews?|stand|sortie|lanzamiento|uscita|lançamento)${TO_THE_DAY}`,
  'iu',
);
/** "By Ann Lee · ": who wrote it stands before the day of writing. */
const BYLINE =
  /^\W*(?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]i|[Aa]v|[Dd]oor)\s+\p{Lu}[\p{L}.'’-]+(?:\s+\p{L}[\p{L}.'’-]+){0,3}\s*[·•|,–—-]\s*(?:on\s+)?$/u;

/** "Posted by the Township Clerk on ", "Adopted by Resolution 12 on ": who made it known, and how. */
const MADE_KNOWN = /^\W*(?:posted|published|adopted|amended|revised)(?!\p{L})[^.;:]{0,60}?\W(?:on|at)\s+$/iu;

/** "To approve the Minutes of the meeting of ", "Genehmigung des Protokolls der Sitzung vom ": what an agenda says of the meeting before; and of reports to it. */
const APPROVED =
  'approv(?:e|al|ing)|confirm(?:ation)?|accept(?:ance)?|receive|adopt(?:ion)?|sign|genehmigung|verabschiedung|annahme|approbation|adoption|aprobaci[óo]n|aprova[çc][ãa]o|approvazione|lettura|goedkeuring|vaststelling|godkännande|justering|godkjenning|godkendelse|zatwierdzenie|przyjęcie|schválení';
const MINUTES =
  'minutes|protokoll?s?(?:et)?|niederschrift|procès-verbal|compte[- ]rendu|actas?|verbal[ei]|notulen|ata|referat(?:et)?|protokołu|zápisu';
const OF_MINUTES = new RegExp(
  `(?<!\\p{L})(?:${APPROVED})(?!\\p{L}).{0,40}?(?<!\\p{L})(?:${MINUTES})(?!\\p{L})[^.;:]{0,60}$|(?<!\\p{L})reports? of\\s+$`,
  'iu',
);

/** "※8月13日～16日はお盆のため休みます": behind the day a sentence says that it is closed. */
const CLOSED_THEN =
  /^[^\p{L}\p{N}]*(?:[(（][^()（）]*[)）])?(?:の間|の期間|まで)?は[^。、\n]{0,14}?(?:(?<![夏冬春秋昼中])休み(?=ます|です|[。、）)]|$)|休[館業診廊園校講場](?=し|いた|です|と|の|日|[。、）)]|$)|閉[館園店廊](?=し|いた|です|と|[。、）)]|$))/u;

/** 「12.10発売」, 「11/1(日) 10:00～ 発売」, "12.09 Release": behind the day, to the end of the line, that something can be bought from then on. */
const OUT_THEN = /^\s*(?:[(（][^()（）]{1,6}[)）]\s*)?(?:発売|リリース|on sale|releases?)(?:開始|予定)?[!！]?\s*$/iu;

/** 「12.10配信」, of a song: with an hour it is a show that is streamed then. */
const STREAMED_THEN = /^\s*(?:[(（][^()（）]{1,6}[)）]\s*)?配信(?:開始|予定)?[!！]?\s*$/u;

/** 「11月30日必着」: until when one signs up. */
const DUE_THEN = /^\s*(?:[(（][^()（）]{1,6}[)）]\s*)?(?:必着|(?:当日)?消印有効)/u;

const LONGEST_LABEL = 44;
/** No sentence before a day that is looked for is longer. */
const LONGEST_LEAD = 160;

/**
 * @param now day of the visit, YYYY-MM-DD; whose name stands before a day to come wrote the play, not the page
 * @returns whether what stands before a day says so: on its line, else on the line above or in the header of its column
 */
export function isUnheld(outline: Outline, line: number, mention: DateMention, now?: string): boolean {
  const { lines, blocks } = outline;
  const { text } = lines[line]!;
  const start = Math.max(0, mention.index - LONGEST_LABEL);
  const before = text.slice(start, mention.index);
  const lead = text.slice(Math.max(0, mention.index - LONGEST_LEAD), mention.index);
  const hasHour = mention.startTime !== undefined;
  const after = text.slice(mention.index + mention.length);
  if (CLOSED_THEN.test(after) || DUE_THEN.test(after) || OUT_THEN.test(after)) return true;
  if (!hasHour && STREAMED_THEN.test(after)) return true;
  if (isSignUpDay(text, mention) || SHUT_THEN.test(after)) return true;
  if (/\p{L}/u.test(before))
    return (
      UNHELD.test(before) ||
      SHUT.test(before) ||
      (start === 0 && !hasHour && HOUSE_SHUT.test(before)) ||
      (mention.index <= LONGEST_LEAD && MADE_KNOWN.test(lead)) ||
      (!hasHour && OF_MINUTES.test(lead)) ||
      (start === 0 && !hasHour && DOUBTFUL.test(before)) ||
      (BYLINE.test(before) && !isAhead(mention, now))
    );
  // What stands above a heading is of the entry before: "Minutes (not yet approved)".
  const isHeading = blocks[lines[line]!.block]!.heading !== undefined;
  const above = line > 0 && !isHeading ? lines[line - 1]! : undefined;
  if (above && above.text.length <= LONGEST_LABEL) {
    if (UNHELD.test(above.text)) return true;
    const isTitle = blocks[above.block]!.heading !== undefined || above.runs.some(({ link }) => link !== undefined);
    if (!isTitle && !hasHour && DOUBTFUL.test(above.text)) return true;
  }
  const header = headerAbove(outline, line);
  return UNHELD.test(header) || DOUBTFUL.test(header);
}

const isAhead = ({ start }: DateMention, now: string | undefined): boolean =>
  now !== undefined && daysAhead(start, now.slice(0, 10)) > 0;
