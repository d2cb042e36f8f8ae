/** One time of day: 19:00, 7.30pm, 19h30, 午後6時半, 19.30 Uhr, 正午. */
import { isRaised } from './raised-minutes';
import { glued, has, isCapitalised, isMark, numberAt, once, type Reader } from './tokens';
import type { ClockTime } from './types';
import { readZone } from './zones';

export interface Clock {
  time: ClockTime;
  meridiem?: 'am' | 'pm';
  /** No minutes are written. */
  hourOnly: boolean;
  /** Its minutes stand behind a dot. */
  dotted: boolean;
  /** False for a bare hour, which is a time only beside a sure one. */
  sure: boolean;
  zone?: string;
  next: number;
}

export interface ClockRange {
  start?: ClockTime;
  end?: ClockTime;
  open?: boolean;
  /** Of the last time, where written: it holds for what follows. */
  meridiem?: 'am' | 'pm';
  /** The last time has no minutes. */
  hourOnly?: boolean;
  zone?: string;
  next: number;
}

/** Words and marks read before an hour ("um ca.", "a las:"), so that no text takes more than linear time. */
const MOST_BEFORE = 4;
const NOON = 12;
/** What is called after midnight: "11.30pm midnight communion". */
const MIDNIGHT = /^(?:mass|communion|eucharist|service|carols|feast)$/;

/** "9pm – Midnight Express": two words with capitals are a name, whatever stands before; "9pm – midnight" goes on until then. */
const isCalledMidnight = (reader: Reader, i: number): boolean =>
  reader.tokens[i]!.text === 'midnight' &&
  !reader.tokens[i + 1]!.line &&
  ((isCapitalised(reader, i) && isCapitalised(reader, i + 1)) ||
    (MIDNIGHT.test(reader.tokens[i + 1]!.text) && has(reader, i - 1, 'am', 'pm')));

export const at24 = (hour: number, minute: number): ClockTime => ({ hour, minute });

/** One time at token i. */
export function readClock(reader: Reader, i: number, afterDate = false): Clock | undefined {
  return once(reader, afterDate ? 'clock after date' : 'clock', i, () => readClockAt(reader, i, afterDate));
}

function readClockAt(reader: Reader, i: number, afterDate: boolean): Clock | undefined {
  let j = i;
  while (j - i < MOST_BEFORE && (has(reader, j, 'at', 'oclock') || (j > i && isMark(reader, j, '.:')))) j++;
  const atWord = j > i;
  const strongAt = atWord && (has(reader, i, 'oclock') || inPartOfDay(reader, i, j));
  const nextDay = has(reader, j, 'nextDay');
  if (nextDay) j++;
  let meridiem = isLetter(reader, j)
    ? undefined
    : has(reader, j, 'am')
      ? ('am' as const)
      : has(reader, j, 'pm')
        ? ('pm' as const)
        : undefined;
  const meridiemFirst = meridiem !== undefined;
  if (meridiemFirst) j++;
  if (isMark(reader, j, '.') && meridiemFirst && glued(reader, j)) j++;
  const twelve = numberAt(reader, j, 12, 12) === undefined ? j : j + 1;
  // "Midnight Mass", "MIDNIGHT EVENT": a name, not a time; where the page is in Japanese, behind a day, too.
  const named =
    !atWord &&
    (!afterDate || reader.tokens[j]!.line || reader.lexicon.bigEndian) &&
    twelve === j &&
    isLatin(reader, j) &&
    isLatin(reader, j + 1) &&
    !reader.tokens[j + 1]!.line;
  if (
    has(reader, twelve, 'noon', 'midnight') &&
    reader.tokens[j + 1]!.kind === 'other' &&
    (isCalledMidnight(reader, j) || (named && !isMark(reader, j - 1, '-,|/:・') && !has(reader, j - 1, 'to', 'until')))
  )
    return undefined;
  if (has(reader, twelve, 'noon'))
    return { time: at24(12, 0), hourOnly: false, dotted: false, sure: true, next: twelve + 1 };
  if (has(reader, twelve, 'midnight'))
    return { time: at24(24, 0), hourOnly: false, dotted: false, sure: true, next: twelve + 1 };
  const hour = numberAt(reader, j, 0, 29);
  if (hour === undefined || wordBefore(reader, j)) return undefined;
  let minute = 0;
  let sure = meridiemFirst;
  let dotted = false;
  let hourOnly = false;
  const twoDigits = (k: number) => (reader.tokens[k]?.digits === 2 ? numberAt(reader, k, 0, 59) : undefined);
  const spaced = !glued(reader, j + 1) && isCjkColon(reader, j + 1);
  if (isMark(reader, j + 1, ':') && (glued(reader, j + 1) || spaced) && twoDigits(j + 2) !== undefined) {
    if (!glued(reader, j + 2) && !spaced) return undefined;
    minute = twoDigits(j + 2)!;
    sure = true;
    j += 3;
    if (isMark(reader, j, ':') && glued(reader, j)) {
      if (twoDigits(j + 1) === undefined) return undefined;
      j += 2;
    }
  } else if (has(reader, j + 1, 'hour')) {
    sure = true;
    j += 2;
    const m = numberAt(reader, j, 0, 59);
    if (has(reader, j, 'half') && !reader.tokens[j]!.line) {
      minute = 30;
      j++;
    } else if (m !== undefined && reader.tokens[j]!.line === false) {
      if (has(reader, j + 1, 'minute')) {
        minute = m;
        j += 2;
      } else if (reader.tokens[j]!.digits === 2 && !beginsNumbers(reader, j)) {
        minute = m;
        j++;
      }
    }
  } else if (
    isMark(reader, j + 1, '.') &&
    glued(reader, j + 1) &&
    glued(reader, j + 2) &&
    twoDigits(j + 2) !== undefined
  ) {
    minute = twoDigits(j + 2)!;
    dotted = true;
    j += 3;
  } else if (strongAt && isRaised(reader, j + 1)) {
    minute = twoDigits(j + 1)!;
    j += 2;
  } else {
    hourOnly = true;
    j++;
  }
  if (glued(reader, j) && reader.tokens[j]!.kind === 'number') return undefined;
  // 夜十一月八日, "rano 7 listopada": the number is a day's or a month's.
  if (meridiemFirst && (hourOnly || dotted) && goesOnAsDate(reader, j)) return undefined;
  // "ob 19. uri"
  if (hourOnly && atWord && isMark(reader, j, '.') && has(reader, j + 1, 'clock')) j++;
  // "3:pm"
  if (hourOnly && isMark(reader, j, ':') && has(reader, j + 1, 'am', 'pm') && glued(reader, j + 1)) j++;
  const letter =
    meridiemFirst || hour > NOON
      ? undefined
      : lettered(reader, j, sure || atWord || afterDate || isAlone(reader, i, j, hour));
  if (letter) {
    meridiem = letter;
    sure = true;
    j++;
  } else if (
    !meridiemFirst &&
    has(reader, j, 'am', 'pm') &&
    !(hourOnly && isLetter(reader, j)) &&
    hour >= 0 &&
    hour <= 12
  ) {
    // "3 вечера подряд": three evenings.
    if (hourOnly && hour < EARLIEST_EVENING && EVENING.test(reader.tokens[j]!.text)) return undefined;
    meridiem = has(reader, j, 'am') ? 'am' : 'pm';
    sure = true;
    j++;
    if (isMark(reader, j, '.') && glued(reader, j) && isShort(reader, j - 1)) j++;
  }
  if (has(reader, j, 'hours')) {
    if (!sure && !atWord && !dotted && !afterDate) return undefined;
    sure = true;
    j++;
  } else if (has(reader, j, 'clock')) {
    sure = true;
    j++;
  }
  // "8 Uhr abends", "3 heures de l'après-midi"
  if (
    !meridiem &&
    hour <= NOON &&
    (has(reader, j - 1, 'clock') || has(reader, j - 1, 'hours')) &&
    has(reader, j, 'am', 'pm')
  ) {
    meridiem = has(reader, j, 'am') ? 'am' : 'pm';
    j++;
  }
  // 19.00 is a time behind a date or an "at"; elsewhere it may be a price.
  if (
    dotted
      ? atWord ||
        (afterDate && reader.order === 'dmy' && !isMark(reader, j, '€$£%') && !isNextDay(reader, j, hour, minute))
      : strongAt && !isMark(reader, j, '/%') && (!isMark(reader, j, '.') || endsSentence(reader, j))
  )
    sure = true;
  if (!sure && glued(reader, j) && reader.tokens[j]!.kind === 'word' && !has(reader, j, 'fromAfter', 'untilAfter'))
    return undefined;
  // 17:00 장소: what is counted stands right behind its number.
  const counts = hourOnly || dotted || glued(reader, j);
  if (counts && has(reader, j, 'counter') && minute === 0 && !meridiem) return undefined;
  const time = at24(applyMeridiem(hour, meridiem) + (nextDay && hour < 6 ? 24 : 0), minute);
  const zoned = sure || dotted ? readZone(reader, j) : undefined;
  if (zoned) sure = true;
  return { time, meridiem, hourOnly, dotted, sure, next: zoned?.next ?? j, ...(zoned ? { zone: zoned.zone } : {}) };
}

/** Whether a number goes on as a date or an hour of its own: "19h 30.11.", and not "19h30 // Hall". */
const beginsNumbers = (reader: Reader, i: number): boolean =>
  isMark(reader, i + 1, './:') && glued(reader, i + 2) && isNumber(reader, i + 2);

/** Words of an hour in the evening that count evenings, too. */
const EVENING = /^веч[оеё]ра$/u;
const EARLIEST_EVENING = 4;

/** Whether what follows a number makes a date of it: the sign of a day, a month's name, the rest of 7.11.2026. */
function goesOnAsDate(reader: Reader, next: number): boolean {
  if (glued(reader, next) && has(reader, next, 'year', 'month', 'day')) return true;
  const dot = isMark(reader, next, '.') && glued(reader, next);
  const { kind, line, word } = reader.tokens[dot ? next + 1 : next]!;
  return !line && (word?.month !== undefined || (dot && kind === 'number'));
}

const [DAYS, MONTHS] = [31, 12];

/** "10.03. | 21.04. | 26.05.": behind a day and before more on its line, what can be a day and ends with a dot is one. */
const isNextDay = (reader: Reader, next: number, day: number, month: number): boolean =>
  day >= 1 &&
  day <= DAYS &&
  month >= 1 &&
  month <= MONTHS &&
  isMark(reader, next, '.') &&
  glued(reader, next) &&
  reader.tokens[next + 1]!.kind !== 'end' &&
  !reader.tokens[next + 1]!.line;

/** "kl. 14." at the end of a sentence, not "kl. 14. august" and "kl. 14.30". */
const endsSentence = (reader: Reader, dot: number): boolean => {
  const next = reader.tokens[dot + 1];
  return !next || next.kind === 'end' || next.line || (next.kind === 'other' && !glued(reader, dot + 1));
};

/** "Tuesday nights at 8": behind a part of the day a bare hour is sure, unless it begins something longer. */
const inPartOfDay = (reader: Reader, i: number, hour: number): boolean =>
  has(reader, i - 1, 'evening', 'morning') &&
  (reader.tokens[hour + 1]?.kind !== 'other' || reader.tokens[hour + 1]!.line);

/** The p of "1:30p", "7p": a letter alone, glued to a time that is sure or stands where one is expected. */
function lettered(reader: Reader, i: number, expected: boolean): 'am' | 'pm' | undefined {
  if (!expected || !glued(reader, i) || has(reader, i, 'to')) return undefined;
  const { text } = reader.tokens[i]!;
  return text === 'p' ? 'pm' : text === 'a' ? 'am' : undefined;
}

/** "6p", "10a" alone on its line in the cell of a calendar in English; "2a" may be a room, and elsewhere a class or a house. */
const isAlone = ({ tokens, lexicon }: Reader, from: number, letter: number, hour: number): boolean =>
  lexicon.twelveHours &&
  (from === 0 || tokens[from]!.line) &&
  (tokens[letter]!.text === 'p' || hour >= FIRST_OF_DAY) &&
  (tokens[letter + 1]?.kind === 'end' || tokens[letter + 1]?.line === true);
const FIRST_OF_DAY = 6;

/** The م of "7:00 م": one letter says it behind minutes only, as "5 م" are metres. */
const isLetter = (reader: Reader, i: number): boolean => /^[ء-ي]$/u.test(reader.tokens[i]!.text);

const isShort = (reader: Reader, i: number): boolean => reader.tokens[i]!.text.includes('.');

/** "18 : 00", as Japanese posters space it. */
const isCjkColon = (reader: Reader, i: number): boolean =>
  isMark(reader, i, ':') && !glued(reader, i) && !glued(reader, i + 1) && reader.tokens[i + 1]?.line === false;

/** A letter, a currency sign or a number glued before: no time begins here. */
export function wordBefore(reader: Reader, i: number): boolean {
  const before = reader.tokens[i - 1];
  if (!before || !glued(reader, i)) return false;
  if (before.kind === 'mark')
    return (
      '$¥€£#:.'.includes(before.text) &&
      !(before.text === ':' && !isNumber(reader, i - 2)) &&
      !(before.text === '.' && reader.tokens[i - 2]?.kind === 'word')
    );
  return before.kind === 'number' || (before.kind === 'other' && /[\p{Script=Latin}_]$/u.test(before.text));
}

export const isNumber = (reader: Reader, i: number): boolean => reader.tokens[i]?.kind === 'number';

export const applyMeridiem = (hour: number, meridiem: 'am' | 'pm' | undefined): number => {
  if (meridiem === 'pm' && hour < 12) return hour + 12;
  return meridiem === 'am' && hour === 12 ? 0 : hour;
};

const isLatin = (reader: Reader, i: number): boolean => /^\p{Script=Latin}/u.test(reader.tokens[i]?.text ?? '');
