import { expect, test } from 'vitest';
import { given, lineWith } from '../../../../test/given-page';
import { isAmongRemarks, saysOfShowing } from './showing-remarks';

test.each([
  'Premiere Karten',
  'ausverkauft',
  'Silvestervorstellung',
  'Opening night · Book now',
  'Représentation scolaire',
  'Dernière',
  '千秋楽',
])('%s is said of one showing', (text) => expect(saysOfShowing(text)).toBe(true));

test.each(['Opening Night: A Comedy', 'Die Vorstellung der Armen', 'Ticket to Ride', 'Extra Kaffee'])(
  '%s may be a name',
  (text) => expect(saysOfShowing(text)).toBe(false),
);

test.each([
  [['Premiere', 'Abo A', 'ausverkauft', 'Zum letzten Mal'], true],
  [['Premiere', 'Limited availability', 'Matinee', 'Opening Night'], true],
  [['Premiere', 'Opening Night'], true],
  [['Premiere', 'Shorts Programme', 'Opening Night', 'Closing Night'], false],
])('%s in a column: remarks are most of it: %s', (cells, expected) => {
  const rows = cells.map((cell, i) => `<tr><td>${5 + i} December</td><td>${cell}</td></tr>`).join('');
  const page = given(`<h1>The Otters</h1><table>${rows}</table>`);
  expect(isAmongRemarks(page, lineWith(page, 'Premiere'))).toBe(expected);
});

test('a column is counted once, however many rows ask', () => {
  const rows = '<tr><td>5 December</td><td>Matinee</td></tr>'.repeat(2000);
  const page = given(`<table>${rows}</table>`);
  const lines = page.outline.lines.filter(({ text }) => text === 'Matinee');
  const took = (asked: typeof lines): number => {
    const began = performance.now();
    for (const { index } of asked) isAmongRemarks(page, index);
    return performance.now() - began;
  };
  const first = took(lines.slice(0, 1));
  expect(took(lines)).toBeLessThan(10 * first);
});
