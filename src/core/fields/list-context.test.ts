/** What records of a list take from what stands above it. */
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import { loadLexiconsFromDisk } from '../../lab/lexicons/load-node';
import { outlineOf, type Outline } from '../page/outline';
import { factsOf, type Facts } from '../text/facts';
import { inheritedNames } from './name/inherited-name';
import { statedPlaces } from './place/meeting-place';
import { NameScorer } from './name/name';
import type { Extent, Page } from './record';
import { whenOf } from './when/when';
import { contextAbove } from './when/year-around';

const lexicons = loadLexiconsFromDisk();

interface Given extends Page {
  outline: Outline;
  facts: Facts;
  /** Extents of the list's items, in order. */
  records: Extent[];
}

function given(html: string, title = ''): Given {
  const source = `<html lang="en"><head><title>${title}</title></head><body>${html}</body></html>`;
  const { document } = new JSDOM(source, { url: 'https://site.example/list' }).window;
  const outline = outlineOf(walkNow(document, tagLayout()));
  const facts = factsOf(outline, lexicons);
  const records = outline.blocks.flatMap(({ tag }, block) =>
    tag === 'li' ? [{ block, from: outline.from[block]!, to: outline.to[block]! }] : [],
  );
  return {
    outline,
    facts,
    names: new NameScorer(outline, facts),
    now: '2026-11-01',
    nameModel: undefined,
    regionModel: undefined,
    wordingModel: undefined,
    records,
  };
}

describe('the name of a date without one', () => {
  const list = '<ul><li class=r>May 4, 2027<li class=r>June 1, 2027</ul>';
  const name = (html: string): string | undefined => {
    const page = given(html);
    return inheritedNames(page, page.records.at(-1)!)[0]?.text;
  };
  test.each([
    ['<h2>Kelp Harbour Board Meeting Dates &amp; Agendas</h2>', 'Kelp Harbour Board Meeting'],
    ['<h1>Harbour Board</h1><h2>2027</h2>', 'Harbour Board'],
    ['<h1>Harbour Board</h1><h2>Upcoming Meetings</h2><h3>Agendas and Minutes</h3>', 'Harbour Board'],
    ['<h2>Finance Committee Meetings:</h2>', 'Finance Committee Meetings'],
    ['<h2>Calendar</h2>', undefined],
    ['<h1>Harbour</h1><p>Dredging Committee:</p><p>2nd Floor Conference Room</p>', 'Dredging Committee'],
    ['<h1>Harbour</h1><p>The 2027 Dredging Committee (DC) meetings are held in the tower.</p>', 'Dredging Committee'],
    ['<h1>Harbour Board</h1><p>Dredging Committee</p><p>Regatta</p>', 'Harbour Board'],
    ['<h1>Harbour</h1><p>Dredging Committee</p><p>All are held in the tower.</p>', 'Dredging Committee'],
    [
      '<p>Harbour Board</p><ul><li>May 2, 2027</ul><div><h3>Kelp Concerts</h3><p>On the green</p></div>',
      'Kelp Concerts',
    ],
    ['<h1>Harbour Board</h1><p>Opening Panel</p>', 'Harbour Board'],
    ['<h1>Harbour Board</h1><p>Date of Meeting</p>', 'Harbour Board'],
    ['<h1>Harbour Board</h1><p>August / No Meeting</p>', 'Harbour Board'],
    ['<h1>Harbour</h1><p>Dredging Committee</p><h4>2027 Meeting Dates</h4>', 'Dredging Committee'],
    ['<h1>Harbour Board</h1><h2>What is a harbour?</h2>', 'Harbour Board'],
    [
      '<h2>What is the district?</h2><div><h4>2027 Meetings</h4><p>Under the act, the Kelp Tax Commission #16 is hereby giving notice of its meetings, held at 2 p.m.</p></div><h4>2027 Meeting Dates</h4>',
      'Kelp Tax Commission #16',
    ],
    [
      '<ol class="breadcrumbs"><li>About</li><li>Board of Trustees</li><li>Meetings</li></ol><h1>Meetings</h1>',
      'Board of Trustees',
    ],
  ])('under %s', (above, expected) => {
    expect(name(`${above}${list}`)).toBe(expected);
  });

  test('the title names it, but not with the name of the site, unless that is a body', () => {
    const names = (title: string, header: string): string[] => {
      const page = given(`<header><p>${header}</p></header><main>${list}</main>`, title);
      return inheritedNames(page, page.records[0]!).map(({ text }) => text);
    };
    expect(names('Evenings of Kelp | Friends of the Sea', 'Friends of the Sea')).toEqual(['Evenings of Kelp']);
    expect(names('Dates | Kelp Harbour Board', 'Kelp Harbour Board')).toEqual(['Kelp Harbour Board']);
  });
});

describe('the year that a day leaves out', () => {
  const yearOf = (above: string): number | undefined => {
    const { outline, facts, records } = given(`<h1>Harbour</h1>${above}<ul><li>May 4 at 6 pm<li>June 1 at 6 pm</ul>`);
    return contextAbove(outline, facts, records.at(-1)!.from).year;
  };
  const part = '<section><h3>Dredging Committee:</h3><p>May 5 at 2 pm</p></section><h3>Full Board:</h3>';

  test('is that of the caption above all parts of the list', () => {
    expect(yearOf(`<h4><a href="#2028">2028 Board Meetings</a></h4>${part}`)).toBe(2028);
  });

  test.each([
    ['of a menu of years', `<p>2027 Meetings</p><p>2028 Meetings</p>${part}`],
    ['of what is no meeting', `<p>2028 Annual Flower Show</p>${part}`],
    ['of a link to another page', `<p><a href="/2028">2028 Board Meetings</a></p>${part}`],
  ])('is not that %s', (_what, above) => {
    expect(yearOf(above)).toBeUndefined();
  });
});

describe('the place that a page states for a list', () => {
  const list = '<ul><li class=r>May 4, 2027 Agenda<li class=r>June 1, 2027 Agenda</ul>';
  const stated = (html: string): unknown => {
    const { outline, facts, records } = given(html);
    return statedPlaces(outline, facts, records)[0]?.place;
  };
  test.each([
    ['All meetings are held at Kelp Town Hall, unless otherwise posted.', { name: 'Kelp Town Hall' }],
    [
      'The board meets on Tuesdays at 6:00 p.m. in the Council Chambers located at 17 Fog Street, Kelp.',
      { name: 'Council Chambers', address: '17 Fog Street, Kelp' },
    ],
    ['Where: Kelp Library', { name: 'Kelp Library' }],
    ['会場はいずれも浜辺保健センターです。', { name: '浜辺保健センター' }],
    ['We meet at 7.45pm in the Scout Hut, Kelp Lane.', { name: 'Scout Hut, Kelp Lane' }],
    ['Mondays at 4pm in Lecture Theatre B, Kelp Building.', { name: 'Lecture Theatre B, Kelp Building' }],
    ['All meetings start at 7pm in the Council Chamber.', { name: 'Council Chamber' }],
    ['ALL MEETINGS TAKE PLACE AT THE KLP OFFICES UNLESS OTHERWISE NOTED.', { name: 'KLP OFFICES' }],
    ['All meetings will be held at KLPHA unless otherwise notified', { name: 'KLPHA' }],
    ['The board meets at 9 a.m. at the Rupert K. Fennel Center, unless noted.', { name: 'Rupert K. Fennel Center' }],
    ['Meetings are held at KLP 7 (19 Fog Street) at 2 PM.', { name: 'KLP 7', address: '19 Fog Street' }],
    [
      'Held on the 1st Tuesday of each month at 6:00 p.m., Lamp House located at 21 Fog Avenue, Kelp',
      { name: 'Lamp House', address: '21 Fog Avenue, Kelp' },
    ],
  ])('%s', (text, expected) => {
    expect(stated(`<h1>Board</h1><p>${text}</p>${list}`)).toEqual(expected);
  });
  test.each([
    [
      'right below',
      `${list}<p>Unless noted all meetings take place at 1:30pm in the Kelp Center, 1 Fog Street.</p>`,
      'Kelp Center',
    ],
    ['right below, with a label,', `${list}<p>Location: KLP office, 31 N. Fogway</p>`, 'KLP office'],
    [
      'in another section, of all meetings,',
      `<h2>Rules</h2><p>The board has nine members. Board meetings are held in the Fog Building Auditorium, unless noted.</p><h2>Dates</h2>${list}`,
      'Fog Building Auditorium',
    ],
    ['in a caption', `<p>1:00 p.m.</p><p>Kelp Civic Center - 19 Fog Street</p>${list}`, 'Kelp Civic Center'],
    ['under a heading', `${list}<h2>Location</h2><p>Fog Hall</p><p>17 Fog Street</p><p>View map</p>`, 'Fog Hall'],
  ])('%s the list', (_case, html, name) => {
    expect((stated(`<h1>Board</h1>${html}`) as { name: string }).name).toContain(name);
  });
  test.each([
    ['below the list, not of all', `<h1>Board</h1>${list}<p>The picnic is held at Kelp Town Hall.</p>`],
    ['in a list of places', `<h1>Board</h1>${list}<h2>Location</h2><p>Kelp Hall</p><h2>Location</h2><p>Fog Hall</p>`],
    ['of another section', `<h1>Town</h1><h2>Fair</h2><p>Held at Kelp Town Hall.</p><h2>Board</h2>${list}`],
    [
      'that says where it is said',
      `<h1>Board</h1><p>All meetings are held at the location specified below.</p>${list}`,
    ],
    [
      'of several, where they differ',
      `<h2>Rules</h2><p>Board meetings are held at Kelp Hall.</p><h2>More</h2><p>All committee meetings are held at Fog Hall.</p><h2>Dates</h2>${list}`,
    ],
    ['that is a time', `<h1>Board</h1><p>All meetings start at Noon.</p>${list}`],
    ['that is a person at work', `<h1>Board</h1><p>She works at Kelp Town Hall.</p>${list}`],
  ])('none %s', (_case, html) => {
    expect(stated(html)).toBeUndefined();
  });
});

describe('the day of what says only its hour', () => {
  const dayOf = (html: string, text: string): number | undefined => {
    const { outline, facts } = given(html);
    const from = outline.lines.findIndex((line) => line.text.includes(text));
    return whenOf(outline, facts, from, from + 1, new Map())?.mention.start?.day;
  };
  const prose = `<p>${'The mill has been open again for a week, and whoever comes by finds the wheel turning. '.repeat(3)}</p>`;

  test.each([
    [
      'in the block that begins with it',
      '<div><p>Sat 5 December</p><div><p>Owl walk, 17:30</p><p>Quiz, 20:00</p></div></div>',
    ],
    ['in a row before it', '<div><p>Sat 5 December</p><p>Owl walk, 17:30</p><p>Quiz, 20:00</p></div>'],
  ])('is taken %s', (_where, html) => {
    expect(dayOf(html, 'Quiz')).toBe(5);
  });

  test.each([
    ['today’s in the header', `<header><p>Sat 28 November 2026</p></header><main><ul><li>Quiz, 20:00</li></ul></main>`],
    [
      'far above',
      `<div>${'<p>Hello there.</p>'.repeat(4)}<p>Sat 28 November 2026</p>${'<p>Hello there.</p>'.repeat(9)}<p>Quiz, 20:00</p></div>`,
    ],
    ['of an article', `<article><p>12 October 2026</p>${prose}<p>Quiz, 20:00</p></article>`],
  ])('is not the day %s', (_where, html) => {
    expect(dayOf(html, 'Quiz')).toBeUndefined();
  });
});
