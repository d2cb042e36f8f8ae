import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import type { GoldRecord, LabelledPage } from '../data/sets';
import { unitPage } from './unit-pages';

const NAMES = {
  en: {
    cued: ['Department of Tides', 'School of Winds', 'Office of Maps', 'Kelp Laboratory', 'Reef Institute'],
    bare: ['Tides'],
    headings: ['Departments'],
  },
};
const PEOPLE = ['Ann Lee', 'Bo Ek', 'Cy Fox', 'Di Hall', 'Ed Ives'];

function pageOf(names: readonly string[]): LabelledPage {
  const rows = names.map((name) => `<li><a href="/p/${name[0]}">Dr. ${name}</a><p>Professor</p></li>`).join('');
  const { document } = new JSDOM(
    `<html lang="en"><title>Our people</title><body><h2>Our staff</h2><ul>${rows}</ul></body></html>`,
    {
      url: 'https://u.example/people',
    },
  ).window;
  return {
    set: 'people',
    name: 'u__1',
    site: 'u.example',
    now: '2026-11-01',
    snapshot: walkNow(document, tagLayout()),
    gold: {
      complete: true,
      page_kind: 'person-list',
      lang: 'en',
      records: names.map((name) => ({ kind: 'person', name, jobTitle: 'Professor' }) as GoldRecord),
    },
  };
}

const textOf = ({ snapshot }: LabelledPage): string =>
  snapshot.blocks.flatMap(({ items }) => items.map((item) => (item.kind === 'text' ? item.text : ''))).join(' ');

describe('a list of people as a list of units', () => {
  test("names nobody any more, and labels each unit that stands in a person's place", () => {
    const made = unitPage(pageOf(PEOPLE), NAMES)!;
    for (const name of PEOPLE) expect(textOf(made)).not.toContain(name);
    expect(made.gold.records).toHaveLength(PEOPLE.length);
    for (const { kind, name } of made.gold.records) {
      expect(kind).toBe('department');
      expect(textOf(made)).toContain(name!);
    }
    expect(made.snapshot.blocks).toHaveLength(pageOf(PEOPLE).snapshot.blocks.length);
    expect(made.snapshot.url).not.toContain('people');
    expect(made.site).toBe('u.example');
  });
  test('is the same each time', () => {
    const page = pageOf(PEOPLE);
    expect(unitPage(page, NAMES)).toEqual(unitPage(page, NAMES));
  });
  test('is not made of three people, nor where labels are missing', () => {
    expect(unitPage(pageOf(PEOPLE.slice(0, 3)), NAMES)).toBeUndefined();
    const page = pageOf(PEOPLE);
    expect(unitPage({ ...page, gold: { ...page.gold, complete: false } }, NAMES)).toBeUndefined();
  });
});
