import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { tagLayout } from '../../../content/layout';
import { walkNow } from '../../../content/walk';
import { loadLexiconsFromDisk } from '../../../lab/lexicons/load-node';
import { openPage } from '../../pipeline';
import { fullerTitles } from './fuller-title';

const lexicons = loadLexiconsFromDisk();

/** What stands in the title columns of a list, of cards with an artist and a line below each. */
function titlesOf(cards: readonly (readonly [artist: string, below: string])[]): string[] {
  const items = cards.map(([artist, below]) => `<section><h2>${artist}</h2><h3>${below}</h3></section>`).join('');
  const { document } = new JSDOM(`<html lang="en"><body>${items}</body></html>`, { url: 'https://hall.example/' })
    .window;
  const { page } = openPage(walkNow(document, tagLayout()), '2026-11-01', lexicons, undefined);
  const candidates = cards.map((_, n) => page.names.range(2 * n, 2 * n + 2));
  const columns = fullerTitles(page, candidates);
  return candidates.flat().flatMap(({ text, column }) => (columns.has(column) ? [text] : []));
}

const TOURS = [
  ['Ada Byrd', 'Ada Byrd Tour “Tides”'],
  ['The Rooks', 'The Rooks Live 2027'],
  ['Nell Quay', 'Nell Quay Acoustic Tour'],
  ['Wren', 'Spring Festival of the Harbour'],
] as const;

test('where most lines say the one above them and what is on, all of that place are titles', () => {
  expect(titlesOf(TOURS).sort()).toEqual(TOURS.map(([, below]) => below).sort());
});

test('a line that only leads there, says who plays, or does so in few records is none', () => {
  expect(titlesOf(TOURS.map(([artist]) => [artist, `Read more about ${artist}`]))).toEqual([]);
  expect(titlesOf(TOURS.map(([artist]) => [`${artist} Tour`, `With: ${artist} and others`]))).toEqual([]);
  expect(titlesOf(TOURS.map(([artist, below], n) => [artist, n === 0 ? below : 'An evening of songs']))).toEqual([]);
});
