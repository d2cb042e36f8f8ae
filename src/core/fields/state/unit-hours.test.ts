import { expect, test } from 'vitest';
import { department, event } from '../../relate/test-records';
import { withoutUnitHours } from './unit-hours';

const path = '/html/body/main/div[1]';
const name = 'Secretaria de Obras';
const unit = department({ name, path });

test('what has no day and is called after the unit of its block is the hours of the unit', () => {
  const hours = event({ name, path });
  expect(withoutUnitHours([unit, hours])).toEqual([unit]);
  expect(withoutUnitHours([hours])).toEqual([hours]);
  const elsewhere = event({ name, path: '/html/body/main/div[2]' });
  expect(withoutUnitHours([unit, elsewhere])).toEqual([unit, elsewhere]);
});

test('what has a day is an event of the unit', () => {
  const openDay = event({ name, path, startDate: '2026-05-08' });
  expect(withoutUnitHours([unit, openDay])).toEqual([unit, openDay]);
});
