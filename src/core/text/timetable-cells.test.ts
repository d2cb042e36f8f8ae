import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import { outlineOf } from '../page/outline';
import type { Block, Item, PageSnapshot } from '../page/snapshot';
import { loadLexiconsFromDisk } from '../../lab/lexicons/load-node';
import { withTimetableCells } from './timetable-cells';

const lexicons = loadLexiconsFromDisk();

/** The lines of each cell below the head of a table, rows by "/" and cells by "|". */
const cells = (head: string, ...rows: string[]): string[] => titled('', head, ...rows);

function titled(title: string, head: string, ...rows: string[]): string[] {
  const row = (text: string, tag: string): string =>
    `<tr>${text
      .split('|')
      .map((cell) => `<${tag}>${cell}</${tag}>`)
      .join('')}</tr>`;
  const html = `<html lang="en"><head><title>${title}</title></head><body><table>${row(head, 'th')}${rows.map((text) => row(text, 'td')).join('')}</table></body></html>`;
  const { document } = new JSDOM(html, { url: 'https://harbour.example/' }).window;
  const { blocks, lines, from, to } = outlineOf(withTimetableCells(walkNow(document, tagLayout()), lexicons));
  return blocks.flatMap(({ tag }, block) =>
    tag === 'td'
      ? [
          lines
            .slice(from[block]!, to[block]!)
            .map(({ text }) => text)
            .join(' / '),
        ]
      : [],
  );
}

test('a cell gets the hour of its row and the room of its column', () =>
  expect(cells('Time|Room 1|Room 2', '10:00|Knots|Tides', '11:30|Charts|<p>Lights</p><p>Ann Lee</p>')).toEqual([
    '',
    '10:00 / Knots / Room 1',
    '10:00 / Tides / Room 2',
    '',
    '11:30 / Charts / Room 1',
    '11:30 / Lights / Ann Lee / Room 2',
  ]));

test('a cell gets the day of its column on one line with the hour', () =>
  expect(cells('|Fri 12 June 2026|Sat 13 June 2026', '10:00|Knots|Tides', '11:30||Lights')).toEqual([
    '',
    'Fri 12 June 2026 10:00 / Knots',
    'Sat 13 June 2026 10:00 / Tides',
    '',
    '',
    'Sat 13 June 2026 11:30 / Lights',
  ]));

test('pauses keep their hour to themselves', () =>
  expect(
    cells('|Track 1|Track 2', '10:00|Knots|Tides', '11:00|Coffee break|Coffee break', '11:30|Charts|Lights').slice(
      3,
      6,
    ),
  ).toEqual(['11:00', 'Coffee break', 'Coffee break']));

test.each([
  ['fields', 'Time|Talk|Room', '10:00|Knots|Hall', '11:30|Charts|Barn'],
  ['departures', 'From|Mill Square|Castle Park', '10:00|10:04|10:12', '11:00|11:04|11:12'],
  ['days as rows', 'Day|Main Hall|Side Hall', 'Monday|Knots|Tides', 'Tuesday|Charts|Lights'],
  [
    'a first row that is no head',
    '12 March 2026|Harbour Walk|Old Pier',
    '14 March 2026|Beach Clean|North Beach',
    '20 March 2026|Fair|Hall',
  ],
  [
    'the same again and again',
    '|Fri 12 June 2026|Sat 13 June 2026',
    '10:00|Sunny|Cloudy',
    '12:00|Cloudy|Sunny',
    '14:00|Sunny|Rain',
  ],
  ['stops', 'Departs|Museum Square|Castle Park', '10:00|via Mill Lane|direct', '11:00|by the quay|no stop'],
  ['words like tracks', 'Time|Salary|Salmon', '10:00|Knots|Tides', '11:30|Charts|Lights'],
  ['one row', 'Time|Room 1|Room 2', '10:00|Knots|Tides'],
  ['the same head twice', 'Time|Room 1|Room 1', '10:00|Knots|Tides', '11:30|Charts|Lights'],
])('%s are no timetable', (_, head, ...rows) =>
  expect(cells(head, ...rows)).toEqual(rows.flatMap((row) => row.split('|'))),
);

test('classes come again, but so does who is on duty', () => {
  const rows = ['09:00|Yoga|Pilates', '10:30|Spin|Yoga', '12:00|Pilates|Judo', '18:00|Judo|Spin'];
  const days = '|Fri 12 June 2026|Sat 13 June 2026';
  expect(titled('Classes this week', days, ...rows)[1]).toContain('09:00');
  expect(titled('This week | Harbour Cinema', days, ...rows)[1]).toContain('09:00');
  expect(cells(days, ...rows)[1]).toBe('Yoga');
  expect(titled('Staff rota', days, ...rows)[1]).toBe('Yoga');
});

test('artists are on once each, who is on duty is by a rota', () => {
  const rows = ['18:00|Susan Hill|Peter Marsh', '20:00|Laura Kent|David Holt'];
  const days = '|Fri 12 June 2026|Sat 13 June 2026';
  expect(titled('Programme | Harbour Jazz Festival', days, ...rows)[1]).toContain('18:00');
  expect(titled('Volunteer rota', days, ...rows)[1]).toBe('Susan Hill');
  expect(titled('Tutors in the library', days, ...rows)[1]).toBe('Susan Hill');
});

test('the hour of a cell that reaches down is that of every row it reaches', () => {
  const html =
    '<table><tr><th></th><th>Room 1</th><th>Room 2</th></tr><tr><td rowspan="2">10:00</td><td>Knots</td><td>Tides</td></tr>' +
    '<tr><td>Ropes</td><td>Sails</td></tr><tr><td>11:00</td><td>Charts</td><td>Lights</td></tr></table>';
  const { document } = new JSDOM(`<html lang="en"><body>${html}</body></html>`, { url: 'https://harbour.example/' })
    .window;
  const texts = outlineOf(withTimetableCells(walkNow(document, tagLayout()), lexicons)).lines.map(({ text }) => text);
  expect(texts.filter((text) => text === '10:00')).toHaveLength(5);
});

test('a pause in one column leaves the others of its row', () =>
  expect(cells('Time|Room 1|Room 2', '10:00|Knots|Tides', '12:00|Lunch|Ropes', '13:00|–|Sails').slice(3)).toEqual([
    '',
    'Lunch',
    '12:00 / Ropes / Room 2',
    '',
    '–',
    '13:00 / Sails / Room 2',
  ]));

test('a cell whose blocks nest by the ten thousand is read', () => {
  const blocks: Block[] = [];
  const add = (parent: number, tag: string, items: Item[] = []): number => {
    blocks.push({ parent, tag, step: tag, items });
    if (parent >= 0) blocks[parent]!.items.push({ kind: 'block', block: blocks.length - 1 });
    return blocks.length - 1;
  };
  const table = add(add(-1, 'body'), 'table');
  let inner = add(add(table, 'tr'), 'td');
  for (let i = 0; i < 20_000; i++) inner = add(inner, 'div');
  add(table, 'tr');
  add(table, 'tr');
  const snapshot = {
    url: 'https://harbour.example/',
    lang: 'en',
    title: '',
    blocks,
    styles: [],
    declared: [],
    notes: [],
  };
  const read = snapshot as unknown as PageSnapshot;
  expect(withTimetableCells(read, lexicons)).toBe(read);
});
