import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import { outlineOf } from './outline';

/** Lines of a page, and before which of them a rule stands in the body. */
function read(html: string): { lines: string[]; rules: readonly number[] } {
  const { document } = new JSDOM(`<body>${html}</body>`, { url: 'https://harbour.example/' }).window;
  const outline = outlineOf(walkNow(document, tagLayout()));
  return { lines: outline.lines.map(({ text }) => text), rules: outline.rules.get(0) ?? [] };
}

test.each(['----------', '・・・・・・・・・', '*◇*◆*◇*◆*◇*◆', '= = = = = = = =', '━━━━━━'])(
  'a line of %s is a rule and no text',
  (drawn) => {
    expect(read(`<p>Gull</p><p>${drawn}</p><p>Ox</p>`)).toEqual({ lines: ['Gull', 'Ox'], rules: [1] });
  },
);

test.each(['★★★★★', '---', '2-3-4-5-6-7', '(*^_^*)', '…'])('%s is text', (text) => {
  expect(read(`<p>Gull</p><p>${text}</p><p>Ox</p>`)).toEqual({ lines: ['Gull', text, 'Ox'], rules: [] });
});

test('a rule at the edge of a block, or alone in one, stands among what the block stands among', () => {
  expect(read('<p>Gull</p><div><hr></div><p>Ox</p>').rules).toEqual([1]);
  expect(read('<p>Gull</p><div><hr><p>built in Hull</p></div><p>Ox</p>').rules).toEqual([1]);
  expect(read('<p>Gull</p><div><p>built in Hull</p><hr></div><p>Ox</p>').rules).toEqual([2]);
  expect(read('<p>Gull</p><div><p>built</p><hr><p>in Hull</p></div><p>Ox</p>').rules).toEqual([]);
});

test.each([
  ['<span class=day>7</span><span class=month>mar</span><span class=title>Tale</span>', '7 mar Tale'],
  ['<b>Ann Lee</b><span>Dean</span>', 'Ann Lee Dean'],
  ['<b>10</b><sup>th</sup> May', '10th May'],
  ['<a href=/1>Fair</a><a href=/2>20:00 Ceilidh</a>', 'Fair 20:00 Ceilidh'],
  ['<span>3</span><a href=/1>10:00 Songs</a>', '3 10:00 Songs'],
  ['<b>W</b>orld Day', 'World Day'],
  ['<span class=first>H</span><span class=rest>arbour</span>', 'Harbour'],
  ['<strong>Har</strong><em>bour</em>', 'Harbour'],
  ['<span class=day>10</span><span class=suffix>th</span> June', '10th June'],
  ['<a href=/p>Phy<b>sics</b></a>', 'Physics'],
  ['<span class=year>2011</span><span class=day>1</span>', '20111'],
  ['<span class=num>7</span><span class=unit>月</span>', '7月'],
  ['<span class=a>half</span><span class=a>way</span>', 'halfway'],
])('parts of a line are set apart where elements or class names say so: %s', (html, text) => {
  expect(read(`<p>${html}</p>`).lines).toEqual([text]);
});

test('unseen text within an address ends no line; unseen text between words stands by itself', () => {
  const gone = '<span style="display:none">';
  expect(read(`<p>lee${gone}no-spam</span>@harbour.example</p>`).lines).toEqual(['lee@harbour.example']);
  expect(read(`<p>Gull ${gone}built in Hull</span> Ox</p>`).lines).toEqual(['Gull', 'built in Hull', 'Ox']);
  expect(read(`<p>lee@harbour.example${gone}mail</span>Room 9</p>`).lines).toEqual([
    'lee@harbour.example',
    'mail',
    'Room 9',
  ]);
  expect(read(`<p>Mail${gone}to</span>lee@harbour.example</p>`).lines).toEqual(['Mail', 'to', 'lee@harbour.example']);
});
