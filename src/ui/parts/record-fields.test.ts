import { expect, test } from 'vitest';
import { valueText } from './record-fields';

test('a place is said once, whether name and address are two things or one', () => {
  expect(valueText({ name: 'Boathouse', address: '14 Weir Lane' })).toBe('Boathouse, 14 Weir Lane');
  expect(valueText({ name: 'Boathouse, 14 Weir Lane', address: 'Boathouse, 14 Weir Lane' })).toBe(
    'Boathouse, 14 Weir Lane',
  );
  expect(valueText({ name: 'Boathouse' })).toBe('Boathouse');
  expect(valueText(undefined)).toBe('');
});
