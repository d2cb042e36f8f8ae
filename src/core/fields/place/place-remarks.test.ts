import { expect, test } from 'vitest';
import { withoutForWhom } from './place-remarks';

test.each([
  ['Ingresso libero, sala ragazzi', 'sala ragazzi'],
  ['Atrio, negli orari di apertura', 'Atrio'],
  ['Foyer (during opening hours)', 'Foyer'],
  ['Stora hallen | Ingår i entrén', 'Stora hallen'],
  ['Foyer · ohne Anmeldung', 'Foyer'],
  ['Gratis Haus, Saal 2', 'Gratis Haus, Saal 2'],
])('of "%s" the place is "%s"', (said, place) => {
  expect(withoutForWhom(said)).toBe(place);
});
