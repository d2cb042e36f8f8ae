import { expect, test } from 'vitest';
import { asShown, recordF1 } from './testbeds';

const gold = {
  records: [
    { text: 'Jazz | Monday', fields: ['Jazz', 'Monday'] },
    { text: 'Choir | Tuesday', fields: ['Choir', 'Tuesday'] },
  ],
};

test('a record is right when it holds all fields of one gold record and of no other', () => {
  expect(recordF1(['jazzmondaymore', 'choirtuesday'], gold)).toBe(1);
  expect(recordF1(['jazzmondaychoirtuesday'], gold)).toBe(0);
  expect(recordF1(['jazz', 'monday'], gold)).toBe(0);
});

test('each gold record is found once, and what is too much costs', () => {
  expect(recordF1(['jazzmonday', 'jazzmonday'], gold)).toBe(0.5);
  expect(recordF1(['jazzmonday', 'menu'], gold)).toBe(0.5);
});

test('records that say the same are as many as they are', () => {
  const twice = { records: [gold.records[0]!, gold.records[0]!] };
  expect(recordF1(['jazzmonday', 'jazzmonday'], twice)).toBe(1);
});

test('gold of nodes is met by the same text only', () => {
  const nodes = { records: [{ text: 'Jazz, Monday' }] };
  expect(recordF1(['jazzmonday'], nodes)).toBe(1);
  expect(recordF1(['jazzmondaymore'], nodes)).toBe(0);
});

test('what the page shows nowhere is not asked for, unless hardly anything is left', () => {
  const typed = { records: [{ text: 'Jazz on the quay | 7-Nov-16', fields: ['Jazz on the quay', '7-Nov-16'] }] };
  expect(asShown(typed, 'menujazzonthequaynovember7').records[0]!.fields).toEqual(['Jazz on the quay']);
  expect(asShown(typed, 'menu7nov16')).toEqual(typed);
  const node = { records: [{ text: 'Jazz' }] };
  expect(asShown(node, 'menu')).toEqual(node);
});
