import { expect, test } from 'vitest';
import { loadLexiconsFromDisk } from '../../../lab/lexicons/load-node';
import { matchName } from './index';

const lexicons = loadLexiconsFromDisk();

test('one introduction is passed over', () => {
  expect(matchName("Hi, I'm Susan Waters.", 'en', lexicons)).toMatchObject({ name: 'Susan Waters', start: 8 });
});

test('a text that repeats an introduction, or ends in dots, takes no longer for it', () => {
  expect(matchName('I am '.repeat(6000), 'en', lexicons)).toBeNull();
  expect(matchName(`I am ${'.'.repeat(50000)}b`, 'en', lexicons)).toBeNull();
});

test('small letters in brackets are a nickname between one first name and one surname', () => {
  expect(matchName('Harold (harry) Pemberton', 'en', lexicons)?.name).toBe('Harold (harry) Pemberton');
});

test.each([
  'Susan Waters (chair) John Smith (secretary)',
  'Susan Waters (treasurer) John Smith',
  'Susan (chair) Waters',
  'Susan (piano) Waters',
  'Susan (and) Waters',
])('%s holds no nickname', (text) => {
  expect(matchName(text, 'en', lexicons)?.name ?? '').not.toContain('(');
});

test('somebody may be called Iva, and "Partita Iva" is nobody', () => {
  expect(matchName('Iva Rossi', 'it', lexicons)?.score).toBeGreaterThan(0.9);
  expect(matchName('Partita Iva', 'it', lexicons)).toBeNull();
});
