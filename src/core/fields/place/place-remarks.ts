/** What follows a place on its line and is no part of it: prices, labels, sentences. */
import type { Facts } from '../../text/facts';
import { isCardSort } from '../name/sort-of-event';
import { ADDRESS } from './postal-address';

/**
 * "Pier 62 | Free", "Press House · 20 €", "Room 2 • Host: Ann Lee", "6pm–8pm | Studio 2", "Salón de actos. Entrada libre.": the part that says what it
 * costs, who holds it or when is no part of the place.
 */
export function withoutPriced({ words }: Facts, text: string): string {
  const isOther = (part: string): boolean =>
    words.has('priceLabel', part) ||
    words.is('cancelled', part) ||
    words.is('postponed', part) ||
    PRICED.test(part) ||
    AGE.test(part) ||
    WHO_LABEL.test(part) ||
    HOURS.test(part);
  const isHouse = (part: string): boolean => words.has('venueWord', part) && IN_CAPITALS.test(part);
  const among = (parts: readonly string[], sign: string): string | undefined => {
    // "Free Church | Room 2": a house may be called so, and stands first.
    const own = parts.filter((part, i) => !isOther(part) || (i === 0 && isHouse(part)));
    return own.length > 0 && own.length < parts.length ? own.join(sign) : undefined;
  };
  const parts = text.split(/\s*[|｜]\s*|\s+[·•]\s+/u);
  if (parts.length > 1) return behindSort(words, among(parts, ' | ') ?? text);
  return among(text.split(SENTENCE_END), '. ')?.replace(LAST_DOT, '') ?? text;
}

/** "6+", "18+", "od 12 let". */
const AGE =
  /^(?:\d{1,2}\s?\+|\+\s?\d{1,2}|(?:ab|od|dès|from|från|fra|от|da|vanaf) \d{1,2}(?: (?:jahren?|let|ans|years?|år|лет|anni|jaar))?)$/iu;

/** "Música | Grande Auditório": before the one part that names a house stands what sort of event it is; "Exhibition Space | City Gallery" is a room in it. */
function behindSort(words: Facts['words'], text: string): string {
  const [sort, house, ...more] = text.split(' | ');
  const isSort = isCardSort(sort!) || words.is('eventWord', sort!);
  return house && more.length === 0 && words.has('venueWord', house) && isSort ? house : text;
}

/** Of words with a capital each, but for small ones: "Free entry to the museum" is no house. */
const IN_CAPITALS =
  /^(?!.*(?:[Ee]ntry|[Aa]dmission|[Ee]ntrance|[Aa]ccess|入場|入館|観覧|参加))\(?[\p{Lu}\p{Lo}][\p{L}'’.]*\)?(?:\s(?:(?:of|the|and|at|in|for|de|du|di|da|&)\s)*\(?[\p{Lu}\p{Lo}][\p{L}'’.]*\)?)*$/u;

/** "Eastgate Branch · Ages 0-18 months", "Médiathèque – Entrée libre": for whom, or that it is free, in the last part of a place's line. */
export function withoutForWhom(facts: Facts, text: string): string {
  let place = text.length <= LONGEST ? behindAdmission(facts, text.replace(WHEN_OPEN, '')) : text;
  for (;;) {
    const [, before, last] = (place.length <= LONGEST && LAST_PART.exec(place)) || [];
    if (!before || !FOR_WHOM.test(last!)) return place;
    place = before;
  }
}

/** "Atrio, negli orari di apertura." */
const WHEN_OPEN =
  /(?<=\p{L}|\d),?\s(?:\()?(?:during (?:the )?opening (?:hours|times)|zu den öffnungszeiten|während der öffnungszeiten|aux (?:heures|horaires) d[’']ouverture|(?:en|durante el) horario de apertura|negli orari di apertura|no horário de funcionamento|tijdens (?:de )?openingstijden|under öppettiderna)\)?\.?$/iu;
/** "Ingresso libero, sala ragazzi": what is paid stands first. */
const FIRST_PART = /^([^,–—|·•]{4,30}),\s+(\p{L}.{2,})$/u;
function behindAdmission({ words }: Facts, text: string): string {
  const [, first, rest] = FIRST_PART.exec(text) ?? [];
  return first && FOR_WHOM.test(first) && words.has('venueWord', rest!) ? rest! : text;
}

/** "Rynek + Mapa Google", "Town Hall (map)": a link to a map. */
const MAP_BEHIND =
  /(?<=\S)\s+(?:[+→>]\s*(?:(?:view|show|open|see|zur|auf|voir|ver|vedi|zobacz)\s)?(?:(?:on )?google maps?|mapa google|google[ -]?(?:maps?|karte|carte)|carte google|maps?|mapa|mappa)|[([](?:map|google maps?|view map|karte|plan|mapa|mappa|kaart|karta|地図|マップ)[)\]])\s*$/iu;
export const withoutMap = (text: string): string => text.replace(MAP_BEHIND, '');

const LAST_PART = /^(.*\p{L}.*?)\s+[–—|·•-]\s+([^–—|·•]+)$/u;
/** "Ages 0-18 months", "Grades 6-12", "Registration required", "Libre participation". */
const FOR_WHOM =
  /^(?:(?:for )?(?:ages?|grades?)\s(?:\d|k\b)[\d\s–+k-]*(?:(?:months?|years?|up|and|under|over|to|older)[\s\d]*)*|(?:for )?(?:all ages|adults only|everyone)|(?:no )?registration(?: is)? ?(?:required|recommended|needed|full|open|closed)|drop[ -]?in|(?:ohne|mit) anmeldung|anmeldung erforderlich|(?:sans|avec|sur) (?:réservation|inscription)|(?:senza|su|con) prenotazione|(?:sin|con|previa) inscripción|zonder aanmelden|ausgebucht|ab \d+ jahren|dès \d+ ans|à partir de \d+ ans|tout public|(?:libre participation|participation libre|entrée libre)(?: .{0,30})?|entrée gratuite|gratuit|eintritt frei|ingresso (?:libero|gratuito)|entrada (?:libre|gratuita)|toegang gratis|fri entré|gratis|(?:included|free) (?:in|with) .{0,20}admission|ingår i (?:entrén|inträdet|biljetten)|im eintritt (?:enthalten|inbegriffen)|inclu[se]e? dans .{3,30}|incluid[oa] en la entrada|inclus[oa] nel biglietto)$/iu;

const PRICED =
  /[$€£¥￥₽]\s?\d|\d\s?(?:[$€£₽]|(?:kr|sek|nok|dkk|chf|kč|zł|lei|руб)(?![\p{L}\p{N}])|ft(?=\s*(?:$|[,;)/|])))/iu;
/**
 * "Market Place, from 5pm", "Rugby Club, 7 for 7.30pm", "Corn Exchange, 7pm (Sat mat 2pm)": the hour behind a place on its line.
 * @param times what the line says of hours, in reading order
 * @returns the text before the first hour that a comma, a dash or a bracket parts from it, where nothing follows but hours, in brackets, too
 */
export function withoutHour(text: string, times: readonly string[]): string {
  const [first] = times;
  const at = first && text.length <= LONGEST ? text.indexOf(first) : -1;
  if (at < 0) return text;
  const isTimed = (aside: string): boolean => times.some((time) => aside.includes(time));
  const besides = text.slice(at).replace(ASIDES, (aside) => (isTimed(aside) ? '' : aside));
  const behind = times.reduce((rest, time) => rest.replace(time, ''), besides);
  const before = LEADS_TO_HOUR.exec(text.slice(0, at))?.[1];
  return before && !OTHER_WORDS.test(behind) ? before : text;
}

/** Longer lines name no place, and the patterns would take ever longer on them. */
const LONGEST = 200;

const LEADS_TO_HOUR =
  /^(.*\p{L}.*?)\s*(?:[,;、]|\s[–—-]|[(（])\s*(?:(?:from|at|doors?(?: open)?|starts?|ab|um|von|à|dès|de|dalle|ore|alle|a las|desde|às|das|vanaf|om|kl\.?|fra|od|o)\s*|\d{1,2}(?:[.:]\d\d)? for )?$/iu;
const ASIDES = /\([^()]*\)|（[^（）]*）/gu;
/** More than what stands beside hours: "till late", "7 Uhr"; "H 3" is a room. */
const OTHER_WORDS =
  /\d|(?!(?:till?|until|late|uhr|h|to|bis|and|und|et|e|y|sharp|onwards)(?!\p{L}))(?<!\p{L})\p{L}{2}/iu;

/** "6pm–8pm", "19.30 Uhr", "Various times". */
const HOURS =
  /^(?:(?:various|several|multiple|different|selected) (?:times|dates|days)|all day|\d{1,2}[:.]\d{2}(?:\s?[–-]\s?\d{1,2}[:.]\d{2})?|[\d:.,\s–-]+(?:(?:[ap]\.?m\.?|uhr|h)(?!\p{L})[\d:.,\s–-]*)+)$/iu;
/**
 * "sala widowiskowa, wstęp wolny", "přednáškový sál, vstupné 60 Kč": what a comma sets behind a place. "Entrada 4", "entrée rue du Port" are gates: such a
 * word says what it costs only before a price, "libre" or nothing.
 */
const ADMISSION_BEHIND =
  /(?<=\p{L}{3}.*),\s(?:(?:vstupné|wstęp|bilety|билет(?:ы|ов)|eintritt|admission|inträde|belépő)(?!\p{L})|(?:vstup|вход|entrada|ingresso|entrée|entry|toegang|pääsy|belépés)(?!\p{L})(?=\P{L}*$|\s(?:libre|livre|lliure|franca|gratuit[aeo]?|gratis|liber[oa]|frei|free|volný|zdarma|свободный|бесплатный|vapaa|ilmainen|ingyenes|vrij)(?!\p{L})|[^,\d]{0,20}(?:[€£$]\s?\d|\d[\d.,]*\s?(?:€|eur|kč|zł|₽|руб|kr|ft)))|\d+\s?(?:€|kč|zł|₽)|(?:€|£|\$)\s?\d).*$/iu;
/** The end of a sentence; in "Bürgerhof e.V. Saal", "St. Mary", "Hauptstr. 5" goes on what stands before the dot. */
const SENTENCE_END = /(?<=\p{L}{4}|\d)(?<!str)\.\s+(?=\p{Lu}|\d)/u;

/** "Host: Ann Lee", "Speaker: Ann Lee". */
const WHO_LABEL =
  /^(?:hosts?|speakers?|chairs?|moderat(?:ors?|ion)|presenters?|organi[sz]ers?|contact|leitung|referent(?:in|en)?|gastgeber(?:in)?|intervenante?s?|relat(?:ore|rice|ori)|ponentes?|orador(?:a|es)?|spreker):\s/iu;

/** The dot of a sentence's end, not of "e.V.". */
const LAST_DOT = /(?<=\p{L}{4}|\d)\.$/u;

/** "Garden Hall", "Saal 1": a sentence of more words tells of something. */
const SHORT = /^\S+(?:\s\S+){0,2}$/u;

/** What a sentence that has a label says of something else. */
const OTHER_LABEL = /^\p{L}[^:：]{1,24}[:：]/u;

/** "Moderation: Ann Lee. Saal 1.": of the sentences on a line the only one that names a house, where the first has a label; "Casa Azul. Sala 2" is a house and its room. */
export function ofHouse({ words }: Facts, text: string): string {
  const sentences = text.split(SENTENCE_END);
  const [house, ...others] = sentences.filter((sentence) => words.has('venueWord', sentence));
  const isTold = house && others.length === 0 && OTHER_LABEL.test(sentences[0]!) && SHORT.test(house);
  return isTold ? house.replace(LAST_DOT, '') : text;
}

/** Price and number of places that follow the place on its line. */
const PRICE_AFTER =
  /(?<=\S)\s+(?:料金|参加費|入場料|入場無料|観覧料|受講料|木戸銭|定員|前売|当日|(?:要|事前)(?:申し?込み?|予約)|(?:申し?込み?|予約)(?:不要|制)|chf|€|£|\$|\d+(?:[.,]\d{2})?\s?(?:€|euros?(?!\p{L}))).*$/iu;

/** 講堂（先着80名）, アトリエ（要申込・12月4日締切）. */
const TERMS_AFTER =
  /(?<=\S)\s*[（(](?:先着|定員|要?事前|要(?:申|予)|申し?込|予約|参加費|料金|無料|有料|抽選|当日)[^（）()]*[)）]$/u;

/** "💻 Zoom". */
const PICTOGRAPH = /^\s*(?:\p{Extended_Pictographic}\u{fe0f}?\s*)+(?=[\p{L}\p{N}])/u;
/** "South Lawn (rain site: Fieldhouse)", 腾讯会议（会议号：000-111-222）. */
const LABELLED_ASIDE = /(?<=\S)\s*[（(](?!集合|受付)([^（）():：]{2,24})[:：][^（）()]*[)）]$/u;

/** "Rathaus (Adresse: Marktplatz 1)", "Corn Hall (Room: 204)": what such a label says is part of the place. */
const withoutLabelledAside = ({ words }: Facts, text: string): string =>
  text.replace(LABELLED_ASIDE, (aside: string, label: string) =>
    ADDRESS.test(aside) || words.is('placeLabel', label.trim()) || ROOM.test(label) ? aside : '',
  );
const ROOM = /^\s*(?:room|raum|saal|salle|sala|zaal|sal|部屋|教室|住所|所在地|地址|주소)\s*$/iu;

/** "Lecture Hall A. Speaker: Ann Lee": a label that follows it. */
const LABEL_AFTER = /(?<=\S)\.\s+\p{Lu}\p{L}{2,20}:.*$/u;

/** A sentence that follows the place on its line: 「川沿い広場　約300基の灯ろうが…」, "Harrow Hall 101. Bring your lunch." */
export function withoutProse(facts: Facts, line: string): string {
  const admitted = line.length <= LONGEST ? line.replace(ADMISSION_BEHIND, '') : line;
  const text = withoutLabelledAside(facts, admitted.replace(PICTOGRAPH, ''))
    .replace(TERMS_AFTER, '')
    .replace(PRICE_AFTER, '')
    .replace(LABEL_AFTER, '');
  const japanese = /^(\S{2,40})\s+\S.*[。！]$/u.exec(text);
  if (japanese && /[\p{Script=Han}\p{Script=Katakana}]/u.test(japanese[1]!)) return japanese[1]!;
  return /^(.{3,60}?(?:\p{L}{3}|\d))\.\s+\p{Lu}\p{Ll}/u.exec(text)?.[1] ?? text;
}
