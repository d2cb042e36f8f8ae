import { expect, test } from 'vitest';
import { wordsOf } from './index';

test.each<[lang: string, text: string, isEvent: boolean]>([
  ['de', 'Kammerkonzert', true],
  ['de', 'Weinwanderung', true],
  ['de', 'Vortragsabend', true],
  ['de', 'Zuwanderung', false],
  ['de', 'Samstagabend', false],
  ['de', 'Sonnabend', false],
  ['de', 'Heiligabend', false],
  ['de', 'Stadttheater', false],
  ['de', 'Autokino', false],
  ['de', 'Kasperletheater', true],
  ['nl', 'Stadstheater', false],
  ['sv', 'Stadsteater', false],
  ['nl', 'Filmavond', true],
  ['nl', 'Boswandeling', true],
  ['nl', 'namiddag', false],
  ['nl', 'Vooravond', false],
  ['sv', 'Julmarknad', true],
  ['sv', 'Årsmöte', true],
  ['sv', 'Arbetsmarknad', false],
  ['sv', 'Invandring', false],
  ['sv', 'ikväll', false],
])('%s: %s', (lang, text, isEvent) => {
  expect(wordsOf(lang).has('eventWord', text)).toBe(isEvent);
});
