import { describe, expect, test } from 'vitest';
import { eventLocky } from './event-locky';
import { found, pageOf } from './hand-made';

const without = eventLocky(false);
const withBacktracking = eventLocky(true);

describe('Event.Locky as printed', () => {
  const item = (name: string): string => `<li><h3>${name}</h3><p>day</p></li>`;

  test('equal neighbours are records', () => {
    const page = pageOf(`<ul>${item('Jazz')}${item('Choir')}${item('Fair')}</ul>`);
    expect(found(without, page)).toEqual([['Jazz day', 'Choir day', 'Fair day']]);
  });

  test('figure 4: a dt and a dd make one record, by a window of two', () => {
    const pair = (name: string): string => `<dt>${name}</dt><dd><p>day</p></dd>`;
    const page = pageOf(`<dl>${pair('Jazz')}${pair('Choir')}${pair('Fair')}</dl>`);
    expect(found(without, page)).toEqual([['Jazz day', 'Choir day', 'Fair day']]);
  });

  test('the window stays below half the siblings: two alone are no list', () => {
    expect(found(without, pageOf(`<ul>${item('Jazz')}${item('Choir')}</ul>`))).toEqual([]);
  });

  test('figure 5: backtracking takes what stands beside the list, and whatever else is below a marked parent', () => {
    const page = pageOf(
      `<p>Imprint</p><div><section><h2>Gala</h2><p>tonight</p></section>${'<div><h3>Jazz</h3><p>day</p></div>'.repeat(3)}</div>`,
    );
    expect(found(without, page)).toEqual([['Jazz day', 'Jazz day', 'Jazz day']]);
    expect(found(withBacktracking, page)).toEqual([['Gala tonight', 'Jazz day', 'Jazz day', 'Jazz day'], ['Imprint']]);
  });

  test('one missing block ends the list: trees must be equal', () => {
    const page = pageOf(`<ul>${item('Jazz')}<li><h3>Choir</h3></li>${item('Fair')}</ul>`);
    expect(found(without, page)).toEqual([]);
  });
});
