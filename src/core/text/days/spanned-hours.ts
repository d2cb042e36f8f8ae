/** Hours from and to, as class names say: `<time class="start">6 PM</time><time class="end">8 PM</time>`; the dash between them is drawn by the style sheet. */
import type { Line, Outline } from '../../page/outline';
import type { ClockTime, DateMention } from '../dates/index';
import { findDates } from '../dates/index';

/** "text-start", "justify-content-end": classes of frameworks that align, and say nothing of hours. */
const ALIGNED =
  /(?<![\w-])(?:text|float|align|justify|place|items|content|self|order|rounded|border|position)(?:-\w+)*-(?:start|end)(?![\w-])/gi;
const START_CLASS = /(?:^|[\s_-])(?:start|begin|from)(?:s|time)?(?:$|[\s_-])/i;
const END_CLASS = /(?:^|[\s_-])(?:end|finish|until|to)(?:s|time)?(?:$|[\s_-])/i;
const says = (pattern: RegExp, hint = ''): boolean => pattern.test(hint.replace(ALIGNED, ''));
/** Until so late in the night an end is one of the day before. */
const EARLY = 6;
const DAY = 24;

/** @param mentions per line what is read on it; the ends of hours are added */
export function addSpannedHours(
  { lines }: Outline,
  lang: string,
  mentions: readonly { mentions: DateMention[]; covered: number }[],
): void {
  for (const line of lines) {
    const ends = endText(line);
    const begins =
      ends === undefined
        ? undefined
        : mentions[line.index]!.mentions.find(({ startTime, endTime }) => startTime && !endTime);
    const [hour, ...others] = begins ? findDates(ends!, { lang }) : [];
    if (!begins || others.length > 0 || hour?.precision !== 'time' || !hour.startTime || hour.endTime) continue;
    const end = after(hour.startTime, begins.startTime!);
    if (!end) continue;
    begins.endTime = end;
    // Two hours on end had been read as one day's showings.
    delete begins.sessions;
  }
}

/** What stands in a part that is called an end, behind one that is called a start. */
function endText({ runs }: Line): string | undefined {
  const parts = runs.filter(({ text }) => text.trim());
  const at = parts.findIndex(({ hint }, i) => says(END_CLASS, hint) && says(START_CLASS, parts[i - 1]?.hint));
  return at < 0 ? undefined : parts[at]!.text.trim();
}

function after(end: ClockTime, start: ClockTime): ClockTime | undefined {
  const minutes = ({ hour, minute }: ClockTime): number => hour * 60 + minute;
  if (minutes(end) > minutes(start)) return end;
  return end.hour < EARLY ? { ...end, hour: end.hour + DAY } : undefined;
}
