import { expect, test } from 'vitest';
import { given } from '../../../../test/given-page';
import { isWeekdays } from '../../text/dates/is-weekday';
import { isNoEvent } from './no-event';

/** Whether a record with its name in its first line is none. */
function isNone(html: string, isDated: boolean, lang = 'ja'): boolean {
  const page = given(`<div class="r">${html}</div>`, lang);
  const record = page.records[0]!;
  const name = page.names.range(record.from, record.to).find(({ line }) => line === record.from)!;
  return isNoEvent(page, record, name, isDated);
}

test('a sentence that says on which days a house is closed is no event', () => {
  expect(isNone('<p>12/29(火)〜31(木)、1/1(金)〜5(火)はお休みします。</p>', true)).toBe(true);
  expect(isNone('<p>1月4日（月）は設備点検のため休館いたします。</p>', true)).toBe(true);
  expect(isNone('<p>日曜はお休みの日コンサート</p>', true)).toBe(false);
});

test('a house that closes, in other languages, is no event, and a play about one is', () => {
  expect(isNone('<p>La biblioteca chiude alle ore 12.30.</p>', true, 'it')).toBe(true);
  expect(isNone('<p>Die Bücherei bleibt vom 24. bis 31. Dezember geschlossen</p>', true, 'de')).toBe(true);
  expect(isNone('<p>The town library will be closed on 24 December</p>', true, 'en')).toBe(true);
  expect(isNone('<p>The Library at Night, 5 pm</p>', true, 'en')).toBe(false);
  expect(isNone('<p>Exhibition at the museum closes on 3 January</p>', true, 'en')).toBe(false);
  expect(isNone('<p>The library closes early on Christmas Eve</p>', true, 'en')).toBe(true);
  expect(isNone('<p>When the Museum Closes</p>', true, 'en')).toBe(false);
  expect(isNone('<p>Park closes for Fireworks Night</p>', true, 'en')).toBe(false);
  expect(isNone('<p>Goûter au château de la Ferme</p>', true, 'fr')).toBe(false);
  expect(isNone('<p>Musée et ferme pédagogique</p>', true, 'fr')).toBe(false);
  expect(isNone('<p>Los Lobos Sala Apolo segunda fecha</p>', true, 'es')).toBe(false);
  expect(isNone('<p>Galerie schließt mit Finissage, 5. Mai, 18 Uhr</p>', true, 'de')).toBe(false);
  expect(isNone('<p>Il Museo chiude in musica</p>', true, 'it')).toBe(false);
  expect(isNone('<p>Museum Tour. The Museum shop closes at 6</p>', true, 'en')).toBe(false);
});

test('what one buys or books at any time of the year is no event without a day', () => {
  expect(isNone('<p>イベント回数券（3枚つづり）</p>', false)).toBe(true);
  expect(isNone('<p>録画視聴チケット 波の文庫</p>', false)).toBe(true);
  expect(isNone('<p>七五三お祝いプラン</p><p>期間</p><p>通年</p>', false)).toBe(true);
  expect(isNone('<p>七五三お祝い会</p><p>期間</p><p>11月15日</p>', true)).toBe(false);
});

test('what is done to a house and how things stand are no events', () => {
  expect(isNone('<p>給湯設備の点検のお知らせ</p><p>6月11日（火）10:00～15:00</p>', true)).toBe(true);
  expect(isNone('<p>紅葉状況（11/3）</p>', true)).toBe(true);
  expect(isNone('<p>電気工事の仕事体験</p><p>6月11日（火）10:00～15:00</p>', true)).toBe(false);
  expect(isNone('<p>開花のつどい</p><p>4月6日（土）</p>', true)).toBe(false);
});

test('what is let and why nothing is held are no events', () => {
  expect(isNone('<p>PRIVATE PARTY</p><p>5月23日（金）</p>', true)).toBe(true);
  expect(isNone('<p>Private Lives</p><p>5月23日（金）</p>', true)).toBe(false);
  expect(isNone('<p>Harvest holiday</p><p>no colloquium</p>', true)).toBe(true);
  expect(isNone('<p>Harvest holiday</p><p>no colloquium is as merry</p>', true)).toBe(false);
  expect(isNone('<p>Harvest Supper, 19:00</p><p>No service</p>', true)).toBe(false);
  expect(isNone('<p>10 novembre : pas de séminaire</p>', true, 'fr')).toBe(true);
});

test('from one weekday to another is when a house is open', () => {
  expect(isWeekdays('Dal lunedì alla domenica', 'it')).toBe(true);
  expect(isWeekdays('Monday to Friday', 'en')).toBe(true);
  expect(isWeekdays('Saturday to Monday Blues', 'en')).toBe(false);
  expect(isWeekdays('Monday', 'en')).toBe(false);
});

test('what visitors must know is no event, whichever days it names', () => {
  expect(isNone('<p>ご利用案内</p><p>休館日 12月28日～1月4日</p>', true)).toBe(true);
  expect(isNone('<p>利用案内の日 ツアー</p><p>12月8日</p>', true)).toBe(false);
});

test('hours, prices and days without events are none, whatever days they name', () => {
  expect(isNone('<h3>Holiday hours</h3><p>24 December: 4–8pm</p>', true, 'en')).toBe(true);
  expect(isNone('<h2>Sonderöffnungszeiten</h2><p>26.12.2026, 10–16 Uhr</p>', true, 'de')).toBe(true);
  expect(isNone('<p>No Events</p>', true, 'en')).toBe(true);
  expect(isNone('<p>No Events Without Tea</p>', true, 'en')).toBe(false);
  expect(isNone('<h3>Winter hours: a reading</h3><p>24 December</p>', true, 'en')).toBe(false);
});

test('when one may call on somebody is no event, and what somebody plays every week is one', () => {
  expect(isNone('<p><b>Adam Nowak</b></p><p>Konsultacje: wtorek 10:15–11:45</p>', true, 'pl')).toBe(true);
  expect(isNone('<p><b>Adam Nowak</b></p><p>wtorek 20:00</p>', true, 'pl')).toBe(false);
});

test('a concert called after somebody is no office hour, whatever its line says of hours', () => {
  expect(isNone('<h3>Ann Lee</h3><p>Saturday 5 December 2026, 8pm (2 hours)</p>', true, 'en')).toBe(false);
  expect(isNone('<h3>Anna Rossi</h3><p>Aperto dal 5 dicembre 2026 al 10 gennaio 2027</p>', true, 'it')).toBe(false);
  expect(isNone('<h3>Ann Lee</h3><p>Office hours: Tuesdays 10–11am</p>', true, 'en')).toBe(true);
});

test('what may be held has names of its own: no closures, no season, no way there', () => {
  expect(isNone('<h3>Closure</h3><p>5 December 2026, 7pm</p>', true, 'en')).toBe(false);
  expect(isNone('<h3>Winterzeit</h3><p>5. Dezember 2026, 19 Uhr</p>', true, 'de')).toBe(false);
  expect(isNone('<p>Pas d’événements</p>', true, 'fr')).toBe(true);
});

test('a house closed on a holiday is no event, and what it closes with is one', () => {
  expect(isNone('<p>The Library is closed on Good Friday 26 March</p>', true, 'en')).toBe(true);
  expect(isNone('<p>Die Bücherei schließt am 24. Dezember um 12 Uhr wegen Heiligabend</p>', true, 'de')).toBe(true);
  expect(isNone('<p>La bibliothèque sera fermée pour Noël</p>', true, 'fr')).toBe(true);
  expect(isNone('<p>The museum closes with a party on 3 January</p>', true, 'en')).toBe(false);
});

test('until when something is to be handed in is no event, and neither is a hotel’s offer', () => {
  expect(isNone('<h3>Last day to add a course</h3><p>2 February</p>', true, 'en')).toBe(true);
  expect(isNone('<h3>Abstract Art Closes</h3><p>2 February</p>', true, 'en')).toBe(false);
  expect(isNone('<h3>Deadline: A Play</h3><p>2 February</p>', true, 'en')).toBe(false);
  expect(isNone('<p>かに会席プラン</p><p>12月7日～3月20日</p><p>1泊2食付 24,200円～</p>', true)).toBe(true);
  expect(isNone('<p>まちづくりプラン</p><p>12月7日</p>', true)).toBe(false);
});

test('who is on duty on a day is no event, and a hospital’s concert is one', () => {
  const row = (head: string): boolean => {
    const page = given(
      `<table><tr><th>月日</th><th>${head}</th></tr><tr class="r"><td>12月6日</td><td>みなみ内科</td></tr></table>`,
      'ja',
    );
    const record = page.records[0]!;
    const name = page.names.range(record.from, record.to).find(({ text }) => text.startsWith('みなみ'))!;
    return isNoEvent(page, record, name, true);
  };
  expect(row('医療機関')).toBe(true);
  expect(row('催し')).toBe(false);
});

test.each([
  ['<h3>Deadline for Justice</h3><p>2 December 2026, 7pm</p><p>Mill Theatre</p>', 'en', false],
  ['<h3>Last Day to Return</h3><p>2 December 2026, 7pm</p><p>Mill Theatre</p>', 'en', false],
  ['<h3>La scadenza</h3><p>2 dicembre 2026, ore 20</p><p>Teatro Verdi</p>', 'it', false],
  ['<h3>Scadenza iscrizioni</h3><p>2 dicembre 2026</p>', 'it', true],
  ['<h3>La scadenza</h3><p>2 December 2026</p>', 'en', false],
  ['<h3>New Forms close</h3><p>2 February 2027</p>', 'en', false],
  ['<h3>Applications close</h3><p>2 February 2027</p>', 'en', true],
])('a deadline is no event, and what has an hour and a place is one: %s in %s', (html, lang, is) => {
  expect(isNone(html, true, lang)).toBe(is);
});

test.each([
  ['<p>The Gallery closes the Festival on 5 December</p><p>Doors 7pm</p>', 'en', false],
  ['<p>The Theatre closes the Season with Carmen, 5 December 2026</p>', 'en', false],
  ['<p>Il museo chiude Festival di Natale</p>', 'it', false],
  ['<p>Il museo chiude per le festività</p>', 'it', true],
  ['<p>The theatre closes Julia Roberts retrospective</p>', 'en', false],
])('what a house ends with is an event: %s in %s', (html, lang, is) => expect(isNone(html, true, lang)).toBe(is));

test.each([
  ['<h3>Opening times</h3><p>Saturday 5 December 2026, 10am–4pm</p>', true],
  ['<h3>Christmas opening times</h3><p>24 December 2026, 10am–1pm</p>', true],
  ['<h3>Visiting times</h3><p>5 December 2026, 2–4pm</p>', true],
  ['<h3>Holiday office hours</h3><p>24 December 2026</p>', true],
  ['<h3>Closures</h3><p>24 December 2026</p>', true],
  ['<h3>Ann Lee</h3><p>Tuesdays 10–11am (office hours)</p>', true],
  ['<h3>Winter Times</h3><p>5 December 2026, 7pm</p>', false],
])('when a house is open and somebody may be called on is no event: %s', (html, is) => {
  expect(isNone(html, true, 'en')).toBe(is);
});

test.each([
  ['<h2>病院</h2><ul><li class="r"><p>健康フェスタ</p><p>12月12日</p></li></ul>', false],
  ['<h2>休日夜間イベント</h2><ul><li class="r"><p>点灯式</p><p>12月12日</p></li></ul>', false],
  [
    '<table><tr><th>病院</th><th>日時</th></tr><tr class="r"><td>健康フェスタ</td><td>12月12日</td></tr></table>',
    false,
  ],
  ['<table><tr><th>病院</th><th>日時</th></tr><tr class="r"><td>みなみ内科</td><td>12月12日</td></tr></table>', true],
  ['<h2>休日当番医</h2><ul><li class="r"><p>みなみ</p><p>12月12日</p></li></ul>', true],
])('who is on duty stands below a heading that says so, or is a practice: %s', (html, is) => {
  const page = given(html, 'ja');
  const record = page.records[0]!;
  expect(isNoEvent(page, record, page.names.range(record.from, record.to)[0]!, true)).toBe(is);
});

test('what members get cheaper is no stay at a hotel', () => {
  expect(isNone('<p>港まちプラン</p><p>12月5日 10:00～</p><p>参加費500円 会員割引あり</p>', true)).toBe(false);
});
