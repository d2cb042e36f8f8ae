import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  ['3 de novembro de 2026, às 19h30', '2026-11-03 19:30'],
  ['sábado, 7 de novembro, das 14h às 16h', '?-11-07Sa 14:00-16:00'],
  ['1º de dezembro', '?-12-01'],
  ['dia 3 de novembro', '?-11-03'],
  ['3/11 às 20h', '?-11-03 20:00 either'],
  ['03/11/2026', '2026-11-03 either'],
  ['terça-feira, 3 de novembro', '?-11-03Tu'],
  ['de 3 a 5 de novembro', '?-11-03..?-11-05'],
  ['13/11/2026 a 17/11/2026', '2026-11-13..2026-11-17'],
  ['de 28 de novembro a 3 de janeiro', '?-11-28..?-01-03'],
  ['3 e 4 de novembro', '?-11-03,?-11-04'],
  ['até 24 de dezembro', '..?-12-24'],
  ['a partir de 3 de novembro', '?-11-03..'],
  ['às 19h30', '19:30'],
  ['das 10h às 12h', '10:00-12:00'],
  ['novembro de 2026', '2026-11-?'],
  ['toda terça-feira', 'FREQ=WEEKLY;BYDAY=TU'],
  ['todas as terças', 'FREQ=WEEKLY;BYDAY=TU'],
  ['primeiro domingo de cada mês', 'FREQ=MONTHLY;BYDAY=1SU'],
  ['Abertura das portas 20h / Início 21h', '21:00 doors 20:00'],
];

const NOTHING = ['R$ 3,11', 'de 3 a 5 anos', 'o mar', 'segunda vez', 'versão 1.2.3', 'página 3', '3 vagas'];

describe('Portuguese', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'pt')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'pt')).toBe('');
  });
});
