import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { EventRecord } from '../finding';
import type { ExportItem } from './exporter';
import { icalendar } from './icalendar';
import { eventItem, longestLine, NOW, PAGE, personItem } from './test-data';

const write = (...items: ExportItem[]) => icalendar.write(items, NOW);
const read = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
const readOne = (fields: Partial<EventRecord>) => read(write(eventItem(fields)))[0]!;

describe('icalendar', () => {
  it('is read back as written: Japanese past 75 octets, commas, semicolons, line breaks, emoji', () => {
    const name = `${'国際宇宙探査と星空の講演会、'.repeat(6)}第1回; a, b\\c 👩‍👩‍👧🎻`;
    const description = `一行目\n二行目; ${'とても長い説明。'.repeat(20)}\nend`;
    const file = write(
      eventItem({ name, description, location: { name: '大ホール', address: '東京都三鷹市1-2, 3階' } }),
    );
    expect(longestLine(file)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(file).not.toContain('\uFFFD');
    const [event] = read(file);
    expect(event!.summary).toBe(name);
    expect(event!.description).toBe(`${description}\n${PAGE.url}`);
    expect(event!.location).toBe('大ホール, 東京都三鷹市1-2, 3階');
  });

  it('never lets text break out of its line', () => {
    const file = write(eventItem({ name: 'a\r\nATTENDEE:mailto:x\rb\u2028c\u0007' }));
    expect(file).not.toMatch(/^ATTENDEE/m);
    expect(read(file)[0]!.summary).toBe('a\nATTENDEE:mailto:x\nb\nc');
  });

  it.each([
    ['2026-11-03', undefined, '2026-11-04'],
    ['2026-11-28', '2026-11-30', '2026-12-01'],
    ['2028-02-27', '2028-02-28', '2028-02-29'],
    ['2028-02-28', '2028-02-29', '2028-03-01'],
    ['2026-12-30', '2026-12-31', '2027-01-01'],
  ])('writes %s to %s as days, the end exclusive', (startDate, endDate, end) => {
    const event = readOne({ startDate, endDate });
    expect([event.startDate.isDate, event.startDate.toString(), event.endDate.toString()]).toEqual([
      true,
      startDate,
      end,
    ]);
  });

  it('writes a local time as floating and an instant in UTC', () => {
    const local = readOne({ startDate: '2026-11-03T10:00', endDate: '2026-11-03T12:30' });
    expect([local.startDate.toString(), local.startDate.zone.tzid]).toEqual(['2026-11-03T10:00:00', 'floating']);
    expect(local.endDate.toString()).toBe('2026-11-03T12:30:00');
    const instant = readOne({ startDate: '2026-11-03T19:00-05:00' });
    expect([instant.startDate.toString(), instant.startDate.zone.tzid]).toEqual(['2026-11-04T00:00:00Z', 'UTC']);
  });

  it('recurs on the days of its schedule', () => {
    const event = readOne({ startDate: '2026-11-07', endDate: '2026-11-28', eventSchedule: 'FREQ=WEEKLY;BYDAY=SA' });
    const days = event.iterator();
    const found = [];
    for (let day = days.next(); day; day = days.next()) found.push(day.toString());
    expect(found).toEqual(['2026-11-07', '2026-11-14', '2026-11-21', '2026-11-28']);
  });

  it('leaves out the days that its page leaves out', () => {
    const event = readOne({
      startDate: '2026-12-15T18:00',
      endDate: '2027-01-05',
      eventSchedule: 'FREQ=WEEKLY;BYDAY=TU',
      schedule: { startTime: '18:00', exceptDate: ['2026-12-22', '2026-12-29'], except: 'school holidays' },
    });
    const days = event.iterator();
    const found = [];
    for (let day = days.next(); day; day = days.next()) found.push(day.toString());
    const left = event.component.getAllProperties('exdate').flatMap((property) => property.getValues().map(String));
    expect(found.filter((day) => !left.includes(day))).toEqual(['2026-12-15T18:00:00', '2027-01-05T18:00:00']);
    expect(event.description).toContain('Except: 2026-12-22, 2026-12-29, school holidays');
  });

  it('writes an entry for every showing and every single day', () => {
    const all = read(
      write(
        eventItem({
          startDate: '2026-11-07T14:00',
          endDate: '2026-11-08',
          otherDates: ['2026-11-07T18:00', '2026-11-08T14:00/2026-11-08T15:30'],
        }),
      ),
    );
    expect(all.map((event) => event.startDate.toString())).toEqual([
      '2026-11-07T14:00:00',
      '2026-11-07T18:00:00',
      '2026-11-08T14:00:00',
    ]);
    expect(all[2]!.endDate.toString()).toBe('2026-11-08T15:30:00');
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(3);
    // A showing that the page lists by itself, too, is the same entry.
    expect(read(write(eventItem({ startDate: '2026-11-07T18:00' })))[0]!.uid).toBe(all[1]!.uid);
  });

  it('names the page as the source', () => {
    const own = 'https://museum.example/tea';
    const event = readOne({ url: own });
    expect([event.component.getFirstPropertyValue('url'), event.description]).toEqual([own, PAGE.url]);
    expect(readOne({}).component.getFirstPropertyValue('url')).toBe(PAGE.url);
  });

  it('says status, doors, price and lost hours', () => {
    const event = readOne({
      startDate: '2026-11-03T10:00',
      endDate: '2026-11-08',
      doorTime: '2026-11-03T09:30',
      offers: '500円',
      eventStatus: 'EventPostponed',
    });
    expect(event.component.getFirstPropertyValue('status')).toBe('TENTATIVE');
    expect(event.description).toBe(
      `Time: 2026-11-03 10:00 – 2026-11-08\nDoors: 2026-11-03 09:30\nPrice: 500円\n${PAGE.url}`,
    );
    expect(readOne({ eventStatus: 'EventCancelled' }).component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });

  it('says what is left, what is moved, and what is still to be announced', () => {
    const event = readOne({ availability: 'SoldOut', eventStatus: 'EventMovedOnline' });
    expect(event.description).toBe(`Moved online\nTickets: sold out\n${PAGE.url}`);
    expect(event.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    const open = readOne({ toBeAnnounced: ['time', 'place'] });
    expect(open.description).toBe(`To be announced: time, place\n${PAGE.url}`);
    expect(open.component.getFirstPropertyValue('status')).toBe('TENTATIVE');
    const placeless = readOne({ toBeAnnounced: ['place'] });
    expect(placeless.component.getFirstPropertyValue('status')).toBeNull();
  });

  it('keeps its UID over visits, whatever is corrected, and tells showings and venues apart', () => {
    const uids = read(
      write(
        eventItem({ startDate: '2026-11-03T10:00', location: { name: 'A' } }),
        eventItem({ startDate: '2026-11-03T14:00' }),
        eventItem({ startDate: '2026-11-03T10:00', location: { name: 'B' } }),
      ),
    ).map((event) => event.uid);
    expect(new Set(uids).size).toBe(3);
    expect(uids[0]).toMatch(/^[0-9a-f]{16}@gleaner$/);
    const later = eventItem({ name: ' ＴＥＡ ', startDate: '2026-11-03T10:00', endDate: '2026-11-03T11:00' });
    expect(read(write(later))[0]!.uid).toBe(uids[0]);
  });

  it('leaves out what no calendar can place, and accepts exactly what it writes', () => {
    const items = [
      eventItem({ startDate: undefined }),
      eventItem({ startDate: '2026-02-30' }),
      personItem({}),
      eventItem({}),
    ];
    expect(read(write(...items))).toHaveLength(1);
    expect(items.map(({ record }) => icalendar.accepts(record))).toEqual([false, false, false, true]);
  });

  it('stamps the moment of the export', () => {
    expect(write(eventItem({}))).toContain('\r\nDTSTAMP:20261127T030405Z\r\n');
  });

  it('leaves out an address that is none', () => {
    for (const url of ['/relative', 'javascript:alert(1)', 'https://']) {
      expect(write(eventItem({ url }))).not.toMatch(/^URL/m);
    }
  });
});
