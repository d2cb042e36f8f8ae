import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import { loadLexiconsFromDisk } from '../../lab/lexicons/load-node';
import type { DepartmentRecord } from '../finding';
import { openPage } from '../pipeline';
import { readRegion } from './read';

const lexicons = loadLexiconsFromDisk();

/** Reads every <section> of a page as one unit. */
function readSections(body: string): Partial<DepartmentRecord>[] {
  const { document } = new JSDOM(`<html lang="en"><body>${body}</body></html>`, { url: 'https://u.example/' }).window;
  const { page } = openPage(walkNow(document, tagLayout()), '2026-11-01', lexicons, undefined);
  const { blocks, from, to } = page.outline;
  const sections = blocks.flatMap(({ tag }, block) =>
    tag === 'section' ? [{ block, from: from[block]!, to: to[block]! }] : [],
  );
  return readRegion(page, 'department', sections) as Partial<DepartmentRecord>[];
}

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
