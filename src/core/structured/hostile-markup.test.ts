/** Markup that is written to take long, or to be more than there is room for. */
import { expect, test } from 'vitest';
import { atOnce } from '../../../test/at-once';
import { parseJsonText } from './json-text';
import { plainText } from './plain-text';
import { event, only, read } from './test-markup';

test.each([
  ['spaces', `${' '.repeat(40_000)}x`],
  ['empty lines in an object', `{"a": 1${'\n'.repeat(40_000)}x`],
  ['semicolons and spaces', `${';   '.repeat(40_000)}x`],
])('text with many %s is read at once', (_, text) => {
  atOnce(() => parseJsonText(text));
});

test.each([
  ['<!-- {"a": 1} -->', { a: 1 }],
  ['//<![CDATA[\n{"a": 1}\n//]]>', { a: 1 }],
  ['/*<![CDATA[*/ {"a": 1}; /*]]>*/ ', { a: 1 }],
  ['\uFEFF {"a": 1} ; ', { a: 1 }],
])('%s is read without what stands around it', (text, value) => {
  expect(parseJsonText(text)).toEqual({ values: [value], incomplete: false });
});

test('comments that never end are read at once, and go on to the end', () => {
  expect(atOnce(() => plainText(`Tea${'<!--'.repeat(50_000)}`))).toBe('Tea');
  expect(plainText('Tea <!-- or --> Coffee')).toBe('Tea Coffee');
});

test('a hundred thousand values of one property are read at once', () => {
  const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`${i}/x`, 1]));
  expect(atOnce(() => read({ '@graph': [event(many)] })).records).toHaveLength(1);
});

test('a graph may hold more values than a call takes arguments', () => {
  expect(() => read({ '@graph': new Array(400_000).fill(1) })).not.toThrow();
});

test('addresses that nobody can use are none', () => {
  const record = only(event({ url: `https://site.example/${'x'.repeat(100_000)}`, image: `/${'x'.repeat(100_000)}` }));
  expect(record).not.toHaveProperty('url');
  expect(record).not.toHaveProperty('image');
});

test('a schedule names each of its days once', () => {
  const eventSchedule = { '@type': 'Schedule', repeatFrequency: 'P1W', byDay: new Array(1000).fill('Monday') };
  expect(only(event({ eventSchedule }))).toMatchObject({ eventSchedule: 'FREQ=WEEKLY;BYDAY=MO' });
});
