import { describe, expect, it } from 'vitest';
import { eventTimes } from './event-times';
import { eventItem } from './test-data';
import type { EventRecord } from '../finding';

const times = (fields: Partial<EventRecord>) => eventTimes(eventItem(fields).record as EventRecord, '20261127');

describe('eventTimes', () => {
  it('gives a run of days an exclusive end', () => {
    expect(times({ startDate: '2026-11-03', endDate: '2026-12-31' })).toMatchObject({
      allDay: true,
      start: '20261103',
      end: '20270101',
      timesLost: false,
    });
  });

  it('makes an all-day entry of an opening hour and a last day, and says that hours are missing from it', () => {
    expect(times({ startDate: '2026-11-03T10:00', endDate: '2026-11-08' })).toMatchObject({
      allDay: true,
      start: '20261103',
      end: '20261109',
      timesLost: true,
    });
  });

  it('keeps the hour where the end only repeats the day', () => {
    const found = times({ startDate: '2026-11-03T10:00', endDate: '2026-11-03' });
    expect(found).toMatchObject({ allDay: false, start: '20261103T100000' });
    expect(found?.end).toBeUndefined();
  });

  it('ignores an end before the start', () => {
    expect(times({ startDate: '2026-11-03', endDate: '2026-10-01' })?.end).toBe('20261104');
    expect(times({ startDate: '2026-11-03T10:00', endDate: '2026-11-03T09:00' })?.end).toBeUndefined();
  });

  it('puts mixed times on the wall clock of the place', () => {
    expect(times({ startDate: '2026-11-03T10:00', endDate: '2026-11-03T12:00+09:00' })).toMatchObject({
      start: '20261103T100000',
      end: '20261103T120000',
    });
  });

  it('takes a far end of a recurring event for the end of the series', () => {
    expect(
      times({ startDate: '2026-11-07T10:00', endDate: '2026-12-26T12:00', eventSchedule: 'FREQ=WEEKLY;BYDAY=SA' }),
    ).toEqual({
      allDay: false,
      start: '20261107T100000',
      end: '20261107T120000',
      rule: 'FREQ=WEEKLY;BYDAY=SA;UNTIL=20261226T235959',
      timesLost: false,
    });
    expect(times({ startDate: '2026-11-07', endDate: '2026-11-08', eventSchedule: 'FREQ=YEARLY' })).toMatchObject({
      end: '20261109',
      rule: 'FREQ=YEARLY',
    });
  });

  it('keeps the weekday of a recurring instant, which UTC would move', () => {
    const found = times({ startDate: '2026-11-07T08:00+09:00', eventSchedule: 'FREQ=WEEKLY;BYDAY=SA' });
    expect(found?.start).toBe('20261107T080000');
  });

  it('gives UNTIL the type of the start', () => {
    const rule = (startDate: string, until: string) =>
      times({ startDate, eventSchedule: `RRULE:FREQ=DAILY;UNTIL=${until}` })?.rule;
    expect(rule('2026-11-03', '20261110T120000Z')).toBe('FREQ=DAILY;UNTIL=20261110');
    expect(rule('2026-11-03T10:00', '20261110')).toBe('FREQ=DAILY;UNTIL=20261110T235959');
  });

  it('leaves out the days that a series does not take place on, in the type of its start', () => {
    const schedule = { exceptDate: ['2026-12-22', '2026-12-29'] };
    const rule = { eventSchedule: 'FREQ=WEEKLY;BYDAY=TU', schedule };
    expect(times({ startDate: '2026-11-03T18:00', ...rule })?.except).toEqual(['20261222T180000', '20261229T180000']);
    expect(times({ startDate: '2026-11-03', ...rule })?.except).toEqual(['20261222', '20261229']);
  });

  // The export is of Friday, 27 November 2026.
  it.each<[string, Partial<EventRecord>, string, string | undefined]>([
    ['weekdays', { eventSchedule: 'FREQ=WEEKLY;BYDAY=TU,SA' }, '20261128', '20261129'],
    ['the day of the export itself', { eventSchedule: 'FREQ=WEEKLY;BYDAY=FR' }, '20261127', '20261128'],
    [
      'hours',
      { eventSchedule: 'FREQ=WEEKLY;BYDAY=SA', schedule: { startTime: '10:00', endTime: '12:00' } },
      '20261128T100000',
      '20261128T120000',
    ],
    [
      'an end past midnight',
      { eventSchedule: 'FREQ=WEEKLY;BYDAY=SA', schedule: { startTime: '22:00', endTime: '02:00' } },
      '20261128T220000',
      '20261129T020000',
    ],
    ['the second Saturday', { eventSchedule: 'FREQ=MONTHLY;BYDAY=2SA' }, '20261212', '20261213'],
    ['the last Friday', { eventSchedule: 'FREQ=MONTHLY;BYDAY=-1FR' }, '20261127', '20261128'],
    ['days of the month', { eventSchedule: 'FREQ=MONTHLY;BYMONTHDAY=1,15' }, '20261201', '20261202'],
    ['Tuesdays in May', { eventSchedule: 'FREQ=WEEKLY;BYDAY=TU;BYMONTH=5' }, '20270504', '20270505'],
  ])('begins a series without a first day on the first that its rule names: %s', (_what, fields, start, end) => {
    expect(times({ startDate: undefined, ...fields })).toMatchObject({ start, end });
  });

  it('ends a series without a first day where its page says', () => {
    const tuesdays = { startDate: undefined, eventSchedule: 'FREQ=WEEKLY;BYDAY=TU' };
    expect(times({ ...tuesdays, endDate: '2026-12-15' })).toMatchObject({
      start: '20261201',
      end: '20261202',
      rule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20261215',
    });
    // One that is over was on last in the week before its end.
    expect(times({ ...tuesdays, endDate: '2026-10-01' })?.start).toBe('20260929');
    expect(times({ startDate: undefined, eventSchedule: 'FREQ=WEEKLY' })).toBeUndefined();
  });

  it('makes a moment of a local time where the page states its zone, not where it is supposed', () => {
    const fields = { startDate: '2026-11-03T19:00', endDate: '2026-11-03T21:00', timeZone: 'America/New_York' };
    const evidence = (source: 'markup' | 'page') => ({ timeZone: { confidence: 0.9, source, quote: '', path: '' } });
    expect(times({ ...fields, evidence: evidence('markup') })).toMatchObject({
      start: '20261104T000000Z',
      end: '20261104T020000Z',
    });
    expect(times({ ...fields, evidence: evidence('page') })?.start).toBe('20261103T190000');
  });

  it('leaves out a schedule that is no rule', () => {
    expect(times({ eventSchedule: 'every Saturday' })?.rule).toBeUndefined();
    expect(times({ eventSchedule: 'FREQ=DAILY\r\nATTENDEE:x' })?.rule).toBeUndefined();
  });
});
