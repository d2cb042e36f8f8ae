import { expect, test } from 'vitest';
import { given } from '../../../../test/given-page';
import { titleRun } from './title-run';

/** What a record is called whose first part would be its name. */
function named(line: string): string {
  const page = given(`<p class="r">${line}</p>`, 'nl');
  const { from, to } = page.records[0]!;
  const first = page.names.range(from, to).find(({ chunk }) => !chunk.whole)!;
  return titleRun(page, { from, to, block: page.records[0]!.block }, first).text;
}

test('of who is on and a title, by their classes, the title is the name', () => {
  expect(named('<span class="artist">Loes Veldkamp</span><span class="event-title">Onder de brug</span>')).toBe(
    'Onder de brug',
  );
});

test('what a class calls the name, or no class calls who is on, stays the name', () => {
  expect(named('<span class="name">Onder de brug</span><span class="title">Cabaret</span>')).toBe('Onder de brug');
  expect(named('<span class="artist">De Otters</span> <span class="venue-title">Stadhuis</span>')).toBe('De Otters');
  expect(
    named('<span class="artist">Bo Lee</span> <i class="title">Deel een</i> <b class="event-title">Deel twee</b>'),
  ).toBe('Bo Lee');
  expect(named('<span class="artist">Loes Veldkamp</span><span class="text">in concert</span>')).toBe('Loes Veldkamp');
});

test.each(['organizer', 'ticket', 'job', 'host', 'sponsor', 'map', 'price', 'modal', 'tab'])(
  'the class %s-title is not that of an event',
  (of) => {
    expect(named(`<span class="artist">Ann Lee</span> <span class="${of}-title">Harbour Guild</span>`)).toBe('Ann Lee');
  },
);
