import { describe, expect, it } from 'vitest';
import { dayIdentity, identityOf, pageKey, siteOf } from './identity';
import { event, person } from './test-data';

describe('identityOf', () => {
  const url = 'https://www.museum.example/a';

  it('is the same however the name is typed, and on whichever page of the site it is found', () => {
    const id = identityOf(event('Café  Night №1'), url);
    expect(identityOf(event(' cafe\u0301 ＮＩＧＨＴ no1'), 'http://museum.example/b#c')).toBe(id);
  });

  it('differs by site, kind, name, day and hour', () => {
    const others = [
      identityOf(event('Tea'), 'https://shop.example/'),
      identityOf(person('Tea'), url),
      identityOf(event('Teas'), url),
      identityOf(event('Tea', { startDate: '2026-11-04' }), url),
      identityOf(event('Tea', { startDate: '2026-11-03T10:00' }), url),
      identityOf(event('Tea', { startDate: undefined }), url),
      identityOf(event('Tea'), url),
    ];
    expect(new Set(others).size).toBe(others.length);
  });

  it('keeps Japanese voicing apart', () => {
    expect(identityOf(event('ハハ'), url)).not.toBe(identityOf(event('パパ'), url));
    expect(identityOf(event('ﾊﾟﾊﾟ'), url)).toBe(identityOf(event('パパ'), url));
  });

  it('has its hour taken off for showings of one day', () => {
    const ids = ['2026-11-03', '2026-11-03T10:00', '2026-11-03T10:00+09:00'].map((startDate) =>
      dayIdentity(identityOf(event('Tea T1', { startDate }), url)),
    );
    expect(new Set(ids).size).toBe(1);
  });
});

it('takes a fragment for a place in the page, unless it is a route', () => {
  expect(pageKey('https://a.example/x?y=1#top')).toBe('https://a.example/x?y=1');
  expect(pageKey('https://a.example/#/list')).not.toBe(pageKey('https://a.example/#/staff'));
});

it('names the site of a local file', () => {
  expect(siteOf('file:///home/me/page.html')).toBe('file:');
  expect(siteOf('https://www.a.example:8080/')).toBe('a.example:8080');
});
