import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import { loadLexiconsFromDisk } from '../../lab/lexicons/load-node';
import type { FoundRecord } from '../finding';
import { outlineOf } from '../page/outline';
import type { ClauseLabel } from '../text/clause-labels';
import { factsOf } from '../text/facts';
import { withDescription, type LabelProbabilities, type LongTextReader } from './description';
import { NameScorer } from './name/name';
import type { Page } from './record';

const lexicons = loadLexiconsFromDisk();

function given(html: string, title: string): Page {
  const source = `<html lang="en"><head><title>${title}</title></head><body><main>${html}</main></body></html>`;
  const { document } = new JSDOM(source, { url: 'https://tidewater.example/about/' }).window;
  const outline = outlineOf(walkNow(document, tagLayout()));
  const facts = factsOf(outline, lexicons);
  const models = { nameModel: undefined, regionModel: undefined, wordingModel: undefined };
  return { outline, facts, names: new NameScorer(outline, facts), now: '2026-11-01', ...models };
}

/** Labels clauses by words in them. */
function reader(sayings: readonly (readonly [word: string, label: ClauseLabel, chance: number])[]): LongTextReader {
  return {
    labels: (clauses) =>
      clauses.map(({ text }): LabelProbabilities => {
        const said = sayings.find(([word]) => text.includes(word));
        const none = {
          'business-name': 0,
          'business-description': 0,
          'department-function': 0,
          'person-description': 0,
        };
        return said ? { ...none, other: 1 - said[2], [said[1]]: said[2] } : { ...none, other: 1 };
      }),
  };
}

const person = { kind: 'person', name: 'Mary Dow', evidence: {}, why: [] } as unknown as FoundRecord;
const business = { kind: 'business', name: 'Tidewater', evidence: {}, why: [] } as unknown as FoundRecord;

const BIO =
  'She has kept the tide tables of three harbours since the old master of the port retired and left her the key.';
const NOTICE =
  'Please hand in the forms for the winter term at the front desk before noon on the last Friday of the month.';
const PAGE = `<h1>Mary Dow</h1><p>${NOTICE}</p><p>${BIO}</p>`;

test('the description is the first text that is surely on the person, with the place that says so', () => {
  const page = given(PAGE, 'Mary Dow');
  const [said] = withDescription(page, [person], 'person-detail', reader([['tide', 'person-description', 0.9]]));
  expect(said!.description).toBe(BIO);
  expect(said!.evidence['description']).toMatchObject({ confidence: 0.9, source: 'page', quote: BIO });
});

test('what is not sure, or of another sort, is no description', () => {
  const page = given(PAGE, 'Mary Dow');
  const unsure = reader([['tide', 'person-description', 0.6]]);
  expect(withDescription(page, [person], 'person-detail', unsure)).toEqual([person]);
  const unit = reader([['tide', 'department-function', 0.9]]);
  expect(withDescription(page, [person], 'person-detail', unit)).toEqual([person]);
});

test('a page of another kind is not read at all', () => {
  const never: LongTextReader = {
    labels: () => {
      throw new Error('read');
    },
  };
  expect(withDescription(given(PAGE, 'Mary Dow'), [person], 'person-list', never)).toEqual([person]);
});

test('sentences go before a line that only lists, and a clause that announces a list is left out', () => {
  const line = 'Associate Professor, Department of Tides and Harbours, University of Tidewater and the Islands';
  const page = given(`<h1>Mary Dow</h1><p>${line}</p><p>${BIO} She writes on the following tides:</p>`, 'Mary Dow');
  const say = reader([
    ['Associate', 'person-description', 0.99],
    ['She', 'person-description', 0.8],
  ]);
  expect(withDescription(page, [person], 'person-detail', say)[0]!.description).toBe(BIO);
});

test('a business is described by the first text that names it, whether that is taken for a unit or a business', () => {
  const first =
    'Most cellars of old houses near the coast are wet for half of the year, and many never dry out at all.';
  const own =
    'Tidewater keeps cellars of old houses dry, with pumps that its own workshop has built since the great flood.';
  const page = given(`<h1>About</h1><p>${first}</p><p>${own}</p>`, 'About us | Tidewater');
  const say = reader([
    ['Most', 'business-description', 0.95],
    ['Tidewater', 'department-function', 0.9],
  ]);
  expect(withDescription(page, [business], 'business', say)[0]!.description).toBe(own);
});

test('a sentence longer than a clause is cut at a comma; a list as long, which ends as none, is no description', () => {
  const parts = Array.from({ length: 30 }, (_, i) => `the tides of harbour number ${i + 1}`).join(', ');
  const say = reader([['She', 'person-description', 0.9]]);
  const described = (text: string) =>
    withDescription(given(`<h1>Mary Dow</h1><p>${text}</p>`, 'Mary Dow'), [person], 'person-detail', say)[0]!
      .description;
  const said = described(`She has written on ${parts}.`);
  expect(said).toMatch(/^She has written on the tides of harbour number 1, .*harbour number \d+…$/);
  expect(said!.length).toBeLessThan(400);
  expect(described(`She has written on ${parts}`)).toBeUndefined();
});
