import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import { regionsOf } from './regions';

test('names in a row are records of their own, and what comes after them keeps its text', () => {
  const people = ['王海燕', '李志强', '陈晓东', '刘国华', '赵丽颖', '孙建军'];
  const row = people.map((name, n) => `<a href="/t/${n}">${name}</a>`).join(' ');
  const news = ['潮汐', '海藻', '礁石'].map((name) => `<li><a href="/n/${name}">${name}研究简报</a></li>`).join('');
  const html = `<html lang="zh"><title>师资队伍</title><body><h1>师资队伍</h1><p>教授：${row}</p><h2>通知</h2><ul>${news}</ul></body></html>`;
  const { document } = new JSDOM(html, { url: 'https://sea.example/szdw' }).window;
  const texts = regionsOf(walkNow(document, tagLayout()), '2026-11-01').map(({ records }) =>
    records.map(({ text }) => text),
  );
  expect(texts).toContainEqual(expect.arrayContaining(people.slice(1)));
  const said = new Set([
    '师资队伍',
    '通知',
    ...people,
    `教授：${people[0]}`,
    ...['潮汐', '海藻', '礁石'].map((name) => `${name}研究简报`),
  ]);
  for (const text of texts.flat()) for (const line of text.split('\n')) expect(said).toContain(line);
});
