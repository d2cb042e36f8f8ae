/** What looks like an event and is none: a closed day, a weekday, a sale, the heading of a list, the head of a table, the rest of a sentence, a part of the page. */
import type { Line, Outline } from '../../page/outline';
import { headerAbove, isHeadBelowCaption } from '../../page/table-header';
import { isWhomToAsk } from '../../records/aside-days';
import { isWeekday, isWeekdays } from '../../text/dates/is-weekday';
import { isBareBreak, isBreak } from '../../text/breaks';
import { isDayOfList } from '../../text/day-lists/day-list';
import { namesDeadline } from './deadlines';
import { isNotPublic } from './event-state';
import { saysHouseCloses } from './house-closes';
import { namesCalendar, namesEvents, namesProgramme } from '../../text/list-of-events';
import type { NameCandidate } from '../name/name';
import { FURNITURE } from '../name/name-words';
import { isNotice } from './notices';
import { namesSale } from './on-sale';
import { namesService } from './services';
import { placeOf } from '../place/place';
import type { Extent, Page } from '../record';
import { isRestOfSentence } from '../name/rest-of-sentence';

/** @param isDated whether the record says when */
export function isNoEvent(page: Page, record: Extent, { text, line }: NameCandidate, isDated: boolean): boolean {
  const { outline, facts } = page;
  return (
    isNotPublic(text, facts.lang) ||
    saysWhyClosed(page, line) ||
    // "Monday" above what is on then, "Monday to Friday" above when it is open.
    isWeekday(text, facts.lang) ||
    isWeekdays(text, facts.lang) ||
    isBreak(text) ||
    // The day of a list whose entries are the events.
    outline.lines.slice(record.from, record.to).every(isDayOfList) ||
    (isBareBreak(text) && !hasDay(page, record)) ||
    isFoot(page, record) ||
    namesSale(text) ||
    isNotice(text) ||
    namesCalendar(text) ||
    (namesProgramme(text) && facts.lines[line]!.dates.length > 0) ||
    (namesDeadline(text, facts.lang) && (IS_DEADLINE.test(text) || !isHeldSomewhere(page, record, line))) ||
    namesStay(page, record, text) ||
    isOnDuty(page, line, text) ||
    CLOSED_ON.test(text) ||
    saysHouseCloses(outline, facts, line) ||
    FOR_VISITORS.test(text) ||
    OF_HOUSE.test(text) ||
    namesService(text) ||
    PRIVATE.test(text) ||
    saysNothingHeld(page, record, text) ||
    isHeadedClosed(page, record) ||
    isNothingButClosed(page, record) ||
    isHeadBelowCaption(outline, record.block) ||
    saysOpenToday(page, record) ||
    areOfficeHours(page, record, line) ||
    // "Events on 14 November": the day is that of what is listed below.
    (namesEvents(text) && isHeading(outline, line) && record.to - record.from === 1) ||
    isRestOfSentence(text, outline.lines[line]!.text, facts.lines[line]!.dates) ||
    isOffice(page, record, line, isDated) ||
    // "Contact" with nothing that says when is a part of the page.
    (!isDated && isHourAlone(page, record)) ||
    (!isDated && (FURNITURE.test(text) || GOODS.test(text) || isHeaderRow(page, record) || isAllYear(page, record)))
  );
}

/** Score of a unit's name from which on a line names one. */
const SURE_UNIT = 0.6;

/** 「生涯学習課 生涯学習係」 below 「お問い合わせ」: whom one asks, at whatever hours. */
const isOffice = ({ outline, facts }: Page, { from }: Extent, line: number, isDated: boolean): boolean =>
  (!isDated || (facts.lines[line]!.unit?.score ?? 0) >= SURE_UNIT) && isWhomToAsk(outline, facts, line, from);

/** The page's foot: whose it is, or how and when to reach them, with the days on which nobody is there. */
function isFoot({ outline, facts }: Page, { from, to }: Extent): boolean {
  const own = facts.lines.slice(from, to);
  const hasContact = own.some(({ telephones, emails }) => telephones.length + emails.length > 0);
  const isWeekly = own.some(({ dates }) => dates.some(({ precision }) => precision === 'recurrence'));
  const isOwned = outline.lines.slice(from, to).some(({ text }) => text.includes('©'));
  return own[0]!.zone === 'footer' && (isOwned || (hasContact && isWeekly));
}

/** "09:15 – Ann Lee: What the moon forgot", no day above and no page of its own: the timetable of something that is not told here. */
const isHourAlone = ({ outline, facts }: Page, { from, to }: Extent): boolean => {
  const mentions = facts.lines.slice(from, to).flatMap(({ dates }) => dates);
  const begins = facts.lines[from]!.dates[0]?.index === 0;
  const isLinked = outline.lines.slice(from, to).some(({ runs }) => runs.some(({ link }) => link));
  return begins && !isLinked && mentions.every(({ precision, rrule }) => precision === 'time' && rrule === undefined);
};

/** "Scholarship Submission Deadline", at whose address papers are handed in. */
const IS_DEADLINE = /(?<!\p{L})(?:deadline|due|frist|schluss)\P{L}*$/iu;

/** "Deadline for Justice" / "7pm, Mill Theatre": what has an hour and a place is held. */
const isHeldSomewhere = ({ outline, facts }: Page, { from, to }: Extent, nameLine: number): boolean =>
  facts.lines.slice(from, to).some(({ dates }) => dates.some(({ startTime }) => startTime)) &&
  placeOf(outline, facts, from, to, nameLine) !== undefined;

/** 「1/1(金)〜6(水)はお休みします。」: a sentence that says when something is closed. */
const CLOSED_ON =
  /は、?(?:.{0,16}(?:のため|につき)、?)?(?:お|臨時|夏季|冬季|年末年始)?(?:休み|休[館業園廊診演場室講]|閉[館園場])(?:と|に|を)?(?:します|いたします|致します|です|なります|させていただきます|(?:いただ|頂)きます)[。！!\s]*$/u;

/** "PRIVATE", in the calendar of a club: it is let. */
const PRIVATE = /^\P{L}*private(?:\s(?:events?|part(?:y|ies)|hire|bookings?|functions?))?\P{L}*$/iu;

/** "Thanksgiving" / "no seminar": why there is none on that day. */
const NOTHING_HELD =
  /^\P{L}*(?:(?:no|kein(?:e|en)?|pas de|aucune?|nessun[oa]?|ning[uú]n|sin|sem|nenhum|ingen|inga|geen|brak|žádný)\s|pas d[’'])(?:wydarzeń|events?|veranstaltung(?:en)?|termine?|événements?|évènements?|eventos?|eventi|evenementen|activiteiten|evenemang|arrangement(?:er)?|begivenheder|seminar|colloquium|kolloquium|talk|vortrag|meeting|class|lecture|session|practice|service|rehearsal|probe|training|séminaire|réunion|cours|seminario|incontro|möte|møde|møte|seminarium)(?:e?s)?(?:\s(?:today|this week|tonight|scheduled|(?:on|for) this day|found))?\P{L}*$/iu;

/** "Harvest Supper, 7pm" / "No service" has an hour of its own, and is held. */
const saysNothingHeld = ({ outline, facts }: Page, { from, to }: Extent, name: string): boolean =>
  to - from <= MOST_LINES &&
  !facts.lines.slice(from, to).some(({ dates }) => dates.some(({ startTime }) => startTime)) &&
  [name, ...outline.lines.slice(from, to).map(({ text }) => text)].some((text) => NOTHING_HELD.test(text));

/** Headings of what visitors must know, which holds days on which the house is closed. */
const FOR_VISITORS =
  /^\P{L}*(?:ご?利用(?:案内|ガイド)|ご?来[館園店場](?:案内|の(?:ご案内|皆様へ))|開[館園](?:時間|日)|営業(?:時間|案内)|交通(?:案内|アクセス)|アクセス)\P{L}*$/u;

/** The same in alphabetic scripts, and what it costs, when the house is open on holidays. */
const OF_HOUSE =
  /^\P{L}*(?:(?:our|unsere|nos) )?(?:(?:(?:(?:regular|opening|visiting|visitor|holidays?|special|seasonal|winter|summer|christmas|easter|museum|gallery|library|store|shop|box office|office|cafe) ){1,3}(?:hours|closures?|closing days?)|(?:(?:regular|holidays?|special|seasonal|winter|summer|christmas|easter|museum|gallery|library) ){0,2}(?:opening|visiting|visitor) times|holiday times|(?:opening|office) hours|closures|(?:admission|entry|entrance|ticket)(?: (?:prices|fees?|charges|rates))?|prices|getting here)|(?:sonder|feiertags|winter|sommer)?öffnungszeiten|(?:eintritts|ticket)?preise|eintritt|anfahrt|schließ(?:tage|zeiten|ungen)|feiertage|horaires(?: d[’']ouverture)?|tarifs|accès|fermetures?(?: exceptionnelles?)?|horarios?(?: de apertura)?|tarifas|precios|orari(?: di apertura)?|tariffe|chiusure|openingstijden|(?:toegangs)?prijzen|öppettider|åpningstider|åbningstider|priser)\P{L}*$/iu;

/** 「休日当番医」: below such a heading or head of a column stands who is on duty; below 「医療機関」 or 「病院」 in the head of a column, a practice is. */
const ON_DUTY = /当番(?:医|薬局|店)|休日(?:夜間)?(?:診療|当直|急患)/u;
const OF_PRACTICES = /^\P{L}*(?:医療機関|診療所|病院)名?\P{L}*$/u;
const PRACTICE = /(?:医院|診療所|クリニック|病院|薬局|[内外児眼鼻喉膚形尿歯]科)\P{L}*$/u;
function isOnDuty({ outline, facts }: Page, line: number, name: string): boolean {
  const head = headerAbove(outline, line);
  return (
    ON_DUTY.test(head) ||
    ON_DUTY.test(facts.lines[line]!.heading?.text ?? '') ||
    (OF_PRACTICES.test(head) && PRACTICE.test(name))
  );
}

/** 「かに会席プラン」 / 「1泊2食付」: what a hotel offers for a time. */
const namesStay = ({ outline }: Page, { from, to }: Extent, name: string): boolean =>
  /プラン$/u.test(name) && outline.lines.slice(from, to).some(({ text }) => /\d泊|素泊|宿泊/u.test(text));

/** What one buys at any time: tickets for several visits, vouchers, recordings. */
const GOODS = /回数券|(?:ギフト|商品|プリペイド)(?:券|カード)|視聴(?:券|チケット)|年間パス/u;

/** What a sheet says of an offer that no day begins or ends: 期間 / 通年. */
const ALL_YEAR = /^(?:通年|常時|随時)(?:開催|実施|受付|販売)?中?$/u;

const isAllYear = ({ outline }: Page, { from, to }: Extent): boolean =>
  outline.lines.slice(from, to).some(({ text }) => ALL_YEAR.test(text));

const isHeading = ({ blocks, lines }: Outline, line: number): boolean =>
  blocks[lines[line]!.block]!.heading !== undefined;

/** "休廊" / "9/28〜10/5" / "展示替えのため": closed, and why; the row of a table that is headed 休館日. */
const isHeadedClosed = ({ outline, facts }: Page, { from }: Extent): boolean =>
  (isHeading(outline, from) || /^(?:th|dt)$/.test(outline.blocks[outline.lines[from]!.block]!.tag)) &&
  isNotPublic(outline.lines[from]!.text, facts.lang);

/** 休館日｜設備の点検: what stands behind is why; "No Service: A Comedy" is a play. */
const saysWhyClosed = ({ outline, facts }: Page, line: number): boolean => {
  const [closed, why] = outline.lines[line]!.text.split(/[|｜:：]/u, 2);
  return why !== undefined && /\p{Script=Han}/u.test(closed!) && isNotPublic(closed!.trim(), facts.lang);
};

/** "本日 5月19日（火）は開園しています 9:30～17:00", "Open today 9 – 5": a house that says whether it is open. */
const OPEN_TODAY =
  /^\P{L}*(?:本日|今日|ただいま).{0,30}?(?:開[園館場店]|営業|休[園館業])|^\P{L}*(?:(?:we are |we['’]re )?open(?:ing hours)? today|today['’]s (?:opening )?hours|heute geöffnet|ouvert aujourd['’]hui|abierto hoy|aperto oggi|vandaag open|öppet idag)(?!\p{L})/iu;

const saysOpenToday = ({ outline, facts }: Page, { from, to }: Extent): boolean => {
  const [day] = outline.lines.slice(from, to).filter(({ index }) => facts.lines[index]!.dates.length > 0);
  return day !== undefined && OPEN_TODAY.test(day.text);
};

const SURE_PERSON = 0.6;

/** "Konsultacje:", "(office hours)", "Sprechstunde nach Vereinbarung". */
const CONSULTS =
  /(?<!\p{L})(?:(?:office|consultation|student|drop-in|visiting) hours?|consultations?|sprech(?:stunden?|zeit(?:en)?)|konsultationen?|konsultacje|dyżury?|konzultační hodiny|konzultace|konzultácie|tutor[ií]as?|horario de (?:tutorías|atención)|(?:orario di )?ricevimento|permanences?|heures de (?:réception|permanence|bureau)|atendimento|spreekuur|mottagning|консультации|приём(?:ные часы)?|オフィスアワー|면담 ?시간|상담 ?시간|答疑时间|办公时间)(?!\p{L})/iu;

/** "dr Jan Nowak" / "Konsultacje: wtorek 10:15–11:45": when one may call on somebody every week. */
function areOfficeHours({ outline, facts }: Page, { from, to }: Extent, nameLine: number): boolean {
  const { name } = facts.lines[nameLine]!;
  if (!name || name.match.score < SURE_PERSON) return false;
  const dated = outline.lines.slice(from, to).filter(({ index }) => facts.lines[index]!.dates.length > 0);
  const isWeekly = ({ index }: Line): boolean =>
    facts.lines[index]!.dates.every(({ start }) => start?.month === undefined);
  return dated.length > 0 && dated.every((line) => isWeekly(line) && CONSULTS.test(line.text));
}

/** "25" / "Closed" in the cell of a calendar, which may have a name from above. */
const isNothingButClosed = (page: Page, { from, to }: Extent): boolean => {
  const said = page.outline.lines
    .slice(from, Math.min(to, from + MOST_LINES))
    .filter(({ text }) => /\p{L}/u.test(text));
  const isClosed = ({ text, index }: Line): boolean => isNotPublic(text, page.facts.lang) || saysWhyClosed(page, index);
  return to - from <= MOST_LINES && said.length > 0 && said.every(isClosed);
};

const MOST_LINES = 4;

/** Labels that a head of a table has at least, and how long they are at most. */
const LEAST_HEADERS = 2;
const LONGEST_HEADER = 30;

/** "Date | Team | H/A | Time": a row whose cells are labels. */
function isHeaderRow({ outline, facts: { words } }: Page, { block, from, to }: Extent): boolean {
  if (outline.blocks[block]!.tag !== 'tr') return false;
  const texts = outline.lines.slice(from, to).map(({ text }) => text);
  const labels = texts.filter((text) => words.is('dateLabel', text) || words.is('placeLabel', text));
  return labels.length >= LEAST_HEADERS && texts.every((text) => text.length <= LONGEST_HEADER);
}

/** "10:30 Pause" below a day is one; a play called "Pause" has a day of its own. */
const hasDay = ({ facts }: Page, { from, to }: Extent): boolean =>
  facts.lines.slice(from, to).some(({ dates }) => dates.some(({ precision }) => precision === 'day'));
