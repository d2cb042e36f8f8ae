/** The days of a page's event that one line states: its heading, or the period of an exhibition. Other days on the page are of something else. */
import { dayOf } from '../../when';
import type { EventFields } from '../event';
import { evidenceAt } from '../evidence';
import type { Page } from '../record';
import { dayColumns } from '../when/day-columns';
import { resolveWhens } from '../when/resolve-whens';
import { whenOf } from '../when/when';

/** "The flood of 5 May 1954", "book by 5 May", "moved from 5 May": the day of something else, or not this day. */
const TOLD_OF =
  /(?<!\p{L})(?:of|by|before|until|till|since|after|from|vom|bis(?: zum)?|seit|vor|nach|depuis|avant|jusqu.au|du|del?|desde|hasta|antes de|dal|fino al|entro il|van|sinds|tot|före|från|sedan)(?: (?:the|dem|le|el|il))?\s*$/iu;

/** Whether a line names one day with its month, or one run of days, and no other. */
export function statesDays({ outline, facts }: Page, line: number): boolean {
  const [day, ...others] = facts.lines[line]!.dates.filter(({ precision }) => precision !== 'time');
  if (day?.precision !== 'day' || day.start?.month === undefined || others.length > 0) return false;
  return day.end !== undefined || !TOLD_OF.test(outline.lines[line]!.text.slice(0, day.index));
}

/** Share of a line that its days are where it says when, and how many years back that may be: who was born then is not on now. */
const MOSTLY_DAYS = 0.5;
const LONGEST_AGO = 20;

/** The first line that says a day with its year, where the one that states the days says none: an opening, a day of writing. */
function withYear({ facts, now }: Page, line: number): number | undefined {
  const yearsOf = (at: number): number[] =>
    facts.lines[at]!.dates.flatMap(({ start, end }) => start?.year ?? end?.year ?? []);
  if (yearsOf(line).length > 0) return undefined;
  const isRecent = (year: number): boolean => Number(now.slice(0, 4)) - year <= LONGEST_AGO;
  const found = facts.lines.findIndex(
    ({ zone, dateShare }, at) => zone === 'main' && dateShare >= MOSTLY_DAYS && yearsOf(at).some(isRecent),
  );
  return found < 0 ? undefined : found;
}

/** @returns what was read of the event, on the days of that line: neither that of its opening nor that of writing; with the hours that were read for these days */
export function onDaysOf(page: Page, read: EventFields, line: number): EventFields {
  const { outline, facts, now } = page;
  const lines = [line, withYear(page, line) ?? line].sort((a, b) => a - b).filter((at, i, all) => at !== all[i - 1]);
  const extents = lines.map((at) => ({ block: outline.lines[at]!.block, from: at, to: at + 1 }));
  const columns = dayColumns(outline, facts, extents);
  const whens = extents.map(({ from, to }) => whenOf(outline, facts, from, to, columns, now));
  const dates = resolveWhens(outline, facts, whens, now, extents)[lines.indexOf(line)];
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
