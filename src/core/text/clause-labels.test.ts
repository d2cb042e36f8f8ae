import { expect, test } from 'vitest';
import { textLabel } from './clause-labels';

test('two clauses in a row that name the business decide, whatever else the text says', () => {
  expect(textLabel(['other', 'business-name', 'business-name', 'other', 'other', 'other'])).toBe('business-name');
});

test('one name among descriptions is a description; below the threshold it is nothing', () => {
  expect(textLabel(['business-name', 'business-description', 'other'])).toBe('business-description');
  expect(textLabel(['business-description', 'other', 'other'])).toBeUndefined();
  expect(textLabel(['business-description', 'other', 'other'], 0.3)).toBe('business-description');
});

test('people and units by the share of their clauses', () => {
  expect(textLabel(['person-description', 'person-description', 'other'])).toBe('person-description');
  expect(textLabel(['department-function'])).toBe('department-function');
  expect(textLabel(['other'])).toBeUndefined();
});
