import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import { linksOf } from './links';

function linksIn(body: string) {
  const { document } = new JSDOM(`<html><body>${body}</body></html>`, { url: 'https://u.example/a/' }).window;
  return linksOf(walkNow(document, tagLayout()));
}

it('gives each link its text, heading, menu and part of the page', () => {
  const links = linksIn(
    `<nav><ul><li><a href="/about">About</a><ul><li><a href="/staff">Who is who</a></li></ul></li></ul></nav>
     <main><h2>Departments</h2><p><a href="physics/">Phy<b>sics</b></a> and <a href="#top">top</a></p></main>`,
  );
  expect(links.map(({ address, text }) => [address, text])).toEqual([
    ['https://u.example/about', 'About'],
    ['https://u.example/staff', 'Who is who'],
    ['https://u.example/a/physics/', 'Physics'],
  ]);
  expect(links[1]).toMatchObject({ menu: 'About', zone: 'nav' });
  expect(links[2]).toMatchObject({ heading: 'Departments', menu: '', zone: 'main' });
});

it('reads pictures and blocks that are links', () => {
  const links = linksIn(
    '<p><a href="/p"><img src="p.png" alt="Our people"></a></p><a href="/q"><div><h3>Labs</h3></div></a>',
  );
  expect(links.map(({ address, text }) => [address, text])).toEqual([
    ['https://u.example/p', 'Our people'],
    ['https://u.example/q', 'Labs'],
  ]);
});
