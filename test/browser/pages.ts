/** Made-up pages, each in a form that readers of pages stumble over. Paths as the demo server takes them. */

interface Happening {
  name: string;
  days: number;
  place: string;
}

/** Four talks that no reader should miss. `label` tells the pages' events apart. */
export function happenings(label: string): Happening[] {
  return [
    { name: `${label} Talk: The Tides of Winter`, days: 5, place: 'Harbour Hall' },
    { name: `${label} Concert: Strings at Dusk`, days: 9, place: 'Chapel of the Docks' },
    { name: `${label} Workshop: Binding Your First Book`, days: 12, place: 'Paper Mill, Room 2' },
    { name: `${label} Exhibition Opening: Maps of the Marsh`, days: 20, place: 'Town Gallery' },
  ];
}

export const namesOf = (label: string): string[] => happenings(label).map(({ name }) => name);

const item = ({ name, days, place }: Happening): string => `
  <li class="event">
    <h3><a href="/event/${days}.html">${name}</a></h3>
    <p class="date">{{+${days} en}}, 7:00 pm – 9:00 pm</p>
    <p class="venue">${place}</p>
    <p>Everyone is welcome; no booking needed. Doors are at the side of the building.</p>
  </li>`;

export const list = (label: string): string => `<ul class="events">${happenings(label).map(item).join('')}</ul>`;

const html = (title: string, body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`;

const section = (label: string): string => `<main><h1>Upcoming events</h1>${list(label)}</main>`;

/** Name of the nth event of the large page, from 1. */
export const lecture = (n: number): string => `Evening Lecture No. ${n}`;

/** A list of `count` events of 20 elements each, on days of the next two months. */
export function largePage(count: number): string {
  const tags = '<span class="tag"><i>tag</i></span>'.repeat(7);
  const rows = Array.from({ length: count }, (_, i) =>
    item({ name: lecture(i + 1), days: i % 60, place: `Lecture Hall ${(i % 9) + 1}` }).replace('</li>', `${tags}</li>`),
  );
  return html('Large', `<main><h1>Upcoming lectures</h1><ul class="events">${rows.join('')}</ul></main>`);
}

/** Headlines of the page of news: announcements of things past, nothing that takes place. */
export const bulletin = [
  'Reading room closes its upper gallery for repairs',
  'New opening hours for the loading yard at the mill',
  'Harbour lamps replaced along the whole of Quay Street',
  'Annual report of the lending library is out in print',
  'Footbridge over the weir gets a second handrail',
];

const newsRow = (headline: string, i: number): string =>
  `<li><span class="date">{{-${3 + 9 * i} en}}</span> <a href="/news/${i + 1}.html">${headline}</a></li>`;

const image = (color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><rect width="160" height="90" fill="${color}"/></svg>`)}`;

export const PAGES: Record<string, string> = {
  '/plain.html': html('Plain', section('Plain')),
  '/other.html': html('Other', section('Other')),

  '/missed.html': html(
    'Missed',
    `${section('Missed')}<aside><p id="missed"><a href="/other.html">The caretaker's cat show, whenever it rains</a></p></aside>`,
  ),

  '/frameset.html': `<!doctype html><html lang="en"><head><title>Frameset</title></head>
    <frameset cols="20%,80%"><frame src="/menu.html"><frame src="/framed.html"></frameset></html>`,
  '/menu.html': html('Menu', '<p><a href="/plain.html">Plain</a></p>'),
  '/framed.html': html('Framed', section('Framed')),
  '/iframe.html': html('Iframe', '<h1>What is on</h1><iframe src="/framed.html" width="900" height="800"></iframe>'),

  '/strict.xhtml': `<?xml version="1.0" encoding="utf-8"?>
    <html xmlns="http://www.w3.org/1999/xhtml" xml:lang="en"><head><title>XHTML</title></head><body>${section('Strict')}</body></html>`,

  '/shadow.html': html(
    'Shadow',
    `<h1>Upcoming events</h1><event-list></event-list>
     <template id="inside">${list('Shadow')}</template>
     <script>
       customElements.define('event-list', class extends HTMLElement {
         connectedCallback() {
           this.attachShadow({ mode: 'open' }).append(document.getElementById('inside').content.cloneNode(true));
         }
       });
     </script>`,
  ),

  '/details.html': html(
    'Details',
    `<h1>Programme</h1><details><summary>Upcoming events</summary>${list('Details')}</details>`,
  ),

  // Names that stand before the DOM's own: on a form those of its controls, on the document those of its pictures.
  '/shadowed.html': html(
    'Shadowed',
    `<form>${section('Shadowed')}${'children childNodes id localName nodeType parentElement getAttribute textContent isConnected'
      .split(' ')
      .map((name) => `<input type="hidden" name="${name}">`)
      .join(
        '',
      )}</form>${'title body documentElement querySelector querySelectorAll defaultView contentType createElement'
      .split(' ')
      .map((name) => `<img name="${name}" alt="">`)
      .join('')}`,
  ),

  '/lazy.html': html(
    'Lazy',
    `<main><h1>Upcoming events</h1><ul>${happenings('Lazy')
      .map((one) =>
        item(one).replace(
          '<h3>',
          `<img src="${image('#ddd')}" data-src="/pictures/${one.days}.jpg" alt="" width="160" height="90"><h3>`,
        ),
      )
      .join('')}</ul></main>`,
  ),

  '/app.html': html(
    'App',
    `<div id="app">${section('First')}</div>
     <template id="next">${section('Second')}</template>
     <script>
       window.goOn = () => {
         history.pushState({}, '', '/app/second');
         document.title = 'App, second view';
         document.getElementById('app').replaceChildren(document.getElementById('next').content.cloneNode(true));
       };
     </script>`,
  ),

  '/bulletin.html': html('News', `<main><h1>News</h1><ul class="news">${bulletin.map(newsRow).join('')}</ul></main>`),

  // Its last name ends in Latin letters, which an Arabic line has on its left.
  '/arabic.html': `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><title>الفعاليات</title></head><body>
    <main><h1>الفعاليات القادمة</h1>
    <article><h3>أمسية شعرية</h3><p>{{+5 en}} - 7:00 مساءً</p><p>المكان: قاعة ابن خلدون</p></article>
    <article><h3>معرض الخط العربي</h3><p>{{+9 en}} - 6:00 مساءً</p><p>المكان: صالة الفنون</p></article>
    <article><h3>فرقة الأندلس Jazz</h3><p>{{+12 en}} - 8:30 مساءً</p><p>المكان: المسرح الكبير</p></article></main></body></html>`,
  '/blank.html': '<!doctype html><title></title>',
};
