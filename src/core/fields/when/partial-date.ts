/** A date of which a page may give only the year, or the year and the month: of a birth, of a founding. */
import { findDates, type DateOrder } from '../../text/dates/index';

/** First years of the Japanese eras, less one. */
const ERAS: Record<string, number> = { 明治: 1867, 大正: 1911, 昭和: 1925, 平成: 1988, 令和: 2018 };

/** @returns YYYY-MM-DD, YYYY-MM or YYYY; undefined where the text names no year */
export function partialDate(text: string, lang: string, order: DateOrder): string | undefined {
  const dates = findDates(text, { lang, order });
  const whole = dates.find(({ precision, start }) => precision === 'day' && start?.year);
  const { year, month, day } = whole?.start ?? {};
  if (year && month && day) return [year, two(month), two(day)].join('-');
  const part = dates.find(({ precision, start }) => precision === 'month' && start?.year)?.start;
  if (part?.year && part.month) return joined(part.year, part.month);
  const era = /(明治|大正|昭和|平成|令和)(\d{1,2}|元)年(?:(\d{1,2})月)?/.exec(text);
  if (era) return joined(ERAS[era[1]!]! + (era[2] === '元' ? 1 : Number(era[2])), Number(era[3] ?? 0));
  const found = /(?<!\d)([12]\d{3})(?!\d)(?:年 ?(\d{1,2})月|[-/.](\d{1,2})(?!\d))?/u.exec(text);
  return found ? joined(Number(found[1]), Number(found[2] ?? found[3] ?? 0)) : undefined;
}

const two = (number: number): string => String(number).padStart(2, '0');

const joined = (year: number, month: number): string =>
  month >= 1 && month <= 12 ? `${year}-${two(month)}` : String(year);
