import { expect, test } from 'vitest';
import { claimOf } from './owned-page';

test.each([
  ["Ada Byrd's Home Page", 'Ada Byrd'],
  ["Welcome to Ada Byrd's personal homepage!", 'Ada Byrd'],
  ["John Harris' home page", 'John Harris'],
  ['Home Page of Ada Byrd', 'Ada Byrd'],
  ['Homepage von Ada Byrd', 'Ada Byrd'],
  ["Hi, I'm Ada Byrd.", 'Ada Byrd'],
  ['Hola, soy Ada Byrd', 'Ada Byrd'],
  ['Willkommen auf der Homepage von Ada Byrd', 'Ada Byrd'],
  ['Page personnelle de Ada Byrd', 'Ada Byrd'],
  ["Bienvenue sur la page personnelle d'Ada Byrd", 'Ada Byrd'],
  ['Página personal de Ada Byrd', 'Ada Byrd'],
  ['Página pessoal de Ada Byrd', 'Ada Byrd'],
  ['Pagina personale di Ada Byrd', 'Ada Byrd'],
  ['Persoonlijke pagina van Ada Byrd', 'Ada Byrd'],
  ['Ada Byrds hemsida', 'Ada Byrd'],
  ["Ada Byrd'ın kişisel sayfası", 'Ada Byrd'],
  ['山田健太のホームページ', '山田健太'],
  ['山田健太先生のホームページへようこそ', '山田健太'],
  ['林小雨的主页', '林小雨'],
  ['林小雨教授的个人主页', '林小雨'],
  ['김민수의 홈페이지', '김민수'],
])('%s is the page of %s', (text, owner) => {
  expect(claimOf(text)?.owner).toBe(owner);
  expect(claimOf(text)?.kind).not.toBe('likely');
});

test.each([
  ['Ada Byrd Home Page', 'Ada Byrd'],
  ["Ada Byrd's ECS Home Page", 'Ada Byrd'],
  ['The official website of Ada Byrd', 'Ada Byrd'],
  ['Página web de Ada Byrd', 'Ada Byrd'],
  ['Ada Byrds webbplats', 'Ada Byrd'],
  ['林小雨的网站', '林小雨'],
  ['林小雨主页', '林小雨'],
])('%s may be a house of that name, too', (text, owner) => {
  expect(claimOf(text)).toEqual({ owner, kind: 'likely' });
});

test.each(['Welcome to my home page', 'Meine Homepage', 'Ma page personnelle', '我的主页'])(
  '%s: whose is said elsewhere',
  (text) => {
    expect(claimOf(text)).toEqual({ owner: '', kind: 'titled' });
  },
);

test.each(["Ada Byrd's page of links", "Mary's Bakery – Home", 'Ada Byrd'])('%s: nobody’s page', (text) => {
  expect(claimOf(text)).toBeUndefined();
});

test.each([
  ["Welcome to Ada Byrd's personal homepage!", 'personal'],
  ["Hi, I'm Ada Byrd.", 'personal'],
  ["Jack Thornley's Home Page", 'titled'],
  ['My name is Ada Byrd', 'introduced'],
])('%s is %s', (text, kind) => {
  expect(claimOf(text)?.kind).toBe(kind);
});
