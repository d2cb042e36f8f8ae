import { describe, expect, it } from 'vitest';
import { link, people, person, unit } from './test-site';
import { outcomeOf, recordPages } from './targets';

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
