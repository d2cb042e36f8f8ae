import { describe, expect, it } from 'vitest';
import type { EventRecord } from '../finding';
import { joinCalendarDays } from './calendar-days';
import { event } from './test-records';

const PAGE = 'https://hall.example/calendar/';

/** An entry of a calendar: its day stands in the cell around it. */
function entry(day: number, fields: Partial<EventRecord> = {}): EventRecord {
  const startDate = `2026-11-${String(day).padStart(2, '0')}`;
  const cell = `/html/body/table/tr/td[${String(day)}]`;
  const record = event({ name: 'Quilt Show', url: 'https://hall.example/quilts', startDate, ...fields });
  record.path = `${cell}/a`;
  record.evidence['startDate'] = { confidence: 0.9, source: 'page', quote: String(day), path: `${cell}/b` };
  return record;
}

const days = (records: EventRecord[]): string[] =>
  joinCalendarDays(records, PAGE).records.map((one) => {
    const { startDate, endDate } = one as EventRecord;
    return `${startDate!}${endDate ? `..${endDate}` : ''}`;
  });

describe('joinCalendarDays', () => {
  it('makes one run of the days of an event', () => {
    const { records, notes } = joinCalendarDays([entry(3), entry(4), entry(5)], PAGE);
    expect(records).toMatchObject([{ startDate: '2026-11-03', endDate: '2026-11-05' }]);
    expect(notes).toHaveLength(2);
  });

  it.each<[string, EventRecord[], string[]]>([
    ['days apart', [entry(3), entry(10)], ['2026-11-03', '2026-11-10']],
    ['two runs', [entry(3), entry(4), entry(10), entry(11)], ['2026-11-03..2026-11-04', '2026-11-10..2026-11-11']],
    [
      'other hours',
      [entry(3, { startDate: '2026-11-03T10:00' }), entry(4, { startDate: '2026-11-04T14:00' })],
      ['2026-11-03T10:00', '2026-11-04T14:00'],
    ],
    ['another page', [entry(3), entry(4, { url: 'https://hall.example/other' })], ['2026-11-03', '2026-11-04']],
    ['no page of its own', [entry(3, { url: PAGE }), entry(4, { url: PAGE })], ['2026-11-03', '2026-11-04']],
    [
      'a run said once and shown on its days',
      [entry(3, { endDate: '2026-11-05' }), entry(4), entry(5)],
      ['2026-11-03..2026-11-05'],
    ],
  ])('%s', (_what, records, expected) => {
    expect(days(records)).toEqual(expected);
  });

  /** Entries that hold their day. */
  const dated = (quote: (day: number) => string, ...fields: Partial<EventRecord>[]): EventRecord[] =>
    fields.map((field, i) => {
      const one = entry(3 + i, field);
      const startDate = { ...one.evidence['startDate']!, path: `${one.path}/time`, quote: quote(3 + i) };
      return { ...one, evidence: { ...one.evidence, startDate } };
    });

  it('leaves a list alone that dates each of its entries', () => {
    expect(days(dated((day) => `${String(day)} November`, {}, {}))).toEqual(['2026-11-03', '2026-11-04']);
  });

  it('joins cells of a grid that begin with their number, but no showings and no other places', () => {
    expect(days(dated(String, {}, { location: { name: 'Mill' } }, {}))).toEqual(['2026-11-03..2026-11-05']);
    const showings = ['2026-11-03T20:00', '2026-11-04T20:00'];
    expect(days(dated(String, ...showings.map((startDate) => ({ startDate }))))).toEqual(showings);
    const places = ['Mill', 'Barn'].map((name) => ({ location: { name } }));
    expect(days(dated(String, ...places))).toEqual(['2026-11-03', '2026-11-04']);
  });
});
