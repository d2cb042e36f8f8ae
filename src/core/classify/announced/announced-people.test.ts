import { expect, test } from 'vitest';
import { given } from '../../../../test/given-page';
import type { Candidate } from '../../records/candidate';
import { Context } from '../context';
import { announcedPeople } from './announced-people';

const NAMES = ['Margaret Holloway', 'Oliver Bentham', 'Susan Clarke', 'Daniel Whitmore'];
const below = (heading: string): boolean => {
  const cards = NAMES.map(
    (name, i) => `<div class=r><p>${name}</p><p>Pumps and dykes ${'of the fens '.repeat(i)}</p></div>`,
  );
  const page = given(`<main><h2>${heading}</h2>${cards.join('')}</main>`);
  return announcedPeople(page, new Context(page.outline, page.facts), page.records as Candidate[]);
};

test('what stands below a heading of people are people, but not what they make or what is said of them', () => {
  const headings = ['Our team', 'Team news', 'Faculty Publications', 'Staff picks', 'Members’ concerts'];
  expect(headings.map(below)).toEqual([true, false, false, false, false]);
});
