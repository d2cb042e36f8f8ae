import { expect, test } from 'vitest';
import { given } from '../../../test/given-page';
import { isUnheld } from './unheld-days';

const unheld = (text: string): boolean[] => {
  const { outline, facts } = given(`<p>${text}</p>`, 'ja');
  return facts.lines[0]!.dates.map((mention) => isUnheld(outline, 0, mention));
};

test.each([
  '2026.12.10 発売',
  '2026.12.10 配信',
  '2026年12月10日(木)配信開始',
  '2026年11月30日必着',
  '先行受付：2026年12月1日(火)',
])('on %s nothing is held', (text) => expect(unheld(text)).toEqual([true]));

test.each([
  '2026年12月5日(土) 20:00 配信',
  '2026年12月5日(土) 20:00 配信開始',
  '2026年12月5日(土) 配信ライブ',
  '2026年12月5日(土) 発売記念ライブ',
])('%s is a day of an event', (text) => expect(unheld(text)).toEqual([false]));
