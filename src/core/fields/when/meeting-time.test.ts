/** Times that stand once for a whole list: in a sentence, in another section, below it, in its caption. */
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { tagLayout } from '../../../content/layout';
import { walkNow } from '../../../content/walk';
import { loadLexiconsFromDisk } from '../../../lab/lexicons/load-node';
import type { EventRecord } from '../../finding';
import { openPage } from '../../pipeline';
import { readRegion } from '../read-region';

const lexicons = loadLexiconsFromDisk();

/** Events that the page's `<li>` are. */
function events(body: string, lang = 'en'): Partial<EventRecord>[] {
  const { document } = new JSDOM(`<html lang="${lang}"><body>${body}</body></html>`, { url: 'https://board.example/' })
    .window;
  const { page } = openPage(walkNow(document, tagLayout()), '2027-01-01', lexicons, undefined);
  const { blocks, from, to } = page.outline;
  const items = blocks.flatMap(({ tag }, block) =>
    tag === 'li' ? [{ block, from: from[block]!, to: to[block]! }] : [],
  );
  return readRegion(page, 'event', items) as Partial<EventRecord>[];
}

/** Start times ("HH:MM", '' for a bare day) of the events that the page's `<li>` are. */
function times(body: string): string[] {
  return events(body).map(({ startDate }) => startDate?.slice(11) ?? 'no day');
}

const list = (...days: string[]): string => `<ul>${days.map((day) => `<li>${day} – Agenda`).join('')}</ul>`;
/** Three Tuesdays. */
const TUESDAYS = list('May 4, 2027', 'June 1, 2027', 'July 6, 2027');
const three = (time: string): string[] => [time, time, time];

describe('a time stated once', () => {
  test.each([
    ['for the day of the week, in a section beside the list', 'The board meets every first Tuesday at 6 pm.', '18:00'],
    ['over two lines', '3rd Tuesday of every month</p><p>6 p.m. except in August', '18:00'],
    ['for the last such day of the month', 'It meets on the last Tuesday of the month, at 9 a.m.', '09:00'],
    ['as an ordinal of the week', 'Meeting: 1st Tuesday at 5:30 p.m.', '17:30'],
  ])('%s', (_what, text, time) => {
    expect(times(`<h1>Board</h1><h2>Meeting info</h2><p>${text}</p><h2>Agendas</h2>${TUESDAYS}`)).toEqual(three(time));
  });

  test('for two days of the week, of two weeks of the month', () => {
    const said = 'The board meets on the 2nd Thursday and the 4th Tuesday of each month (unless noted) at 5:30pm.';
    expect(times(`<h1>Board</h1><p>${said}</p>${list('May 13, 2027', 'May 25, 2027', 'June 2, 2027')}`)).toEqual([
      '17:30',
      '17:30',
      '',
    ]);
  });

  test('below the list, for all of it', () => {
    expect(times(`<h1>Board</h1>${TUESDAYS}<p>All meetings begin at 9 AM unless noted.</p>`)).toEqual(three('09:00'));
  });

  test('in a caption of nothing but time and place', () => {
    const caption = '<p>1:00 p.m. – 3rd Floor – Lamp Conference Room</p><p>Kelp Center – 19 Fog Street</p>';
    expect(times(`<h1>Board</h1>${caption}<p>Meeting dates</p>${TUESDAYS}`)).toEqual(three('13:00'));
  });

  test('is not a deadline', () => {
    const deadline = '<p>Comments must be received by 9:45 AM on the day of the meeting.</p>';
    expect(times(`<h1>Board</h1><p>When: Tuesday at 11:00 AM</p>${deadline}${TUESDAYS}`)).toEqual(three('11:00'));
    expect(times(`<h1>Board</h1>${deadline}${TUESDAYS}`)).toEqual(three(''));
  });

  test('holds for its own days only, and changes no time that a day has', () => {
    const days = list('May 4, 2027', 'May 5, 2027', 'June 1, 2027, 10 am', 'July 6, 2027');
    expect(times(`<h1>Board</h1><p>Meets on Tuesdays at 6 pm.</p>${days}`)).toEqual(['18:00', '', '10:00', '18:00']);
  });

  test('is not taken from another section where the days of the list are others', () => {
    const days = list('May 5, 2027', 'May 12, 2027', 'May 18, 2027');
    expect(times(`<h2>Choir</h2><p>Meets every Tuesday at 7 pm.</p><h2>Board</h2>${days}`)).toEqual(['', '', '']);
  });

  test('is not taken where two captions differ', () => {
    const captions = '<p>8:30 am</p><p>10:15 am</p>';
    expect(times(`<h1>Board</h1>${captions}${TUESDAYS}`)).toEqual(three(''));
  });

  test('is not what one of the events says of itself', () => {
    const days = '<ul><li>Choir: every Tuesday at 7 pm<li>Fair, May 4, 2027<li>Picnic, June 1, 2027</ul>';
    expect(times(`<h1>What is on</h1>${days}`).slice(1)).toEqual(['', '']);
  });

  test('is quoted with the day', () => {
    const [first] = events(`<h1>Board</h1><p>All meetings begin at 9 AM.</p>${TUESDAYS}`);
    expect(first!.evidence!['startDate']!.quote).toBe('May 4, 2027 – Agenda … All meetings begin at 9 AM.');
  });
});

describe('time and place stated once, in other languages', () => {
  const days: Record<string, string[]> = {
    en: ['4 May 2027', '1 June 2027', '6 July 2027'],
    de: ['4. Mai 2027', '1. Juni 2027', '6. Juli 2027'],
    fr: ['4 mai 2027', '1er juin 2027', '6 juillet 2027'],
    es: ['4 de mayo de 2027', '1 de junio de 2027', '6 de julio de 2027'],
    it: ['4 maggio 2027', '1 giugno 2027', '6 luglio 2027'],
    nl: ['4 mei 2027', '1 juni 2027', '6 juli 2027'],
    pt: ['4 de maio de 2027', '1 de junho de 2027', '6 de julho de 2027'],
    ja: ['2027年5月4日', '2027年6月1日', '2027年7月6日'],
    zh: ['2027年5月4日', '2027年6月1日', '2027年7月6日'],
    ko: ['2027년 5월 4일', '2027년 6월 1일', '2027년 7월 6일'],
  };
  test.each([
    ['de', 'Alle Sitzungen beginnen um 19.30 Uhr im Rathaus Nebelburg.', '19:30', 'Rathaus Nebelburg'],
    ['de', 'Die Treffen finden jeweils um 19 Uhr im Gemeindesaal statt.', '19:00', 'Gemeindesaal'],
    ['de', 'Der Chor trifft sich jeden ersten Dienstag im Monat um 20 Uhr.', '20:00', undefined],
    ['fr', 'Toutes les réunions ont lieu à 18h30 à la Mairie de Brumeville.', '18:30', 'Mairie de Brumeville'],
    ['en', 'We meet at 7.45pm in the Scout Hut, Kelp Lane.', '19:45', 'Scout Hut, Kelp Lane'],
    ['fr', 'Horaire : 18h30', '18:30', undefined],
    [
      'es',
      'Todas las reuniones se celebran a las 19:00 en el Ayuntamiento de Niebla.',
      '19:00',
      'Ayuntamiento de Niebla',
    ],
    ['it', 'Tutti gli incontri si svolgono alle 20.30 presso la Biblioteca Nebbia.', '20:30', 'Biblioteca Nebbia'],
    ['nl', 'Alle bijeenkomsten vinden plaats om 20.00 uur in het Buurthuis Mist.', '20:00', 'Buurthuis Mist'],
    ['pt', 'Todas as reuniões começam às 19h no Auditório da Névoa.', '19:00', 'Auditório da Névoa'],
    ['ja', '講座はいずれも10:00～12:00に市民会館で行います。', '10:00', '市民会館'],
    ['ja', '時間：各回10:00～12:00', '10:00', undefined],
    ['ja', '毎月第1火曜日 18:30より開催', '18:30', undefined],
    ['zh', '讲座时间：每周二 14:00', '14:00', undefined],
    ['ko', '시간: 오후 2시~4시', '14:00', undefined],
  ])('%s: %s', (lang, text, time, place) => {
    const items = days[lang]!.map((day) => `<li>${day}`).join('');
    const found = events(`<h1>Board</h1><p>${text}</p><ul>${items}</ul>`, lang);
    expect(found.map(({ startDate }) => startDate?.slice(11))).toEqual(three(time));
    expect(found[0]!.location?.name).toBe(place);
  });
});
