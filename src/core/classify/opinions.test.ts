import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import { loadLexiconsFromDisk } from '../../lab/lexicons/load-node';
import { textOf } from '../page/outline';
import { openPage } from '../pipeline';
import { everyCandidate, type Candidate } from '../records/candidate';
import { Evidence } from './features';
import { Opinions } from './opinions';

const lexicons = loadLexiconsFromDisk();
/** Places of the second layer's evidence that the tests speak of. */
const OWN = 0;
const REGION_MEAN = 3;
const PAGE_BEST = 8;
const BEST_ELSEWHERE = 10;
const INSIDE_BEST = 11;
const INSIDE_COUNT = 12;
const AROUND = 14;

/** The page's candidates seen through a first layer that takes every line with an "@" for an event, and nothing larger. */
function seen(html: string): (text: string) => Float64Array {
  const { document } = new JSDOM(`<html lang="en"><body>${html}</body></html>`, { url: 'https://site.example/' })
    .window;
  const { page, candidates } = openPage(walkNow(document, tagLayout()), '2026-11-01', lexicons, undefined);
  const { outline } = page;
  const text = ({ from, to }: Candidate): string => textOf(outline, from, to).replace(/\n/g, ' ');
  const opinions = new Opinions(outline, candidates, new Evidence(page, candidates), (all, told) => {
    for (const one of all) if (text(one).includes('@')) told(one, [one.to - one.from === 1 ? 2 : -2, -5, -5]);
  });
  return (wanted) => {
    const all = [...everyCandidate(candidates)].filter((one) => text(one) === wanted && opinions.has(one, 0));
    return opinions.features(all.sort((a, b) => b.group.length - a.group.length)[0]!, 0);
  };
}

describe('the second layer sees', () => {
  const of = seen('<main><ul><li>@ a</li><li>@ b</li><li>c</li></ul></main><p>@ far</p>');

  test('what the first said of the candidate and of its region', () => {
    expect(of('@ a')[OWN]).toBe(2);
    expect(of('@ a')[REGION_MEAN]).toBeCloseTo((2 + 2 - 6) / 3);
  });
  test('how many records a larger candidate is likely to hold', () => {
    const chance = 1 / (1 + Math.exp(-2));
    expect(of('@ a @ b c')[INSIDE_BEST]).toBe(2);
    expect(of('@ a @ b c')[INSIDE_COUNT]).toBeCloseTo(2 * chance, 1);
    expect(of('@ a')[INSIDE_COUNT]).toBeCloseTo(0, 1);
  });
  test('that something larger around it was rather no record', () => {
    expect(of('@ a')[AROUND]).toBe(-2);
  });
  test('the best of the page, and of its other regions', () => {
    expect(of('@ a')[PAGE_BEST]).toBe(2);
    expect(of('@ a')[BEST_ELSEWHERE]).toBe(2);
    expect(seen('<ul><li>@ a</li><li>@ b</li></ul>')('@ a')[BEST_ELSEWHERE]).toBe(-2);
  });
  test('a block that holds nothing but another as no larger than it', () => {
    expect(seen('<div><section><p>@ a</p></section></div><p>x</p>')('@ a')[INSIDE_COUNT]).toBeCloseTo(0, 1);
  });
});
