import { expect, it } from 'vitest';
import { loadLexiconsFromDisk } from '../../../lab/lexicons/load-node';
import { matchName } from './index';

const lexicons = loadLexiconsFromDisk();
const scoreOf = (text: string, lang = 'en'): number => matchName(text, lang, lexicons)?.score ?? 0;

it.each([
  ['Bloco C', 'pt'],
  ['Padiglione B', 'it'],
  ['S.C. Cardiologia', 'it'],
  ['Serviço Educativo', 'pt'],
  ['VACANT', 'en'],
  ['To be appointed', 'en'],
  ['In Memoriam', 'en'],
  ['Soda Hall', 'en'],
  ['Trillium House', 'en'],
  ['Ward Councillors', 'en'],
  ['（未定）', 'ja'],
  ['退休教师', 'zh'],
])('takes %s for a house, a ward, a vacancy or a body', (text, lang) => {
  expect(scoreOf(text, lang)).toBeLessThan(0.3);
});
