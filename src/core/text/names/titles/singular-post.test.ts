import { expect, it } from 'vitest';
import { singularPost } from './singular-post';

it.each([
  ['Associate Professors', 'en', 'Associate Professor'],
  ['Graduate Students', 'en', 'Graduate Student'],
  ['Professors of Practice', 'en', 'Professor of Practice'],
  ['Doktorandinnen und Doktoranden', 'de', 'Doktorandin und Doktorand'],
  ['Maîtres de conférences', 'fr', 'Maître de conférences'],
  ['Conseillers municipaux', 'fr', 'Conseiller municipal'],
  ['Profesores Titulares', 'es', 'Profesor Titular'],
  ['Professori ordinari', 'it', 'Professore ordinario'],
  ['Doktorander', 'sv', 'Doktorand'],
  ['Our partners', 'en', 'Partner'],
  ['Doktorandi', 'cs', 'Doktorand'],
  ['Asystenci', 'pl', 'Asystent'],
  ['Profesorowie', 'pl', 'Profesor'],
  ['Доценты', 'ru', 'Доцент'],
])('%s (%s): each is a %s', (heading, lang, post) => {
  expect(singularPost(heading, lang)).toBe(post);
});

it.each([
  ['Our Members', 'en'],
  ['Alumni', 'en'],
  ['News', 'en'],
  ['Board of Directors', 'en'],
  ['Onze medewerkers', 'nl'],
])('%s (%s) says no post', (heading, lang) => {
  expect(singularPost(heading, lang)).toBeUndefined();
});

it.each([
  ['Leerkrachten', 'nl', 'Leerkracht'],
  ['Dirigenti medici', 'it', 'Dirigente medico'],
])('%s (%s): each is a %s', (heading, lang, post) => {
  expect(singularPost(heading, lang)).toBe(post);
});
