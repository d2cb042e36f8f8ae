import { expect, test } from 'vitest';
import { department } from './test-records';
import { withoutUnitsAgain } from './units-again';

test('an office with the division above it, both of which are listed, is no more than how the office is reached', () => {
  const units = [department({ name: '総務課' }), department({ name: '総務係' })];
  const again = department({ name: '総務課 総務係', telephone: '0155-55-0011' });
  const [division, office, ...more] = withoutUnitsAgain([...units, again]);
  expect(division).toEqual(units[0]);
  expect(office).toMatchObject({ name: '総務係', telephone: '0155-55-0011' });
  expect(more).toEqual([]);
});

test('where one of them is not listed, it is a unit', () => {
  const units = [department({ name: '総務課' }), department({ name: '総務課 財政係' })];
  expect(withoutUnitsAgain(units)).toEqual(units);
});
