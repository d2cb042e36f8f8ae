import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { tagLayout } from '../../../content/layout';
import { walkNow } from '../../../content/walk';
import { loadLexiconsFromDisk } from '../../../lab/lexicons/load-node';
import { openPage } from '../../pipeline';
import { NINE, nineFeatures } from './nine-features';

const lexicons = loadLexiconsFromDisk();

function nine(html: string): Record<string, number> {
  const { document } = new JSDOM(`<html lang="en"><body>${html}</body></html>`, { url: 'https://site.example/' })
    .window;
  const { page } = openPage(walkNow(document, tagLayout()), '2026-11-01', lexicons, undefined);
  const values = nineFeatures(page.outline, page.facts, 0.9);
  return Object.fromEntries(NINE.map((name, i) => [name, values[i]!]));
}

test('the nine features by hand', () => {
  // Characters without spaces, and those of function words:
  const lines: [line: string, characters: number, valid: number][] = [
    ['The song of the river', 17, 8],
    ['and in part', 9, 5],
    ['Ada Lovelace', 11, 0],
    ['Ada Lovelace', 11, 0],
    ['Department of Physics', 19, 2],
    ['office@site.example', 19, 0],
    ['12 March 2026', 11, 0],
  ];
  const sum = lines.reduce((total, [, characters]) => total + characters, 0);
  const valid = lines.reduce((total, [, , own]) => total + own, 0);
  const page = nine(`<nav>Home</nav><main>${lines.map(([line]) => `<p>${line}</p>`).join('')}</main>`);
  expect(page.MPV).toBeCloseTo(8 / valid);
  expect(page.MDP).toBeCloseTo(8 / valid - 0);
  expect(page.NSW).toBe(lines.length);
  expect(page.CPP).toBeCloseTo((11 + 11) / sum);
  expect(page.NSP).toBe(2);
  expect(page.NBI).toBe(1);
  expect(page.CPD).toBeCloseTo((19 + 19) / sum);
  expect(page.NSD).toBe(1);
  expect(page.CPB).toBeCloseTo(11 / sum);
});

test('what lies outside the information block does not count', () => {
  const outside = '<footer><p>Ada Lovelace</p></footer>';
  const page = nine(
    `<main><p>It is the end of the day.</p><p>And so it was in the town by the sea.</p></main>${outside}`,
  );
  expect([page.CPP, page.NSP]).toEqual([0, 0]);
});

test('a page without a function word has no shares', () => {
  expect(nine('<p>Ada Lovelace</p>')).toMatchObject({ MPV: 0, MDP: 0, NSP: 1 });
});
