/** Doors, start and end: which of several times on the page is which. */
import type { Outline } from '../../page/outline';
import { headerAbove } from '../../page/table-header';
import type { ClockTime, DateMention } from '../../text/dates/index';

const ROLE_LABELS = /^\W*(?:open|doors?|開場)\s*[/／|・]\s*(?:start|show|開演)\W*$/iu;
const TIME_PAIR = /(?<!\d)(\d{1,2})[:：](\d{2})\s*[/／|]\s*(\d{1,2})[:：](\d{2})(?!\d)/u;

/** "OPEN / START" and on the line below "19:30 / 20:00": which time is which. */
export function rolesBelow(label: string, text: string): DateMention | undefined {
  const match = ROLE_LABELS.test(label) ? TIME_PAIR.exec(text) : null;
  if (!match) return undefined;
  const [doorHour, doorMinute, hour, minute] = match.slice(1).map(Number) as [number, number, number, number];
  return {
    index: match.index,
    length: match[0].length,
    precision: 'time',
    doorTime: { hour: doorHour, minute: doorMinute },
    startTime: { hour, minute },
  };
}

const DOORS = /^\W*(?:open|doors?(?: open)?|開場(?:時間)?|einlass|ouverture|apertura|입장|insläpp|deuren)\W*$/iu;
const START = /^\W*(?:start|show|begins?|開演(?:時間)?|beginn|début|inizio|inicio|시작|aanvang)\W*$/iu;
/** A time with at most the number of the showing before it: "1回目 10:30". */
const CLOCK = /^(?:\D|\D{0,2}\d\D{1,3}\s)?(\d{1,2})[:：.時](\d{2})\D{0,3}$/u;
/** Showings of a day in a cell, a line each. */
const MOST_SHOWINGS = 4;

/** Cells beside each other below the headers 開場 and 開演, with a line for every showing. */
export function rolesByHeader(outline: Outline, line: number, to: number): DateMention | undefined {
  const isBelow = (header: RegExp, at: number): boolean => at < to && header.test(headerAbove(outline, at));
  if (!isBelow(DOORS, line) || (line > 0 && isBelow(DOORS, line - 1))) return undefined;
  let start = line + 1;
  while (start - line < MOST_SHOWINGS && isBelow(DOORS, start)) start++;
  const doorTime = clockOf(outline, line);
  const showings: ClockTime[] = [];
  for (let at = start; at < 2 * start - line && isBelow(START, at); at++) {
    const showing = clockOf(outline, at);
    if (showing) showings.push(showing);
  }
  const [startTime, ...later] = showings;
  if (!doorTime || !startTime) return undefined;
  return {
    index: 0,
    length: outline.lines[line]!.text.length,
    precision: 'time',
    doorTime,
    startTime,
    ...(later.length > 0 ? { sessions: later.map((showing) => ({ start: showing })) } : {}),
  };
}

/** 受付終了, "Registration ends" are the ends of something else. */
const ENDS =
  /^\P{L}*(?:(?:終演|終了|閉演)(?:時間|時刻)?(?:\P{L}*予定)?|ends?(?: time)?|ende|fin|fine|slut|einde|종료)\P{L}*$/iu;

/** @returns the hour in a cell below the header 終演 or "End"; undefined for any other line */
export function endByHeader(outline: Outline, line: number): ClockTime | undefined {
  return ENDS.test(headerAbove(outline, line)) ? clockOf(outline, line) : undefined;
}

/** "14:15 / 15:00 / 17:00" below 開場／開演／終演, "- / 10:00 / 12:00" where the first is not said. */
const THREE =
  /^\s*(?:(\d{1,2})[:：](\d{2})|[-‐–—―ー−])\s*[/／]\s*(\d{1,2})[:：](\d{2})\s*[/／]\s*(?:(\d{1,2})[:：](\d{2})|\D{1,6})\s*$/u;

/** Doors, start and end in one cell below a head that names all three. */
export function threeRoles(header: string, text: string): DateMention | undefined {
  const [doors, start, end, ...more] = header.split(/[/／・]/u).map((label) => label.trim());
  const isNamed = end && more.length === 0 && DOORS.test(doors!) && START.test(start!) && ENDS.test(end);
  const match = isNamed ? THREE.exec(text) : null;
  if (!match) return undefined;
  const clock = (hour: string | undefined, minute: string | undefined): ClockTime | undefined =>
    hour === undefined ? undefined : { hour: Number(hour), minute: Number(minute) };
  const [doorTime, startTime, endTime] = [
    clock(match[1], match[2]),
    clock(match[3], match[4])!,
    clock(match[5], match[6]),
  ];
  return {
    index: 0,
    length: text.length,
    precision: 'time',
    startTime,
    ...(doorTime ? { doorTime } : {}),
    ...(endTime ? { endTime } : {}),
  };
}

function clockOf({ lines }: Outline, line: number): ClockTime | undefined {
  const found = CLOCK.exec(lines[line]!.text.normalize('NFKC'));
  return found ? { hour: Number(found[1]), minute: Number(found[2]) } : undefined;
}

/** "17:30 – 23:00" over "OPEN 17:30 / START 17:50": what the first calls the beginning is when the doors open. */
export function byRoles(main: DateMention, roles: readonly DateMention[]): DateMention {
  const said = roles.find(
    ({ doorTime, start }) =>
      isSameTime(doorTime, main.startTime) && (start?.day === undefined || start.day === main.start?.day),
  );
  if (!said) return main;
  const { sessions, ...rest } = main;
  const told = { ...rest, doorTime: said.doorTime!, startTime: said.startTime! };
  if (said.sessions) return { ...told, sessions: said.sessions };
  // The start, taken for a second showing.
  const isStart = sessions?.length === 1 && isSameTime(sessions[0]!.start, said.startTime);
  return sessions && !isStart ? main : told;
}

const isSameTime = (a: ClockTime | undefined, b: ClockTime | undefined): boolean =>
  a !== undefined && b !== undefined && a.hour === b.hour && a.minute === b.minute;
