/** The days of a page's event that one line states: its heading, or the period of an exhibition. Other days on the page are of something else. */
import { dayOf } from '../../when';
import type { EventFields } from '../event';
import { evidenceAt } from '../evidence';
import type { Page } from '../record';
import { dayColumns } from '../when/day-columns';
import { resolveWhens } from '../when/resolve-whens';
import { whenOf } from '../when/when';

/** Whether a line names one day with its month, or one run of days, and no other. */
export function statesDays({ facts }: Page, line: number): boolean {
  const [day, ...others] = facts.lines[line]!.dates.filter(({ precision }) => precision !== 'time');
  return day?.precision === 'day' && day.start?.month !== undefined && others.length === 0;
}

/** @returns what was read of the event, on the days of that line: neither that of its opening nor that of writing; with the hours that were read for these days */
export function onDaysOf(page: Page, read: EventFields, line: number): EventFields {
  const { outline, facts, now } = page;
  const extent = { block: outline.lines[line]!.block, from: line, to: line + 1 };
  const when = whenOf(outline, facts, line, line + 1, dayColumns(outline, facts, [extent]), now);
  const [dates] = resolveWhens(outline, facts, [when], now, [extent]);
  if (!dates?.startDate) return read;
  const isSame = (day: 'startDate' | 'endDate'): boolean => dayOf(read[day] ?? '') === dayOf(dates[day] ?? '');
  if (isSame('startDate') && (dates.endDate === undefined || isSame('endDate'))) return read;
  const said = evidenceAt(outline, line, dates.confidence);
  const { otherDates: _others, doorTime: _doors, endDate: _end, ...rest } = read;
  const { endDate: _endSaid, ...evidence } = rest.evidence;
  return {
    ...rest,
    startDate: dates.startDate,
    ...(dates.endDate ? { endDate: dates.endDate } : {}),
    evidence: { ...evidence, startDate: said, ...(dates.endDate ? { endDate: said } : {}) },
  };
}
