import { expect, it } from 'vitest';
import { boxed, pageOf, pageOfBoxes } from '../baselines/hand-made';
import { mdr } from '../baselines/mdr';
import { webUie } from '../baselines/web-uie';
import { loadLexiconsFromDisk } from '../lexicons/load-node';
import { lookUp } from './entity';
import { mdrEntities } from './mdr-entities';
import { webUiePeople } from './web-uie-people';
import { webUieUnits } from './web-uie-units';

const lexicons = loadLexiconsFromDisk();
const DEPARTMENTS = ['Physics', 'Chemistry', 'History', 'Music', 'Law'].map((field) => `Department of ${field}`);

/** A list of entries at the same left, one below the other. */
const listOf = (texts: readonly string[], x = (_i: number) => 20) =>
  pageOfBoxes(
    boxed(
      'body',
      [0, 0, 1000, 800],
      [
        boxed(
          'ul',
          [0, 0, 900, 400],
          texts.map((text, i) => boxed('li', [x(i), 20 * i, 300, 20], text)),
        ),
      ],
    ),
  );

it('WEB-UIE takes aligned entries for units where enough of them are in the database', () => {
  const found = webUieUnits(lookUp(listOf([...DEPARTMENTS, 'Mugs']), lexicons), 0.65);
  expect(found.map(({ name }) => name)).toEqual([...DEPARTMENTS, 'Mugs']);
  expect(webUieUnits(lookUp(listOf([...DEPARTMENTS, 'Mugs']), lexicons), 0.9)).toEqual([]);
});

it('WEB-UIE takes neither four entries nor entries out of line', () => {
  expect(webUieUnits(lookUp(listOf(DEPARTMENTS.slice(0, 4)), lexicons), 0.65)).toEqual([]);
  expect(
    webUieUnits(
      lookUp(
        listOf(DEPARTMENTS, (i) => 20 + 30 * i),
        lexicons,
      ),
      0.65,
    ),
  ).toEqual([]);
});

const STAFF = [
  ['Anna Smith', 'Professor'],
  ['Peter Jones', 'Associate Professor'],
  ['Maria Garcia', 'Lecturer'],
  ['Zyqxw Vbnmk', 'Lecturer'],
  ['David Miller', 'Professor'],
] as const;
const staffPage = pageOf(
  `<div>${STAFF.map(([name, post]) => `<section><h3>${name}</h3><p>${post}</p></section>`).join('')}</div>`,
);

it('WEB-UIE names whoever stands where the others’ names stand, with the post of the unit', () => {
  const page = lookUp(staffPage, lexicons);
  const found = webUiePeople(page, webUie().find(staffPage), 0.75, 0.8);
  expect(found.map(({ name, jobTitle }) => [name, jobTitle])).toEqual(STAFF.map((each) => [...each]));
});

it('MDR with look-up names those that the lexicons know', () => {
  const page = lookUp(staffPage, lexicons);
  const names = mdrEntities(page, mdr.find(staffPage), 0).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Anna Smith', 'Maria Garcia']));
});
