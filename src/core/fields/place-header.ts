/** What the head of a column says of places: that they stand below it, or certainly not. */
import type { Facts } from '../text/facts';

export const PLACE_HEADER =
  /^(?:(?:meeting|event|course|session|game)\s+)?(venue|location|place|where|room|会場|場所|開催場所|ところ|地点|地點|장소|ort|lieu|lugar|luogo|local|locatie|plats|sted)$/i;
const HOLDER =
  /^\P{L}*(?:clubs?|clubes?|klub|klubb|schools?|schule|école|escuela|escola|scuola|college|university|universität|université|universidad|universidade|università|universitet|live|online|zoom|virtual|street|str\.)\P{L}*$/iu;
/** Below "Wirtshaus", "Halle", "Stadium" stand houses, and beside them maybe their towns; a "Club" or a "School" may be who plays or holds it. */
export const isHouseHeader = (words: Facts['words'], header: string): boolean =>
  words.is('venueWord', header) && !words.has('eventWord', header) && !HOLDER.test(header);
/** Who plays or holds it stands below these. */
export const WHO_HEADER =
  /^\P{L}*(?:groups?|teams?|bands?|artists?|acts?|performers?|hosts?|speakers?|leaders?|gruppen?|mannschaft(?:en)?|musik|kapelle|leitung|leiter(?:in)?|referent(?:in|en)?|groupes?|équipes?|artistes?|intervenants?|grupos?|equipos?|artistas?|equipes?|grupp[oi]|squadr[ae]|relatori?|grupp|lag|ledare|leder|arrangör|arrangør|veranstalter|organi[sz]er|organisateur)\P{L}*$/iu;
