/** "La biblioteca chiude alle ore 12.30.", "The library closes early on 24 December": a house that closes is no event. */
import type { Outline } from '../../page/outline';
import type { Facts } from '../../text/facts';

/** Per language what is said of a house that closes; each word may be another one elsewhere: "ferme" is a farm, "fecha" a day. */
const CLOSES: Readonly<Record<string, string>> = {
  en: '(?:also )?closes(?: early)?|will close|(?:is|are|will be|remains?) closed',
  it: 'chiude|chiuderà|(?:è|sarà|resta|resterà|rimane|rimarrà) chius[oa]',
  fr: '(?<!(?<!\\p{L})(?:la|une|de|notre) )ferme|fermera|(?:est|sera|reste|restera) fermée?',
  es: 'cierra|cerrará|(?:está|estará|permanece|permanecerá) cerrad[oa]',
  pt: 'fecha|fechará|(?:está|estará) fechad[oa]',
  de: 'schließt|(?:ist|bleibt) (?:.{0,40}\\s)?geschlossen',
  nl: 'sluit|is (?:.{0,40}\\s)?gesloten',
  sv: 'stänger|är stängt',
  da: 'lukker|er lukket',
  no: 'stenger|er stengt',
  nb: 'stenger|er stengt',
  nn: 'stenger|er stengd?t?',
};
const NORWEGIAN = 'jul\\p{L}*|påske\\p{L}*|nyttår\\p{L}*|hel[lg]i?g\\p{L}*';
/** Per language the days that say when: "for Martin Luther King Jr. Day", "wegen Heiligabend", "pour Noël", "per la Vigilia di Natale". */
const HOLIDAYS: Readonly<Record<string, string>> = {
  en: "(?:christmas|new year|boxing|easter|good|thanksgiving|memorial|labou?r|independence|veterans|presidents|columbus|juneteenth|martin luther king|mlk|bank|public|national|jr\\.?|st\\.?) ?(?:['’]s)? ?(?:eve|day|monday|friday|sunday|holidays?)?|holidays?",
  it: 'natale|vigilia|capodanno|pasqua|ferragosto|festività|festiv[oi]',
  fr: "noël|toussaint|pâques|jour de l['’]an|veille|fériés?|fêtes",
  es: 'nochebuena|nochevieja|navidad(?:es)?|festiv[oa]s?|fiestas',
  pt: 'natal|véspera|páscoa|feriados?',
  de: 'heilig(?:er )?abend|weihnachten|silvester|neujahr|ostern|pfingsten|karfreitag|feiertag\\p{L}*',
  nl: 'kerst\\p{L}*|pasen|hemelvaart\\p{L}*|feestdag\\p{L}*',
  sv: 'jul\\p{L}*|påsk\\p{L}*|nyår\\p{L}*|helg\\p{L}*',
  da: 'jul\\p{L}*|påske\\p{L}*|nytår\\p{L}*|helligdag\\p{L}*',
  no: NORWEGIAN,
  nb: NORWEGIAN,
  nn: NORWEGIAN,
};
interface Closing {
  /** The house and its article come first. */
  closes: RegExp;
  holiday: RegExp;
}
const closings = new Map<string, Closing | undefined>();
function closingIn(lang: string): Closing | undefined {
  const primary = lang.toLowerCase().split('-')[0]!;
  if (!closings.has(primary)) {
    const [closes, holidays] = [CLOSES[primary], HOLIDAYS[primary]];
    closings.set(
      primary,
      closes && holidays
        ? {
            closes: new RegExp(`^\\P{L}*((?:\\p{L}+\\s){1,5})(?:${closes})(?!\\p{L})`, 'iu'),
            holiday: new RegExp(`(?<!\\p{L})(?:${holidays})(?!\\p{L})`, 'giu'),
          }
        : undefined,
    );
  }
  return closings.get(primary);
}

/** "When the Museum Closes", "Before the park closes": titles. */
const CONJUNCTION =
  /^(?:when|before|after|as|until|till|while|if|once|wenn|bevor|ehe|nachdem|quand|avant|après|cuando|antes|quando|prima|als|voordat|när|når|innan|før)\s/iu;
/** What goes with it is on: "closes with a party", "closes the season with Carmen", "schließt mit einem Fest". */
const WITH = /(?<!\p{L})(?:with|mit|avec|con|com|met|med|in musica|im zeichen)\s/iu;
/** "closes at 2pm on 23 December and reopens on …": what is said of it then. */
const GOES_ON =
  /[\s,;.](?:and|und|et|y|e|en|och|og)\s(?:reopens?|will (?:re-?)?open|öffnet|rouvr|reabr|riapr|heropen|öppnar|åbner|åpner).*$/iu;
/** Words that may stand around the day or the hour. */
const MOST_AROUND = 5;
const LONGEST = 160;

/** Whether a line says first of a house that it closes, and behind it hardly more than when; what it closes with is an event. */
export function saysHouseCloses({ lines }: Outline, facts: Facts, line: number): boolean {
  const { text } = lines[line]!;
  const closing = text.length <= LONGEST ? closingIn(facts.lang) : undefined;
  if (!closing) return false;
  const { dates } = facts.lines[line]!;
  const bare = dates.reduce(
    (rest, { index, length }) => rest.slice(0, index) + ' '.repeat(length) + rest.slice(index + length),
    text,
  );
  const said = closing.closes.exec(bare);
  const house = said?.[1] ?? '';
  // "The exhibition at the museum closes on 3 January": the last day of what is on.
  if (!facts.words.has('venueWord', house) || facts.words.has('eventWord', house) || CONJUNCTION.test(house))
    return false;
  const behind = bare.slice(said!.index + said![0].length);
  if (WITH.test(behind)) return false;
  const rest = behind.replace(closing.holiday, '').replace(GOES_ON, '');
  // "The Gallery closes the Festival": what it ends with is on.
  if (facts.words.has('eventWord', rest)) return false;
  const around = rest.match(/\p{L}+/gu) ?? [];
  return around.length === 0 || ((dates.length > 0 || rest !== behind) && around.length <= MOST_AROUND);
}
