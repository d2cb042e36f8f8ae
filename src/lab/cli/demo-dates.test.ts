import { expect, test } from 'vitest';
import { fillDates } from './demo-dates';

// 2027-12-29 is a Wednesday.
const NOW = '2027-12-29';

test('counts days over the end of the year and keeps the weekday of the form right', () => {
  expect(fillDates('{{+3 ja}}', NOW)).toBe('2028年1月1日(土)');
  expect(fillDates('{{+3 en}} / {{-1 dots}}', NOW)).toBe('Saturday, January 1, 2028 / 2027.12.28');
});

test('takes the first such weekday on or after the day reached, and goes on from there', () => {
  expect(fillDates('{{+0 Wed iso}}', NOW)).toBe('2027-12-29');
  expect(fillDates('{{+1 Wed iso}}', NOW)).toBe('2028-01-05');
  expect(fillDates('{{+2 Sat +1 iso}}', NOW)).toBe('2028-01-02');
});

test('names what it cannot read', () => {
  expect(() => fillDates('{{+3 klingon}}', NOW)).toThrow('{{+3 klingon}}');
  expect(() => fillDates('{{soon iso}}', NOW)).toThrow('soon');
});
