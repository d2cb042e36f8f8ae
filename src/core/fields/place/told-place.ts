/** The place that a sentence names as that of all meetings: "All meetings are held at the City Hall, 1 Main Street." */
import type { Facts } from '../../text/facts';
import { ADDRESS } from './postal-address';

const HELD =
  /(?<!\p{L})(?:held|hold|takes? place|starts?|begins?|(?:mon|tues|wednes|thurs|fri|satur|sun)days|meets?|meetings?|conducted|convenes?|gathers?|located|statt|stattfinden|beginnen|treffen|(?:a|ont|eu|eut|eurent|aura|auront|avoir) lieu|se (?:tient|tiennent|tiendra|tiendront|réunit|réunissent|celebran?|celebrarán?|reúnen?|realizan?)|(?:tienen?|tendrán?|tem|têm|terá|terão) lugar|(?:ha|hanno|avrà|avranno) luogo|si (?:svolg(?:e|ono|erà|eranno)|tiene|tengono|terrà|terranno|riunisc(?:e|ono))|realizam|realiza-se|acontecem?|começam|plaats)(?!\p{L})|行い|行われ|開催|実施/iu;
/** Rooms and houses that Romance languages write without a capital: "en salle Poincaré", "nell'aula magna". */
const ROOMS =
  '(?:salle|amphi(?:théâtre)?|auditorium|aula|sala|salón|salone|auditorio|auditório|anfiteatro|bibliot(?:eca|hèque)|médiathèque|chapelle|église|iglesia|chiesa|igreja|maison (?:des|du|pour)|gymnase|musée|museo|museu)(?!\\p{L})';
/** Where a place may begin, and where it ends. */
const BEGINS = new RegExp(
  `(?<!\\p{L})(?:(?:at|in|im|à|au|dans|en|presso|nel|nella|no|na)\\s+(?:the\\s+(?:\\p{Ll}+\\s+){1,3}(?:of|at|in)\\s+)?(?:(?:the|der|dem|la|le|el|il|lo|het|de)\\s+|l['’])?|(?:nell|all)['’])(?=\\p{Lu}|\\d|${ROOMS})`,
  'gu',
);
const BEGINS_IN_CAPITALS = /(?<!\p{L})(?:AT|IN)\s+(?:THE\s+)?(?=\p{Lu}|\d)/gu;
const ENDS =
  /[;:(]|(?<=\p{Ll}{3}|\d\p{Lu}?)\.(?=\s|$)|,?\s+(?:unless|except|tenzij|sofern|wenn nicht|statt|and (?:are|starts?|begins?|last|run)|all|on|from|(?<!(?:located|situated) )at \d|beginning|starting|every)(?!\p{L})/iu;
/** The same in Romance languages, where "Todos los Santos" is a church; and the day behind a room: "en salle Poincaré le jeudi". "Segunda", "quinta" are other words, too, where more follows. */
const ENDS_ROMANCE =
  /(?<!(?<!\p{L})d[eiou]l?),?\s+(?:sauf|salvo|tou(?:s|tes) les|tutt[ie]|tod[ao]s|chaque|cada|ogni|(?:con|avec|com)(?=\s\p{Ll})|(?:(?:le|les|los|el|il|la|o|às|aos|nas?|nos?|d[eiou]|del|dal) )?(?:lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lunedì|martedì|mercoledì|giovedì|venerdì|sabat[oi]|domenic(?:a|he)|(?:segunda|terça|quarta|quinta|sexta)s?-feiras?|(?:segunda|terça|quarta|quinta|sexta)s?(?=\s*(?:$|[,.;:(\d]|(?:à|às|ao|de|e|ou|pel[ao])\s))))(?!\p{L})/u;
/** "at 9 a.m." is no place. */
const HOUR = /^\d{1,2}(?:(?:[:.]\d{2})?\s*(?:[ap]\.?\s?m\b|Uhr|uur|h\b)|h\d{2}|:\d{2})/iu;
/** What is said of every meeting, so that what follows "at" is a place whatever it is called: "… at KLP House". */
const HELD_THINGS =
  'meetings?|events?|workshops?|class(?:es)?|courses?|sessions?|lectures?|talks?|seminars?|concerts?|recitals?|performances?|shows?|screenings?|services?|rehearsals?|activities|activity|readings?|walks?|games?|matches';
const OF_ALL = new RegExp(
  `(?<!\\p{L})(?:${[
    `(?:all|each|every)\\s+(?:\\p{L}+\\s+){0,4}(?:${HELD_THINGS})`,
    '(?:regular|board|committee|council|commission)\\s+(?:\\p{L}+\\s+){0,4}meetings?',
    'meetings (?:are|will be)|we (?:usually |normally |always |all )?meet|the (?:club|group|society|choir|circle) meets',
    'alle \\p{L}+|die (?:sitzungen|treffen|proben)|alla (?:möten|träffar|föreställningar|konserter|föreläsningar)',
    'toutes les (?:réunions|séances|conférences|rencontres|représentations)|tous les (?:cours|ateliers|concerts|spectacles|événements)',
    'todas las (?:reuniones|sesiones|actividades|charlas|funciones)|todos los (?:conciertos|eventos|talleres|actos)',
    'tutti gli (?:incontri|eventi|appuntamenti|spettacoli)|tutti i (?:concerti|corsi|laboratori)|tutte le (?:riunioni|lezioni|conferenze)',
    'todas as (?:reuniões|sessões|aulas|palestras)|todos os (?:encontros|eventos|concertos|espetáculos)',
  ].join('|')})(?!\\p{L})|いずれも|すべて|全て|各回|全回|毎回`,
  'iu',
);
/** 「いずれも10:00～12:00に市民会館で行います」: the name before "at" and "is held". */
const HELD_AFTER = /([\p{Script=Han}\p{Script=Katakana}ー・A-Za-z0-9]{2,30})(?:で|にて)(?:行|開催|実施)/u;
/** 「会場はいずれも市民会館です」, 「会場はすべて当館2階「水辺の間」です。」 */
const PLACE_IS =
  /(?:会場|場所)は、?(?:いずれも|すべて|全て|全回|各回)?、?(?:当[館店園校]の?(?:(?:地下)?\d{1,2}[階F]の?)?)?(?:([^は、。「」『』（）()]{2,40}?)|[「『]([^「」『』]{2,40})[」』])(?:です|となります|になります|[。、]|$)/u;
const AT =
  /(?<!\p{L})(?:at|im|à|au|en(?= el| la)|in(?= het)|presso|no|na)\s+(?:(?:the|la|le|el|il|lo|het)\s+|l['’])?$/iu;
/** "in the Scout Hut, Mill Lane", not "in the Kelp area". */
const IN_CAPITALS = /^(?:\p{Lu}|\d)[\p{L}\d'’.-]*(?:,?\s(?:(?:of|at|and|the|&)\s)*(?:\p{Lu}|\d)[\p{L}\d'’.-]*)*$/u;
/** "at the location specified below". */
const ELSEWHERE = /\b(?:specified|listed|noted|below|above|posted|various|location|tbd|tba)\b/i;
/** A time, not a place: "in the Fall Term", "start at Noon". */
const TIME =
  /^(?:\d{4}|jan(?:uary?|uar)?|feb(?:ruary?|ruar)?|mar(?:ch)?|märz|apr(?:il)?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|frühjahr|frühling|sommer|herbst|fall|autumn|spring|summer|winter|noon|midday|midnight|dawn|dusk|sunrise|sunset|anschluss|rahmen|wechsel)(?!\p{L})/iu;
export const LONGEST_PLACE = 160;
/** Longer texts tell of more than a place, and each beginning in them is looked at. */
const LONGEST_TEXT = 2000;

/** True where a text speaks of all meetings, not of one. */
export const isOfAll = (text: string): boolean => OF_ALL.test(text);

/** Way and walk tell how one comes to a place. */
const WAY = /徒歩|[分秒円]$/u;

/** Houses by their last part, where a sentence says that something is held there or hours stand behind them. */
export const HOUSE_END = /(?:ラボ|ハウス|ベース|ビル|アトリエ|工房|[邸舎亭荘院堂校園港]|の[家森丘里])$/u;
/** 「毎週水曜日に少年自然の家で開催します」, of one event. */
const HELD_IN =
  /(?:^|[にをはがも、。)）])([\p{Script=Han}\p{Script=Katakana}ー・A-Za-z0-9]{2,24}(?:の[家森丘里])?)(?:で|にて)(?:開催|実施|行[いわ]|開[きか]|おこな|ひら[きか])/u;

const isHouse = ({ words }: Facts, text: string): boolean =>
  (words.has('venueWord', text) || HOUSE_END.test(text)) && !words.has('eventWord', text);

/** @returns the house in which a Japanese sentence says that something is held */
export function heldIn(facts: Facts, text: string): string | undefined {
  const said = HELD_IN.exec(text)?.[1];
  return said && isHouse(facts, said) ? said : undefined;
}

/** @returns what a Japanese sentence says the place is: a house by its words, or a name in quotation marks */
export function placeIs(facts: Facts, text: string): string | undefined {
  const [, said, quoted] = PLACE_IS.exec(text) ?? [];
  const isPlace = said && (facts.words.has('venueWord', said) || HOUSE_END.test(said)) && !WAY.test(said);
  return quoted ?? (isPlace ? said : undefined);
}

/** The first place named in a sentence that says where something is held. */
export function toldPlace(facts: Facts, text: string): string | undefined {
  const is = placeIs(facts, text);
  if (is) return is;
  if (text.length > LONGEST_TEXT || !HELD.test(text)) return undefined;
  const begins = text === text.toUpperCase() ? BEGINS_IN_CAPITALS : BEGINS;
  for (const match of text.matchAll(begins)) {
    const rest = text.slice(match.index + match[0].length);
    if (HOUR.test(rest) || /(?:located|situated)\s+$/i.test(text.slice(0, match.index))) continue;
    const ends = [ENDS, ENDS_ROMANCE].map((end) => end.exec(rest)?.index ?? rest.length);
    const place = rest.slice(0, Math.min(...ends)).trim();
    if (place.length > LONGEST_PLACE || ELSEWHERE.test(place) || TIME.test(place)) continue;
    if (facts.words.has('venueWord', place) || ADDRESS.test(place)) return place;
    const inBrackets = /^\(([^()]+)\)/.exec(rest.slice(place.length).trimStart())?.[1] ?? '';
    if (place && ADDRESS.test(inBrackets)) return `${place} located at ${inBrackets}`;
    // "in the office of the Fund" tells no more than whose it is.
    const isNamed = IN_CAPITALS.test(place) && (/\s/.test(place) || !/\sof\s/i.test(match[0]));
    const isPlace = AT.test(match[0]) || (/^in the/i.test(match[0]) && isNamed);
    if (isPlace && isOfAll(text) && /\p{L}{2}/u.test(place)) return place;
  }
  const japanese = isOfAll(text) ? HELD_AFTER.exec(text)?.[1] : undefined;
  if (japanese && facts.words.has('venueWord', japanese)) return japanese;
  // "… at 6 p.m., Senior Center located at 21 Main Street": the address says where its place begins.
  const named = /[,.;]\s+(?:the\s+)?([^,.;]{3,60}\s+located\s+at\s+\d[^;]{4,80})/iu.exec(text)?.[1];
  return named && ADDRESS.test(named) ? named.split(ENDS)[0] : undefined;
}
