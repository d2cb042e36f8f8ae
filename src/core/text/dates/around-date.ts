/** What the readers of mentions share: times beside a date, and what may stand between. */
import { readTimes, type Times } from './times';
import { has, isMark, type Reader } from './tokens';
import type { MentionReading } from './mention-reading';

/** Times after a date: at most a few marks and joining words between. */
export function timesAfter(reader: Reader, i: number): Times | undefined {
  return readTimes(reader, i, true) ?? readTimes(reader, skip(reader, i, 5), true);
}

export function skip(reader: Reader, i: number, most: number): number {
  let j = i;
  while (j - i < most && (isMark(reader, j, ',|/()[];・、-:') || has(reader, j, 'join', 'at', 'oclock'))) {
    if (has(reader, j, 'at', 'oclock')) break;
    j++;
  }
  return j;
}

export function addTimes(mention: MentionReading['mention'], times: Times): void {
  if (times.startTime) mention.startTime = times.startTime;
  if (times.endTime) mention.endTime = times.endTime;
  if (times.doorTime) mention.doorTime = times.doorTime;
  if (times.sessions) mention.sessions = times.sessions;
  if (times.zone) mention.zone = times.zone;
}

export const fromWord = (reader: Reader, i: number): number => (has(reader, i, 'from') ? i + 1 : i);
