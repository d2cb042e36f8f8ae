import { describe, expect, it } from 'vitest';
import type { DepartmentRecord, PersonRecord } from '../finding';
import { buildNetwork } from './build';
import type { Network, Sourced } from './network';
import { treeOf } from './tree';

const BASE = { text: '', path: '/html/body/p', confidence: 0.9, ordinal: 1, evidence: {}, why: [] };
const U = 'https://hill.example';

const unit = (url: string, fields: Partial<DepartmentRecord> & { name: string }, title = ''): Sourced => ({
  record: { ...BASE, kind: 'department', ...fields },
  page: { url, title },
});
const person = (url: string, fields: Partial<PersonRecord> & { name: string }, title = ''): Sourced => ({
  record: { ...BASE, kind: 'person', ...fields },
  page: { url, title },
});

const unitNamed = ({ units }: Network, name: string) => units.find((one) => one.name === name)!;
const parentOf = (network: Network, name: string) =>
  network.units.find(({ id }) => id === unitNamed(network, name).parent)?.name;

describe('units', () => {
  it('stand below the unit that their page names, or whose page it is, else below the university', () => {
    const network = buildNetwork(
      [
        unit(`${U}/schools`, { name: 'School of Engineering', level: 'college', url: `${U}/eng/` }),
        unit(`${U}/all`, { name: 'Department of Physics', parent: 'College of Science' }),
        unit(`${U}/eng/departments`, { name: 'Department of Bridges' }),
        unit(`${U}/all`, { name: 'Department of Tunnels' }, 'Units | School of Engineering | Hill University'),
      ],
      { university: 'Hill University', url: U },
    );
    expect(network.units[0]).toMatchObject({ id: network.root, class: 'university', name: 'Hill University' });
    expect(parentOf(network, 'School of Engineering')).toBe('Hill University');
    expect(parentOf(network, 'Department of Physics')).toBe('College of Science');
    expect(parentOf(network, 'College of Science')).toBe('Hill University');
    expect(parentOf(network, 'Department of Bridges')).toBe('School of Engineering');
    expect(parentOf(network, 'Department of Tunnels')).toBe('School of Engineering');
  });

  it('are one by name, with the values and pages of all that name them', () => {
    const network = buildNetwork([
      unit(`${U}/a`, { name: 'Department of Physics', email: 'physics@hill.example' }),
      unit(`${U}/b`, { name: 'Physics Department', url: `${U}/physics` }),
    ]);
    expect(network.units).toHaveLength(2);
    expect(network.units[1]).toMatchObject({
      email: 'physics@hill.example',
      url: `${U}/physics`,
      sources: [`${U}/a`, `${U}/b`],
    });
  });

  it('never contain each other in a ring, nor a smaller one a larger', () => {
    const network = buildNetwork([
      unit(`${U}/a`, { name: 'Department of Physics', parent: 'Department of Optics' }),
      unit(`${U}/a`, { name: 'Department of Optics', parent: 'Department of Physics' }),
      unit(`${U}/a`, { name: 'School of Law', level: 'college', parent: 'Department of Physics' }),
    ]);
    expect(parentOf(network, 'School of Law')).toBe(network.units[0]!.name);
    expect(treeOf(network).units).toBe(3);
  });
});

describe('people', () => {
  it('play their roles in the unit that they are said to belong to, or whose page lists them', () => {
    const network = buildNetwork([
      unit(`${U}/units`, { name: 'Department of Physics', url: `${U}/physics/` }),
      person(`${U}/physics/people`, { name: 'Ann Lee', jobTitle: 'Professor' }),
      person(`${U}/all`, { name: 'Bo Ek', affiliation: '物理学科' }),
    ]);
    const inUnit = (name: string) => network.roles.filter(({ unit: id }) => id === unitNamed(network, name).id);
    expect(inUnit('Department of Physics')).toMatchObject([{ title: 'Professor', sources: [`${U}/physics/people`] }]);
    expect(inUnit('物理学科')).toHaveLength(1);
  });

  it('are one over several pages, with a role for each post', () => {
    const network = buildNetwork([
      person(`${U}/a`, { name: 'Lee, Ann', jobTitle: 'Professor', email: 'ann@hill.example' }),
      person(`${U}/b`, { name: 'Ann Lee', jobTitle: 'professor' }),
      person(`${U}/c`, { name: 'Ann Lee', jobTitle: 'Dean' }),
      person(`${U}/d`, { name: 'Ann Lee' }),
    ]);
    expect(network.people).toMatchObject([{ email: 'ann@hill.example' }]);
    expect(network.roles.map(({ title, sources }) => [title, sources.length])).toEqual([
      ['Professor', 3],
      ['Dean', 1],
    ]);
  });

  it('are two where their addresses differ', () => {
    const network = buildNetwork([
      person(`${U}/a`, { name: 'Ann Lee', email: 'ann@hill.example' }),
      person(`${U}/b`, { name: 'Ann Lee', email: 'ann.lee2@hill.example' }),
    ]);
    expect(network.people).toHaveLength(2);
  });
});

it('the tree counts everybody once, and every page', () => {
  const network = buildNetwork([
    unit(`${U}/all`, { name: 'College of Arts', level: 'college' }),
    unit(`${U}/all`, { name: 'Department of Music', parent: 'College of Arts' }),
    person(`${U}/m`, { name: 'Ann Lee', affiliation: 'Department of Music' }),
    person(`${U}/c`, { name: 'Ann Lee', affiliation: 'College of Arts', jobTitle: 'Dean' }),
  ]);
  const tree = treeOf(network);
  expect(tree).toMatchObject({ people: 1, units: 2, pages: 3 });
  expect(tree.contains[0]).toMatchObject({ people: 1, units: 1, pages: 3 });
});

it('the university is called what most titles have in common, else by its domain', () => {
  const pages = ['People | Hill University', 'Units | Hill University'].map((title, i) =>
    person(`${U}/${i}`, { name: `Ann Lee ${i}` }, title),
  );
  expect(buildNetwork(pages).units[0]!.name).toBe('Hill University');
  expect(buildNetwork([person('https://cs.hill.ac.jp/x', { name: 'Ann' }, 'x')]).units[0]!.name).toBe('hill.ac.jp');
  expect(buildNetwork([]).units).toHaveLength(1);
});
