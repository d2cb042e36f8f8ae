import { describe, expect, it } from 'vitest';
import { json } from './json';
import { jsonLd } from './json-ld';
import { jsonLines } from './json-lines';
import { departmentItem, eventItem, NOW, PAGE, personItem } from './test-data';

const graph = (...items: Parameters<typeof jsonLd.write>[0]) =>
  (JSON.parse(jsonLd.write(items, NOW)) as { '@graph': Record<string, unknown>[] })['@graph'];

describe('json and json-lines', () => {
  it('lose nothing of a record and name its page and schema', () => {
    const items = [eventItem({ description: 'a\nb', location: { name: 'Hall' } }), personItem({ hidden: true })];
    const expected = items.map(({ record, page }) => ({ schema: 'gleaner-record', version: 1, page, ...record }));
    expect(JSON.parse(json.write(items, NOW))).toEqual(expected);
    const lines = jsonLines.write(items, NOW).split('\n');
    expect(lines.pop()).toBe('');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(expected);
  });
});

describe('json-ld', () => {
  it('writes what is left as an offer, with or without a price, and the net as where people meet', () => {
    const [priced, bare, online, plain] = graph(
      eventItem({ offers: '20 EUR', availability: 'SoldOut' }),
      eventItem({ availability: 'BackOrder' }),
      eventItem({ eventStatus: 'EventMovedOnline' }),
      eventItem({}),
    );
    expect(priced!.offers).toEqual({
      '@type': 'Offer',
      description: '20 EUR',
      availability: 'https://schema.org/SoldOut',
    });
    expect(bare!.offers).toEqual({ '@type': 'Offer', availability: 'https://schema.org/BackOrder' });
    expect(online).toMatchObject({
      eventStatus: 'https://schema.org/EventMovedOnline',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    });
    expect(plain).not.toHaveProperty('offers');
  });

  it('writes an event in schema.org terms, its dates as they are', () => {
    const [node] = graph(
      eventItem({
        startDate: '2026-11-03T10:00',
        location: { name: 'Hall', address: '1 Rd' },
        eventStatus: 'EventCancelled',
        organizer: 'Club',
        eventSchedule: 'FREQ=MONTHLY;INTERVAL=2;BYDAY=2SA;UNTIL=20271231T235959Z',
      }),
    );
    expect(node).toEqual({
      '@type': 'Event',
      name: 'Tea',
      startDate: '2026-11-03T10:00',
      location: { '@type': 'Place', name: 'Hall', address: '1 Rd' },
      eventStatus: 'https://schema.org/EventCancelled',
      organizer: { '@type': 'Organization', name: 'Club' },
      eventSchedule: { '@type': 'Schedule', repeatFrequency: 'P2M', byDay: ['2SA'], endDate: '2027-12-31' },
      subjectOf: { '@type': 'WebPage', url: PAGE.url, name: PAGE.title },
    });
  });

  it('writes the showings of an event and what its schedule leaves out', () => {
    const [several, series] = graph(
      eventItem({ startDate: '2026-11-07T14:00', endDate: '2026-11-08', otherDates: ['2026-11-08T14:00'] }),
      eventItem({
        startDate: undefined,
        eventSchedule: 'FREQ=WEEKLY;BYDAY=SA',
        schedule: { startTime: '10:00', endTime: '12:00', exceptDate: ['2026-12-26'] },
        timeZone: 'Asia/Tokyo',
      }),
    );
    expect(several!['subEvent']).toEqual([
      { '@type': 'Event', name: 'Tea', startDate: '2026-11-07T14:00' },
      { '@type': 'Event', name: 'Tea', startDate: '2026-11-08T14:00' },
    ]);
    expect(series!['eventSchedule']).toEqual({
      '@type': 'Schedule',
      repeatFrequency: 'P1W',
      byDay: ['SA'],
      startTime: '10:00',
      endTime: '12:00',
      exceptDate: ['2026-12-26'],
      scheduleTimezone: 'Asia/Tokyo',
    });
  });

  it('puts people and departments under their organization', () => {
    const [person, department] = graph(personItem({ affiliation: 'U' }), departmentItem({ parent: 'Faculty' }));
    expect(person).toMatchObject({ '@type': 'Person', affiliation: { '@type': 'Organization', name: 'U' } });
    expect(department).toMatchObject({ '@type': 'Organization', parentOrganization: { name: 'Faculty' } });
  });
});
