import { expect, test } from 'vitest';
import { given } from '../../../test/given-page';
import { candidatesOf } from './candidates';
import type { Chosen } from './choose';
import { withDividedRows } from './divided-rows';

const row = (cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => (cell.startsWith('*') ? `<td class="r">${cell.slice(1)}</td>` : `<td>${cell}</td>`)).join('')}</tr>`;

/** What was chosen of a table, by its text, where cells with a star and rows of class "r" are at first. */
function chosenOf(rows: string): string[] {
  const head = '<tr><th>Month</th><th>Finance</th><th>Planning</th><th>Board</th></tr>';
  const { outline, facts, records } = given(`<table>${head}${rows}</table>`);
  const candidates = candidatesOf(outline);
  const verdict = { kind: 'event', probability: 0.8, gain: 1 } as const;
  const ordered = [...records].sort((a, b) => a.from - b.from);
  const chosen = ordered.map(({ block }): Chosen => ({ candidate: candidates.alone[block]!, verdict }));
  return withDividedRows(outline, facts, candidates, chosen).map(({ candidate: { from, to } }) =>
    outline.lines
      .slice(from, to)
      .map(({ text }) => text)
      .join(' | '),
  );
}

const january = row(['January', '*January 8', '*January 15', '*January 22']);
const february = row(['February', '*February 12', '*February 19', '*February 26']);
const march = row(['March', 'No meeting', 'March 19', 'March 26']).replace('<tr>', '<tr class="r">');

test('a row in which one cell says that nothing is on is divided like the rows around it', () => {
  expect(chosenOf(january + february + march).slice(6)).toEqual(['March 19', 'March 26']);
});

test('a row with one day is one event, and so is each where few are divided', () => {
  const one = row(['March', 'Spring break', 'Picnic', 'March 26']).replace('<tr>', '<tr class="r">');
  expect(chosenOf(january + february + one).slice(6)).toEqual(['March | Spring break | Picnic | March 26']);
  expect(chosenOf(january + march).slice(3)).toEqual(['March | No meeting | March 19 | March 26']);
});
