import { describe, expect, test } from 'vitest';
import { outlineOf } from '../../core/page/outline';
import { alignedColumns, depta } from './depta';
import { boxed, found, pageOf, pageOfBoxes, type Boxed } from './hand-made';

describe('DEPTA', () => {
  test('subtrees that differ by one node in many are alike, others end the region', () => {
    const row = (name: string, more = ''): string =>
      `<li><h3>${name}</h3><p>day</p><p>time</p><p>place</p><p>price</p>${more}</li>`;
    const page = pageOf(`<ul>${row('Jazz')}${row('Choir', '<p>sold out</p>')}${row('Fair')}<li>Archive</li></ul>`);
    expect(found(depta(), page)[0]!.map((text) => text.split(' ')[0])).toEqual(['Jazz', 'Choir', 'Fair']);
  });

  test('a gap inside a generalised node must not be wider than the gap to the next', () => {
    const rows = (gaps: readonly number[]): Boxed => {
      let y = 0;
      const children = ['h3', 'p', 'h3', 'p', 'h3', 'p'].map((tag, i) => {
        const child = boxed(tag, [0, y, 500, 20], `${tag} ${i}`);
        y += 20 + (gaps[i] ?? 0);
        return child;
      });
      return boxed('body', [0, 0, 500, 400], children);
    };
    expect(found(depta(), pageOfBoxes(rows([5, 30, 5, 30, 5])))[0]).toEqual(['h3 0 p 1', 'h3 2 p 3', 'h3 4 p 5']);
    expect(found(depta(), pageOfBoxes(rows([30, 5, 30, 5, 30])))[0]).toEqual(['p 1 h3 2', 'p 3 h3 4']);
  });

  test('the tree follows the boxes: what does not lie in its parent belongs to what is around it', () => {
    const item = (y: number): Boxed => boxed('li', [0, y, 500, 40], [boxed('p', [0, y, 500, 40], `item ${y}`)]);
    // The second list lies within the first one's item in the markup, and outside of it on the screen.
    const page = pageOfBoxes(
      boxed(
        'body',
        [0, 0, 500, 400],
        [
          boxed(
            'ul',
            [0, 0, 500, 200],
            [boxed('li', [0, 0, 500, 40], [boxed('p', [0, 0, 500, 40], 'item 0'), item(50), item(100)])],
          ),
        ],
      ),
    );
    expect(found(depta(), page)[0]).toEqual(['item 0', 'item 50', 'item 100']);
  });
});

describe('partial tree alignment', () => {
  const columns = (html: string): (string | null)[][] => {
    const page = pageOf(`<ul>${html}</ul>`);
    const { units } = outlineOf(page);
    return alignedColumns(page, units[1]!);
  };

  test('items of one place are one column; what a record lacks is null', () => {
    expect(columns('<li><h3>Jazz</h3><p>Mon</p><div>Hall</div></li><li><h3>Choir</h3><div>Church</div></li>')).toEqual([
      ['Jazz', 'Mon', 'Hall'],
      ['Choir', null, 'Church'],
    ]);
  });

  test('an item that the seed lacks is inserted between the neighbours that it has there', () => {
    const [first, second] = columns(
      '<li><h3>Jazz</h3><p>Mon</p><div>Hall</div><b>a</b><i>b</i></li><li><h3>Choir</h3><blockquote>new</blockquote><p>Tue</p></li>',
    );
    expect(first!.slice(0, 4)).toEqual(['Jazz', null, 'Mon', 'Hall']);
    expect(second!.slice(0, 4)).toEqual(['Choir', 'new', 'Tue', null]);
  });

  test('what has no unique place waits until another record has made one', () => {
    const rows = columns(
      '<li><h3>A</h3><p>1</p><div>2</div><section>3</section><address>4</address></li>' +
        '<li><h3>B</h3><pre>x</pre><section>6</section></li>' +
        '<li><h3>C</h3><pre>y</pre><p>7</p></li>',
    );
    expect(rows.map((row) => row[1])).toEqual([null, 'x', 'y']);
  });
});
