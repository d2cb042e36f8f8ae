import { expect, test } from 'vitest';
import { processorMs } from '../../../../test/at-once';
import { given } from '../../../../test/given-page';
import type { Candidate } from '../../records/candidate';
import type { RangeFacts } from '../../records/range';
import { meetingDays } from './meeting-days';

const DAYS = ['January 15, 2026', 'February 12, 2026', 'March 12, 2026', 'April 16, 2026', 'May 14, 2026'];

/** @param card what stands in the entry of a day, DAY in its place */
function areMeetings(card: string, { times = 1, around = 'main' } = {}): boolean {
  const list = DAYS.map((day) => `<div class=r>${card.replaceAll('DAY', day)}</div>`).join('');
  const rest =
    around === 'main' ? '' : `<main>${'<p>What the board is there for and who sits on it.</p>'.repeat(12)}</main>`;
  const page = given(`${rest}<${around}>${list}</${around}>`);
  const range = ({ from }: Candidate): RangeFacts => ({ days: 1, times, place: from, stamps: 0 }) as RangeFacts;
  return meetingDays(page, page.records as Candidate[], range);
}

test('a meeting by its name and hour, below it or behind a comma where it is held', () => {
  expect(areMeetings('<p>DAY, 5:30pm</p><p>Library Trustees Meeting</p><p>Mill Street Branch</p>')).toBe(true);
  expect(areMeetings('<p>DAY, 5:30pm</p><p>Library Trustees Meeting, Mill Street Branch</p>')).toBe(true);
  const prose = 'The meeting is held online; write to the clerk for the link before noon of the day before, please.';
  expect(areMeetings(`<p>DAY, 5:30pm</p><p>Library Trustees Meeting</p><p>${prose}</p>`)).toBe(true);
});

test('news filed under a body are none of its meetings', () => {
  const title = 'New benches of oak from our own forest stand along the bank between the mill and the lock';
  expect(areMeetings(`<p>DAY, 5:32pm</p><p>Town Board</p><p>${title}</p>`)).toBe(false);
  expect(areMeetings('<p>DAY</p><p>Town Board</p><p>New benches by the lock</p>', { times: 0 })).toBe(false);
  expect(areMeetings('<p>DAY, 5:32pm</p><p>New benches by the lock</p><p>Town Board</p>')).toBe(false);
});

test('a paper with the day on which it was put there, and how to get it', () => {
  const paper = '<h4>DAY — Posted January 3, 2026 3:12 PM</h4><p>Town Board Work Session Agenda</p>';
  expect(areMeetings(`${paper}<div>Download ▼</div><p>Agenda</p><p>Previous Versions</p>`)).toBe(true);
});

test('papers that are nothing but links may look like a menu', () => {
  expect(areMeetings('<a href=/a>DAY Board Meeting Minutes</a>', { times: 0, around: 'nav' })).toBe(true);
  expect(areMeetings('<a href=/a>DAY Board Meeting Minutes</a>', { times: 0, around: 'footer' })).toBe(false);
});

test('hours behind a paper that are none of its posting are read at once', () => {
  const began = processorMs();
  expect(areMeetings(`<p>DAY</p><p>Posted ${'am. '.repeat(60)}x</p>`)).toBe(false);
  expect(processorMs() - began).toBeLessThan(2000);
});

test('a day on which there is no meeting is one of the list', () => {
  const rows = [
    'January 15, 2026 Board Meeting Agenda',
    'February 12, 2026 Board Meeting Agenda',
    'No meeting March 12, 2026',
  ];
  const page = given(`<main><h1>Town Board</h1>${rows.map((row) => `<p class=r>${row}</p>`).join('')}</main>`);
  const range = ({ from }: Candidate): RangeFacts => ({ days: 1, times: 0, place: from, stamps: 0 }) as RangeFacts;
  expect(meetingDays(page, page.records as Candidate[], range)).toBe(true);
});
