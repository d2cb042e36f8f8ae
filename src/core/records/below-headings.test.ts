import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import { loadLexiconsFromDisk } from '../../lab/lexicons/load-node';
import { outlineOf } from '../page/outline';
import { factsOf } from '../text/facts';
import { Headings } from './below-headings';
import { marksOf } from './marks';

const lexicons = loadLexiconsFromDisk();

/** The units below one heading, and the spans that the paragraphs among them begin. */
function headingsOf(body: string): { headings: Headings; paragraphs: (readonly [number, number])[] } {
  const { document } = new JSDOM(`<html lang="en"><body><main>${body}</main></body></html>`, {
    url: 'https://library.example/',
  }).window;
  const outline = outlineOf(walkNow(document, tagLayout()));
  const facts = factsOf(outline, lexicons);
  const block = outline.blocks.findIndex(({ tag }) => tag === 'main');
  const units = outline.units[block]!;
  const shares = facts.lines.map(({ dateShare }) => dateShare);
  const starts = units.flatMap(({ from }, place) =>
    outline.blocks[outline.lines[from]!.block]!.tag === 'p' ? [place] : [],
  );
  return {
    headings: new Headings(outline, units, marksOf(outline, facts), shares),
    paragraphs: starts.map((start, n) => [start, starts[n + 1] ?? units.length] as const),
  };
}

const [A, B, C] = ['<h3>Reading group</h3>', '<h3>Story time</h3>', '<h3>Craft evening</h3>'];
const [DAY_A, DAY_B, DAY_C] = ['Thursday 4 June, 6pm', 'Saturday 6 June, 10.30am', 'Wednesday 10 June, 7pm'].map(
  (day) => `<p>${day}</p>`,
);

test('days below their headings begin no records, with a season above them or a closed day', () => {
  for (const intro of ['Programme for 1 June to 30 June 2026', 'On Tuesday 2 June the library is closed all day.']) {
    const { headings, paragraphs } = headingsOf(`<p>${intro}</p>${A}${DAY_A}${B}${DAY_B}${C}${DAY_C}`);
    expect(headings.areAbove(paragraphs)).toBe(true);
  }
});

test('days above their headings do, also with a day in the paragraph behind them', () => {
  for (const tail of ['', '<p>This page was updated on 2 May 2026.</p>']) {
    const { headings, paragraphs } = headingsOf(`${DAY_A}${A}${DAY_B}${B}${DAY_C}${C}${tail}`);
    expect(headings.areAbove(paragraphs)).toBe(false);
  }
});

test('where no days stand nothing is known: names stand above the headings of their posts', () => {
  const { headings, paragraphs } = headingsOf(
    '<p>Ann Lee</p><h3>Mayor</h3><p>Lou Carbone</p><h3>Clerk</h3><p>Bo Ek</p>',
  );
  expect(headings.areAbove(paragraphs)).toBe(false);
});

test('windows with a unit left over begin with the heading above a day', () => {
  const { headings } = headingsOf(`<p>Programme for June 2026</p>${A}${DAY_A}${B}${DAY_B}`);
  expect(headings.phase([0, 2], 2, 1)).toBe(1);
  const daysFirst = headingsOf(`${DAY_A}${A}${DAY_B}${B}<p>Admission is free.</p>`);
  expect(daysFirst.headings.phase([0, 2], 2, 1)).toBe(0);
});
