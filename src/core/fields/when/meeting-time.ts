/** Times that a page states once for a whole list: "meets on the first Friday of each month at 11:30". */
import type { Outline } from '../../page/outline';
import type { ClockTime, DateMention, ResolvedDate } from '../../text/dates/index';
import type { Facts } from '../../text/facts';
import { areDifferentBodies, holdsBody } from '../../text/body-name';
import { isListBeside } from '../list-beside';
import { captionTime } from './caption-time';
import { bodyOn, captionAbove, type Caption } from '../name/list-caption';
import { isOfAll } from '../place/told-place';
import type { Extent } from '../record';
import type { ResolvedWhen } from './resolved-when';
import { sectionsAround } from './sections-around';

export interface MeetingTime {
  line: number;
  /** Days of the week it is said of, 0 = Sunday; undefined for all. */
  weekdays: readonly number[] | undefined;
  /** Said of all meetings: "All lectures start at 8 p.m." */
  ofAll?: true;
  start: ClockTime;
  end?: ClockTime;
}

const CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const ALL =
  /(?<!\p{L})(?:all|alle|jeweils|tous|toutes|chaque|todos|todas|cada|tutti|tutte|ogni|samtliga)(?!\p{L})|いずれも|[各全](?:回|日|公演|講座|日程)|毎回|모두|매회|均为|均為|每场|每場/iu;
/** "Meetings are generally held at 2 pm", "Board meetings begin at 10 a.m.", "2019 committee meetings at 1 pm". */
const HELD =
  /(?<!\p{L})(?:held|hold|begins?|starts?|meets?|takes? place|scheduled|convenes?|meetings at|beginnt|beginnen|statt|commencent|débutent|ont lieu|se tiennent|tienen lugar|se celebran|comienzan|empiezan|si svolgono|si tengono|iniziano|vinden plaats|realizam-se|começam|têm lugar|acontecem)(?!\p{L})/iu;
/** "Meeting Time: 5 pm". */
const LABEL =
  /^\P{L}*(?:(?:meeting|start|starting)\s+)?(?:times?|when|uhrzeit|beginn|heure|horaires?|hora|horario|orario|horário|tijd|aanvang|時間|開始時間|時刻|时间|시간)\s*[:：]/iu;
/** "must be received by 9:45 am": before the meeting, not its beginning. */
const DEADLINE =
  /(?<!\p{L})(?:by|before|until|till|prior to|later than|deadline|bis|vor|avant|antes de(?: las)?|entro|vóór)\P{L}*$/iu;
const DEADLINE_CHARS = 20;
/** A rule for more days than this is somebody's opening hours. */
const MOST_DAYS = 2;
/** "2nd Monday": a day of a month that no month has more than five of. */
const MOST_WEEKS = 5;
/** "posted 72 hours in advance". */
const DURATION = /\d\s+hours/giu;
const LONGEST = 900;
/** How sure a day stays whose time stands elsewhere. */
const STATED = 0.9;

const timesByFacts = new WeakMap<Facts, readonly MeetingTime[]>();

/** What the page says of the times of its meetings, in reading order; opening hours are left out. */
export function meetingTimes(outline: Outline, facts: Facts): readonly MeetingTime[] {
  const known = timesByFacts.get(facts);
  if (known) return known;
  const out: MeetingTime[] = [];
  for (const { index, text } of outline.lines) {
    const { dates, zone } = facts.lines[index]!;
    if (
      dates.length === 0 ||
      text.length > LONGEST ||
      zone === 'nav' ||
      facts.words.has('hours', text.replace(DURATION, ''))
    )
      continue;
    if (dates.some((mention) => mention.precision === 'day' && !isNthWeekday(mention))) continue;
    const timed = timeOf(dates, text);
    if (!timed) continue;
    const weekdays = weekdaysOf(dates);
    const told = (ALL.test(text) || HELD.test(text)) && isOfMeetings(facts, text);
    const general = dates.every(({ rrule }) => !rrule) && (told || LABEL.test(text));
    if (!weekdays && !general) continue;
    const { startTime, endTime } = timed;
    const ofAll = !weekdays && isOfAll(text) && HELD.test(text) ? { ofAll: true as const } : {};
    out.push({ line: index, weekdays, ...ofAll, start: startTime!, ...(endTime ? { end: endTime } : {}) });
  }
  timesByFacts.set(facts, out);
  return out;
}

/** The line's one time that is no deadline; of several that of the rule itself. */
function timeOf(dates: readonly DateMention[], text: string): DateMention | undefined {
  const timed = dates.filter(
    ({ startTime, index }) => startTime && !DEADLINE.test(text.slice(Math.max(0, index - DEADLINE_CHARS), index)),
  );
  const ruled = timed.filter((mention) => mention.rrule ?? isNthWeekday(mention));
  return timed.length === 1 ? timed[0] : ruled.length === 1 ? ruled[0] : undefined;
}

/** "2nd Monday at 12:00". */
const isNthWeekday = ({ start, end }: DateMention): boolean =>
  start?.weekday !== undefined && start.month === undefined && !end && (start.day ?? 0) <= MOST_WEEKS;

/** Whoever speaks of meeting speaks of meetings. */
const WE_MEET =
  /(?<!\p{L})(?:we (?:usually |normally |always |all )?meet|the (?:club|group|society|choir|circle) meets|wir treffen uns|nous nous réunissons|we komen (?:samen|bijeen))(?!\p{L})/iu;
/** "The Board of Examiners is scheduled to meet at 1 pm the following days". */
const MEETS = /(?<!\p{L})(?:meets?|will meet|to meet|shall meet|convenes?)(?!\p{L})/iu;
/** Plurals that are more than the singular and an s. */
const MEETINGS =
  /(?<!\p{L})(?:sitzungen|versammlungen|treffen|proben|kurse|réunions?|séances?|reuni(?:ón|ones)|sesiones|incontri|riunioni|lezioni|bijeenkomsten|vergaderingen|lessen|reuniões|encontros|sessões|aulas|møter|möten)(?!\p{L})/iu;

/** "Meetings" as the lists of words have it, too. */
const isOfMeetings = ({ words }: Facts, text: string): boolean =>
  MEETINGS.test(text) ||
  WE_MEET.test(text) ||
  (MEETS.test(text) && holdsBody(text)) ||
  words.has('eventWord', `${text} ${text.replace(/s(?!\p{L})/gu, '')}`);

function weekdaysOf(dates: readonly DateMention[]): number[] | undefined {
  const rules = dates.filter(({ rrule }) => rrule);
  const named = dates.filter(isNthWeekday);
  if (rules.length === 0 && named.length !== 1) return undefined;
  const days = rules.flatMap(({ rrule }) => /BYDAY=([-\w,]+)/.exec(rrule!)?.[1]?.split(',') ?? []);
  const found = new Set(
    rules.length > 0 ? days.map((day) => CODES.indexOf(day.replace(/^-?\d/, ''))) : named.flatMap(nthWeekdays),
  );
  return found.size > 0 && found.size <= MOST_DAYS ? [...found] : undefined;
}

/** "the 2nd Thursday and the 4th Tuesday" of each month. */
const nthWeekdays = ({ start, days = [] }: DateMention): number[] =>
  [start!, ...days].flatMap(({ weekday }) => weekday ?? []);

/**
 * The dates with the times that the page states for them, where they have none of their own and stand alone.
 * @param records of one region, in reading order; what they say themselves is said of nobody else
 * @param lines where each record's day stands
 */
export function withMeetingTimes(
  outline: Outline,
  facts: Facts,
  records: readonly Extent[],
  lines: readonly (number | undefined)[],
  dates: readonly (ResolvedWhen | undefined)[],
): (ResolvedWhen | undefined)[] {
  const isOwn = (line: number): boolean => records.some(({ from, to }) => line >= from && line < to);
  const isOther = isListBeside(outline, facts, records);
  const isSaid = (line: number): boolean => !isOwn(line) && (!isOther || facts.lines[line]!.zone === 'aside');
  const stated = meetingTimes(outline, facts).filter(({ line }) => isSaid(line));
  const caption = captionTime(outline, facts, records, dates);
  const ofList = stated.filter((time) => fitsList(time, dates));
  if (stated.length === 0 && !caption) return [...dates];
  const bodies = new Map(stated.map((time) => [time, bodyOn(outline, time.line)]));
  const isOf = (above: Caption | undefined) => (time: MeetingTime) =>
    !above ||
    !bodies.get(time) ||
    // All that the page says, between the list and its caption, is of the list, by whichever name.
    (stated.length === 1 && time.line > above.line && time.line < (records[0]?.from ?? 0)) ||
    !areDifferentBodies(above.text, bodies.get(time)!);
  /** Statements by the caption of those that they may be of: a page has few. */
  const ofBody = new Map<string, { stated: MeetingTime[]; ofList: MeetingTime[] }>();
  return dates.map((date, i) => {
    const line = lines[i];
    if (line === undefined || !date?.startDate || !/^\d{4}-\d{2}-\d{2}$/.test(date.startDate) || date.endDate)
      return date;
    const weekday = weekdayOn(date.startDate);
    const above = captionAbove(outline, facts, line);
    const body = above?.text ?? '';
    let times = ofBody.get(body);
    if (!times) ofBody.set(body, (times = { stated: stated.filter(isOf(above)), ofList: ofList.filter(isOf(above)) }));
    const time =
      statedAround(facts, times.stated, line, weekday) ?? statedBeside(facts, times.ofList, line, weekday) ?? caption;
    return time && time.start.hour < 24 ? at(date, date.startDate, time) : date;
  });
}

function at(date: ResolvedWhen, day: string, { start, end, line }: Omit<MeetingTime, 'weekdays'>): ResolvedWhen {
  const iso = ({ hour, minute }: ClockTime): string =>
    `${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  return {
    ...date,
    startDate: iso(start),
    ...(end && end.hour < 24 ? { endDate: iso(end) } : {}),
    confidence: date.confidence * STATED,
    timeLine: line,
  };
}

const weekdayOn = (day: string): number => new Date(`${day}T00:00Z`).getUTCDay();

/** What stands in another section is said of this list where most of its days are such days, or where it is said of all. */
const LEAST_DAYS = 3;
const LEAST_SHARE = 0.5;

function fitsList({ weekdays, ofAll }: MeetingTime, dates: readonly (ResolvedDate | undefined)[]): boolean {
  const days = dates.flatMap((date) => date?.startDate?.slice(0, 10) ?? []);
  const fitting = days.filter((day) => ofAll ?? weekdays?.includes(weekdayOn(day)));
  return days.length >= LEAST_DAYS && fitting.length >= LEAST_SHARE * days.length;
}

const isOn = (weekday: number, { weekdays }: MeetingTime): boolean => weekdays?.includes(weekday) ?? true;

/** The nearest statement above in a section around the line, else the first below in its own: "All meetings begin at 9". */
function statedAround(
  facts: Facts,
  times: readonly MeetingTime[],
  line: number,
  weekday: number,
): MeetingTime | undefined {
  const around = sectionsAround(facts, line);
  const section = (at: number): number => facts.lines[at]!.heading?.line ?? -1;
  return (
    times.findLast((time) => time.line < line && isOn(weekday, time) && around.has(section(time.line))) ??
    times.find((time) => time.line > line && isOn(weekday, time) && section(time.line) === section(line))
  );
}

/** The nearest above in a section beside those around the line ("Meeting info"), else the only one that the page makes. */
function statedBeside(
  facts: Facts,
  times: readonly MeetingTime[],
  line: number,
  weekday: number,
): MeetingTime | undefined {
  const around = sectionsAround(facts, line);
  const isBeside = (time: MeetingTime): boolean => around.has(facts.lines[time.line]!.heading?.above?.line ?? -1);
  const fitting = times.filter((time) => isOn(weekday, time));
  return (
    fitting.findLast((time) => time.line < line && isBeside(time)) ?? (times.length === 1 ? fitting[0] : undefined)
  );
}
