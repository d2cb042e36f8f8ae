import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import { languageOf } from './language';

const page = (text: string, lang = ''): string => {
  const html = `<html${lang ? ` lang="${lang}"` : ''}><body><p>${text}</p></body></html>`;
  const { document } = new JSDOM(html, { url: 'https://hafen.example/' }).window;
  return languageOf(walkNow(document, tagLayout()));
};

describe('languageOf', () => {
  test('a language that is declared and known here is believed, though its words are a neighbour’s', () => {
    const text =
      'Divendres, 6 d’abril. Dimarts, 10 de juliol. El concert de maig comptarà amb convidats de luxe en van. ';
    expect(page(text.repeat(3), 'ca')).toBe('ca');
  });

  test('its months tell Polish that is written without its letters, and that says it is English', () => {
    expect(page('Koncert 21 stycznia. Bal 11 lutego. Warsztaty 18 marca w sali na parterze.', 'en')).toBe('pl');
    expect(page('Koncert w sali na parterze, bal i warsztaty do 18.', 'en')).toBe('en');
  });

  test('of languages in one script the declared one is taken', () => {
    expect(page('کنسرت در تالار شهرداری. ورود آزاد است.', 'fa')).toBe('fa');
    expect(page('کنسرت در تالار شهرداری. ورود آزاد است.', 'en')).toBe('ar');
    expect(page('Συναυλία στην αίθουσα του δήμου.', 'gr')).toBe('el');
    expect(page('קונצרט באולם העירייה.', 'il')).toBe('he');
    expect(page('Kontsert linna raekojas. Sissepääs vaba. Facebook, Instagram and the news', 'et')).toBe('et');
  });

  test.each([
    ['Концерт у залі відбудеться у вівторок. Вхід вільний.', 'uk'],
    ['Концерт в зале состоится во вторник. Вход свободный.', 'ru'],
    ['Новый сезон театра открыт. Гости из театра «Київ».', 'ru'],
    ['Συναυλία στην αίθουσα του δήμου. Είσοδος ελεύθερη.', 'el'],
    ['أمسية شعرية في قاعة البلدية. الدخول مجاني. Facebook', 'ar'],
    ['קונצרט באולם העירייה. הכניסה חופשית. Facebook', 'he'],
  ])('%s', (text, lang) => {
    expect(page(text)).toBe(lang);
  });
});
