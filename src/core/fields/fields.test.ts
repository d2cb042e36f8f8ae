/** Single fields of records whose extent is given, on small pages: places, links, pictures, times. */
import { describe, expect, test } from 'vitest';
import { given, lineWith, NOW } from '../../../test/given-page';
import type { PageSnapshot } from '../page/snapshot';
import { ownPage } from './link';
import { ownPicture } from './picture';
import { placeOf } from './place/place';
import { dayColumns } from './when/day-columns';
import { resolveWhens } from './when/resolve-whens';
import { whenOf } from './when/when';

describe('the place of an event in a list', () => {
  test('is what comes again and again right after the dates, without a word for a place', () => {
    const rows = ['Garage', 'Plenen', 'Garage', 'Rex', 'Garage', 'Plenen'];
    const html = rows
      .map((p, i) => `<div class=r><h3>Band ${i}</h3><p>${i + 3} May 2027</p><i>${p}</i></div>`)
      .join('');
    const page = given(html.replaceAll('<i>', '<p class=v>').replaceAll('</i>', '</p>'));
    const found = page.records.map(({ from, to }) => placeOf(page.outline, page.facts, from, to, from)?.place.name);
    expect(found).toEqual(rows);
  });
});

describe('the place of an event', () => {
  const place = (html: string, name: string, lang = 'en'): unknown => {
    const page = given(html, lang);
    const { from, to } = page.records[0]!;
    return placeOf(page.outline, page.facts, from, to, lineWith(page, name))?.place;
  };

  test.each([
    ['a label in an element of its own', '<dl class=r><dt>催し<dd>秋の茶会<dt>会場（予定）<dd>緑の家</dl>'],
    ['a bold label on the line', '<div class=r><h3>秋の茶会</h3><p><b>会場</b>緑の家</p></div>'],
    ['a label before a blank', '<div class=r><h3>秋の茶会</h3><p>■場所　緑の家</p></div>'],
    ['a label within a line', '<div class=r><h3>秋の茶会</h3><p>日時：5月3日 14:00 会場：緑の家 料金：500円</p></div>'],
    ['a label before another', '<div class=r><h3>秋の茶会</h3><p>場所：緑の家. Host: Ann Lee</p></div>'],
    ['"at" in Japanese', '<div class=r><h3>秋の茶会</h3><p>緑の家にて</p></div>'],
  ])('after %s', (_case, html) => {
    expect(place(html, '秋の茶会', 'ja')).toEqual({ name: '緑の家' });
  });

  test('is no label, whatever class stands around it', () => {
    const html = `<div class=r><h3>Tea party</h3>
      <div class="address"><div class="label">Region</div>Kelpton</div></div>`;
    expect(place(html, 'Tea party')).toEqual({ name: 'Kelpton' });
  });

  test('takes the address on the next line along', () => {
    const html = '<div class=r><h3>Tea party</h3><p>Venue: Kelp House</p><p>12 Harbour Street</p></div>';
    expect(place(html, 'Tea party')).toEqual({ name: 'Kelp House', address: '12 Harbour Street' });
  });

  test('follows the date where the other records have theirs there', () => {
    const venues = ['Kelp Hall', 'Foghorn', 'The Old Library', 'Driftwood', 'Saltmarsh'];
    const html = venues.map((at, i) => `<div class=r><h3>Night ${i}</h3><p>May ${i + 1}, 2027</p><p>${at}</p></div>`);
    const page = given(html.join(''));
    const found = page.records.map(({ from, to }) => placeOf(page.outline, page.facts, from, to, from)?.place.name);
    expect(found).toEqual(venues);
  });

  test('may stand in another cell of the row', () => {
    const html = `<table><tr><th>Meeting<th>Where</tr>
      <tr><td class=r><p>May 3, 2027</p><p>Budget talk</p></td><td>Kelp Hall</td></tr></table>`;
    expect(place(html, 'Budget talk')).toEqual({ name: 'Kelp Hall' });
  });

  test('is what a sentence says of it, without the sentence; a label said twice is none', () => {
    const said =
      '<div class=r><h3>Otters v Owls</h3><p>5 May 2027</p><p>The game will be played at Kelp Park School.</p></div>';
    expect(place(said, 'Otters v Owls')).toEqual({ name: 'Kelp Park School' });
    const twice =
      '<div class=r><h3>Rumreise</h3><p>Termin: 5. Mai 2027, 19 Uhr</p><p>Ort: Ort: Gasthaus Kelp</p></div>';
    expect(place(twice, 'Rumreise', 'de')).toEqual({ name: 'Gasthaus Kelp' });
  });

  test('is left out where nothing says it', () => {
    expect(place('<div class=r><h3>春の夜</h3><p>2027年5月3日</p><p>山田バンド</p></div>', '春の夜', 'ja')).toBe(
      undefined,
    );
  });
});

describe('the page of a record', () => {
  const url = (html: string, name: string): string | undefined => {
    const page = given(`<div class=r>${html}</div>`);
    const { from, to } = page.records[0]!;
    const line = lineWith(page, name);
    const link = page.facts.lines[line]!.chunks[0]?.link;
    return ownPage(page.outline, page.facts, from, to, { line, ...(link ? { link } : {}) })?.url;
  };

  test('is not that of the band which its name leads to', () => {
    const html = '<p><a href="/artist/kelp">Kelp</a></p><p><a href="/gig/kelp-3-may">Details</a></p>';
    expect(url(html, 'Kelp')).toBe('https://site.example/gig/kelp-3-may');
  });
  test('is what the name leads to where there is nothing better', () => {
    const html = '<p><a href="/artist/kelp">Kelp</a></p><p><a href="https://www.ticketmaster.com/e/1">Tickets</a></p>';
    expect(url(html, 'Kelp')).toBe('https://site.example/artist/kelp');
  });
  test('is not the picture that a small one leads to', () => {
    expect(url('<p>Kelp night</p><p><a href="/img/kelp.jpg"><img src="/img/kelp-s.jpg"></a></p>', 'Kelp night')).toBe(
      undefined,
    );
  });
  test('is no ticket shop beside a page on the site', () => {
    const html = '<p>Kelp night</p><p><a href="https://eplus.jp/k">Buy tickets</a> <a href="/e/7">May 3</a></p>';
    expect(url(html, 'Kelp night')).toBe('https://site.example/e/7');
  });
  test("may be a calendar's page of the event, not its form to add one", () => {
    const calendar = 'https://www.google.com/calendar/';
    const html = `<p>Kelp night</p><p><a href="${calendar}render?action=TEMPLATE">+</a>
      <a href="${calendar}event?eid=abc">See more</a></p>`;
    expect(url(html, 'Kelp night')).toBe(`${calendar}event?eid=abc`);
  });
});

describe('the picture of a record', () => {
  const pictures = (html: string, change?: (snapshot: PageSnapshot) => void): (string | undefined)[] => {
    const page = given(html, 'en', change);
    return page.records.map(({ from, to }) => ownPicture(page.outline, from, to)?.image.src.split('/').at(-1));
  };
  const sized =
    (sizes: Record<string, [number, number]>) =>
    ({ blocks }: PageSnapshot): void => {
      for (const item of blocks.flatMap(({ items }) => items))
        if (item.kind === 'image') [item.width, item.height] = sizes[item.src.split('/').at(-1)!] ?? [0, 0];
    };

  test('is its own, not what every record shows', () => {
    const one = (n: number): string => `<div class=r><img src="/web.png"><p>Night ${n}</p><img src="/${n}.png"></div>`;
    expect(pictures([1, 2, 3, 4].map(one).join(''))).toEqual(['1.png', '2.png', '3.png', '4.png']);
  });
  test('is not that of the heading above', () => {
    const html = `<div><h2><img src="/events.gif"></h2><div class=r><p><img src="/night.jpg"></p><p>Night</p></div>
      <div class=r><p><img src="/day.jpg"></p><p>Day</p></div></div>`;
    expect(pictures(html, sized({ 'events.gif': [300, 60], 'night.jpg': [100, 100], 'day.jpg': [100, 100] }))).toEqual([
      'night.jpg',
      'day.jpg',
    ]);
  });
  test('may be as small as its text while it is not loaded', () => {
    const html = '<div class=r><img src="/a.jpg" alt="Ann Lee and Bo Ray"><p>Ann Lee</p></div>';
    expect(pictures(html, sized({ 'a.jpg': [142, 18] }))).toEqual(['a.jpg']);
    expect(pictures(html, sized({ 'a.jpg': [400, 18] }))).toEqual([undefined]);
  });
  test('may stand before the record in a block around both', () => {
    const html = `<div><img src="/ann.jpg"><div class=r><p>Ann Lee</p><p>Baker</p></div></div>
      <div><img src="/bo.jpg"><div class=r><p>Bo Ray</p></div><p>More of Bo</p></div>`;
    expect(pictures(html)).toEqual(['ann.jpg', 'bo.jpg']);
  });
});

describe('the time of a meeting', () => {
  const starts = (html: string): (string | undefined)[] => {
    const page = given(html);
    const { outline, facts, records } = page;
    const columns = dayColumns(outline, facts, records);
    const whens = records.map(({ from, to }) => whenOf(outline, facts, from, to, columns));
    return resolveWhens(outline, facts, whens, NOW).map((date) => date?.startDate);
  };
  const list = '<ul><li class=r>May 4, 2027 – Agenda<li class=r>May 6, 2027 – Agenda</ul>';

  test('is what the page says of its day of the week', () => {
    const html = `<h1>Board</h1><p>The board meets on the first Tuesday of each month at 3:30 pm.</p><h2>2027</h2>${list}`;
    expect(starts(html)).toEqual(['2027-05-04T15:30', '2027-05-06']);
  });
  test.each([
    'Meetings are generally held at the Lamp House at 9:00 a.m.',
    'Board meetings begin at 9 a.m.',
    'Meeting Time: 9:00 a.m. EST',
  ])('is what a sentence or a label says: %s', (text) => {
    const html = `<h1>Board</h1><p>${text}</p><h2>2027</h2>${list}`;
    expect(starts(html)).toEqual(['2027-05-04T09:00', '2027-05-06T09:00']);
  });
  test('is what the page says of all', () => {
    const html = `<h1>Board</h1><p>All meetings begin at 9:00 a.m.</p><h2>2027</h2>${list}`;
    expect(starts(html)).toEqual(['2027-05-04T09:00', '2027-05-06T09:00']);
  });
  test('is not that of another section, nor opening hours', () => {
    const html = `<h2>Choir</h2><p>Meets every Tuesday at 7 pm.</p><h2>Board</h2>
      <p>Office hours: Tuesdays at 9:00 am</p>${list}`;
    expect(starts(html)).toEqual(['2027-05-04', '2027-05-06']);
  });
  test('may stand in another cell of the row', () => {
    const html = `<table><tr><th>Meeting<th>Time<th>Agenda</tr>
      <tr><td class=r><p>May 4, 2027</p><p>Budget talk</p></td><td>2:00 pm</td><td>Agenda</td></tr></table>`;
    expect(starts(html)).toEqual(['2027-05-04T14:00']);
  });
});
