import { describe, expect, test } from 'vitest';
import { found, pageOf } from './hand-made';
import { mdr } from './mdr';
import { editDistanceWithin } from './tag-strings';

describe('MDR', () => {
  test('rows that are alike are a region; the heading before them is not in it', () => {
    const page = pageOf('<h2>Programme</h2><ul><li>Jazz</li><li>Choir</li><li>Market</li></ul>');
    expect(found(mdr, page)).toEqual([['Jazz', 'Choir', 'Market']]);
  });

  test('generalised nodes of several siblings: a title and its paragraph', () => {
    const page = pageOf(
      '<div><h3>Jazz</h3><p>Monday</p><h3>Choir</h3><p>Tuesday</p><h3>Market</h3><p>Friday</p></div>',
    );
    expect(found(mdr, page)[0]).toEqual(['Jazz Monday', 'Choir Tuesday', 'Market Friday']);
  });

  test('children that are all alike are the records of a node, but cells are none of a table row', () => {
    const shelf = '<div><p>Jazz</p><p>Choir</p></div>';
    expect(found(mdr, pageOf(`<section>${shelf}${shelf}</section>`))[0]).toEqual(['Jazz', 'Choir', 'Jazz', 'Choir']);
    const row = '<tr><td>Jazz</td><td>Monday</td></tr>';
    expect(found(mdr, pageOf(`<table>${row}${row}</table>`))[0]).toEqual(['Jazz Monday', 'Jazz Monday']);
  });

  test('records whose parts lie apart: the i-th children of all components', () => {
    const two = (tag: string, text: string): string => `<${tag}>${`<p>${text}</p>`.repeat(2)}</${tag}>`;
    // div and section with two paragraphs each are a third apart, so that only pairs of them are alike.
    const page = pageOf(
      `<div>${two('div', 'Jazz')}${two('section', 'Monday')}${two('div', 'Choir')}${two('section', 'Friday')}</div>`,
    );
    expect(found(mdr, page)[0]).toEqual(['Jazz Monday', 'Jazz Monday', 'Choir Friday', 'Choir Friday']);
  });

  test('what is more than 0.3 apart is no region', () => {
    const page = pageOf('<div><div><h3>a</h3><p>b</p></div><div><ul><li>c</li></ul></div></div>');
    expect(found(mdr, page)).toEqual([]);
  });
});

describe('edit distance within a limit', () => {
  const distance = (a: string, b: string): number => {
    const codes = (text: string): number[] => [...text].map((char) => char.charCodeAt(0));
    let limit = 0;
    while (!editDistanceWithin(codes(a), codes(b), limit)) limit++;
    return limit;
  };
  test.each([
    ['', '', 0],
    ['abc', '', 3],
    ['kitten', 'sitting', 3],
    ['abcdef', 'badcfe', 4],
    ['xabc', 'abc', 1],
  ])('%s → %s', (a, b, expected) => {
    expect(distance(a, b)).toBe(expected);
    expect(distance(b, a)).toBe(expected);
  });
});
