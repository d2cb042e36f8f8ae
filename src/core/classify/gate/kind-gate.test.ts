import { expect, test } from 'vitest';
import { department, event, person } from '../../relate/test-records';
import { throughKindGate } from './kind-gate';

const NOW = '2026-05-01';

/** Its confidence is 0.7. */
const read = event({ name: 'Council votes on the bridge' });
const declared = { ...event({ name: 'Open day' }), why: ['declared' as const], ordinal: 2 };

test('on a page of a kind without records only what it declares is kept, numbered from one', () => {
  const { kept, left } = throughKindGate([read, declared], { kind: 'news-list', chance: 0.6, without: 0.9 }, NOW);
  expect(kept).toEqual([{ ...declared, ordinal: 1 }]);
  expect(left).toEqual([read]);
});

test('records that are sure outweigh the kind', () => {
  const sure = { ...read, confidence: 0.95 };
  expect(throughKindGate([sure], { kind: 'news-list', chance: 0.6, without: 0.9 }, NOW).kept).toEqual([sure]);
});

test('a long list of what is to come outweighs it, too', () => {
  const list = Array.from({ length: 12 }, () => event({ name: 'Choir evening', startDate: '2026-05-08T19:00' }));
  expect(throughKindGate(list, { kind: 'other', chance: 0.9, without: 0.95 }, NOW).kept).toHaveLength(12);
  expect(throughKindGate(list.slice(0, 3), { kind: 'other', chance: 0.9, without: 0.95 }, NOW).kept).toHaveLength(0);
});

test('a few that are all still to come, or go on, outweigh it as well', () => {
  const opinion = { kind: 'news-list', chance: 0.8, without: 0.99 } as const;
  const shows = [
    event({ name: 'Mirrors', startDate: '2026-05-08', endDate: '2026-07-01' }),
    event({ name: 'Paper Boats', startDate: '2026-03-01', endDate: '2026-06-01' }),
    event({ name: 'Ink and Iron', startDate: '2026-04-01', endDate: '2026-05-20' }),
    event({ name: 'Small Rivers', startDate: '2026-02-01', endDate: '2026-05-03' }),
  ];
  expect(throughKindGate(shows, opinion, NOW).kept).toHaveLength(4);
  expect(throughKindGate(shows.slice(1), opinion, NOW).kept).toHaveLength(0);
});

test('a long list of what is past does not: it may be of posts or comments', () => {
  const post = (i: number) => event({ name: `Re: The bridge ${i}`, startDate: `2026-04-${i + 10}T08:15` });
  const posts = Array.from({ length: 14 }, (_, i) => post(i));
  expect(throughKindGate(posts, { kind: 'other', chance: 0.9, without: 0.95 }, NOW).left).toHaveLength(14);
});

test('a body named in some titles of the news makes no list of meetings of them', () => {
  const day = (i: number) => `2026-04-${30 - i}`;
  const news = Array.from({ length: 14 }, (_, i) =>
    event({ name: i < 4 ? `Committee backs plan ${i}` : `Storm ${i}`, startDate: day(i), path: `/ul/li[${i}]` }),
  );
  const opinion = { kind: 'news-list', chance: 0.9, without: 0.95 } as const;
  expect(throughKindGate(news, opinion, NOW).kept).toHaveLength(0);
  const papers = news.map((one, i) => ({ ...one, name: i < 8 ? 'Finance Committee' : one.name }));
  expect(throughKindGate(papers, opinion, NOW).kept).toHaveLength(14);
});

test('what was written about meetings is none of them', () => {
  const list = (hour: string) =>
    Array.from({ length: 5 }, (_, i) =>
      event({ name: 'Re: Finance Committee', startDate: `2026-04-2${9 - i}T${hour}` }),
    );
  const opinion = { kind: 'event-list', chance: 0.8, without: 0.1 } as const;
  expect(throughKindGate(list('17:32'), opinion, NOW).kept).toHaveLength(0);
  expect(throughKindGate(list('17:30'), opinion, NOW).kept).toHaveLength(5);
});

test('people have no day: a long list of them outweighs the kind', () => {
  const list = Array.from({ length: 12 }, (_, i) => person({ name: `Ada ${i}` }));
  expect(throughKindGate(list, { kind: 'other', chance: 0.9, without: 0.95 }, NOW).kept).toHaveLength(12);
  const past = event({ name: 'Choir evening', startDate: '2020-05-08' });
  // Of what has a day it says nothing.
  expect(throughKindGate([...list, past], { kind: 'other', chance: 0.9, without: 0.95 }, NOW).left).toEqual([past]);
});

test('what is on today, and what recurs, is to come', () => {
  const opinion = { kind: 'other', chance: 0.9, without: 0.95 } as const;
  const today = Array.from({ length: 12 }, (_, i) => event({ name: `Talk ${i}`, startDate: `${NOW}T20:00` }));
  expect(throughKindGate(today, opinion, NOW).kept).toHaveLength(12);
  const weekly = Array.from({ length: 12 }, (_, i) => event({ name: `Club ${i}` }));
  expect(throughKindGate(weekly, opinion, NOW).kept).toHaveLength(12);
});

test('where the kind is open, or told by rule, everything stays', () => {
  for (const without of [0, 0.7]) {
    const { kept, left } = throughKindGate([read, declared], { kind: 'article', chance: 0.5, without }, NOW);
    expect(kept).toEqual([read, declared]);
    expect(left).toEqual([]);
  }
});

test('units on a page on one person are where that one works, unless the page declares them', () => {
  const opinion = { kind: 'person-detail', chance: 0.8, without: 0.1 } as const;
  const [ada, unit] = [person({ name: 'Ada Byrd' }), department({ name: 'Department of Acoustics' })];
  expect(throughKindGate([ada, unit], opinion, NOW)).toEqual({ kept: [{ ...ada, ordinal: 1 }], left: [unit] });
  expect(throughKindGate([ada, unit], { ...opinion, chance: 0.4 }, NOW).left).toEqual([]);
  expect(throughKindGate([unit], opinion, NOW).left).toEqual([]);
  expect(throughKindGate([ada, { ...unit, why: ['declared' as const] }], opinion, NOW).left).toEqual([]);
});

test('posts are left out on a page of events, too, where its language is one whose words are not known', () => {
  const opinion = { kind: 'event-list', chance: 0.8, without: 0.1 } as const;
  const posts = ['2026-04-29', '2026-04-20', '2026-03-02'].map((startDate) => event({ name: startDate, startDate }));
  expect(throughKindGate(posts, opinion, NOW).left).toEqual([]);
  expect(throughKindGate(posts, opinion, NOW, false).left).toEqual(posts);
});

test('on a page on one person an event called after its block’s person is none', () => {
  const opinion = { kind: 'person-detail', chance: 0.9, without: 0.1 } as const;
  const [path, name] = ['/html/body/main', 'Ann Lee'];
  const professor = person({ name, path });
  const courses = event({ name, path, startDate: '2026-05-08T10:00' });
  expect(throughKindGate([professor, courses], opinion, NOW).left).toEqual([courses]);
  const elsewhere = { ...courses, path: '/html/body/aside' };
  expect(throughKindGate([professor, elsewhere], opinion, NOW).left).toEqual([]);
  expect(throughKindGate([professor, courses], { ...opinion, kind: 'event-detail' }, NOW).left).toEqual([]);
});
