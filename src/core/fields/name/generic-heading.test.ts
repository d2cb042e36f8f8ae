import { expect, test } from 'vitest';
import { processorMs } from '../../../../test/at-once';
import { isGeneric, namesPapers, withoutListWords } from './generic-heading';

test.each([
  ['Board of Trustees - Agendas and Minutes', 'Board of Trustees'],
  ['City Council Meetings and Agendas', 'City Council Meetings'],
  ['Board Meeting All Minutes', 'Board Meeting'],
  ['Board Meeting Dates for 2026', 'Board Meeting'],
  ['Dates for Two', 'Dates for Two'],
  ['Arts and Letters', 'Arts and Letters'],
])('%s is a list of %s', (heading, name) => expect(withoutListWords(heading)).toBe(name));

test.each([
  'Materials Minutes Action Taken',
  'Updated Agenda',
  'Link to Livestream',
  'Minutes / Board Report',
  '_AC_Agenda.pdf',
])('%s names papers', (text) => expect(namesPapers(text)).toBe(true));
test.each(['Live Action', 'Updated Look at the Bay', 'Report on the Bay', 'Node.js and .doc'])('%s does not', (text) =>
  expect(namesPapers(text)).toBe(false),
);

test('a long row of signs is read at once', () => {
  const began = processorMs();
  expect(namesPapers('- '.repeat(3000) + 'x')).toBe(false);
  expect(isGeneric(', '.repeat(3000) + 'x')).toBe(false);
  expect(processorMs() - began).toBeLessThan(1000);
});
