import { describe, expect, it } from 'vitest';
import { link, people, person, unit } from './test-site';
import { outcomeOf, recordPages, withHeld, type Holdings } from './targets';

const visited = (more: Partial<Parameters<typeof outcomeOf>[0]>) =>
  outcomeOf({ finding: { title: '', records: [] }, links: [], address: 'https://u.example/x', text: '', ...more });

describe('outcomeOf', () => {
  it('asks for fewer records where the name of the page promises them', () => {
    const finding = { title: '', records: people(3) };
    expect(visited({ finding }).meets).toEqual([]);
    expect(visited({ finding, text: 'Our team' }).meets).toEqual(['faculty']);
    expect(visited({ finding: { ...finding, title: 'Staff | Example University' } }).meets).toEqual(['faculty']);
    expect(visited({ finding: { title: '', records: people(12) } }).meets).toEqual(['faculty']);
  });

  it('does not count what the frame repeats', () => {
    const framed = people(12).map((record) => ({ ...record, path: '/html/body/footer/ul/li' }));
    expect(visited({ finding: { title: '', records: framed } })).toEqual({ meets: [], people: 0, departments: 0 });
  });

  it('does not take the heads on a list of departments for a list of people', () => {
    const records = [...people(12), unit('Department of Music'), unit('Department of Law')];
    expect(visited({ finding: { title: '', records }, text: 'Departments' }).meets).toEqual(['departments']);
  });

  it('takes links beside each other for units that no word gives away, on a page called so', () => {
    const links = ['a', 'b', 'c', 'd'].map((name) => link(`https://u.example/departments/${name}`, name));
    expect(visited({ links, text: 'Departments' }).meets).toEqual(['departments']);
    expect(visited({ links, text: 'Reports' }).meets).toEqual([]);
    const menu = links.map((one) => ({ ...one, zone: 'nav' as const }));
    expect(visited({ links: menu, text: 'Departments' }).meets).toEqual([]);
  });
});

describe('outcomeOf with the chances of the page’s kind', () => {
  const lists = (person: number, department = 0, oneDepartment = 0) => ({ person, department, oneDepartment });
  const held = (records = people(8), of = lists(0)) => ({ finding: { title: '', records, lists: of } });

  it('follows the chance, not the number of names', () => {
    expect(visited(held(people(30), lists(0.2))).meets).toEqual([]);
    expect(visited(held(people(3), lists(0.9))).meets).toEqual(['faculty']);
  });

  it('needs something that is listed, however sure the kind is', () => {
    expect(visited(held([], lists(0.99))).meets).toEqual([]);
  });

  it('counts the text of the link that led there for what the page cannot know', () => {
    const page = held(people(6), lists(0.4));
    expect(visited({ ...page, text: 'More' }).meets).toEqual([]);
    expect(visited({ ...page, text: 'Our team' }).meets).toEqual(['faculty']);
  });

  it('takes a college that is presented by its departments for a list of them', () => {
    const units = ['Music', 'Law', 'Physics', 'History', 'Dance', 'Botany', 'Optics', 'Ethics', 'Logic'].map((name) =>
      unit(`Department of ${name}`),
    );
    const text = 'Departments';
    expect(visited({ ...held(units, lists(0, 0.1, 0.8)), text }).meets).toEqual(['departments']);
    expect(visited({ ...held(units, lists(0, 0.1, 0)), text }).meets).toEqual([]);
    expect(visited({ ...held(units.slice(0, 3), lists(0, 0.1, 0.8)), text }).meets).toEqual([]);
  });
});

it('what two pages of the site held is no list of a third', () => {
  const finding = { title: '', records: people(12) };
  let before: Holdings = {};
  const met = [1, 2, 3].map(() => {
    const { meets, people } = visited({ finding, before });
    before = withHeld(before, { finding, links: [] });
    return [meets.length, people];
  });
  expect(met).toEqual([
    [1, 12],
    [1, 12],
    [0, 0],
  ]);
});

it('recordPages says whose page an address is', () => {
  const records = [
    person('Ann Lee', '/ann'),
    unit('School of Law', 'https://law.u.example/', 'college'),
    person('Bo Ek'),
  ];
  expect([...recordPages({ url: 'https://u.example/x', records })]).toEqual([
    ['u.example/ann', 'person'],
    ['law.u.example', 'college'],
  ]);
});
