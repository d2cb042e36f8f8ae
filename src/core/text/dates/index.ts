/** Dates in text: `findDates` reads them as written, `resolveDate` and `resolveList` fill what the page leaves out. */
export { findDates } from './find-dates';
export { isWeekday } from './is-weekday';
export { guessOrder } from './order';
export { resolveDate } from './resolve';
export { resolveList } from './resolve-list';
export { isSameDay } from './same-day';
export type { ClockTime, DateContext, DateMention, DateOptions, DateOrder, PartialDate, ResolvedDate } from './types';
