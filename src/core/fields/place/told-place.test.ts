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

test.each([
  [
    'es',
    'Los conciertos se celebran en la Iglesia de Todos los Santos, calle Mayor 3.',
    'Iglesia de Todos los Santos, calle Mayor 3',
  ],
  ['es', 'Los talleres se celebran en el Auditorio Café con Libros.', 'Auditorio Café con Libros'],
  ['it', 'I concerti si tengono nella Chiesa di Tutti i Santi.', 'Chiesa di Tutti i Santi'],
  ['fr', "Les concerts ont lieu à l'Auditorium Salvo d'Acquisto.", "Auditorium Salvo d'Acquisto"],
])('a house called like what ends a place is told whole in %s: %s', (lang, text, place) => {
  expect(placeIn(lang, text)).toBe(place);
});

test.each([
  ['fr', 'Le séminaire a lieu en salle Poincaré le jeudi à 14h.', 'salle Poincaré'],
  ['fr', 'Les cours ont lieu à la salle des fêtes du lundi au jeudi.', 'salle des fêtes'],
  ['es', 'El taller tiene lugar en la sala de actos cada martes.', 'sala de actos'],
  ['it', "Gli studenti si riuniscono all'aula magna ogni lunedì.", 'aula magna'],
  ['fr', 'Les séminaires ont lieu en salle Poincaré le jeudi matin.', 'salle Poincaré'],
  ['fr', 'Les séances se tiennent à la salle Ravel, samedi prochain.', 'salle Ravel'],
  ['it', 'Gli incontri si tengono in aula magna il lunedì sera.', 'aula magna'],
  ['es', 'Las reuniones se celebran en el salón de actos el lunes por la tarde.', 'salón de actos'],
  ['pt', 'As sessões realizam-se no auditório Azul na sexta à tarde.', 'auditório Azul'],
  ['pt', 'As sessões realizam-se no auditório da Quinta do Lago.', 'auditório da Quinta do Lago'],
])('the day behind a room is no part of it in %s: %s', (lang, text, place) => {
  expect(placeIn(lang, text)).toBe(place);
});

test.each([
  ['es', 'Celebra tu cumpleaños en el museo con tus amigos.'],
  ['es', 'En lugar de flores, done en la iglesia.'],
  ['fr', 'Au lieu de rester chez vous, venez à la bibliothèque lire et jouer !'],
  ['fr', 'Le film, sorti en salle en 2024, tient la route.'],
])('words of which only a phrase says that something is held tell no place in %s: %s', (lang, text) => {
  expect(placeIn(lang, text)).toBeUndefined();
});

test('where things are held in general is no room', () => {
  expect(placeIn('fr', 'Un rendez-vous qui a lieu en maison de retraite.')).toBeUndefined();
});
