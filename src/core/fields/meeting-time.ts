/** Times that a page states once for a whole list: "meets on the first Friday of each month at 11:30". */
import type { Heading } from '../page/headings';
import type { Outline } from '../page/outline';
import type { ClockTime, DateMention, ResolvedDate } from '../text/dates/index';
import type { Facts } from '../text/facts';

export interface MeetingTime {
  line: number;
  /** Days of the week it is said of, 0 = Sunday; undefined for all. */
  weekdays: readonly number[] | undefined;
  start: ClockTime;
  end?: ClockTime;
}

const CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const ALL = /(?<!\p{L})(?:all|alle|tous|toutes|todos|todas|tutti|tutte|samtliga)(?!\p{L})/iu;
/** "Meetings are generally held at 2 pm", "Board meetings begin at 10 a.m.". */
const HELD =
  /(?<!\p{L})(?:held|hold|begins?|starts?|meets?|takes? place|scheduled|convenes?|beginnt|beginnen|statt|commencent|tienen lugar)(?!\p{L})/iu;
/** "Meeting Time: 5 pm". */
const LABEL = /^\P{L}*(?:(?:meeting|start|starting)\s+)?(?:times?|when|uhrzeit|heure|hora)\s*[:：]/iu;
/** A rule for more days than this is somebody's opening hours. */
const MOST_DAYS = 2;
const LONGEST = 900;

/** What the page says of the times of its meetings, in reading order; opening hours are left out. */
export function meetingTimes(outline: Outline, facts: Facts): MeetingTime[] {
  const out: MeetingTime[] = [];
  for (const { index, text } of outline.lines) {
    const { dates, zone } = facts.lines[index]!;
    if (dates.length === 0 || text.length > LONGEST || zone === 'nav' || facts.words.has('hours', text)) continue;
    if (dates.some(({ precision }) => precision === 'day')) continue;
    const timed = dates.filter(({ startTime }) => startTime);
    if (timed.length !== 1) continue;
    const rules = dates.filter(({ rrule }) => rrule);
    const weekdays = rules.length === 1 ? weekdaysOf(rules[0]!) : undefined;
    const told = (ALL.test(text) || HELD.test(text)) && facts.words.has('eventWord', plain(text));
    const general = rules.length === 0 && (told || LABEL.test(text));
    if (!weekdays && !general) continue;
    const { startTime, endTime } = timed[0]!;
    out.push({ line: index, weekdays, start: startTime!, ...(endTime ? { end: endTime } : {}) });
  }
  return out;
}

/** "Meetings" as the lists of words have it, too. */
const plain = (text: string): string => `${text} ${text.replace(/s(?!\p{L})/gu, '')}`;

function weekdaysOf({ rrule }: DateMention): number[] | undefined {
  const days = /BYDAY=([\w,]+)/.exec(rrule ?? '')?.[1]?.split(',');
  const found = [...new Set(days?.map((day) => CODES.indexOf(day.replace(/^-?\d/, ''))))];
  return found.length > 0 && found.length <= MOST_DAYS ? found : undefined;
}

/**
 * The date with the time that is stated for it, where it has none of its own: by the nearest statement above that
 * speaks of its day of the week and stands in a section around the record.
 * @param line where the record's day stands
 */
export function withMeetingTime(
  facts: Facts,
  times: readonly MeetingTime[],
  line: number,
  date: ResolvedDate,
): ResolvedDate {
  if (!date.startDate || !/^\d{4}-\d{2}-\d{2}$/.test(date.startDate) || date.endDate) return date;
  const weekday = new Date(`${date.startDate}T00:00Z`).getUTCDay();
  const around = sectionsAround(facts, line);
  const stated = times.findLast(
    (time) =>
      time.line < line &&
      around.has(facts.lines[time.line]!.heading?.line ?? -1) &&
      (time.weekdays?.includes(weekday) ?? true),
  );
  if (!stated || stated.start.hour > 23) return date;
  const at = (time: ClockTime): string =>
    `${date.startDate}T${String(time.hour).padStart(2, '0')}:${String(time.minute).padStart(2, '0')}`;
  return {
    ...date,
    startDate: at(stated.start),
    ...(stated.end && stated.end.hour < 24 ? { endDate: at(stated.end) } : {}),
  };
}

/** Lines of the headings above a line; -1 for the page before its first heading. */
function sectionsAround(facts: Facts, line: number): Set<number> {
  const out = new Set([-1]);
  for (let up: Heading | undefined = facts.lines[line]!.heading; up; up = up.above) out.add(up.line);
  return out;
}
