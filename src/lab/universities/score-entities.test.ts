import { expect, it } from 'vitest';
import { addPage, blank, fOf, type Scorer } from './score-entities';

/** Names that are equal pair; enough for counting. */
const scorer: Scorer = {
  pair: (gold, predicted) =>
    gold.flatMap((one, i) => {
      const j = predicted.findIndex(({ kind, name }) => kind === one.kind && name === one.name);
      return j < 0 ? [] : [[i, j] as [number, number]];
    }),
  sameName: (a, b) => a === b,
};
const gold = {
  complete: true,
  page_kind: 'person-list',
  lang: 'en',
  records: [
    { kind: 'person', name: 'Ann Lee', jobTitle: 'Professor' },
    { kind: 'person', name: 'Bo Ek', jobTitle: 'Dean' },
    { kind: 'department', name: 'School of Law', level: 'college', url: '/law/' },
  ] as never[],
  optional: [{ kind: 'department', name: 'Library' }] as never[],
};

it('counts names, links and titles each on its own; optional records are right and never missed', () => {
  const tallies = blank();
  addPage(
    tallies,
    gold,
    [
      { kind: 'person', name: 'Ann Lee', jobTitle: 'Lecturer' },
      { kind: 'person', name: 'Nobody', jobTitle: 'Dean' },
      { kind: 'department', name: 'School of Law', college: true, url: 'https://u.example/law' },
      { kind: 'department', name: 'Library' },
    ],
    scorer,
  );
  expect(tallies.Person).toEqual({ gold: 2, found: 1, predicted: 2, right: 1 });
  expect(tallies.Title).toEqual({ gold: 2, found: 0, predicted: 2, right: 0 });
  expect(tallies['College link']).toEqual({ gold: 1, found: 1, predicted: 1, right: 1 });
  expect(tallies.Department).toEqual({ gold: 0, found: 0, predicted: 1, right: 1 });
  expect(fOf(tallies.Person)).toEqual({ p: 0.5, r: 0.5, f: 0.5 });
});
