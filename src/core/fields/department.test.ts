import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import { loadLexiconsFromDisk } from '../../lab/lexicons/load-node';
import type { DepartmentRecord } from '../finding';
import { openPage } from '../pipeline';
import { readRegion } from './read-region';

const lexicons = loadLexiconsFromDisk();

/** Reads every <section> (or other tag) of a page as one unit. */
function readSections(body: string, unit = 'section'): Partial<DepartmentRecord>[] {
  const { document } = new JSDOM(`<html lang="en"><body>${body}</body></html>`, { url: 'https://u.example/' }).window;
  const { page } = openPage(walkNow(document, tagLayout()), '2026-11-01', lexicons, undefined);
  const { blocks, from, to } = page.outline;
  const sections = blocks.flatMap(({ tag }, block) =>
    tag === unit ? [{ block, from: from[block]!, to: to[block]! }] : [],
  );
  return readRegion(page, 'department', sections) as Partial<DepartmentRecord>[];
}

test('a full stop ends a list item, not a name', () => {
  const body = `<ul>${['Concurrency Group.', 'Image Analysis Lab .', 'Physics Dept.'].map((name) => `<li><a href="/${name.length}">${name}</a></li>`).join('')}</ul>`;
  expect(readSections(body, 'li').map(({ name }) => name)).toEqual([
    'Concurrency Group',
    'Image Analysis Lab',
    'Physics Dept.',
  ]);
});

test('a greeting is no part of the name', () => {
  const [unit] = readSections('<section><h2>Welcome to the Department of Physics</h2></section>');
  expect(unit?.name).toBe('Department of Physics');
});

test('the parent is the unit in the heading above, not the neighbour', () => {
  const units = ['Chemistry', 'History', 'Physics'];
  const body = `<h2>College of Arts and Sciences</h2>${units.map((name) => `<section><h3>Department of ${name}</h3><p>Office 12</p></section>`).join('')}`;
  expect(readSections(body).map(({ name, parent }) => [name, parent])).toEqual(
    units.map((name) => [`Department of ${name}`, 'College of Arts and Sciences']),
  );
});

test('a unit under no other unit has no parent', () => {
  const body =
    '<h2>Contact</h2><section><h3>Department of Chemistry</h3></section><section><h3>Department of History</h3></section>';
  expect(readSections(body).map(({ parent }) => parent)).toEqual([undefined, undefined]);
});

test('a link that calls itself the website is the own page, not the entry of the list that the name leads to', () => {
  const unit = (name: string, code: string): string =>
    `<section><h3><a href="/list/${code}">Department of ${name}</a></h3><p><a href="https://${code}.u.example/">${code} Website</a>
      <a href="/list/${code}/courses">${code} Courses</a></p></section>`;
  const units = readSections(unit('Chemistry', 'chem') + unit('History', 'hist'));
  expect(units.map(({ url }) => url)).toEqual(['https://chem.u.example/', 'https://hist.u.example/']);
});

test('where a unit is no more than a heading, its website stands in the section below', () => {
  const body = ['Chemistry', 'History']
    .map(
      (name) =>
        `<div><h3>Department of ${name}</h3><p>Founded long ago.</p><ul><li><a href="https://${name.toLowerCase()}.example/">${name} Homepage</a></ul></div>`,
    )
    .join('');
  expect(readSections(body, 'h3').map(({ url }) => url)).toEqual([
    'https://chemistry.example/',
    'https://history.example/',
  ]);
});

test('two websites are nobody’s own, and an ordinary link stays second to the name’s', () => {
  const body = `<section><h3><a href="/chem">Department of Chemistry</a></h3>
    <a href="https://a.example/">Lab A website</a> <a href="https://b.example/">Lab B website</a></section>`;
  expect(readSections(body)[0]!.url).toBe('https://u.example/chem');
});
