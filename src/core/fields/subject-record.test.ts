import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import type { RecordModel } from '../classify/tree-judge';
import type { DepartmentRecord } from '../finding';
import { extract } from '../pipeline';
import { loadLexiconsFromDisk } from '../../lab/lexicons/load-node';

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
