/** Places that stand by a day or an hour on its line: behind it, before it, between the two, behind a weekday. */
import { lineColumn } from '../../page/line-column';
import type { Outline } from '../../page/outline';
import { isWeekday } from '../../text/dates/index';
import type { Facts, LineFacts } from '../../text/facts';
import { HOUSE_END } from './told-place';

/** Longer texts between a day and an hour are no places. */
const LONGEST_BETWEEN = 60;

/** "Lördag · Mariestad", "Sat | Mill Field". */
const WEEKDAY_FIRST = /^\s*(\p{L}+\.?)\s*[·•|]\s*(?=\p{L})/u;

/** @returns what stands behind a weekday that begins a text; undefined where none does */
export function behindWeekday({ lang }: Facts, text: string): string | undefined {
  const first = WEEKDAY_FIRST.exec(text);
  return first && isWeekday(first[1]!, lang) ? text.slice(first[0].length) : undefined;
}

/** "Meet at 10am at the lifeboat station": where one meets is a place, however it is written. */
const LEADS_TO_MEETING = /^[\s,–-]*(?:at|in|outside|by|near)\s+((?:the\s+)?\p{L}[^.;|]{2,60})/u;
const MEET = /(?<!\p{L})meet(?:ing)?(?:\s+(?:up|at|from))*\s*$/iu;
/** "Rendez-vous au pont de la Tour", "Treffpunkt am Brunnen": a line that says where one meets, without a colon. */
const MEETS = String.raw`(?:rendez-vous|rdv|départ|treffpunkt|ritrovo|punto de encuentro|ponto de encontro|verzamelen|meet|meeting point)\s+(?:au|aux|à l['’]|à la|à|devant (?:la |le |les |l['’])?|am|beim|an der|vor de[mr]|all['’]|alla|al|davanti all?[ao'’]?|en (?:el|la)|no|na|bij(?: het| de)?|at(?: the)?|outside(?: the)?)\s*`;
const MEET_AT = new RegExp(`^\\P{L}*${MEETS}(\\p{L}[^.;|:()\\d]{3,50})$`, 'iu');
/** What leads to the place at which one meets, behind a comma: "…, ritrovo al". */
export const LEADS_TO_MEETING_PLACE = new RegExp(`[,;]\\s*${MEETS}$`, 'iu');

/** @returns where a line says one meets; undefined for any other line */
export const meetingPlaceIn = ({ dates }: LineFacts, text: string): string | undefined =>
  dates.length === 0 ? metAt(text) : undefined;

/** @returns of "ritrovo al Ponte Vecchio" the place; undefined for what says nothing of meeting */
export const metAt = (text: string): string | undefined => MEET_AT.exec(text)?.[1];

/** "May 22 at 3 pm at Fog Chamber 12 Long Lane", "4 May, 7 pm, in the Old Library": what follows a time and leads to a place. */
const LEADS_TO_PLACE =
  /^[\s,–-]*(?:at|in|im|am|beim|in der|an der|auf de[mr]|à|au|en el|en la|presso|no|na|in het|in de)\s+(?:the\s+)?(?!Anschluss|Rahmen|Wechsel|Vorfeld|Programm|Verbindung|Kooperation|Zusammenarbeit|Begleitung|(?:(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch)?(?:vor|nach)?(?:[Mm]orgen|[Mm]ittag|[Aa]bend)s?(?!\p{L})|(?:Vor|Nach)mittag|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch)(\p{Lu}[^;|]{2,70})$/u;
/** "im Gasthof Krone, Beginn 18:00 Uhr", "at Mill Hall, from 6 pm": what leads to a place before the hour. */
const PLACE_BEFORE_TIME =
  /^(?:at|in|im|am|beim|in der|an der|auf de[mr]|in het|i|på|presso|au|en el|en la)\s+(?:the\s+)?(\p{Lu}[^,;|.]{2,50}?)\s*[,–-]\s*(?:beginn|einlass|start(?:s|ing)?|from|at|ab|um|à|dès|a las?|alle(?: ore)?|dalle(?: ore)?|ore|aanvang|vanaf|kl\.?)?[\s:]*$/iu;

/** What stands behind the last day or hour of a line; all of it where there is none. */
export function afterDates({ dates }: LineFacts, text: string): string {
  const last = dates.at(-1);
  return last ? text.slice(last.index + last.length) : text;
}

/** "Church Hall", and not the "Club" of a category. */
const isNamedVenue = (words: Facts['words'], text: string): boolean =>
  words.has('venueWord', text) && !words.is('venueWord', text) && !words.has('eventWord', text);

/** "…, 10am to 2pm, Church Hall. Stalls and tea.": a piece that says by its words that it is a place. */
const PIECE = /^\s*[,·|–-]\s*(?:the\s)?(\p{L}{3}[^.,;:|()]{0,40})(?=[.,;]|$)/u;

const SENTENCE_END = /(?<=\p{Ll}{3}|\d)[.!]\s+(?=\p{Lu})/u;

/** "…（午前8時30分開会／町民グラウンド）": behind the hour of the same brackets, where it ends as houses and grounds do: what is asked or paid stands there, too. */
const IN_BRACKETS =
  /^(?:から|より|開[会演始場催]|集合|スタート|受付)?[\s　]*[／/・、,，][\s　]*([\p{Script=Han}\p{Script=Katakana}ー「」・\p{Nd}\s]{3,24}?)(?:集合)?[)）]$/u;
const GROUND =
  /(?:グラウンド|ホール|センター|プラザ|校庭|境内|公園|海岸|[河川]原|山頂|登山口|(?<![入開会])場|[駅館室森寺橋前])$/u;

export function placeBehindTime({ dates }: LineFacts, text: string, words: Facts['words']): string | undefined {
  const last = dates.at(-1);
  if (!last?.startTime) return undefined;
  const rest = text.slice(last.index + last.length);
  const bracketed = IN_BRACKETS.exec(rest)?.[1];
  if (bracketed && (GROUND.test(bracketed) || HOUSE_END.test(bracketed))) return bracketed;
  const piece = PIECE.exec(rest)?.[1];
  if (piece && isNamedVenue(words, piece)) return piece;
  if (MEET.test(text.slice(0, last.index))) return LEADS_TO_MEETING.exec(rest)?.[1];
  const said = LEADS_TO_PLACE.exec(rest)?.[1];
  const [house, ...behind] = said?.split(SENTENCE_END) ?? [];
  if (house && behind.length > 0 && isNamedVenue(words, house)) return house;
  return said && !/[.!?]\s+\p{Lu}/u.test(said.replace(/\b\p{Lu}?\p{Ll}{0,3}\.\s/gu, '')) ? said : undefined;
}

/** 「切り絵展　6月9日～21日　南分館 資料コーナー」, 「6月6日(土) 午後2時から／1階 展示室／申込不要」: what says by its words where, behind a name and its day, or between slashes. */
export function placeBehindDay(
  { dates: [first, ...others] }: LineFacts,
  text: string,
  words: Facts['words'],
): string | undefined {
  if (first?.precision !== 'day' || others.length > 0) return undefined;
  const [beside, ...pieces] = text.slice(first.index + first.length).split(/[／｜]/u);
  const said = [first.index > 0 ? (/^[\s、，,]+(.+)$/u.exec(beside!)?.[1] ?? '') : '', ...pieces];
  return said.map((piece) => piece.trim()).find((piece) => IN_CJK.test(piece) && isNamedVenue(words, piece));
}

/** "スタート", "出港", in letters. */
const LONGEST_BEHIND_HOURS = 6;

const IN_CJK = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\d][^。！？]{2,30}$/u;

/** 「瀬戸岬漁港 | 10:00～15:00」: a line of two parts, a name and hours. */
const BEFORE_HOURS = /^(?:(?:受付|集合)(?:場所)?[:：]\s*)?([^|｜:：。！？]{2,30}?)\s*[|｜]\s*$/u;

function namedBeforeHours({ dates: [first], names }: LineFacts, text: string): string | undefined {
  const named = first?.precision === 'time' && names === 0 && BEFORE_HOURS.exec(text.slice(0, first.index))?.[1];
  const isAll = named && IN_CJK.test(named) && text.length - first.index - first.length <= LONGEST_BEHIND_HOURS;
  return isAll ? named : undefined;
}

const columnsByFacts = new WeakMap<Facts, ReadonlySet<string>>();

/** @returns the name before a bar and hours, where it or another in its column is by its words that of a house: 「第1部 | 10:00～12:00」 is none */
export function placeBeforeHours(outline: Outline, facts: Facts, index: number): string | undefined {
  const named = namedBeforeHours(facts.lines[index]!, outline.lines[index]!.text);
  if (!named) return undefined;
  let columns = columnsByFacts.get(facts);
  if (!columns) {
    const ofHouses = outline.lines.filter((line) => {
      const before = namedBeforeHours(facts.lines[line.index]!, line.text);
      return before && (isNamedVenue(facts.words, before) || HOUSE_END.test(before));
    });
    columnsByFacts.set(facts, (columns = new Set(ofHouses.map((line) => lineColumn(outline, line.index)))));
  }
  return columns.has(lineColumn(outline, index)) ? named : undefined;
}

export function placeBeforeTime({ dates }: LineFacts, text: string): string | undefined {
  const [first] = dates;
  const said = first?.startTime && PLACE_BEFORE_TIME.exec(text.slice(0, first.index))?.[1];
  if (said && /^\p{Lu}/u.test(said)) return said;
  const time = dates.find(({ precision, startTime }) => precision === 'time' && startTime);
  return time && AT_BEFORE_TIME.exec(text.slice(0, time.index))?.[1];
}

/** "Strawberry Supper at the Parish Hall, 6:30 p.m.": a name in capitals that "at" leads to, up to the hour. */
const AT_BEFORE_TIME =
  /(?<=\p{L}\s)at (?:the )?(\p{Lu}[\p{L}'’.&-]*(?: (?:of the|of|the|and|&|\p{Lu}[\p{L}'’.&-]*)){0,5}), (?:from )?$/u;

/** "August 29 Harbour Room Lamp Wing 12:00 …": what stands between the day and its time. */
export function placeBetween({ lines, words }: Facts, index: number, text: string): string | undefined {
  const [day, time] = lines[index]!.dates;
  if (day?.precision !== 'day' || day.startTime || time?.precision !== 'time' || time.start) return undefined;
  const between = text
    .slice(day.index + day.length, time.index)
    .replace(/^[\s(]+(?=at\s)/u, '')
    .trim();
  return between.length >= 4 && between.length <= LONGEST_BETWEEN && words.has('venueWord', between)
    ? between
    : undefined;
}
