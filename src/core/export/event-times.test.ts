import { describe, expect, it } from 'vitest';
import { eventTimes } from './event-times';
import { eventItem } from './test-data';
import type { EventRecord } from '../finding';

const times = (fields: Partial<EventRecord>) => eventTimes(eventItem(fields).record as EventRecord);

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

  it('leaves out a schedule that is no rule', () => {
    expect(times({ eventSchedule: 'every Saturday' })?.rule).toBeUndefined();
    expect(times({ eventSchedule: 'FREQ=DAILY\r\nATTENDEE:x' })?.rule).toBeUndefined();
  });
});
