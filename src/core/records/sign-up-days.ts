/** Days from or until which one signs up, as a sentence says: "Booking opens on Monday 1 June", 「6月1日から予約を受け付けます」. Nothing is held then. */
import type { DateMention } from '../text/dates/index';

/**
 * Per language what begins or ends, that it does, and the word that leads to the day; "Anmeldung: 5. Juni" is a label and no such sentence, and
 * "Registration begins 9am" is said of the day itself.
 */
const BEFORE = [
  '(?:bookings?|registrations?|reservations?|enrol+ments?|applications?|sign[- ]?ups?|ticket sales|waiting lists?)(?: (?:for|to) (?:the |our |all |new )?\\p{L}+)?(?: (?:will|are|is|now|also|be)){0,3} (?:re-?)?(?:opens?|closes?|possible)(?: (?:on|from|by|until))?',
  '(?:anmeldung(?:en)?|vorverkauf|kartenverkauf|buchung(?:en)?|reservierung(?:en)?|einschreibung)(?:(?: (?:ist|sind|wird|werden))?(?: (?:möglich|beginnt|beginnen|startet|starten|öffnet|endet))?(?: möglich)? (?:ab|bis|vom|seit)(?: (?:zum|dem))?| (?:beginnt|startet|öffnet|endet) am)',
  "(?:inscriptions?|réservations?|billetterie|prévente)(?: (?:est|sont))?(?: (?:ouvertes?|possibles?|obligatoires?))? (?:à partir du|à compter du|dès le|jusqu['’]au|avant le)",
  '(?:inscripci(?:ón|ones)|reservas?|matrícula|venta de entradas|preventa)(?: (?:está|están|estarán))?(?: abiert[ao]s?)? (?:desde|a partir del?|hasta|antes del?)(?: el)?',
  '(?:iscrizion[ei]|prenotazion[ei]|prevendit[ae])(?: (?:è|sono))?(?: (?:apert[ae]|possibil[ei]))? (?:dal|a partire dal|fino al|entro il|entro)',
  '(?:inscriç(?:ão|ões)|reservas?|matrículas?)(?: (?:está|estão))?(?: abertas?)? (?:a partir de|até|desde)(?: o)?',
  '(?:aanmeld(?:en|ing)|inschrijv(?:en|ing)|reserver(?:en|ing)|(?:kaart|ticket|voor)verkoop)(?: (?:kan|is))?(?: (?:mogelijk|start|begint))? (?:vanaf|tot(?: en met)?|vóór)',
].join('|');
const WEEKDAY = '(?:\\p{L}{2,12}\\.?,?\\s)?';
const TO_THE_DAY = new RegExp(`(?<!\\p{L})(?:${BEFORE})[\\s,:]*${WEEKDAY}$`, 'iu');

/** 「予約受付は」, 「お申し込みは、」, 「チケットの発売開始は」. */
const BEFORE_JA =
  /(?:お?申し?込み?|ご?予約|応募|(?:チケット|前売り?券?)(?:の?(?:予約|販売|発売))?|エントリー)(?:の?受け?付け?)?(?:の?(?:開始|期間))?は、?\s*$/u;
/** 「…から、電話または窓口で受け付けます」, 「…より予約受付を開始します」: to the end of the sentence, without another hour or a bracket. */
const BEHIND_JA =
  /^[^。\n]{0,16}?(?:から|より|まで)(?!.{0,40}(?:開催|開演|上演|開場))[^。\n\d０-９(（]{0,40}?(?:受け?付け?(?:を?開始)?(?:(?:いた|致)?します|ます|ております|ています)|(?:予約|発売|販売|受付|募集)を?(?:開始|スタート)(?:いた|致)?します|お?申し?込み?(?:を?受け?付け|ください|下さい))/u;

/** No lead before a day that is looked at is longer. */
const LONGEST_LEAD = 100;
const KARA = 'から'.length;

/** @returns whether the sentence around a day says that signing up begins or ends then */
export function isSignUpDay(text: string, { index, length }: DateMention): boolean {
  const lead = text.slice(Math.max(0, index - LONGEST_LEAD), index);
  const behind = index + length;
  // から may have been read as part of the day.
  if (BEFORE_JA.test(lead) || BEHIND_JA.test(text.slice(behind - KARA, behind + LONGEST_LEAD))) return true;
  // The words that lead to a day may be read as part of it.
  const own = /^\D{0,24}/u.exec(text.slice(index, index + length))![0];
  return TO_THE_DAY.test(lead) || TO_THE_DAY.test(lead + own);
}
