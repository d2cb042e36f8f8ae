import { expect, test } from 'vitest';
import { recordF1 } from './testbeds';

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
