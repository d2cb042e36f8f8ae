/** The years of a region's days, their further days and their zone: mentions become ISO dates. */
import { addTo } from '../../multimap';
import type { Outline } from '../../page/outline';
import { resolveList, type DateContext, type ResolvedDate } from '../../text/dates/index';
import type { Facts } from '../../text/facts';
import { withMeetingTimes } from './meeting-time';
import { withOtherDays } from './other-days';
import { toldOn } from './period-above';
import type { Extent } from '../record';
import type { ResolvedWhen } from './resolved-when';
import { withStatedYear } from './stated-year';
import { timeZoneOf } from './time-zone';
import type { EventWhen } from './when';
import { contextAbove, titleYear } from './year-around';

const YEAR_IN_PATH = /(?:^|[/=_-])((?:19|20)\d{2})(?:[/_-]?(0[1-9]|1[0-2]))?(?=$|[/&_.-])/;

/** ISO dates of a region's records in list order: years come from headings, neighbours, weekdays, the address or the title, the visit. */
export function resolveWhens(
  outline: Outline,
  facts: Facts,
  whens: readonly (EventWhen | undefined)[],
  now: string,
  records: readonly Extent[] = [],
): (ResolvedWhen | undefined)[] {
  const address = YEAR_IN_PATH.exec(pathOf(outline.snapshot.url));
  const told = address ? Number(address[1]) : titleYear(outline.snapshot.title, now);
  const page: DateContext = {
    now,
    ...(told === undefined ? {} : { urlYear: told }),
    ...(address?.[2] ? { urlMonth: Number(address[2]) } : {}),
  };
  // Records under the same heading are resolved together; the heading's month and year are their context.
  const out: (ResolvedWhen | undefined)[] = whens.map(() => undefined);
  const groups = new Map<string, number[]>();
  /** What the headings above a day say of the time that it is of. */
  const around = (place: number): Partial<DateContext> => {
    const { line } = whens[place]!;
    const above = contextAbove(outline, facts, line, others(place));
    const told = above.year === undefined ? toldOn(facts.lines[line]!.heading, now, others(place)) : undefined;
    return { ...above, ...(told ? { now: told } : {}) };
  };
  // What is called "Tide Festival 2027" says nothing of the year of the record behind it.
  const owners = new Map<number, number>();
  records.forEach(({ from, to }, i) => {
    for (let line = from; line < to; line++) owners.set(line, i);
  });
  const others =
    (own: number) =>
    (line: number): boolean =>
      (owners.get(line) ?? own) !== own;
  whens.forEach((when, place) => {
    if (!when) return;
    const above = around(place);
    const { start, end } = when.mention;
    // Without its year a heading's month says nothing to a day that has one of its own.
    const isApart = above.year !== undefined || (start ?? end)?.month === undefined;
    const key = `${above.year ?? ''}-${(isApart ? above.month : undefined) ?? ''}-${above.now ?? ''}`;
    addTo(groups, key, place);
  });
  const isOnly = whens.filter(Boolean).length === 1;
  for (const places of groups.values()) {
    const above = around(places[0]!);
    const mentions = places.map((place) => whens[place]!.mention);
    const resolved = resolveList(
      // Of a list each day is another, and news beside it may name one of them.
      above.year === undefined && isOnly ? mentions.map((mention) => withStatedYear(facts, mention, now)) : mentions,
      { ...page, ...above },
    );
    places.forEach((place, n) => {
      const date = resolved[n];
      out[place] = date && withOtherDays(date, whens[place]!.others ?? [], { ...page, ...above });
    });
  }
  const lines = whens.map((when) => when?.line);
  const timed = withMeetingTimes(outline, facts, records, lines, out);
  const timeZone = timeZoneOf(outline.snapshot, facts.host, facts.lang);
  return timeZone ? timed.map((date) => (date && hasLocalTime(date) ? { ...date, timeZone } : date)) : timed;
}

const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

const hasLocalTime = ({ startDate = '', schedule }: ResolvedDate): boolean =>
  LOCAL_TIME.test(startDate) || (startDate === '' && schedule?.startTime !== undefined);

function pathOf(url: string): string {
  try {
    const { pathname, search } = new URL(url);
    return pathname + search;
  } catch {
    return '';
  }
}
