import { expect, test } from 'vitest';
import { given } from '../../../../test/given-page';
import { notation } from '../dates/test-notation';

/** Line → its mentions, for a small block of lines. */
const read = (...lines: string[]): Record<string, string> => {
  const { outline, facts } = given(`<p>${lines.join('<br>')}</p>`);
  return Object.fromEntries(
    outline.lines.map(({ index, text }) => [text, facts.lines[index]!.dates.map(notation).join('; ')]),
  );
};

test('a calendar leaf spreads one date over its lines', () => {
  expect(read('Sat', '5', 'Dec')).toEqual({ Sat: '?-12-05Sa', '5': '', Dec: '' });
  expect(read('Sat 5 Dec', '19:30', 'Old Hall')).toEqual({
    'Sat 5 Dec': '?-12-05Sa 19:30',
    '19:30': '',
    'Old Hall': '',
  });
  expect(read('Sat 5 Dec', 'Doors 19:00', 'Start 19:30')['Sat 5 Dec']).toBe('?-12-05Sa 19:30 doors 19:00');
});

test('the first hour below a day is that of its own line where more follow, or where it says what is on', () => {
  expect(read('Sat 5 Dec', '10:00 Kelp for Beginners', '14:00 The Singing Kelp')).toEqual({
    'Sat 5 Dec': '?-12-05Sa',
    '10:00 Kelp for Beginners': '10:00',
    '14:00 The Singing Kelp': '14:00',
  });
  expect(read('Sat 5 Dec', '10:00', 'Kelp for Beginners', '14:00', 'The Singing Kelp')).toMatchObject({
    'Sat 5 Dec': '?-12-05Sa',
    '10:00': '10:00',
    '14:00': '14:00',
  });
});

test('what a line before ends with has no part in a day', () => {
  expect(read('What is on', 'Sat 5 Dec', 'Kelp')).toEqual({ 'What is on': '', 'Sat 5 Dec': '?-12-05Sa', Kelp: '' });
});

test('what is on may begin with a word for doors or a beginning', () => {
  expect(read('Sat 5 Dec', '10:00 Open Stage', '14:00 Beginners’ Kelp')).toEqual({
    'Sat 5 Dec': '?-12-05Sa',
    '10:00 Open Stage': '10:00',
    '14:00 Beginners’ Kelp': '14:00',
  });
});
