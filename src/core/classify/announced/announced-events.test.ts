import { expect, test } from 'vitest';
import { given } from '../../../../test/given-page';
import type { Candidate } from '../../records/candidate';
import type { RangeFacts } from '../../records/range';
import { announcedEvents } from './announced-events';

const TALKS = ['Talk on moss', 'Evening of owls', 'Walk to the reef'];
const below = (heading: string): string | undefined => {
  const talks = TALKS.map((name, i) => `<p class=r>${name}, ${i + 3} May 2026</p>`).join('');
  const page = given(`<main><h2>${heading}</h2>${talks}</main>`);
  const range = ({ from }: Candidate): RangeFacts => ({ days: 1, times: 0, place: from, stamps: 0 }) as RangeFacts;
  return announcedEvents(page, page.records as Candidate[], range, () => []);
};

test('what stands below a heading of events are events, but not what was written of them', () => {
  expect(['Events', 'Event reports', 'Photos of events', 'Events and news'].map(below)).toEqual([
    'events',
    undefined,
    undefined,
    undefined,
  ]);
});
