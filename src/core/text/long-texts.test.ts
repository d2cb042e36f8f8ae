import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import { loadLexiconsFromDisk } from '../../lab/lexicons/load-node';
import { outlineOf } from '../page/outline';
import { CONTEXT } from './clause-context';
import { factsOf } from './facts';
import { longTexts, type LongClause } from './long-texts';

const lexicons = loadLexiconsFromDisk();

function clausesOn(html: string, most?: number): LongClause[] {
  const source = `<html lang="en"><head><title>Tidewater Pumps | About</title></head><body>${html}</body></html>`;
  const { document } = new JSDOM(source, { url: 'https://www.tidewater.example/about/' }).window;
  const outline = outlineOf(walkNow(document, tagLayout()));
  return longTexts({ outline, facts: factsOf(outline, lexicons) }, 'business', most);
}

const of = (clause: LongClause, name: (typeof CONTEXT)[number]): number => clause.context[CONTEXT.indexOf(name)]!;

const HTML = `<nav><p>We keep cellars dry in this menu, too, which is long enough to be a text but stands in the wrong place.</p></nav>
<main><h2>Our story</h2><p>Tidewater Pumps has kept cellars dry since the flood of 1953. We build all pumps ourselves; she who
founded it still winds the motors.</p><ul><li>Short.</li><li>Call 206-555-0134 for a visit by one of our people, who come on every day of the week but Sunday</li></ul></main>`;

test('clauses of the long lines of the main part, with the heading above and their place in the line', () => {
  const clauses = clausesOn(HTML);
  expect(clauses.map(({ text }) => text.slice(0, 9))).toEqual(['Tidewater', 'We build ', 'Call 206-']);
  expect(clauses.map(({ heading, inLine, ofLine }) => [heading, inLine, ofLine])).toEqual([
    ['Our story', 0, 2],
    ['Our story', 1, 2],
    ['Our story', 0, 1],
  ]);
  expect(clausesOn(HTML, 1)).toHaveLength(1);
});

test('a number for every name, and each says what it is named for', () => {
  const [first, second, third] = clausesOn(HTML) as [LongClause, LongClause, LongClause];
  for (const { context } of [first, second, third]) expect(context).toHaveLength(CONTEXT.length);
  expect(
    ['kind business', 'first', 'p', 'name of title', 'name of site', 'year'].map((name) => of(first, name as 'p')),
  ).toEqual([1, 1, 1, 1, 1, 1]);
  expect(['first', 'we', 'he or she', 'I', 'li'].map((name) => of(second, name as 'p'))).toEqual([0, 1, 1, 0, 0]);
  expect(['li', 'one clause', 'e-mail or number', 'ends as a sentence'].map((name) => of(third, name as 'p'))).toEqual([
    1, 1, 1, 0,
  ]);
});
