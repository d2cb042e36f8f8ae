/** Which candidates for an event's name are compared: what certainly is none is left out, and names from above stand beside a record's own. */
import { isPlaceHeader } from '../place/place-header';
import { lineColumn } from '../../page/line-column';
import { headerAbove } from '../../page/table-header';
import type { Facts } from '../../text/facts';
import { areDifferentBodies, holdsBody, isBody } from '../../text/body-name';
import { namesPapers, saysHow } from './generic-heading';
import { isBodyOfDay } from '../../text/days-of-bodies';
import { namesEvents } from '../../text/list-of-events';
import { inheritedNames } from './inherited-name';
import { cleanName } from './clean-name';
import type { NameCandidate } from './name';
import { FURNITURE, GATHERING } from './name-words';
import { headedAs, isOfTown, isPerformed } from './name-header';
import { ADDRESS_ON_NET } from '../link';
import { papersBeside } from './papers-beside';
import { isLabelledLine } from '../place/place-labels';
import { ADDRESS } from '../place/postal-address';
import type { Extent, Page } from '../record';
import { isRoleLabel, isTicketing } from './role-labels';
import { isAmongRemarks, saysOfShowing } from './showing-remarks';
import { areCalledByContents, isNearAbove, isSheet, isSheetOfLines, isSheetValue, isWhatIsOn } from './sheet-labels';
import { isCardSort, isSortOfEvent, onlyCounts } from './sort-of-event';

/** Candidates looked at per record: the best by their own score. */
const MOST = 36;
/** Below this no candidate is a name, with and without a model. */
const LEAST = -4;

/**
 * The candidates of one record that are compared: its own, best by their own score first, then those above it. Beside these "Meeting Notice" is
 * what a link leads to, and beside a body's an address where it meets.
 */
export function rivalsOf(page: Page, record: Extent): NameCandidate[] {
  const isOfTable = (line: number): boolean => line >= 0 && isBodyOfDay(page.outline.lines[line]!);
  const all = page.names.range(isOfTable(record.from - 1) ? record.from - 1 : record.from, record.to);
  const ofTable = all.filter(({ line }) => isOfTable(line));
  if (ofTable.length > 0) return ofTable;
  const own = all
    .slice(0, MOST)
    .filter(({ score, text, line }) => score >= LEAST && (!FURNITURE.test(text) || isOwnHeading(page, record, line)))
    .map((rival) => ({ ...rival, text: beforeEmptyQuotes(rival.text) }))
    .filter(
      ({ text }) =>
        text !== '' &&
        !COPYRIGHT.test(text) &&
        !LEADS_TO_DAYS.test(text) &&
        !ADDRESS_ON_NET.test(text) &&
        !isRoleLabel(text) &&
        !isTicketing(text) &&
        !GATHERING.test(text),
    )
    .filter(({ line }) => !isLabelledLine(page.facts, page.outline.lines[line]!.text) && !isRestOfDay(page, line))
    .filter(({ line }) => line <= record.from || !isPlaceAhead(page, line - 1))
    .filter((rival, _, all) => !isTown(page, rival) || all.every((other) => isTown(page, other)))
    .filter((rival, _, all) => !isPartOfDay(page, rival) || all.every((other) => isPartOfDay(page, other)))
    .filter((rival, _, all) => !isAside(rival, all) && !goesOnToState(rival, all) && !isRemarkBelow(page, rival, all))
    .filter((rival, _, all) => !isSortAndHouse(page, rival, all) && !isHalfOfMatch(page, rival))
    .filter(({ text }, _, all) => !namesEvents(text) || all.every((other) => namesEvents(other.text)))
    .filter(({ text }, _, all) => all.length === 1 || !onlyCounts(text))
    .filter((rival, _, all) => !isMereSort(page, rival, all) && !isTitleOfPart(page, rival, all))
    .filter(({ text }, _, all) => all.length === 1 || !(page.facts.words.is('past', text) || WHICH_OF_ALL.test(text)));
  const above = saysWhen(page, record) ? inheritedNames(page, record) : [];
  if (above.length === 0) return own;
  const isMeeting = above.some(({ text }) => isBody(text));
  const papers = papersBeside(page, record);
  const sheet = isSheet(page, record);
  if (isSheetOfLines(page, record) && above.some((name) => isNearAbove(page, record, name))) return above;
  const isCalledByContents =
    areCalledByContents(page, record) && !above.some((name) => isNearAbove(page, record, name));
  const isHeaded =
    above.some(({ inherited }) => inherited === 1) && own.every(({ line }) => headedAs(page.outline, line) !== 'name');
  const telling = own.filter(
    ({ text, line }) =>
      !namesPapers(text) &&
      !(saysOfShowing(text) && isAmongRemarks(page, line)) &&
      !papers.has(line) &&
      !isHeadedPlace(page, line) &&
      !(isHeaded && isPerformed(headerAbove(page.outline, line))) &&
      !(isMeeting && saysNoMore(text)) &&
      !(sheet && isSheetValue(page, line) && !(isCalledByContents && isWhatIsOn(page.outline, line))),
  );
  return isMeeting && telling.some((rival) => isNamedMeeting(page, rival, above)) ? telling : [...telling, ...above];
}

const placesByFacts = new WeakMap<Facts, ReadonlySet<string>>();

/** Whether a line stands in a column below 会場 or "Venue", a row shifted by a cell that reaches into it included. */
function isHeadedPlace({ outline, facts }: Page, line: number): boolean {
  let places = placesByFacts.get(facts);
  if (!places) {
    const headed = outline.lines.filter(({ index }) => isPlaceHeader(facts.words, headerAbove(outline, index)));
    placesByFacts.set(facts, (places = new Set(headed.map(({ index }) => lineColumn(outline, index)))));
  }
  return places.has(lineColumn(outline, line));
}

const isTown = ({ outline }: Page, { line }: NameCandidate): boolean => isOfTown(headerAbove(outline, line));

/** "Local:" alone on its line: the next one is where it is. */
const isPlaceAhead = ({ outline, facts }: Page, line: number): boolean =>
  /[:：]\s*$/u.test(outline.lines[line]!.text) && facts.words.is('placeLabel', outline.lines[line]!.text);

/** Lines below the title of a part among which what is on stands. */
const NEAR_TITLE = 2;

/**
 * "Special exhibition" / "Copper and Kettles" / "12 May to 27 October", beside "Opening hours" and "Contact": what is beside the page's own is called by the
 * link or the bold line that stands between the part's title and its day.
 */
const isTitleOfPart = (page: Page, { line, chunk }: NameCandidate, all: readonly NameCandidate[]): boolean =>
  !chunk.link &&
  titlesOfParts(page).has(line) &&
  all.some((other) => {
    const isBetween = !other.inherited && other.line > line && other.line <= line + NEAR_TITLE;
    const isSetOff = other.chunk.link !== undefined || page.facts.lines[other.line]!.weight >= BOLD;
    const isUndated = page.facts.lines[line + 1]!.dates.length === 0;
    return isBetween && isSetOff && isUndated && !page.facts.words.is('moreLabel', other.text);
  });

const BOLD = 600;
const titlesByFacts = new WeakMap<Facts, ReadonlySet<number>>();

/** Headings beside the page's own part in a column of which one says that it is no event's: "Contact". */
function titlesOfParts({ outline, facts }: Page): ReadonlySet<number> {
  let titles = titlesByFacts.get(facts);
  if (!titles) {
    const headings = outline.lines.filter(
      ({ index, block }) => facts.lines[index]!.zone === 'aside' && outline.blocks[block]!.heading !== undefined,
    );
    const isOfPage = ({ text }: { text: string }): boolean => FURNITURE.test(text) || facts.words.is('hours', text);
    const columns = new Set(headings.filter(isOfPage).map(({ index }) => lineColumn(outline, index)));
    titles = new Set(headings.map(({ index }) => index).filter((index) => columns.has(lineColumn(outline, index))));
    titlesByFacts.set(facts, titles);
  }
  return titles;
}

/** How much less than a sort of event, by its own score, what it is the sort of may look like a name. */
const OF_THE_SORT = 1.5;

/** "上映会" above "八ミリで見る港町", "Music" right above "The Otters": of which sort it is, where another line says what it is. */
const isMereSort = ({ facts }: Page, { text, line, score }: NameCandidate, all: readonly NameCandidate[]): boolean =>
  (isSortOfEvent(text) ||
    (isCardSort(text) &&
      facts.lines[line]!.dates.length === 0 &&
      all.some((other) => !other.inherited && other.line === line + 1))) &&
  all.some(
    (other) =>
      other.line !== line &&
      other.score >= score - OF_THE_SORT &&
      !isSortOfEvent(other.text) &&
      facts.lines[other.line]!.names === 0 &&
      !isHouse(facts, other.text),
  );

/** "コンサート" beside "市民ホール": where it is, and not what. */
const isHouse = ({ words }: Facts, text: string): boolean =>
  words.has('venueWord', text) && !words.has('eventWord', text);

/** A sentence may end as a meeting's name does. */
const LONGEST_MEETING = 60;

/**
 * "9 May – Budget Hearing" among a board's days: behind its day the line names another meeting; "No Meeting" is none. Beside the day another body
 * than those above does.
 */
const isNamedMeeting = (
  { facts }: Page,
  { text, line, chunk }: NameCandidate,
  above: readonly NameCandidate[],
): boolean =>
  chunk.whole &&
  text.length <= LONGEST_MEETING &&
  !/^no\s/iu.test(text) &&
  isBody(text) &&
  (facts.lines[line]!.dates.some(({ precision }) => precision === 'day') ||
    above.every((body) => areDifferentBodies(text, body.text)));

/** Beside a body above: where or how its meeting is held, of which sort it is, that it is not held, and notes in brackets. */
const saysNoMore = (text: string): boolean =>
  saysWhere(text) || SORT_OR_STATE.test(text) || WHICH_OF_ALL.test(text) || IN_BRACKETS.test(text);

const SORT_OR_STATE =
  /^\P{L}*(?:regular|special|annual|emergency|(?:meeting\s+)?(?:cancell?ed|postponed|rescheduled|adjourned)(?:\s+meeting)?)\P{L}*$/iu;

/** "Next meeting", "Past public meetings": which of its meetings. */
const WHICH_OF_ALL =
  /^\P{L}*(?:(?:the|our)\s+)?(?:next|upcoming|past|previous|last|nächste[nr]?|prochaines?|próximas?|prossim[ae]|volgende)\s+(?:(?:regular|public|monthly|scheduled|full|öffentliche[nr]?|publiques?)\s+)?(?:meetings?|hearings?|sitzung(?:en)?|séances?|réunions?|sesi(?:ón|ones)|reuni(?:ón|ones)|sedut[ae]|riunion[ei]|vergadering(?:en)?)\P{L}*$/iu;

/** "Band set ※終演しました" over two lines, where the first is a candidate by itself. */
const goesOnToState = ({ text, lines = 1 }: NameCandidate, all: readonly NameCandidate[]): boolean =>
  lines > 1 && all.some((other) => text.startsWith(other.text) && isTicketing(text.slice(other.text.length)));

/** Where or how a meeting is held, and nothing of what it is: "Harbour Library, 3 Long Lane", "Virtual meeting". */
const saysWhere = (text: string): boolean =>
  saysHow(text) || (ADDRESS.test(text) && !holdsBody(text) && !NAMED_AFTER_PLACE.test(text));

/** Scripts in which the name of a prefecture or town leads into that of an event. */
const NAMED_AFTER_PLACE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u;

/** Of a form into which no title was entered: what stands before is all of the name, and behind come prices. */
function beforeEmptyQuotes(text: string): string {
  const at = EMPTY_QUOTES.exec(text)?.index;
  return at === undefined ? text : cleanName(text.slice(0, at));
}
const EMPTY_QUOTES = /『\s*』|「\s*」|《\s*》|“\s*”/u;

/** The middle of a day that is written over several lines: "Fri" / "Sept" / "20". */
const isRestOfDay = ({ facts }: Page, line: number): boolean =>
  facts.lines[line]!.dateShare === 1 && facts.lines[line]!.dates.length === 0;

/** Whose site it is, at its foot. */
const COPYRIGHT = /^\s*(?:©|ⓒ|\(c\)\s|copyright(?!\p{L}))/iu;

/** 【6月】下記の日程で行います！ */
const LEADS_TO_DAYS = /(?:下記|以下|次)の(?:日程|日時|期間|通り|とおり|スケジュール)(?:で|にて|、|開催|実施)/u;

/** Weekdays alone, or a part of the day: "-Mon-", (火), 火～金, 【DAY TIME】, 夜の部. */
const WEEKDAY =
  /^\P{L}*(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|[月火水木金土日祝]曜?(?:\P{L}*[月火水木金土日祝]曜?)*|(?:day|night) ?time|[昼夜]の部|[昼夜]公演)\P{L}*$/iu;
/** "7 Fri NIGHT", 《day》 behind or below its day: which half of it. */
const PART_OF_DAY = /^\P{L}*(?:day|night|matin[eé]e|evening|soirée|昼|夜)\P{L}*$/iu;

const isPartOfDay = ({ facts }: Page, { text, line }: NameCandidate): boolean =>
  PART_OF_DAY.test(text) &&
  [line, line - 1].some((at) => facts.lines[at]?.dates.some(({ precision }) => precision === 'day'));

/** 第1・第2展示室 in the cell below the day. */
const NUMBERED_ROOMS = /^第?\d+(?:[・、,～~-]第?\d+)*(?:展示室|会議室|研修室|教室|集会室|ホール|ギャラリー)$/u;
const IN_BRACKETS = /^[(（][^()（）]*[)）]$/u;

/** 雨天のため順延: why it is on another day, or not at all. */
const PUT_OFF = /^\P{L}*\p{L}{1,12}(?:のため|により|につき)、?(?:順延|延期|中止|休演|日程変更|会場変更)\P{L}*$/u;

/** A weekday, or why it was put off; or what a line says in brackets, where it says more before them: "Quiz (in the park)" is no "(in the park)". */
const isAside = ({ text, line }: NameCandidate, all: readonly NameCandidate[]): boolean =>
  (NUMBERED_ROOMS.test(text) && all.some((other) => !NUMBERED_ROOMS.test(other.text))) ||
  WEEKDAY.test(text) ||
  PUT_OFF.test(text) ||
  (IN_BRACKETS.test(text) && all.some((other) => other.line === line && !IN_BRACKETS.test(other.text)));

/** "(match report)" below "Harbour 24 - 17 Mill Park": a line in brackets below another, by itself or, where it alone leads somewhere, as the second line of a name. */
function isRemarkBelow({ outline }: Page, rival: NameCandidate, all: readonly NameCandidate[]): boolean {
  const last = rival.line + (rival.lines ?? 1) - 1;
  const leads = (line: number): boolean => outline.lines[line]!.runs.some(({ link }) => link !== undefined);
  return (
    IN_BRACKETS.test(outline.lines[last]!.text) &&
    all.some(({ line, lines }) => !lines && line === last - 1) &&
    (last === rival.line || (leads(last) && !leads(last - 1)))
  );
}

/** The score of a match between its sides: what ends or begins with one of its numbers is half of it. "Yoga 10 – 12 Uhr" is none. */
const SCORE = /\p{L}\s\d{1,3}\s+[-–—:]\s+\d{1,3}\s\p{L}/u;
const HALF = /\p{L}\s\d{1,3}$|^\d{1,3}\s\p{L}/u;
const isHalfOfMatch = ({ outline, facts }: Page, { line, text }: NameCandidate): boolean =>
  HALF.test(text) &&
  facts.lines[line]!.dates.length === 0 &&
  SCORE.test(outline.lines[line]!.text) &&
  !SCORE.test(text);

/** No more than a house's name. */
const HOUSE_ALONE = /^[^\s(),:]+(?:\s[^\s(),:]+){0,3}\s?$/u;

/** "Exhibition: Garden Room" below the exhibition's name: of which sort it is, and where. */
function isSortAndHouse({ facts }: Page, { text, line }: NameCandidate, all: readonly NameCandidate[]): boolean {
  const house = facts.words.after('eventWord', text);
  return house !== null && HOUSE_ALONE.test(house) && isHouse(facts, house) && all.some((other) => other.line < line);
}

/** False of a session, which has its day from above: then its name is its own. */
function saysWhen({ facts }: Page, { from, to }: Extent): boolean {
  for (let line = from; line < to; line++) {
    const { dates, stamps } = facts.lines[line]!;
    if (stamps.length > 0 || dates.some(({ precision }) => precision !== 'time')) return true;
  }
  return false;
}

/** A record may be called like a button ("Reservations", a play) where its first line is a heading. */
const isOwnHeading = ({ outline }: Page, { from }: Extent, line: number): boolean =>
  line === from && outline.blocks[outline.lines[line]!.block]!.heading !== undefined;
