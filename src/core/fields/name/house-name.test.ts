import { expect, test } from 'vitest';
import { namesHouse } from './house-name';

test.each([
  'Hollowmere Primary School',
  'The Old Tannery Theatre, Wexcombe',
  'Springfield School',
  'Musée de la Mine',
  '港町市立図書館',
])('%s is a house', (name) => expect(namesHouse(name)).toBe(true));

test.each([
  'Messy Church',
  'Vacation Bible School',
  'Open Air Cinema',
  "École de cirque d'été",
  'Teatro di strada',
  'Story Time at the Library',
  'Theatre',
  'Hamlet',
])('%s is none', (name) => expect(namesHouse(name)).toBe(false));
