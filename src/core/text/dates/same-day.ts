import type { DateMention } from './types';

/** Whether two mentions begin on one day, as far as both say its month and year. */
export const isSameDay = (
  { start: a }: Pick<DateMention, 'start'>,
  { start: b }: Pick<DateMention, 'start'>,
): boolean =>
  a?.day !== undefined &&
  a.day === b?.day &&
  (a.month ?? b.month) === (b.month ?? a.month) &&
  (a.year ?? b.year) === (b.year ?? a.year);
