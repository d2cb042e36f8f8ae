import { expect, it } from 'vitest';
import type { PageLink } from '../../core/site/index';
import { bestFirst } from './best-first';
import type { Crawler } from './crawler';

const U = 'https://u.example';
const link = (path: string, text: string): PageLink => ({
  address: `${U}${path}`,
  text,
  heading: '',
  menu: '',
  zone: 'main',
});

/** @returns pages in the order fetched */
function walk(crawler: Crawler, site: Record<string, { text: string; links: PageLink[] }>): string[] {
  const crawl = crawler.start(`${U}/`, ['faculty', 'departments']);
  const order: string[] = [];
  for (let address = crawl.next(); address; address = crawl.next()) {
    const path = address.slice(U.length);
    order.push(path);
    const page = site[path];
    crawl.seen(address, page ? { ...page, finding: { url: address, title: '', records: [] } } : { refused: '404' });
  }
  return order;
}

const SITE = {
  '/': { text: 'Welcome', links: [link('/mugs', 'Mugs'), link('/about', 'About')] },
  '/mugs': {
    text: 'Mugs and shirts for sale, all colours and sizes',
    links: [link('/red', 'Red'), link('/blue', 'Blue')],
  },
  '/about': {
    text: 'Faculty, staff, departments, professors, schools',
    links: [link('/x', 'X'), link('/staff', 'Staff')],
  },
};

it('follows the links of the page that speaks most of the topic', () => {
  const order = walk(bestFirst(false), SITE);
  expect(order.slice(0, 3)).toEqual(['/', '/mugs', '/about']);
  expect(order.slice(3)).toEqual(['/x', '/staff', '/red', '/blue']);
});

it('with link texts, takes the link that speaks of it first', () => {
  expect(walk(bestFirst(true), SITE).indexOf('/staff')).toBeLessThan(walk(bestFirst(true), SITE).indexOf('/x'));
});
