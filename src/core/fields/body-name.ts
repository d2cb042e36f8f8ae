/** Bodies that meet ("Finance Committee", "Board of Trustees") and what they hold ("Special Meeting"), in the languages of their pages. */

/** A German one may end a longer word, a Japanese, Chinese or Korean one ends the name. */
const BODY =
  '(?<!\\p{Script=Latin})(?:board|(?:sub)?committee|council|commission|authority|panel|task force|trustees|aldermen|senate|assembly|caucus|meeting|hearing|(?:work|study|regular|special) session|conseil|comité|commission|séance|réunion|consejo|comisión|junta|pleno|sesión|reunión|consiglio|comitato|commissione|seduta|commissie|raad|vergadering|conselho|comissão|câmara|reunião|sessão)s?(?!\\p{Script=Latin})|(?:ausschuss|ausschuß|(?:gemeinde|stadt|kreis|orts|bezirks|aufsichts|verwaltungs|fakultäts|bei|bundes)rat|versammlung|sitzung|kommission)(?!\\p{Script=Latin})|(?:会|会議|议会|会议|會議|위원회|회의|총회)$';
const WITHIN = new RegExp(BODY, 'iu');
const LAST = new RegExp(`(?:${BODY})$`, 'iu');
/** "Board of Directors", "Committee on Finance, Audit and Budget". */
const WITH_FIELD =
  /(?<!\p{Script=Latin})(?:board|(?:sub)?committee|council|commission|panel|task force)s?\s+(?:of|on|for)\s+\P{N}+$/iu;

/** Whether a text holds the name of a body or of its meeting. */
export const holdsBody = (text: string): boolean => WITHIN.test(text);

/** Whether a text is one, as far as its end says. */
export const isBody = (text: string): boolean => LAST.test(text) || WITH_FIELD.test(text);
