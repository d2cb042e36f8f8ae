import { describe, expect, it } from 'vitest';
import type { EventRecord } from '../../core/finding';
import { changesOf, formValues, problemsOf, tidy, withChanges } from './record-edit';

const event: EventRecord = {
  kind: 'event',
  name: 'Tea',
  startDate: '2026-11-03',
  location: { name: 'Hall', address: '1 Road' },
  text: '',
  path: '/html/body/p',
  confidence: 0.9,
  ordinal: 1,
  evidence: { name: { confidence: 0.9, source: 'page', quote: 'Tea', path: '/html/body/p' } },
  why: [],
};
const before = formValues(event);
const problems = (values: Record<string, string>) =>
  Object.fromEntries(problemsOf('event', { ...before, ...values }, before));

describe('problemsOf', () => {
  it('takes dates and local times, and no day that the calendar lacks', () => {
    expect(problems({ startDate: '2026-11-05' })).toEqual({});
    expect(problems({ startDate: '2026-11-05T18:30' })).toEqual({});
    for (const bad of ['2026-02-30', '5 Nov', '2026-11-05T25:00', '2026-11']) {
      expect(problems({ startDate: bad }), bad).toEqual({ startDate: 'date_malformed' });
    }
  });

  it('refuses an end before the start, by day or by hour', () => {
    expect(problems({ endDate: '2026-11-02' })).toEqual({ endDate: 'end_before_start' });
    expect(problems({ endDate: '2026-11-03' })).toEqual({});
    expect(problems({ startDate: '2026-11-03T18:00', endDate: '2026-11-03T17:00' })).toEqual({
      endDate: 'end_before_start',
    });
  });

  it('wants a name, web addresses, and rules that calendars know', () => {
    expect(problems({ name: ' ', url: 'javascript:x', eventSchedule: 'often' })).toEqual({
      name: 'name_missing',
      url: 'address',
      eventSchedule: 'schedule',
    });
  });

  it('does not hold against the person what the page wrote', () => {
    const odd = formValues({ ...event, startDate: 'in spring' });
    expect(problemsOf('event', { ...odd, name: 'Coffee' }, odd).size).toBe(0);
  });
});

it('reads dates as people type them', () => {
  expect(tidy('startDate', ' 2026/11/3 9:05 ')).toBe('2026-11-03T09:05');
  expect(tidy('startDate', '２０２６－１１－０３')).toBe('2026-11-03');
  expect(tidy('name', ' 2026/11/3 ')).toBe('2026/11/3');
});

describe('changesOf and withChanges', () => {
  it('changes only what was touched, a place as a whole', () => {
    expect(changesOf('event', { ...before }, before)).toEqual({});
    expect(changesOf('event', { ...before, 'location.address': '', endDate: '' }, before)).toEqual({
      location: { name: 'Hall' },
    });
  });

  it('marks changed fields as the person’s, and clears fields', () => {
    const changed = withChanges(event, changesOf('event', { ...before, name: 'Coffee', startDate: '' }, before));
    expect(changed).toMatchObject({ name: 'Coffee', evidence: { name: { source: 'user', quote: 'Coffee' } } });
    expect('startDate' in changed).toBe(false);
    expect(changed.evidence.startDate?.source).toBe('user');
    expect(event.name).toBe('Tea');
  });
});
