/** Bodies that meet ("Finance Committee", "Board of Trustees") and what they hold ("Special Meeting"), in the languages of their pages. */

/** A German one may end a longer word, a Japanese, Chinese or Korean one ends the name. */
const BODY =
  '(?<!\\p{Script=Latin})(?:board|(?:sub)?committee|council|commission|authority|panel|task force|trustees|aldermen|senate|assembly|caucus|conseil|comité|commission|consejo|comisión|junta|consiglio|comitato|commissione|commissie|raad|conselho|comissão|câmara)s?(?!\\p{Script=Latin})|(?:ausschuss|ausschuß|(?:gemeinde|stadt|kreis|orts|bezirks|aufsichts|verwaltungs|fakultäts|bei|bundes)rat|kommission)(?!\\p{Script=Latin})|(?:会|위원회)$';
const MEETING =
  '(?<!\\p{Script=Latin})(?:meeting|hearing|(?:work|study|regular|special) session|séance|réunion|pleno|sesión|reunión|seduta|vergadering|reunião|sessão)s?(?!\\p{Script=Latin})|(?:versammlung|sitzung)(?!\\p{Script=Latin})|(?:会議|议会|会议|會議|회의|총회)$';
const ANY_BODY = new RegExp(BODY, 'iu');
const WITHIN = new RegExp(`${BODY}|${MEETING}`, 'iu');
/** "Tax Commission #16". */
const LAST = new RegExp(`(?:${BODY}|${MEETING})(?:\\s+(?:#|no\\.?)\\s?\\d+)?$`, 'iu');
/** "Board of Directors", "Committee on Finance, Audit and Budget". */
const WITH_FIELD =
  /(?<!\p{Script=Latin})(?:board|(?:sub)?committee|council|commission|panel|task force)s?\s+(?:of|on|for)\s+\P{N}+$/iu;
/** What ends as a body does and is on at an evening: "Opening Panel", "School Assembly", 音楽会. */
const ON_STAGE =
  /^(?:the\s+)?(?:(?:opening|closing|discussion|expert|keynote|plenary|school|morning)\s+)?(?:panel|assembly)$|(?:音楽|演奏|展覧|説明|講演|発表|上映|落語|朗読|忘年|新年|懇親|鑑賞|試写|相談|見学)会$/iu;
/** What any body or meeting may be called. */
const COMMON =
  /(?<!\p{L})(?:board|(?:sub)?committee|council|commission|panel|meeting|hearing|session|date|day|time|schedule|scheduled|regularly|regular|special|full|public|open|closed|monthly|quarterly|annual|next|last|upcoming|past|previous|other|of|the|and|on|for|all|our)s?(?!\p{L})/giu;

/** Whether a text holds the name of a body or of its meeting. */
export const holdsBody = (text: string): boolean => WITHIN.test(text);

const HELD = new RegExp(MEETING, 'iu');

/** Whether a text names something that a body holds ("Board of Trustees Meeting"), not the body alone. */
export const holdsMeeting = (text: string): boolean => HELD.test(text);

/** Whether a text is one, as far as its end says; "Date of Meeting" and "Next Meetings" name none. */
export const isBody = (text: string): boolean =>
  WITH_FIELD.test(text) ||
  (!ON_STAGE.test(text) && LAST.test(text) && (ANY_BODY.test(text) || ownWords(text).length > 0));

/** Whether two names must be of different bodies: both have words of their own, and not one of them in common. */
export function areDifferentBodies(one: string, other: string): boolean {
  const [own, others] = [ownWords(one), ownWords(other)];
  return own.length > 0 && others.length > 0 && !own.some((word) => others.includes(word));
}

/** Whether a name has no words of its own that a body's has not: "Board Meeting" beside "Harbour Board of Appeals". */
export function addsNothing(name: string, body: string): boolean {
  const known = ownWords(body);
  return ownWords(name).every((word) => known.includes(word));
}

const ownWords = (body: string): string[] =>
  body
    .toLowerCase()
    .replace(COMMON, ' ')
    .match(/\p{L}+/gu) ?? [];

const YEAR_BEFORE = /^(?:19|20)\d{2}(?:\s*[-–/]\s*(?:19|20)?\d{2})?[\s:–—-]+(?=\p{L})/u;
const YEAR_BEHIND = /(?<=\p{L})[\s,:–—-]+\(?(?:19|20)\d{2}(?:\s*[-–/]\s*(?:19|20)?\d{2})?\)?$/u;
const PLURAL = /(?<=(?<!\p{L})(?:meeting|hearing|session))s$/iu;

/** What a caption says of all meetings of a list, of one: "2027 Board Meetings" is "Board Meeting". What names none stays as it is. */
export function oneMeeting(caption: string): string {
  const one = caption.replace(YEAR_BEFORE, '').replace(YEAR_BEHIND, '').replace(PLURAL, '');
  return one !== caption && isBody(one) ? one : caption;
}
