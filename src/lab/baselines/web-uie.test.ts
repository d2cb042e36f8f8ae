import { describe, expect, test } from 'vitest';
import { found, pageOf } from './hand-made';
import { webUie } from './web-uie';

const row = (tag: string, cells: number): string => `<${tag}>${'<p>x</p>'.repeat(cells)}</${tag}>`;

describe('WEB-UIE, repeating units', () => {
  test('units of several siblings, one of which lacks its last', () => {
    const unit = (name: string, parts = 3): string =>
      [`<h3>${name}</h3>`, '<p>post</p>', '<div>room</div>'].slice(0, parts).join('');
    const page = pageOf(`<div>${unit('Ito')}${unit('Sato')}${unit('Mori')}${unit('Abe')}</div>`);
    expect(found(webUie(), page)[0]).toEqual(['Ito post room', 'Sato post room', 'Mori post room', 'Abe post room']);
  });

  test('the search begins behind siblings that repeat nothing', () => {
    const page = pageOf(`<div><h2>Staff</h2>${row('section', 2).repeat(4)}</div>`);
    expect(found(webUie(), page)[0]).toEqual(['x x', 'x x', 'x x', 'x x']);
  });

  test('the last unit is carved at the first one’s length', () => {
    const page = pageOf(`<div>${'<h3>n</h3><p>a</p>'.repeat(4)}<hr><p>b</p><address>c</address></div>`);
    expect(found(webUie(), page)[0]).toEqual(['n a', 'n a', 'n a', 'n a']);
  });

  test('three units are no region, four are (k > 3)', () => {
    expect(found(webUie(), pageOf(`<ul>${'<li><p>a</p></li>'.repeat(3)}</ul>`))).toEqual([]);
    expect(found(webUie(), pageOf(`<ul>${'<li><p>a</p></li>'.repeat(4)}</ul>`))).toHaveLength(1);
  });
});
