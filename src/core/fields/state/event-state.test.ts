/** Cancelled, sold out, to be announced, in thirteen languages. */
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { tagLayout } from '../../../content/layout';
import { walkNow } from '../../../content/walk';
import { loadLexiconsFromDisk } from '../../../lab/lexicons/load-node';
import type { EventRecord } from '../../finding';
import { openPage } from '../../pipeline';
import { readRegion } from '../read-region';
import { isNotPublic } from './event-state';

const lexicons = loadLexiconsFromDisk();
const DAY: Record<string, string> = {
  ja: '2027年5月4日',
  zh: '2027年5月4日',
  ko: '2027년 5월 4일',
  en: 'May 4, 2027',
  de: '4. Mai 2027',
  fr: '4 mai 2027',
  es: '4 de mayo de 2027',
  it: '4 maggio 2027',
  nl: '4 mei 2027',
  pt: '4 de maio de 2027',
  da: '4. maj 2027',
  no: '4. mai 2027',
  sv: '4 maj 2027',
};

/** Reads a page's whole body as one event. */
function read(body: string, lang: string): Partial<EventRecord> {
  const { document } = new JSDOM(`<html lang="${lang}"><body>${body}</body></html>`, { url: 'https://hall.example/e/' })
    .window;
  const { page } = openPage(walkNow(document, tagLayout()), '2027-01-01', lexicons, undefined);
  return readRegion(page, 'event', [{ block: 0, from: 0, to: page.outline.lines.length }])[0] as Partial<EventRecord>;
}

const remark = (lang: string, text: string, day = DAY[lang]!): Partial<EventRecord> =>
  read(`<h3>Kelp Trio</h3><p>${day}</p><p>${text}</p>`, lang);

describe('availability', () => {
  test.each([
    ['en', 'SOLD OUT', 'SoldOut'],
    ['en', 'This class is fully booked.', 'SoldOut'],
    ['en', 'Only 3 seats left!', 'LimitedAvailability'],
    ['en', 'Almost sold out', 'LimitedAvailability'],
    ['en', 'Join the waitlist', 'BackOrder'],
    ['ja', '満席となりました', 'SoldOut'],
    ['ja', '残席わずか', 'LimitedAvailability'],
    ['ja', 'キャンセル待ち受付中', 'BackOrder'],
    ['zh', '门票已售罄', 'SoldOut'],
    ['zh', '余票不多', 'LimitedAvailability'],
    ['ko', '전석 매진', 'SoldOut'],
    ['ko', '매진 임박', 'LimitedAvailability'],
    ['de', 'Ausverkauft!', 'SoldOut'],
    ['de', 'Restkarten an der Abendkasse', 'LimitedAvailability'],
    ['de', 'Warteliste', 'BackOrder'],
    ['fr', 'COMPLET', 'SoldOut'],
    ['fr', 'Dernières places disponibles', 'LimitedAvailability'],
    ['fr', "Inscription sur liste d'attente", 'BackOrder'],
    ['es', 'Entradas agotadas', 'SoldOut'],
    ['es', 'Últimas plazas', 'LimitedAvailability'],
    ['it', 'Tutto esaurito', 'SoldOut'],
    ['it', 'Ultimi posti disponibili', 'LimitedAvailability'],
    ['nl', 'Uitverkocht', 'SoldOut'],
    ['da', 'Udsolgt', 'SoldOut'],
    ['no', 'Få billetter igjen', 'LimitedAvailability'],
    ['sv', 'Väntelista', 'BackOrder'],
    ['sv', 'Slutsålt: konsert om havet vid sjön', 'SoldOut'],
    ['da', 'Udsolgt: koncert ved søen', 'SoldOut'],
    ['sv', 'Få platser kvar', 'LimitedAvailability'],
    ['nl', 'Nog 2 plaatsen beschikbaar', 'LimitedAvailability'],
    ['nl', 'Nog 0 plaatsen beschikbaar', 'SoldOut'],
    ['pt', 'Ingressos esgotados', 'SoldOut'],
    ['pt', 'Últimas vagas', 'LimitedAvailability'],
  ])('%s: %s', (lang, text, expected) => {
    const { availability, evidence } = remark(lang, text);
    expect(availability).toBe(expected);
    expect(evidence!['availability']!.quote).toContain(text.slice(0, 5));
  });

  test.each([
    ['en', 'On sale until sold out'],
    ['en', 'Last year sold out in a day'],
    ['en', 'Hide sold out'],
    ['en', 'Nog 40 plaatsen'],
    ['en', '3-Waitlist-Form.pdf'],
    ['ja', '完売次第終了いたします'],
    ['ja', '定員になり次第締切'],
    ['fr', 'Programme complet à télécharger'],
    ['nl', 'Nog 40 plaatsen beschikbaar'],
    ['de', 'Plätze sind begrenzt'],
    // "Få" is "few" and "get".
    ['da', 'Få billetter'],
    ['no', 'Få billetter her'],
  ])('none in %s: %s', (lang, text) => {
    expect(remark(lang, text).availability).toBeUndefined();
  });

  test('is no price', () => {
    expect(remark('en', 'SOLD OUT').offers).toBeUndefined();
    expect(remark('en', 'Tickets $20, sold out').offers).toBe('Tickets $20, sold out');
  });

  test('one kind of ticket sold out leaves the others', () => {
    const html = (tiers: string): string => `<h3>Kelp Trio</h3><p>May 4, 2027</p>${tiers}`;
    expect(read(html('<p>VIP $90: sold out</p><p>Standard $20</p>'), 'en').availability).toBeUndefined();
    expect(read(html('<p>VIP $90: sold out</p>'), 'en').availability).toBe('SoldOut');
  });
});

describe('status', () => {
  test.each([
    ['en', 'CANCELLED', 'EventCancelled'],
    ['en', 'Postponed', 'EventPostponed'],
    ['en', 'Rescheduled', 'EventRescheduled'],
    ['en', 'This talk has moved online', 'EventMovedOnline'],
    ['ja', '公演中止', 'EventCancelled'],
    ['ja', '振替公演', 'EventRescheduled'],
    ['ja', 'オンライン開催に変更いたします', 'EventMovedOnline'],
    ['zh', '改为线上举行', 'EventMovedOnline'],
    ['ko', '온라인으로 전환합니다', 'EventMovedOnline'],
    ['de', 'Abgesagt', 'EventCancelled'],
    ['de', 'Ersatztermin', 'EventRescheduled'],
    ['de', 'Die Lesung findet nun online statt', 'EventMovedOnline'],
    ['fr', 'ANNULÉ', 'EventCancelled'],
    ['fr', 'Nouvelle date', 'EventRescheduled'],
    ['fr', 'La séance se tiendra en ligne', 'EventMovedOnline'],
    ['es', 'Aplazado', 'EventPostponed'],
    ['es', 'Nueva fecha', 'EventRescheduled'],
    ['it', 'Rinviato', 'EventPostponed'],
    ['nl', 'Afgelast', 'EventCancelled'],
    ['pt', 'Adiado', 'EventPostponed'],
    ['pt', 'Nova data', 'EventRescheduled'],
  ])('%s: %s', (lang, text, expected) => {
    expect(remark(lang, text).eventStatus).toBe(expected);
  });

  test('put off without a day is postponed; a guest who cancels cancels nothing', () => {
    expect(read('<h3>Kelp Trio</h3><p>New date to follow</p>', 'en').eventStatus).toBe('EventPostponed');
    expect(remark('ja', '出演者1名は体調不良のため出演キャンセルとなりました').eventStatus).toBeUndefined();
  });
});

describe('days on which nothing is on for the public', () => {
  test.each([
    ['en', 'Hall rental'],
    ['en', '[PRIVATE EVENT]'],
    ['en', 'Closed'],
    ['en', 'Bridal rental'],
    ['ja', '軽音楽部ホールレンタル'],
    ['ja', '【昼】ホールレンタル'],
    ['ja', 'HALL RENTAL'],
    ['ja', '終日ホールレンタル利用'],
    ['ja', '全日 貸切利用のため'],
    ['ja', '貸切営業'],
    ['ja', '休館日'],
    ['ja', '年末休業'],
    ['ja', '入学試験のため休み'],
    ['ja', '夏やすみ'],
    ['ja', '放送休止'],
    ['ja', '11月の休館日'],
    ['ja', '休園日のお知らせ'],
    ['zh', '闭馆'],
    ['ko', '대관'],
    ['de', 'Geschlossene Gesellschaft'],
    ['fr', 'Soirée privée'],
    ['es', 'Evento privado'],
    ['it', 'Chiuso'],
    ['nl', 'Besloten feest'],
    ['nl', 'Privé feest'],
    ['pt', 'Evento fechado'],
  ])('%s: %s is no event', (lang, text) => {
    const body = `<h3>${text}</h3><p>${DAY[lang]!}</p>`;
    expect(read(body, lang)).toBeUndefined();
  });
  test.each([
    ['en', 'Closed Circuit: a film about cameras'],
    ['en', 'Rent'],
    ['ja', '貸切電車でビール祭り'],
    ['ja', '夏休み工作教室'],
    ['de', 'Geschlossene Gesellschaft (Sartre)'],
    ['fr', 'Relâche'],
    ['it', 'Riposo'],
    ['ja', 'レコーディング'],
    ['ko', '대관식'],
  ])('%s: %s is one', (lang, text) => {
    expect(read(`<h3>${text}</h3><p>${DAY[lang]!}</p>`, lang)).toMatchObject({ kind: 'event' });
  });
});

describe('what is to be announced', () => {
  test.each([
    ['en', 'Time: TBA', ['time']],
    ['en', 'Location TBD', ['place']],
    ['en', 'Start time and venue to be announced', ['time', 'place']],
    ['ja', '会場：未定', ['place']],
    ['ja', 'OPEN/START TBA', ['time']],
    ['zh', '地点待定', ['place']],
    ['ko', '장소: 추후 공지', ['place']],
    ['de', 'Uhrzeit wird noch bekannt gegeben', ['time']],
    ['fr', 'Lieu à confirmer', ['place']],
    ['es', 'Hora por confirmar', ['time']],
    ['it', 'Luogo da definire', ['place']],
    ['nl', 'Locatie nog niet bekend', ['place']],
    ['pt', 'Local a definir', ['place']],
  ])('%s: %s', (lang, text, expected) => {
    const { toBeAnnounced, location, startDate } = remark(lang, text);
    expect(toBeAnnounced).toEqual(expected);
    expect(location).toBeUndefined();
    expect(startDate).toBe('2027-05-04');
  });

  test('is said by the label before it, and by the day that it follows', () => {
    expect(read('<h3>Trio</h3><p>May 4, 2027</p><dl><dt>Venue<dd>TBA</dl>', 'en').toBeAnnounced).toEqual(['place']);
    expect(remark('en', 'Ages 7 and up', 'May 4, 2027, TBA').toBeAnnounced).toEqual(['time']);
    const month = remark('en', 'Ages 7 and up', 'May 2027, TBA');
    expect(month.toBeAnnounced).toEqual(['date']);
    expect(month.startDate).toBeUndefined();
  });

  test('is nothing that the record says, and nothing else', () => {
    expect(remark('en', 'Speaker: TBA').toBeAnnounced).toBeUndefined();
    expect(remark('ja', '出演者：後日発表').toBeAnnounced).toBeUndefined();
    expect(remark('en', 'Time: TBA', 'May 4, 2027, 7 pm').toBeAnnounced).toBeUndefined();
  });
});

describe('days on which nothing is on', () => {
  test.each([
    ['en', 'Closed for the summer holidays', true],
    ['en', 'Closed for Business: A Farce', false],
    ['en', 'Presidents’ Day - City Offices Closed', true],
    ['en', 'Pottery for Beginners - Closed', false],
    ['de', 'Keine Vorstellung', true],
    ['de', 'Keine Vorstellung ohne Musik', false],
    ['es', 'No hay función', true],
    ['nl', 'Geen voorstelling', true],
    ['pt', 'Não há espetáculo', true],
    ['da', 'Ingen forestilling', true],
    ['da', 'Efterårsferie, skolen er lukket', true],
    ['da', 'Ingen træning', true],
    ['da', 'Ingen kender dagen', false],
    ['no', 'Biblioteket holder stengt', true],
    ['sv', 'Höstlov, skolan är stängd', true],
    ['sv', 'Stängda dörrar', false],
  ])('%s: %s', (lang, name, expected) => {
    expect(isNotPublic(name, lang)).toBe(expected);
  });
});
