/** What the head of a column says of places: that they stand below it, or certainly not. */
import type { Facts } from '../../text/facts';

export const PLACE_HEADER =
  /^(?:(?:meeting|event|course|session|game)\s+)?(venue|location|place|where|room|会場|場所|開催場所|ところ|地点|地點|장소|ort|lieu|lugar|luogo|local|locatie|plats|sted)$/i;
/** Beside "PLACE" or "Location", which then are the town's, these are the house's. */
export const VENUE_HEADER = /^\P{L}*(?:venue|会場(?:名)?)\P{L}*$/iu;
const HOLDER =
  /^\P{L}*(?:clubs?|clubes?|klub|klubb|schools?|schule|école|escuela|escola|scuola|college|university|universität|université|universidad|universidade|università|universitet|live|online|zoom|virtual|street|str\.|st\.?|road|rd\.?|avenue|ave\.?|boulevard)\P{L}*$/iu;
/** A head with a number is one of several places: below "Room 101" stands what is on there. */
const NUMBERED = /\p{N}/u;
/** Whether places stand below a head. */
export const isPlaceHeader = (words: Facts['words'], header: string): boolean =>
  words.is('placeLabel', header) && !NUMBERED.test(header);
/** Below "Wirtshaus", "Halle", "Stadium" stand houses, and beside them maybe their towns; a "Club" or a "School" may be who plays or holds it. */
export const isHouseHeader = (words: Facts['words'], header: string): boolean =>
  words.is('venueWord', header) && !NUMBERED.test(header) && !words.has('eventWord', header) && !HOLDER.test(header);
const WHO =
  'groups?|teams?|bands?|artists?|acts?|performers?|hosts?|speakers?|leaders?|gruppen?|mannschaft(?:en)?|musik|kapelle|leitung|leiter(?:in)?|referent(?:in|en)?|groupes?|équipes?|artistes?|intervenants?|grupos?|equipos?|artistas?|equipes?|grupp[oi]|squadr[ae]|relatori?|grupp|lag|ledare|leder|arrangör|arrangør|veranstalter|organi[sz]er|organisateur';
const WHO_CJK =
  '担当者?|主催者?|共催|後援|講師名?|出演者?|演者|司会|指導|対象者?|お?問い?合わ?せ先?|お?申し?込み?先?|主办(?:方|单位)?|承办(?:方|单位)?|联系人|主讲人?|报告人|주최|강사|담당자?|연사|발표자|강연자|소속|講演者|登壇者|発表者|所属|讲者|講者|演讲者|演講者|報告人';
/** Who plays or holds it, for whom it is and whom one asks, stand below these. */
export const WHO_HEADER = new RegExp(`^\\P{L}*(?:${WHO}|(?:${WHO_CJK})(?:\\P{L}*(?:${WHO_CJK}))*)\\P{L}*$`, 'iu');
