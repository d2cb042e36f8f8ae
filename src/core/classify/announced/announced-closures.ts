/** Days on which nothing is held, by where they stand: "Christmas Day – Friday, December 25" below "Holiday Closures", what is for lunch below "Speiseplan", until when one applies below "Vacancies". */
import type { Page } from '../../fields/record';
import type { Candidate } from '../../records/candidate';
import type { RangeFacts } from '../../records/range';

/** Taken from the log-odds of an event. */
export const CLOSURE = 3.5;

const CLOSURES =
  /^(?!.*(?:regist|booking|applic|enrol|entries|sales|anmeld|inscri|buchung|vorverkauf|konzert|concert|gala|fest))\P{L}*(?:\p{L}+['’]?\p{L}*\s+){0,3}(?:closures?|closings|(?:is|are|be) closed|closed (?:days?|dates?|on|for)|closed|(?:observed )?holidays observed|schließ(?:tage|zeiten|ungen)|geschlossen|betriebsferien|fermetures?(?: annuelles?| exceptionnelles?)?|jours de fermeture|sluitings(?:dagen|data)|gesloten|giorni di chiusura|chiusure|días de cierre|cierres?|encerramentos?|stängt|lukket|suljettu)(?:\s+(?:days?|dates?|schedule|calendar|on|for|observed|im|am|en|du)\b.{0,40})?[\P{L}]*$|^.{0,8}(?:休館日|休業日|定休日|休园日|闭馆)(?:のお知らせ|について)?$/iu;
/** Bills of fare; "Menu" alone is a site's. */
const MEALS =
  /^\P{L}*(?:(?:mensa)?speise(?:plan|karte)|mittagskarte|wochenkarte|(?:lunch|dinner|breakfast|school|weekly|daily) menus?|menus? (?:of the (?:day|week)|du jour|de la semaine|de la cantine)|menú (?:del día|semanal)|cardápio|ementa (?:semanal|da cantina)|matsedel|lunchmeny|ruokalista|lounaslista|jídelníček|jídelní lístek|jadłospis|étlap)(?!\p{Ll})|^\P{L}*(?:献立|給食)(?:表|一覧)?\P{L}*$/iu;
/** Posts to be filled; a day of careers is held. */
const JOBS =
  /^\P{L}*(?:(?:current|open|our|all|latest|available|academic|staff)\s+){0,2}(?:jobs?|vacanc(?:y|ies)|careers?|(?:job|employment)\s+(?:openings?|opportunities|listings?|offers?)|open (?:positions|roles|posts)|employment|stellen(?:angebote|ausschreibungen|anzeigen|markt)|offene stellen|(?:jobs und |jobs & )?karriere|offres? d['’]emplois?|emplois?|recrutements?|nous recrutons|empleo|ofertas de (?:empleo|trabajo)|convocatorias de empleo|lavora con noi|offerte di lavoro|bandi di concorso|vagas(?: de emprego)?|ofertas de emprego|vacatures|werken bij(?: ons)?|lediga (?:jobb|tjänster)|ledige (?:stillinger|jobs)|(?:oferty )?prac[ay]|kariera|volná místa|求人(?:情報|募集)?|採用(?:情報|案内)|招聘(?:信息|公告)?|채용(?: ?(?:정보|공고))?)\P{L}*$/iu;
const LONGEST_HEADING = 60;

/**
 * @param range what a run of lines holds
 * @returns whether the heading that a list stands right under says that these are days on which something is closed, or that they are posts to be filled, or one above
 *   them that it says what there is to eat
 */
export function announcedClosures(
  { facts }: Page,
  group: readonly Candidate[],
  range: (lines: Candidate) => RangeFacts,
): boolean {
  const [first] = group;
  const { heading } = facts.lines[first!.from]!;
  const isShort = heading !== undefined && heading.text.length <= LONGEST_HEADING;
  if (isShort && CLOSURES.test(heading.text)) return true;
  // What has an hour below "Careers" is a talk or a fair.
  if (isShort && JOBS.test(heading.text)) return group.every((one) => range(one).times === 0);
  for (let up = heading; up; up = up.above) if (MEALS.test(up.text)) return true;
  return false;
}
