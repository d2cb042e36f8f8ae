/** The end of an event that its record says apart from the day on which it begins: behind a label ("To:", "Ende"), or as a period that begins on the day of a calendar's leaf. */
import type { Outline } from '../../page/outline';
import { isSameDay, type ClockTime, type DateMention, type PartialDate } from '../../text/dates/index';
import type { Facts } from '../../text/facts';

/** A label is the whole text before the day, or the whole line before it. */
const END_LABEL = new RegExp(
  `^\\P{L}*(?:${[
    'to|until|till|through|ends?(?: (?:on|at|date|time))?|finish(?:es)?|end date (?:and|&) time',
    'bis|endet?|enddatum|ende der veranstaltung',
    "au|jusqu[’']au|fin|date de fin",
    'al|hasta(?: el)?|fecha de fin|fecha final|finaliza|fi',
    'até|fim|término|data de fim|data final',
    'fino al|fine|data fine|termine',
    'tot|tot en met|t/m|einde|einddatum',
    'till|slut|slutar|slutdatum|til|slutt|sluttid|slutter|loppuu|päättyy|koniec|konec|kraj|vége|sfârșit|bitiş|τέλος|λήξη|до|кінець|окончание',
    '終了|終了日時?|终止|结束|结束(?:时间|日期)|結束(?:時間|日期)?|종료|종료일시?',
  ].join('|')})\\s*[:：.]?\\s*$`,
  'iu',
);
const LONGEST_LABEL = 24;
/** Half a year and more back is the next year's. */
const LONGEST_MONTHS = 6;
/** Longer lines are prose, whose periods may be of something else. */
const LONGEST_PERIOD = 80;

/**
 * @param main the day on which the event begins, of which no end is known
 * @returns that day with its end; undefined where the lines say none
 */
export function withEndApart(
  outline: Outline,
  facts: Facts,
  main: DateMention,
  from: number,
  to: number,
): DateMention | undefined {
  if (main.end || main.start?.day === undefined || main.rrule || main.days) return undefined;
  const days = facts.lines.slice(from, to).flatMap(({ dates }) => dates.filter(({ precision }) => precision === 'day'));
  const hourOn = (start: PartialDate): ClockTime | undefined =>
    days.find((day) => day.startTime && isSameDay(day, { start }))?.startTime;
  let end: PartialDate | undefined;
  let hour: ClockTime | undefined;
  for (let i = from; i < to && !end; i++) {
    const { text } = outline.lines[i]!;
    for (const mention of facts.lines[i]!.dates) {
      if (mention.precision !== 'day') continue;
      const period = mention.end && isSameDay(mention, main) && text.length <= LONGEST_PERIOD ? mention.end : undefined;
      if (period && !main.startTime) return { ...mention, ...main, start: { ...mention.start, ...main.start } };
      // Beside a day with its hour a period counts where its last day has one, too.
      if (period) end = hourOn(period) && period;
      if (!isEnd(outline, i, mention, from) || !mayEnd(mention, main.start)) continue;
      end = mention.start ?? mention.end;
      hour = mention.startTime ?? mention.endTime;
    }
  }
  if (!end) return undefined;
  const endTime = hour ?? hourOn(end);
  if (!isSameDay({ start: end }, main)) {
    const { endTime: _hours, ...begin } = main;
    return { ...begin, end, ...(endTime ? { endTime } : {}) };
  }
  const { startTime } = main;
  const isLater = endTime && startTime && 60 * (endTime.hour - startTime.hour) + endTime.minute > startTime.minute;
  return isLater && !main.endTime ? { ...main, endTime } : undefined;
}

/** Whether the label of a day on line i says that something ends then: "To:", "Ends". */
export function isEnd({ lines }: Outline, i: number, { index }: DateMention, from: number): boolean {
  const before = lines[i]!.text.slice(0, index) || (i > from ? lines[i - 1]!.text : '');
  return before.length <= LONGEST_LABEL && END_LABEL.test(before);
}

/** Whether a mention is of one day, not before the day on which the event begins. */
const mayEnd = ({ start, end, rrule }: DateMention, main: PartialDate): boolean => {
  const day = start ?? end;
  if (rrule || !day || (start && end)) return false;
  const months =
    12 * ((day.year ?? main.year ?? 0) - (main.year ?? day.year ?? 0)) + (day.month ?? 0) - (main.month ?? 0);
  // Without its year a day may be of the year that follows.
  const ahead = day.year === undefined && months < -LONGEST_MONTHS ? months + 12 : months;
  return ahead > 0 || (ahead === 0 && (day.day ?? 0) >= (main.day ?? 0));
};
