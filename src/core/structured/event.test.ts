import { describe, expect, it } from 'vitest';
import { event, only, read } from './test-markup';

describe('fields of an event', () => {
  it.each<[string, object, object]>([
    ['an instant', { startDate: '2026-11-03T19:00:00+09:00' }, { startDate: '2026-11-03T19:00+09:00' }],
    [
      'whole days',
      { startDate: '2026-11-03T00:00:00+09:00', endDate: '2026-11-04T23:59:59+09:00' },
      { startDate: '2026-11-03', endDate: '2026-11-04' },
    ],
    [
      'one whole day',
      { startDate: '2026-11-03T00:00', endDate: '2026-11-03T00:00' },
      { startDate: '2026-11-03', endDate: undefined },
    ],
    [
      'a day from six to six',
      { startDate: '2026-11-03T06:00+09:00', endDate: '2026-11-04T05:59+09:00' },
      { startDate: '2026-11-03', endDate: undefined },
    ],
    ['a place that is the name', { location: { '@type': 'Place', name: 'Lantern Walk' } }, { location: undefined }],
    ['an end before the start', { endDate: '2026-11-01' }, { startDate: '2026-11-03', endDate: undefined }],
    ['doors', { startDate: '2026-11-03T19:00+09:00', doorTime: '18:30:00' }, { doorTime: '2026-11-03T18:30+09:00' }],
    ['entities and tags', { name: 'Bach &amp;amp; Sons &lt;b&gt;live&lt;/b&gt;' }, { name: 'Bach & Sons live' }],
    ['status', { eventStatus: 'http://schema.org/EventCanceled' }, { eventStatus: 'EventCancelled' }],
    ['a place in words', { location: 'Old Hall' }, { location: { name: 'Old Hall' } }],
    [
      'online',
      { location: { '@type': 'VirtualLocation', url: 'https://x.example' } },
      { location: { name: 'Online' } },
    ],
    [
      'an American address',
      {
        location: {
          '@type': 'Place',
          name: 'Hall',
          address: {
            '@type': 'PostalAddress',
            streetAddress: '1 Elm St',
            addressLocality: 'Troy',
            addressRegion: 'NY',
            postalCode: '12180',
            addressCountry: 'US',
          },
        },
      },
      { location: { name: 'Hall', address: '1 Elm St, Troy, NY 12180' } },
    ],
    [
      'a German address',
      {
        location: {
          address: { streetAddress: 'Am Markt 2', addressLocality: 'Jena', postalCode: '07743', addressCountry: 'DE' },
        },
      },
      { location: { address: 'Am Markt 2, 07743 Jena' } },
    ],
    [
      'a Japanese address',
      {
        location: {
          name: '会館',
          address: {
            streetAddress: '本町1-2',
            addressLocality: '港区',
            addressRegion: '東京都',
            postalCode: '105-0000',
            addressCountry: 'JP',
          },
        },
      },
      { location: { name: '会館', address: '〒105-0000 東京都港区本町1-2' } },
    ],
    ['a price', { offers: { price: 20, priceCurrency: 'EUR' } }, { offers: '20 EUR' }],
    [
      'several prices',
      {
        offers: [
          { price: '30', priceCurrency: 'EUR' },
          { price: '12.50', priceCurrency: 'EUR' },
        ],
      },
      { offers: '12.50–30 EUR' },
    ],
    [
      'what is left',
      { offers: { price: 20, priceCurrency: 'EUR', availability: 'https://schema.org/SoldOut' } },
      { offers: '20 EUR', availability: 'SoldOut' },
    ],
    [
      'what is left of several offers',
      { offers: [{ availability: 'http://schema.org/OutOfStock' }, { availability: 'LimitedAvailability' }] },
      { availability: 'LimitedAvailability' },
    ],
    ['free', { isAccessibleForFree: true, offers: { price: '9' } }, { offers: 'free' }],
    [
      'pictures',
      { image: [{ '@type': 'ImageObject', url: '/p.png' }, '/q.png'] },
      { image: 'https://hall.example/p.png' },
    ],
    [
      'addresses that are no web pages',
      { url: 'javascript:void(0)', image: 'data:image/png;base64,AA' },
      { url: undefined, image: undefined },
    ],
    [
      'a weekly schedule',
      { eventSchedule: { repeatFrequency: 'P1W', byDay: ['https://schema.org/Thursday', 'Tuesday'] } },
      { eventSchedule: 'FREQ=WEEKLY;BYDAY=TU,TH' },
    ],
    [
      'a schedule with hours and exceptions',
      {
        eventSchedule: {
          repeatFrequency: 'P1W',
          byDay: 'MO',
          startTime: '18:00:00',
          endTime: '19:30',
          exceptDate: ['2026-11-09', '2026-11-16'],
        },
      },
      {
        eventSchedule: 'FREQ=WEEKLY;BYDAY=MO',
        schedule: { startTime: '18:00', endTime: '19:30', exceptDate: ['2026-11-09', '2026-11-16'] },
      },
    ],
    [
      'second Saturdays',
      { eventSchedule: { repeatFrequency: 'P1M', byDay: '2SA', endDate: '2027-06-30' } },
      { eventSchedule: 'FREQ=MONTHLY;BYDAY=2SA;UNTIL=20270630', schedule: undefined },
    ],
    [
      'days of a month, every second one',
      { eventSchedule: { repeatFrequency: 'P2M', byMonthDay: [1, 15] } },
      { eventSchedule: 'FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=1,15' },
    ],
    [
      'a schedule in two parts',
      {
        eventSchedule: [
          { repeatFrequency: 'P1W', byDay: 'MO' },
          { repeatFrequency: 'P1W', byDay: 'TU' },
        ],
      },
      { eventSchedule: undefined },
    ],
    ['a schedule of no known length', { eventSchedule: { repeatFrequency: 'PT1H' } }, { eventSchedule: undefined }],
    ['organizers', { organizer: [{ name: 'City' }, 'Friends'] }, { organizer: 'City, Friends' }],
  ])('%s', (_what, more, expected) => {
    const record: object = only(event(more));
    const said = Object.fromEntries(Object.keys(expected).map((key) => [key, Reflect.get(record, key)]));
    expect(said).toEqual(expected);
  });

  it.each(['0000-00-00', 'TBA', '11/03/2026', '2026-02-30', '1970-01-01T00:00:00Z'])(
    'leaves out %s, with a note',
    (startDate) => {
      const { records, notes } = read(event({ startDate }));
      expect(records[0]!.record).not.toHaveProperty('startDate');
      expect(notes[0]!.reason).toContain(startDate);
    },
  );

  it('gives sub-events the place of the whole, and listed events their address', () => {
    const { records } = read(
      { '@type': 'Festival', name: 'All', startDate: '2026-11-01', location: 'Park', subEvent: event() },
      { '@type': 'ItemList', itemListElement: { '@type': 'ListItem', url: '/tea', item: event({ name: 'Tea' }) } },
    );
    expect(records[1]!.record).toMatchObject({ name: 'Lantern Walk', location: { name: 'Park' } });
    expect(records[2]!.record).toMatchObject({ name: 'Tea', url: 'https://hall.example/tea' });
  });

  it('takes the text in the page’s language', () => {
    const name = [
      { '@language': 'en', '@value': 'Walk' },
      { '@language': 'de', '@value': 'Gang' },
    ];
    expect(only(event({ name }), 'de').name).toBe('Gang');
  });

  it('quotes the markup', () => {
    expect(only(event({ startDate: '2026-11-03T19:00:00Z' })).evidence['startDate']).toEqual({
      confidence: 0.9,
      source: 'markup',
      quote: '2026-11-03T19:00:00Z',
      path: '/html/head',
    });
  });
});
