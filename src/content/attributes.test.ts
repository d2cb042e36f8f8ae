import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { attributes, hintOf, linkOf } from './attributes';
import { tagLayout } from './layout';

const element = (html: string): Element =>
  new JSDOM(`<body>${html}</body>`, { url: 'https://site.example/dir/' }).window.document.body.firstElementChild!;

test.each(['java\tscript:go()', '\u0001javascript:go()', 'vbscript:x', 'data:text/html,x', 'blob:https://a/1', ' # '])(
  '%j leads nowhere',
  (href) => {
    const link = element('<a></a>');
    link.setAttribute('href', href);
    expect(linkOf(link)).toBeUndefined();
  },
);

test.each([
  '<a class="__cf_email__" data-cfemail="5a3b1a38743f22" href="/cdn-cgi/l/email-protection">[email protected]</a>',
  '<span class="__cf_email__" data-cfemail="5a3b1a38743f22">[email protected]</span>',
  '<a href="/cdn-cgi/l/email-protection#5a3b1a38743f22"><i class="fa-envelope"></i></a>',
])('%s leads to the mail address that it hides', (html) => {
  expect(linkOf(element(html))).toBe('cfemail:5a3b1a38743f22');
});

test('no value of a page is longer than a value of its kind can be', () => {
  const long = 'x'.repeat(5000);
  expect(linkOf(element(`<a href="/${long}">a</a>`))).toHaveLength(2000);
  const time = element(`<time role="${long}" lang="${long}" datetime="${long}">a</time>`);
  const { role, lang, time: stamp } = attributes(time, tagLayout().style(time));
  expect([role?.length, lang?.length, stamp?.length]).toEqual([100, 100, 100]);
});

test.each([
  ['<p class="eventTitle">', 'event-title'],
  ['<p class="postList_itemDate  box" id="newsTop">', 'post-list_item-date box #newstop'],
  ['<p class="SNS TVshow">', 'sns tvshow'],
])('%s is called %s', (html, hint) => {
  expect(hintOf(element(html))).toBe(hint);
});
