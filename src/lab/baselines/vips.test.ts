import { describe, expect, test } from 'vitest';
import { boxed, found, pageOf, pageOfBoxes, type Boxed } from './hand-made';
import { vips } from './vips';

/** A card of a title and a line, 60 high. */
const card = (x: number, y: number, name: string): Boxed =>
  boxed(
    'div',
    [x, y, 300, 60],
    [boxed('h3', [x, y, 300, 30], name), boxed('p', [x, y + 30, 300, 30], 'a day in spring, in the hall')],
  );

const body = (content: Boxed[], width = 1000): Boxed => boxed('body', [0, 0, width, 800], content);

const MODERATE = { pdoc: 8, small: 0.1 };

describe('VIPS', () => {
  test('blocks with white space between them come apart; what is close and of one font stays together', () => {
    const page = pageOfBoxes(body([card(0, 0, 'Jazz'), card(0, 120, 'Choir'), card(0, 240, 'Fair')]));
    expect(found(vips(MODERATE), page)[0]!.map((text) => text.split(' ')[0])).toEqual(['Jazz', 'Choir', 'Fair']);
  });

  test('a lower permitted degree merges over the lightest separators first', () => {
    const page = pageOfBoxes(body([card(0, 0, 'Jazz'), card(0, 70, 'Choir'), card(0, 300, 'Fair')]));
    const [region] = found(vips(MODERATE), page);
    expect(region).toHaveLength(2);
    expect(region![0]).toContain('Jazz');
    expect(region![0]).toContain('Choir');
    expect(found(vips({ pdoc: 1, small: 0.1 }), page)).toHaveLength(1);
  });

  test('columns are read as columns', () => {
    const page = pageOfBoxes(body([card(0, 0, 'Jazz'), card(400, 0, 'Choir')]));
    expect(found(vips(MODERATE), page)[0]!.map((text) => text.split(' ')[0])).toEqual(['Jazz', 'Choir']);
  });

  test('hidden blocks are not seen, and nothing is without boxes', () => {
    const hidden = { ...card(0, 120, 'Choir'), hidden: 'inactive-slide' as const };
    const page = pageOfBoxes(body([card(0, 0, 'Jazz'), hidden, card(0, 240, 'Fair')]));
    expect(found(vips(), page).flat().join(' ')).not.toContain('Choir');
    expect(found(vips(), pageOf('<p>Jazz</p><p>Choir</p>'))).toEqual([]);
  });

  test('a list whose items float has no height and is divided all the same', () => {
    const items = [0, 1, 2].map((n) => ({ ...card(n * 330, 0, `Concert ${n}`), tag: 'li' }));
    const page = pageOfBoxes(body([boxed('ul', [0, 0, 1000, 0], items)]));
    expect(found(vips(MODERATE), page)[0]!.map((text) => text.slice(0, 9))).toEqual([
      'Concert 0',
      'Concert 1',
      'Concert 2',
    ]);
  });
});
