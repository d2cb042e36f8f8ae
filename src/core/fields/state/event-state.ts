/** What a record says of its state: cancelled, postponed, moved, sold out, few places left; and what is still to be announced. */
import type { EventRecord } from '../../finding';
import type { Outline } from '../../page/outline';
import { headerAbove } from '../../page/table-header';
import type { Facts } from '../../text/facts';
import { statesOf, type StateTests } from './states/index';

/** Words that make of "cancelled" a rule for bad weather or for guests, not news of this event. */
const CONDITIONAL =
  /出演[^。]{0,8}キャンセル|雨天|荒天|悪天候|小雨|強風|場合|可能性|以降|キャンセル(?:料|待ち|不可|ポリシー|規定|は|の)|\b(?:if|in case|may|might|unless|policy|policies|fees?|until|before)\b|\bbei (?:regen|schlechtem)|en cas de|en caso de/iu;
/** What is said in more than a badge or a short remark is not said of the event's own state. */
const LONGEST = 60;
/** A kind of ticket, of which others may be left. */
const TIER =
  /(?<!\p{L})(?:early[ -]?bird|vip|premium|balcony|members?|students?|presale|advance|vvk|frühbucher|kategorie|tarif|preventa|prevendita|voorverkoop)(?!\p{L})|前売|先行|[SABC]席|早割|学生|会員/iu;

const MOST_FEW = 10;
const FILE = /\.(?:pdf|docx?|xlsx?)$/i;

export interface Said<T> {
  value: T;
  line: number;
}

export interface EventState {
  eventStatus?: Said<NonNullable<EventRecord['eventStatus']>>;
  availability?: Said<NonNullable<EventRecord['availability']>>;
  toBeAnnounced?: Said<NonNullable<EventRecord['toBeAnnounced']>>;
}

type Pending = NonNullable<EventRecord['toBeAnnounced']>[number];

export const STATE_CONFIDENCE = 0.7;

/**
 * @param from first line of the record; `to` is the line after its last
 * @param nameLine the line of its name, which may be long and still say so
 * @param dated whether the record has a day: what was put off to a day that is named is rescheduled
 */
export function stateOf(
  outline: Outline,
  facts: Facts,
  from: number,
  to: number,
  nameLine: number,
  dated: boolean,
): EventState {
  const states = statesOf(facts.lang);
  const out: EventState = {};
  const pending = new Map<Pending, number>();
  for (let i = from; i < to; i++) {
    const { text } = outline.lines[i]!;
    if (!text || (text.length >= LONGEST && i !== nameLine)) continue;
    const status = out.eventStatus ? undefined : statusIn(facts, states, text, dated);
    if (status) out.eventStatus = { value: status, line: i };
    const availability = out.availability ? undefined : availabilityIn(states, facts, from, to, i, text);
    if (availability) out.availability = { value: availability, line: i };
    for (const what of pendingIn(outline, facts, states, i, from)) if (!pending.has(what)) pending.set(what, i);
  }
  if (pending.size > 0) out.toBeAnnounced = { value: [...pending.keys()], line: [...pending.values()][0]! };
  return out;
}

/** "Founders' Day (closed)", 創立記念日（休園）. */
const LAST_IN_BRACKETS = /\S\s*[(（【]([^()（）【】]{1,20})[)）】]\s*$/u;

/** True for a name that says no more than that the place is let or closed on the day, and for which part of it or why at most. */
export function isNotPublic(name: string, lang: string): boolean {
  const remark = LAST_IN_BRACKETS.exec(name)?.[1];
  if (remark !== undefined && isNotPublic(remark, lang)) return true;
  const said = statesOf(lang).notPublic.exec(name);
  if (!said) return false;
  const behind = name.slice(said.index + said[0].length);
  const before = name.slice(0, said.index).replace(CAUSE, '');
  const why = /\s/u.test(said[0]) && OCCASION.test(before);
  const rest = (why ? '' : before) + ' ' + behind.replace(REASON, '');
  return !/[\p{L}\p{N}]/u.test(rest.replace(PART_OF_DAY, ''));
}

/** 휴강 (개교기념일): why; in Latin script "Geschlossene Gesellschaft (Sartre)" is a play by somebody. */
const REASON = /^\s*[(（][\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{N}\s・ー]+[)）]\s*$/u;

/** 入試のため休み: why, before it. */
const CAUSE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{N}ー・（）()]+の(?:ため|為)、?$/u;

/** "Presidents' Day - City Offices Closed": why, before it; "Pottery - Closed" is a course that is full. */
const OCCASION = /^[^–—:|]{2,40}?(?:\s[–—|-]|:)\s+$/u;

/** 【昼】, (evening), 終日: of a hall that is let twice a day, or all day; 11月の休館日. */
const PART_OF_DAY = /\d+月|[昼夜朝]間?の?部?|[終全]日|\ball[ -]day\b|\b(?:day|night|morning|afternoon|evening)s?\b/giu;

function statusIn({ words }: Facts, states: StateTests, text: string, dated: boolean): EventRecord['eventStatus'] {
  if (CONDITIONAL.test(text)) return undefined;
  if (words.has('cancelled', text)) return 'EventCancelled';
  if (states.movedOnline.test(text)) return 'EventMovedOnline';
  if (!words.has('postponed', text) && !states.rescheduled.test(text)) return undefined;
  if (states.rescheduled.test(text)) return dated ? 'EventRescheduled' : 'EventPostponed';
  return 'EventPostponed';
}

function availabilityIn(
  states: StateTests,
  facts: Facts,
  from: number,
  to: number,
  line: number,
  text: string,
): EventRecord['availability'] {
  const plain = text.replace(/[!！]+/gu, '').trim();
  if (FILE.test(plain)) return undefined;
  if (states.waitlist.test(plain) && !/\bno\b/iu.test(plain)) return 'BackOrder';
  if (states.conditional.test(plain)) return undefined;
  const few = states.few.exec(plain);
  if (few) return leftOver(few[0]);
  const alone = states.soldOutAlone.exec(plain);
  const isAlone = alone !== null && !/[\p{L}\p{N}]/u.test(plain.replace(alone[0], ''));
  if (!isAlone && !states.soldOut.test(plain)) return undefined;
  // "VIP: sold out", and below it the price of the others.
  const others = TIER.test(plain) || facts.lines[line]!.price;
  const isTier = others && facts.lines.slice(from, to).some(({ price }, i) => price && from + i !== line);
  return isTier ? undefined : 'SoldOut';
}

/** "3 places left" are few, "0 places left" are none, and 40 are not worth a word. */
function leftOver(text: string): EventRecord['availability'] {
  const number = /\d+/.exec(text)?.[0];
  if (number === undefined) return 'LimitedAvailability';
  return Number(number) === 0 ? 'SoldOut' : Number(number) <= MOST_FEW ? 'LimitedAvailability' : undefined;
}

/** What is not settled yet: named on the line itself, in the header of its column, or on the line before. */
function pendingIn(outline: Outline, facts: Facts, states: StateTests, line: number, from: number): Pending[] {
  const { text } = outline.lines[line]!;
  const said = states.pending.exec(text);
  if (!said) return [];
  const rest = text.slice(0, said.index) + ' ' + text.slice(said.index + said[0].length);
  const kinds = (where: string): Pending[] =>
    (['date', 'time', 'place'] as const).filter((what) => states[what].test(where));
  const own = kinds(rest);
  if (own.length > 0) return own;
  // "Speaker: TBA" says of something else what a bare "TBA" leaves open.
  const bare = /[\p{L}\p{N}]/u.test(rest) ? facts.lines[line]!.dates.length > 0 : true;
  if (!bare) return [];
  const header = headerAbove(outline, line);
  const above = header || (line > from ? outline.lines[line - 1]!.text : '');
  const labelled = above.length <= LONGEST / 3 ? kinds(above) : [];
  if (labelled.length > 0) return labelled;
  // "November 2026, TBA": the day. "7 November, TBA": the hour.
  const [date] = facts.lines[line]!.dates;
  if (!date || (date.startTime ?? date.doorTime)) return [];
  return date.precision === 'month' ? ['date'] : date.precision === 'day' ? ['time'] : [];
}

/** True for a text that says no more than that something is not settled: it is no place, and no name. */
export function isPending(text: string, lang: string): boolean {
  const states = statesOf(lang);
  const said = states.pending.exec(text);
  if (!said) return false;
  const rest = (text.slice(0, said.index) + ' ' + text.slice(said.index + said[0].length)).replace(/\bis\b/iu, '');
  return !/[\p{L}\p{N}]/u.test(rest.replace(states.place, '').replace(/\b(?:meeting|the|will)\b/giu, ''));
}
