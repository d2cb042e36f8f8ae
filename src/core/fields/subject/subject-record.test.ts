import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { tagLayout } from '../../../content/layout';
import { walkNow } from '../../../content/walk';
import type { RecordModel } from '../../classify/tree-judge';
import type { DepartmentRecord } from '../../finding';
import { extract, openPage } from '../../pipeline';
import { loadLexiconsFromDisk } from '../../../lab/lexicons/load-node';
import { person } from '../../relate/test-records';
import { isNamesake } from './subject';
import { withSubject, withSubjectPerson } from './subject-record';

const model = JSON.parse(readFileSync('models/record-judge/model.json', 'utf8')) as RecordModel;

test("a college's page lists departments: their addresses and numbers are not the college's", () => {
  const file = 'test/demo-site/university/college-engineering.html';
  const { document } = new JSDOM(readFileSync(file, 'utf8'), { url: 'https://lindenmoor.example/engineering' }).window;
  const finding = extract(walkNow(document, tagLayout()), {
    now: '2026-11-01',
    lexicons: loadLexiconsFromDisk(),
    model,
  });
  const units = finding.records.filter((record): record is DepartmentRecord => record.kind === 'department');
  const college = units.find(({ name }) => name === 'College of Engineering')!;
  expect(units.length).toBeGreaterThan(4);
  expect(college.email).toBeUndefined();
  expect(college.telephone).toBeUndefined();
});

test('a page that is known to be on one person yields the one that title and heading name, unless more is said of another', () => {
  const name = 'Rosa Lindqvist (Sound Consultant; laboratory systems)';
  const html = `<html lang="en"><title>${name}</title><body><h2>${name}</h2><p>Email: lindq@fenwick.example</p></body></html>`;
  const { document } = new JSDOM(html, { url: 'https://fenwick.example/people/lindqvist/' }).window;
  const snapshot = walkNow(document, tagLayout());
  const { page } = openPage(snapshot, '2026-11-01', loadLexiconsFromDisk(), undefined);
  const [rosa, ...others] = withSubjectPerson(page, [], 0.7);
  expect(rosa).toMatchObject({ kind: 'person', name: 'Rosa Lindqvist', email: 'lindq@fenwick.example', ordinal: 1 });
  expect(rosa!.confidence).toBe(0.7);
  expect(others).toEqual([]);
  const known = person({ name: 'Omar Haddad', email: 'haddad@fenwick.example' });
  expect(withSubjectPerson(page, [known], 0.7)).toEqual([known]);
  const inPassing = person({ name: 'Omar Haddad' });
  expect(withSubjectPerson(page, [inPassing], 0.7)).toEqual([rosa]);
});

test('of two records of the subject the clearly surer one stays: a trail of links names them, family name first', () => {
  const html = `<html lang="en"><title>Faculty Information: Orlova Nina</title><body><p>Chair of Ethics / Faculty Information: Orlova Nina</p>
    <h2>Faculty Information</h2><p>Nina Orlova</p><p>Senior Lecturer</p></body></html>`;
  const { document } = new JSDOM(html, { url: 'https://riverside.example/faculty/orlova' }).window;
  const { page } = openPage(walkNow(document, tagLayout()), '2026-11-01', loadLexiconsFromDisk(), undefined);
  const trail = person({ name: 'Orlova Nina', jobTitle: 'Chair of Ethics', confidence: 0.74 });
  const card = person({ name: 'Nina Orlova', jobTitle: 'Senior Lecturer', confidence: 0.91 });
  expect(withSubject(page, [trail, card]).records).toMatchObject([
    { name: 'Nina Orlova', jobTitle: 'Senior Lecturer' },
  ]);
});

test.each([
  ['Steve Marsh', 'Steven D. Marsh', true],
  ['Anna Vogel', 'Andreas Vogel', false],
])('%s and %s may be one: %s', (one, other, isOne) => expect(isNamesake(one, other)).toBe(isOne));

test.each([
  ['<p>Professor of Botany</p><p>Job title: Vice-Chancellor</p>', 'Vice-Chancellor'],
  [
    '<p>Professor</p><p>School of Biology</p><p>Position: Harbour Chair of Marine Botany</p>',
    'Harbour Chair of Marine Botany',
  ],
  ['<p>Professor of Botany</p><p>Director of Research</p>', 'Professor of Botany; Director of Research'],
])('a post with a label is surer than one below the name: %s', (html, jobTitle) => {
  const { document } = new JSDOM(
    `<html lang="en"><title>Ann Lee | Hull University</title><body><h1>Ann Lee</h1>${html}<p>Email: ann@fenwick.example</p></body></html>`,
    { url: 'https://fenwick.example/people/lee/' },
  ).window;
  const { page } = openPage(walkNow(document, tagLayout()), '2026-11-01', loadLexiconsFromDisk(), undefined);
  expect(withSubject(page, []).records).toMatchObject([{ name: 'Ann Lee', jobTitle }]);
});
