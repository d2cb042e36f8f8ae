import { expect, test } from 'vitest';
import { wordsOf } from '../../text/words/index';
import type { Facts } from '../../text/facts';
import { toldPlace } from './told-place';

const placeIn = (lang: string, text: string): string | undefined =>
  toldPlace({ lang, words: wordsOf(lang) } as Facts, text);

test.each([
  ['fr', 'Le séminaire a lieu le mardi à 14h en salle Poincaré (bâtiment M3).', 'salle Poincaré'],
  ['fr', "Les exposés ont lieu le jeudi à 11h dans l'amphithéâtre Laplace.", 'amphithéâtre Laplace'],
  ['it', "Il seminario si svolge il giovedì alle 15 nell'aula Volterra, salvo avviso.", 'aula Volterra'],
  ['es', 'El seminario tiene lugar los martes a las 12:00 en el aula 520, salvo aviso.', 'aula 520'],
  ['it', 'Le prove si tengono in sala prove tutti i lunedì.', 'sala prove'],
  ['pt', 'O seminário realiza-se às quartas-feiras, às 14h, na sala 5.', 'sala 5'],
])('a room without a capital letter is told in %s: %s', (lang, text, place) => {
  expect(placeIn(lang, text)).toBe(place);
});

test('where things are held in general is no room', () => {
  expect(placeIn('fr', 'Un rendez-vous qui a lieu en maison de retraite.')).toBeUndefined();
});
