/** Names and values of a record's fields in the words of the screen. */
import type { EventRecord, FoundRecord, Kind, Level } from '../../core/finding';
import { locale, t, tOr } from './i18n';
import { valueText } from './record-fields';
import { scheduleText } from './schedule-text';
import { furtherDates, spanText, timeText, whenText, type WhenContext } from './when-text';

export function whenContext(): WhenContext {
  return { locale: locale(), now: new Date() };
}

export function fieldLabel(field: string): string {
  return tOr(`field_${field.replace('.', '_')}`, field);
}

export function kindLabel(kind: Kind): string {
  return t(`kind_${kind}`);
}

export function levelLabel(level: Level): string {
  return t(`level_${level}`);
}

/** @returns the value in words; '' for none */
export function fieldText(field: string, value: unknown): string {
  const text = valueText(value);
  if (text === '') return '';
  if (['startDate', 'endDate', 'doorTime', 'datePublished'].includes(field)) return whenText(text, whenContext());
  if (field === 'eventStatus') return tOr(`status_${text}`, text);
  if (field === 'availability') return tOr(`availability_${text}`, text);
  if (field === 'level') return tOr(`level_${text}`, text);
  if (field === 'eventSchedule') return repeats(text) ?? text;
  return text;
}

/** When an event takes place, on one line: dates, rule, doors. Undefined when the page says nothing of it. */
export function eventWhen(event: EventRecord): string | undefined {
  const context = whenContext();
  const span = spanText(event.startDate, lastOf(event), context, (end) => t('date_until', end));
  const doors = event.doorTime && timeText(event.doorTime, context);
  const rule = event.eventSchedule && (repeats(event.eventSchedule) ?? event.eventSchedule);
  const also = furtherDates(event.otherDates, context);
  const parts = [span, rule, doors && t('date_doors', doors), also && t('date_also', also)].filter(Boolean);
  return parts.length ? parts.join(' · ') : undefined;
}

/** The end of a run of days or of an hour; no end where it is but the last of single days that are told one by one. */
function lastOf({ startDate, endDate, otherDates = [] }: EventRecord): string | undefined {
  const day = endDate?.slice(0, 10);
  const listed = day !== startDate?.slice(0, 10) && otherDates.some((date) => date.slice(0, 10) === day);
  return listed ? undefined : endDate;
}

/** The date of a news item. */
export function publishedText(record: FoundRecord): string | undefined {
  return record.kind === 'news' && record.datePublished ? whenText(record.datePublished, whenContext()) : undefined;
}

function repeats(rule: string): string | undefined {
  return scheduleText(rule, {
    locale: locale(),
    everyDay: t('repeat_daily'),
    everyWeek: t('repeat_weekly'),
    everyMonth: t('repeat_monthly'),
    everyYear: t('repeat_yearly'),
    everyWeekdays: (days) => t('repeat_weekdays', days),
    nthWeekday: (places, day) => t('repeat_nth_weekday', places, day),
    place: (place) => (place < 0 ? t('place_last') : tOr(`place_${place}`, String(place))),
  });
}
