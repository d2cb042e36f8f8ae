import { describe, expect, it } from 'vitest';
import type { EventRecord } from '../finding';
import { googleCalendarLink } from './google-calendar';
import { eventItem, personItem } from './test-data';

const parameters = (fields: Partial<EventRecord>) =>
  Object.fromEntries(new URL(googleCalendarLink(eventItem(fields))!).searchParams);

describe('googleCalendarLink', () => {
  it('gives days an exclusive end, and local times no zone', () => {
    expect(parameters({ startDate: '2026-11-28', endDate: '2026-11-30' }).dates).toBe('20261128/20261201');
    const local = parameters({ startDate: '2026-11-03T10:00', endDate: '2026-11-03T11:00' });
    expect(local.dates).toBe('20261103T100000/20261103T110000');
    expect(local).not.toHaveProperty('ctz');
    expect(parameters({ startDate: '2026-11-03T10:00+09:00' }).dates).toBe('20261103T010000Z/20261103T010000Z');
  });

  it('carries names with any sign, place and schedule', () => {
    const found = parameters({ name: '茶会 & 100% #1?', location: { name: 'Hall' }, eventSchedule: 'FREQ=DAILY' });
    expect(found).toMatchObject({ text: '茶会 & 100% #1?', location: 'Hall', recur: 'RRULE:FREQ=DAILY' });
  });

  it('says where local times are meant, and the showings that it cannot carry', () => {
    const found = parameters({
      startDate: '2026-11-07T14:00',
      endDate: '2026-11-08',
      otherDates: ['2026-11-08T14:00'],
      timeZone: 'Asia/Tokyo',
    });
    expect(found).toMatchObject({ dates: '20261107T140000/20261107T140000', ctz: 'Asia/Tokyo' });
    expect(found['details']).toBe('Also: 2026-11-08 14:00\nhttps://museum.example/events/');
    expect(parameters({ startDate: '2026-11-07', timeZone: 'Asia/Tokyo' })).not.toHaveProperty('ctz');
  });

  it('stays short enough to be opened', () => {
    expect(googleCalendarLink(eventItem({ description: '長い説明🎻'.repeat(2000) }))!.length).toBeLessThan(7000);
  });

  it('is for events with a start only', () => {
    expect(googleCalendarLink(personItem({}))).toBeUndefined();
    expect(googleCalendarLink(eventItem({ startDate: undefined }))).toBeUndefined();
    const series = eventItem({ startDate: undefined, eventSchedule: 'FREQ=WEEKLY;BYDAY=SA' });
    expect(googleCalendarLink(series, new Date('2026-11-27T00:00Z'))).toContain('dates=20261128%2F20261129');
  });
});
