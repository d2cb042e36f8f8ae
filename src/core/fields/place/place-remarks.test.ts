import { expect, test } from 'vitest';
import { wordsOf } from '../../text/words/index';
import type { Facts } from '../../text/facts';
import { withoutForWhom, withoutPriced } from './place-remarks';

test.each([
  ['Ingresso libero, sala ragazzi', 'sala ragazzi'],
  ['Atrio, negli orari di apertura', 'Atrio'],
  ['Foyer (during opening hours)', 'Foyer'],
  ['Stora hallen | Ingår i entrén', 'Stora hallen'],
  ['Foyer · ohne Anmeldung', 'Foyer'],
  ['Gratis Haus, Saal 2', 'Gratis Haus, Saal 2'],
  ['Gratis, ma con prenotazione', 'Gratis, ma con prenotazione'],
])('of "%s" the place is "%s"', (said, place) => {
  expect(withoutForWhom({ lang: 'it', words: wordsOf('it') } as Facts, said)).toBe(place);
});

test.each([
  ['Free Church | Room 2', 'Free Church | Room 2'],
  ['Free | Room 2', 'Room 2'],
  ['Free Library of Hullmouth | Room 8', 'Free Library of Hullmouth | Room 8'],
  ['Stora salen | 200 SEK inkl. fika', 'Stora salen'],
  ['Great Hall · 6+ · 400 ₽', 'Great Hall'],
  ['Concert | Great Hall', 'Great Hall'],
  ['Free entry to the museum | Great Hall', 'Great Hall'],
  ['Free Entry for Museum Members | Great Hall', 'Great Hall'],
  ['Exhibition Space | City Gallery', 'Exhibition Space | City Gallery'],
  ['Dance Floor | Town Hall', 'Dance Floor | Town Hall'],
  ['Concert Level | City Hall', 'Concert Level | City Hall'],
  ['Pier 39 Ft. Mason | Hall', 'Pier 39 Ft. Mason | Hall'],
  ['Hall | 2000 Ft', 'Hall'],
  ['Room 2 | 120 kr', 'Room 2'],
  ['Room 2 | CANCELLED', 'Room 2'],
])('of "%s" the place is "%s"', (said, place) => {
  expect(withoutPriced({ lang: 'en', words: wordsOf('en') } as Facts, said)).toBe(place);
});

test.each([
  ['ja', '講座室 | 公民館'],
  ['fr', 'Espace Concert | Salle Ravel'],
])('a room before its house is no sort of event in %s: "%s"', (lang, said) => {
  expect(withoutPriced({ lang, words: wordsOf(lang) } as Facts, said)).toBe(said);
});
