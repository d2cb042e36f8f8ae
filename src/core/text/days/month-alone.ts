/** A line that says a month and nothing else. */
import type { DateMention, PartialDate } from '../dates/index';

/** @returns the month, perhaps with its year, where a text has one mention, of a month, and no more words or numbers */
export function monthAlone(
  text: string,
  [mention, ...others]: readonly DateMention[],
): (PartialDate & { month: number }) | undefined {
  if (mention?.precision !== 'month' || mention.end || others.length > 0) return undefined;
  const rest = text.slice(0, mention.index) + text.slice(mention.index + mention.length);
  const { year, month } = mention.start ?? {};
  if (month === undefined || /[\p{L}\p{N}]/u.test(rest)) return undefined;
  return { ...(year === undefined ? {} : { year }), month };
}
