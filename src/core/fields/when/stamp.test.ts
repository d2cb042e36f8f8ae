import { expect, test } from 'vitest';
import { given } from '../../../../test/given-page';
import { stampOf } from './stamp';

const stamp = (...stamps: string[]) => {
  const { facts } = given(`<ul>${stamps.map((one) => `<li><time datetime="${one}">Fair</time></li>`).join('')}</ul>`);
  return stampOf(facts, 0, stamps.length)?.mention;
};

test('days that no calendar has are passed over', () => {
  expect(stamp('2026-02-30', '9999-99-99', '2026-05-01')).toMatchObject({ start: { year: 2026, month: 5, day: 1 } });
  expect(stamp('2026-02-30')).toBeUndefined();
});

test('an hour that no clock shows is none', () => {
  expect(stamp('2026-05-01T19:61')).not.toHaveProperty('startTime');
  expect(stamp('2026-05-01T77:00+02:00')).not.toHaveProperty('offset');
  expect(stamp('2026-05-01T19:00')).toMatchObject({ startTime: { hour: 19, minute: 0 } });
});
