import { describe, expect, it } from 'vitest';
import type { Facts } from '../../text/facts';
import { wordsOf } from '../../text/words/index';
import { namesNoUnit } from './no-unit';

const isNone = (text: string, lang: string): boolean => namesNoUnit(text, { words: wordsOf(lang) } as Facts);

describe('headings that name no unit', () => {
  it.each([
    ['Phone List', 'en'],
    ['Find a Doctor', 'en'],
    ['Our Doctors', 'en'],
    ['Coaches', 'en'],
    ['Pay a Fine', 'en'],
    ['Job Openings', 'en'],
    ['Frequently Asked Questions', 'en'],
    ['Forms and Permits', 'en'],
    ['Why study with us', 'en'],
    ['Free shipping over $50', 'en'],
    ['Easy returns', 'en'],
    ['Privacy notice', 'en'],
    ['Telefonverzeichnis', 'de'],
    ['Stellenangebote', 'de'],
    ['Studium und Bewerbung', 'de'],
    ['Forschung im Überblick', 'de'],
    ['Anfahrt', 'de'],
    ['Termin buchen', 'de'],
    ['Trombinoscope', 'fr'],
    ["Offres d'emploi", 'fr'],
    ['Cómo llegar', 'es'],
    ['Quiénes somos', 'es'],
    ['Prenota una visita', 'it'],
    ['Perguntas frequentes', 'pt'],
    ['Veelgestelde vragen', 'nl'],
    ['Lediga jobb', 'sv'],
    ['交通アクセス', 'ja'],
    ['招聘信息', 'zh'],
    ['오시는 길', 'ko'],
  ])('%s (%s)', (text, lang) => expect(isNone(text, lang)).toBe(true));
  it.each([
    ['Register of Deeds', 'en'],
    ['Book Arts', 'en'],
    ['Labor and Delivery', 'en'],
    ['Human Resources', 'en'],
    ['Search and Rescue', 'en'],
    ['Building Permits', 'en'],
    ['Our Lady of the Lake Clinic', 'en'],
    ['History', 'en'],
    ['Pay and Benefits', 'en'],
    ['Notre-Dame', 'fr'],
    ['Studium Generale', 'de'],
    ['Eaux calmes', 'fr'],
    ['情報工学', 'ja'],
    ['图书馆', 'zh'],
    ['소아과', 'ko'],
  ])('but %s may be one (%s)', (text, lang) => expect(isNone(text, lang)).toBe(false));
});
