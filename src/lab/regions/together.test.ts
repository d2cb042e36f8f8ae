import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import type { Page } from '../../core/fields/record';
import { textOf } from '../../core/page/outline';
import { openPage } from '../../core/pipeline';
import { everyCandidate, type Candidate } from '../../core/records/candidate';
import type { Chosen } from '../../core/records/choose';
import type { Regions } from '../../core/records/regions';
import type { JudgedKind } from '../../core/records/judge';
import { loadLexiconsFromDisk } from '../lexicons/load-node';
import { withoutCopies } from './copies';
import { groupsTogether, listsTogether } from './together';

const lexicons = loadLexiconsFromDisk();

/** A page with its lists: what has the class "p1", "p2" … is chosen as a person's record, "e1" as an event's. */
function page(html: string): { page: Page; lists: Chosen[][] } {
  const { document } = new JSDOM(`<html lang="en"><body>${html}</body></html>`, { url: 'https://site.example/' })
    .window;
  const { page, candidates } = openPage(walkNow(document, tagLayout()), '2026-11-01', lexicons, undefined);
  const lists = new Map<string, Chosen[]>();
  candidates.alone.forEach((candidate, block) => {
    const name = page.outline.blocks[block]!.hint?.split(/[\s#]/)[0] ?? '';
    if (!candidate || !/^[pe]\d$/.test(name)) return;
    const kind: JudgedKind = name.startsWith('p') ? 'person' : 'event';
    lists.set(name, [...(lists.get(name) ?? []), { candidate, verdict: { kind, probability: 0.9, gain: 1 } }]);
  });
  return { page, lists: [...lists.values()] };
}

/** Texts of the records of lists together. */
const together = (html: string): string[] => {
  const { page: opened, lists } = page(html);
  return listsTogether(opened, lists).map((some) =>
    some
      .flat()
      .sort((a, b) => a.candidate.from - b.candidate.from)
      .map(({ candidate: { from, to } }) => textOf(opened.outline, from, to))
      .join(', '),
  );
};

const items = (name: string, ...texts: string[]): string =>
  `<ul>${texts.map((text) => `<li class="${name}">${text}</li>`).join('')}</ul>`;

describe('lists of one kind', () => {
  test('come together in the block around them', () => {
    expect(
      together(`<main><h2>Staff</h2>${items('p1', 'Ann', 'Bob')}<h2>Guests</h2>${items('p2', 'Cy')}</main>`),
    ).toEqual(['Ann, Bob, Cy']);
  });
  test('in every block in which others join them', () => {
    const inner = `<div>${items('p1', 'Ann', 'Bob')}<h3>Guests</h3>${items('p2', 'Cy', 'Dee')}</div>`;
    expect(together(`<main>${inner}<h2>Alumni</h2>${items('p3', 'Eve', 'Flo')}</main>`)).toEqual([
      'Ann, Bob, Cy, Dee',
      'Ann, Bob, Cy, Dee, Eve, Flo',
    ]);
  });
  test('stay apart from those of another kind, and from those in the footer', () => {
    expect(together(`<main>${items('p1', 'Ann', 'Bob')}${items('e1', 'Fair', 'Film')}</main>`)).toEqual([]);
    expect(together(`<main>${items('p1', 'Ann', 'Bob')}</main><footer>${items('p2', 'Cy', 'Dee')}</footer>`)).toEqual(
      [],
    );
  });
  test('stay apart where one shows the records of the other again', () => {
    expect(together(`<main>${items('p1', 'Ann', 'Bob')}<h2>All</h2>${items('p2', 'Ann', 'Bob')}</main>`)).toEqual([]);
  });
  test('stay apart where the records of one are far longer', () => {
    const long = (name: string): string => `${name}<p>Room 4</p><p>Sea</p><p>Land</p>`;
    expect(together(`<main>${items('p1', long('Ann'), long('Bob'))}${items('p2', 'Cy', 'Dee')}</main>`)).toEqual([]);
  });
});

describe('groups of whatever kind', () => {
  /** What groups together hold, where the groups are those of a page, each worth the same. */
  const grouped = (html: string): string[][] => {
    const { document } = new JSDOM(`<html lang="en"><body>${html}</body></html>`, { url: 'https://site.example/' })
      .window;
    const { page, candidates } = openPage(walkNow(document, tagLayout()), '2026-11-01', lexicons, undefined);
    const { outline, facts } = page;
    const groups = new Set(everyCandidate(candidates).map(({ group }) => group));
    const alike = { of: () => ({ own: 0.5, around: 0, within: 0 }) } as unknown as Regions;
    return groupsTogether(outline, facts, groups, alike).map(({ members }) =>
      members.map(({ from, to }: Candidate) => textOf(outline, from, to)),
    );
  };
  const row = (...cells: string[]): string =>
    `<tr>${cells.map((cell) => `<td><p>${cell}</p><p>$ 5</p></td>`).join('')}</tr>`;

  test('come together where they stand at one place: the rows of a grid, its last cell too', () => {
    const all = grouped(`<main><table>${row('Lamp', 'Desk')}${row('Chair', 'Shelf')}${row('Stool')}</table></main>`);
    expect(all).toContainEqual(['Lamp', 'Desk', 'Chair', 'Shelf', 'Stool'].map((name) => `${name}\n$ 5`));
  });
  test('hold no line twice where a list can be divided in two ways', () => {
    const item = (name: string, notes: number): string =>
      `<h3>${name}</h3><p class="price">$ 5</p>${'<p>In <b>stock</b></p><ul><li>Oak</li></ul>'.repeat(notes)}`;
    const list = (names: string): string =>
      `<div>${[...names].map((name, i) => item(`Chair ${name}`, (i % 3) + 1)).join('')}</div>`;
    const all = grouped(`<main>${list('ABCD')}${list('EFGH')}</main>`);
    expect(all.some((members) => members.join().includes('Chair B'))).toBe(true);
    for (const members of all) expect(members.filter((text) => text.includes('Chair B')).length).toBeLessThan(2);
  });
});

describe('a copy', () => {
  const event = (name: string, day: string): string => `<p>${name}</p><p>${day} November 2026</p>`;
  const left = (html: string): number => {
    const { page: opened, lists } = page(html);
    return withoutCopies(opened, lists.flat()).length;
  };
  const calendar = items('e1', event('Night Ferry', '6'), event('Harbour Choir', '7'), event('Open Stage', '8'));

  test('goes where name and day are those of a longer list', () => {
    expect(left(`<main>${calendar}${items('e2', event('Night Ferry', '6'), event('Harbour Choir', '7'))}</main>`)).toBe(
      3,
    );
  });
  test('is none on another day, nor inside one list', () => {
    expect(left(`<main>${calendar}${items('e2', event('Night Ferry', '9'), event('Late Show', '7'))}</main>`)).toBe(5);
    expect(left(`<main>${items('e1', event('Night Ferry', '6'), event('Night Ferry', '6'))}</main>`)).toBe(2);
  });
});
