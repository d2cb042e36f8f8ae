import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { tagLayout } from '../../../content/layout';
import { walkNow } from '../../../content/walk';
import { loadLexiconsFromDisk } from '../../../lab/lexicons/load-node';
import { outlineOf } from '../../page/outline';
import { factsOf } from '../../text/facts';
import { columnIn, columnsOf } from './columns';
import { NameScorer } from './name';

const lexicons = loadLexiconsFromDisk();

/** Columns of a page's list items. */
function given(html: string) {
  const { document } = new JSDOM(`<html lang="en"><body>${html}</body></html>`, { url: 'https://site.example/' })
    .window;
  const outline = outlineOf(walkNow(document, tagLayout()));
  const names = new NameScorer(outline, factsOf(outline, lexicons));
  const records = outline.blocks.flatMap(({ tag }, block) =>
    tag === 'li' ? [{ block, from: outline.from[block]!, to: outline.to[block]! }] : [],
  );
  return { names, records, columns: columnsOf(names, records) };
}

test('a link within a longer line that says the same in most records is an echo; a title that repeats is none', () => {
  const item = (n: number): string =>
    `<li><p><a href="/e/${n}">Night Ferry</a></p><p>For tickets and all that belongs to them please see the <a href="/buy/${n}">Harbour Store</a> online</p></li>`;
  const { columns } = given(`<ul>${[1, 2, 3, 4, 5].map(item).join('')}</ul>`);
  expect([...columns.echoes]).toEqual(['Harbour Store']);
});

test('a line of one link stands in the column of lines of several links, too', () => {
  const acts = [['Saltmine'], ['Grey Heron', 'Tin Whale'], ['Low Orchard', 'Mire']];
  const item = (names: string[]): string =>
    `<li><p class=what>${names.map((name) => `<a href="/${name}">${name}</a>`).join(', ')}</p></li>`;
  const { names, records, columns } = given(`<ul>${acts.map(item).join('')}</ul>`);
  const whole = ({ from, to }: { from: number; to: number }) => names.range(from, to).find(({ chunk }) => chunk.whole)!;
  expect(columnIn(columns, whole(records[0]!))?.present).toBe(1);
  expect(columnIn(columns, whole(records[1]!))?.present).toBe(1);
});
