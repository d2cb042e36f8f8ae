import { describe, expect, it } from 'vitest';
import { loadLexiconsFromDisk } from '../../../lab/lexicons/load-node';
import { matchName } from './index';

const lexicons = loadLexiconsFromDisk();
const scoreOf = (text: string, lang = 'en'): number => matchName(text, lang, lexicons)?.score ?? 0;

describe('words in Cyrillic and Greek letters that are no names', () => {
  it.each([
    ['Саратов, Россия', 'ru'],
    ['Владимир, Суздаль', 'ru'],
    ['Яна, Алина', 'ru'],
    ['Площадь Пушкина', 'ru'],
    ['Отель Виктория', 'ru'],
    ['Английских Книг', 'ru'],
    ['Верховна Рада', 'uk'],
    ['Медична Академія', 'uk'],
    ['Головна Новини', 'uk'],
    ['София, България', 'bg'],
    ['Αγία Σοφία', 'el'],
    ['Γεωργία, Αρμενία', 'el'],
  ])('takes %s for none', (text, lang) => {
    expect(scoreOf(text, lang)).toBeLessThan(0.4);
  });

  it('does not turn a name and a country round', () => {
    expect(matchName('Мария Шарапова, Россия', 'ru', lexicons)?.name).toBe('Мария Шарапова');
  });

  it.each([
    ['Иванов, Иван Петрович', 'ru', 'Иван Петрович Иванов'],
    ['Петрова О. И.', 'ru', 'Петрова О. И.'],
    ['Анна Петровна Соколова', 'ru', 'Анна Петровна Соколова'],
    ['Роман Шубин', 'ru', 'Роман Шубин'],
  ])('still takes %s for one', (text, lang, name) => {
    expect(matchName(text, lang, lexicons)?.name).toBe(name);
    expect(scoreOf(text, lang)).toBeGreaterThan(0.7);
  });
});
