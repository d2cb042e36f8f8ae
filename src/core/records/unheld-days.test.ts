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

/** Days of a line in another language. */
const unheldIn = (lang: string, text: string): boolean[] => {
  const { outline, facts } = given(`<p>${text}</p>`, lang);
  return facts.lines[0]!.dates.map((mention) => isUnheld(outline, 0, mention));
};

test.each([
  ['en', 'All branches will be closed on Monday 25 May 2026'],
  ['en', 'Office closed 1–5 June'],
  ['de', 'Vom 8. bis 12. Juni geschlossen.'],
  ['de', 'Am Dienstag, 2. Juni, bleibt das Haus geschlossen.'],
  ['it', 'La biblioteca resterà chiusa martedì 2 giugno.'],
])('a house is shut: %s %s', (lang, text) => expect(unheldIn(lang, text)).toContain(true));

test.each([
  ['de', '6. Juni bis 30. August, montags geschlossen'],
  ['en', '6 June – 30 August 2026, closed Mondays'],
  ['en', 'Saturday 13 June 2026, 7pm: Closed Doors by Ann Lee'],
])('a run with days on which it is shut: %s %s', (lang, text) => expect(unheldIn(lang, text)[0]).toBe(false));
