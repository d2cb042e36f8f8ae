import { describe, expect, it } from 'vitest';
import { addressKey, cleanAddress, isWithin, registeredDomain, shapesOf } from './address';

describe('cleanAddress', () => {
  it.each([
    ['staff.html#top', 'https://uni.example/a/staff.html'],
    ['/p?utm_source=x&id=3&fbclid=1', 'https://uni.example/p?id=3'],
    ['/p?utm_source=x', 'https://uni.example/p'],
    ['//uni.example/a//b', 'https://uni.example/a/b'],
    ['/app#/people', 'https://uni.example/app#/people'],
    ['/p;jsessionid=A1?id=2', 'https://uni.example/p?id=2'],
  ])('%s', (href, expected) => expect(cleanAddress(href, 'https://uni.example/a/')).toBe(expected));

  it.each([
    'mailto:a@uni.example',
    'javascript:void(0)',
    'https://me:pw@uni.example/',
    'http://',
    'ftp://uni.example/',
  ])('refuses %s', (href) => expect(cleanAddress(href)).toBeUndefined());
});

describe('addressKey', () => {
  it('is the same for every way to write one page', () => {
    const ways = ['http://www.uni.example/a/', 'https://uni.example/a', 'https://uni.example/a/index.html'];
    expect(new Set(ways.map(addressKey)).size).toBe(1);
    expect(addressKey('https://uni.example/?b=1&a=2')).toBe(addressKey('https://uni.example/?a=2&b=1'));
  });

  it('tells hosts, pages and values apart', () => {
    const pages = [
      'https://uni.example/a',
      'https://cs.uni.example/a',
      'https://uni.example/b',
      'https://uni.example/a?p=2',
    ];
    expect(new Set(pages.map(addressKey)).size).toBe(pages.length);
  });
});

describe('the site', () => {
  it.each([
    ['www.cs.uni.ac.jp', 'uni.ac.jp'],
    ['med.uni.edu', 'uni.edu'],
    ['uni.edu.cn', 'uni.edu.cn'],
    ['lab.github.io', 'lab.github.io'],
    ['192.168.0.1', '192.168.0.1'],
    ['localhost', 'localhost'],
  ])('%s is registered as %s', (host, domain) => expect(registeredDomain(host)).toBe(domain));

  it('is a host, or all hosts of the domain', () => {
    const start = 'https://www.uni.edu/';
    expect(isWithin('http://uni.edu/x', start, 'host')).toBe(true);
    expect(isWithin('https://cs.uni.edu/x', start, 'host')).toBe(false);
    expect(isWithin('https://cs.uni.edu/x', start, 'domain')).toBe(true);
    expect(isWithin('https://uni.edu.evil.example/', start, 'domain')).toBe(false);
  });
});

describe('shapesOf', () => {
  it('is shared by pages beside each other, and by pages of one name elsewhere', () => {
    const [beside, named] = shapesOf('https://u.example/physics/people.html');
    expect(shapesOf('https://u.example/physics/news.html')[0]).toBe(beside);
    expect(shapesOf('https://u.example/chemistry/people.php')[1]).toBe(named);
  });

  it('takes numbers for one', () => {
    expect(shapesOf('https://u.example/person/12')).toEqual(shapesOf('https://u.example/person/7'));
  });
});
