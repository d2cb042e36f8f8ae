import { expect, test } from 'vitest';
import { given } from '../../../../test/given-page';
import { withoutBadge } from './badge';

/** The name of a heading, as it is without badges. */
function named(heading: string, lang = 'en'): string {
  const page = given(`<h3 class="r">${heading}</h3>`, lang);
  const { from, to } = page.records[0]!;
  const name = page.names.range(from, to).find(({ chunk }) => chunk.whole)!;
  return withoutBadge(page, name).text;
}

test('a badge before the title is no part of the name', () => {
  expect(named('<span class="cat">Film</span> Casablanca')).toBe('Casablanca');
  expect(named('<span class="cate">어린이</span><strong>눈의 색</strong>', 'ko')).toBe('눈의 색');
});

test('what goes on behind is no title', () => {
  expect(named('<span class="tag">The Otters</span> with Ann Lee')).toBe('The Otters with Ann Lee');
  expect(named('<a class="tag" href="/ann">Ann Lee</a> Acoustic Evening')).toBe('Ann Lee Acoustic Evening');
  expect(named('<span class="state">Ohio</span><b>State Fair</b>')).toBe('Ohio State Fair');
  expect(named('<span class="category-title">Chess Club</span> <b>Open Evening</b>')).toBe('Chess Club Open Evening');
  expect(named('<span class="tag">Film</span> <b>3D</b>')).toBe('Film 3D');
  expect(named('<span>The Otters</span> Album Launch')).toBe('The Otters Album Launch');
});

test('what says the state or the sort goes before a title without markup of its own, too', () => {
  expect(named('<span class="badge">Ausverkauft</span> Winterklang', 'de')).toBe('Winterklang');
  expect(named('<span class="badge">New</span> Winter Walk')).toBe('Winter Walk');
  expect(named('<span class="event-category-label">Music</span> <b>Acoustic Evening</b>')).toBe('Acoustic Evening');
  expect(named('<span class="tag">対面</span>気候と農業', 'ja')).toBe('気候と農業');
});

test('"New" and "Online" in a tag may begin the name', () => {
  expect(named('<span class="tag">New</span> Model Army')).toBe('New Model Army');
  expect(named('<span class="category">Online</span> Dating Night')).toBe('Online Dating Night');
});
