import { expect, it } from 'vitest';
import en from '../../../public/_locales/en/messages.json';
import type { EventRecord } from '../../core/finding';
import { marksOf } from './row-marks';

const NOW = new Date(2026, 10, 1);

const marks = (fields: Partial<EventRecord>) =>
  marksOf(
    {
      ...{ kind: 'event', name: 'Tea', startDate: '2026-11-03', text: '', path: '', confidence: 1, ordinal: 1 },
      ...{ evidence: {}, why: [] },
      ...fields,
    },
    NOW,
  );

it.each<[Partial<EventRecord>, string[]]>([
  [{}, []],
  [{ eventStatus: 'EventScheduled' }, []],
  [{ eventStatus: 'EventCancelled', availability: 'SoldOut' }, ['cancelled', 'sold_out']],
  [{ eventStatus: 'EventRescheduled', availability: 'LimitedAvailability' }, ['rescheduled', 'few_left']],
  [{ eventStatus: 'EventMovedOnline', availability: 'BackOrder' }, ['online', 'waitlist']],
  [{ availability: 'PreSale' }, ['not_on_sale']],
  [{ toBeAnnounced: ['time', 'place'] }, ['time_open', 'place_open']],
  [{ startDate: undefined, toBeAnnounced: ['date'] }, ['date_open']],
])('the marks of %j, each with its words', (fields, expected) => {
  expect(marks(fields)).toEqual(expected);
  for (const mark of expected)
    expect(Object.keys(en)).toEqual(expect.arrayContaining([`mark_${mark}`, `mark_${mark}_title`]));
});

it('what was to be announced is no longer said once it is there', () => {
  expect(marks({ startDate: '2026-11-03T10:00', toBeAnnounced: ['date', 'time'] })).toEqual([]);
  expect(marks({ location: { name: 'Hall' }, toBeAnnounced: ['place'] })).toEqual([]);
  expect(marks({ schedule: { startTime: '10:00' }, toBeAnnounced: ['time'] })).toEqual([]);
});
