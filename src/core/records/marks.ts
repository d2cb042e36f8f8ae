/** Lines that begin a record by what they say, whatever their markup: in lists written by hand nothing else tells one from the next. */
import type { Outline } from '../page/outline';
import type { DateMention } from '../text/dates/index';
import type { Facts } from '../text/facts';

/** A line that begins with a day or with an hour, or one that is nothing but a part of a day or a month. */
export type Mark = 'day' | 'part' | 'time' | 'month';

/** (昼), 夜の部, 第2部, Matinee, evening: of two events on one day. */
const PART_OF_DAY =
  /^\P{L}*(?:[朝昼夜]|(?:[朝昼夜]|午前|午後)の?部|[昼夜]公演|第[一二三四1-4]部|(?:1st|2nd|3rd)(?: (?:stage|set|show))?|matin[ée]e?|morning|afternoon|evening|night|day)\P{L}*$/iu;
const LONGEST_PART = 16;

/** @returns per line, what it begins with that may begin a record */
export function marksOf({ lines }: Outline, facts: Facts): (Mark | undefined)[] {
  return lines.map(({ index, text }) => {
    const { dates } = facts.lines[index]!;
    const begins = ({ index }: DateMention): boolean => !/[\p{L}\p{N}]/u.test(text.slice(0, index));
    const day = dates.find(({ precision }) => precision === 'day');
    if (day && begins(day)) return 'day';
    const [first] = dates;
    if (first?.precision === 'time' && first.startTime && begins(first)) return 'time';
    if (first?.precision === 'month' && isAll(first, text)) return 'month';
    return text.length <= LONGEST_PART && PART_OF_DAY.test(text.normalize('NFKC')) ? 'part' : undefined;
  });
}

/** True where nothing is said beside it. */
const isAll = ({ index, length }: DateMention, text: string): boolean =>
  !/[\p{L}\p{N}]/u.test(text.slice(0, index) + text.slice(index + length));
