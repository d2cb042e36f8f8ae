/** Lines that are written to take long: none takes the engine more than a moment. */
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { atOnce } from '../../test/at-once';
import { given, NOW } from '../../test/given-page';
import { tagLayout } from '../content/layout';
import { walkNow } from '../content/walk';
import { Evidence } from './classify/features';
import { structuredName } from './export/structured-name';
import { withoutContacts } from './fields/person/name-line';
import { isNotPublic } from './fields/state/event-state';
import { saysHow } from './fields/name/generic-heading';
import { rivalsOf } from './fields/name/name-rivals';
import { placeInName } from './fields/place/place-in-name';
import { withoutPriced } from './fields/place/place-remarks';
import { rowCells } from './fields/row-cells';
import { openPage } from './pipeline';
import { everyCandidate } from './records/candidate';
import { isUnheld } from './records/unheld-days';
import { withWholePersons } from './records/same-person';
import type { Chosen } from './records/choose';
import { mendMondays } from './text/days/mondays';
import { beforeNumber } from './text/chunks';
import { matchChineseName } from './text/names/chinese-name';
import { loadLexiconsFromDisk } from '../lab/lexicons/load-node';

test('ways to take part that are none', () => {
  expect(atOnce(() => saysHow(`or${'&remote'.repeat(40)} t`))).toBe(false);
  expect(saysHow('Online / hybrid & in-person meeting')).toBe(true);
});

test('rows of signs', () => {
  expect(atOnce(() => withoutContacts(`Dean ${'- '.repeat(60_000)}x 213-456-7890`, 'en'))).toMatch(/^Dean /);
  expect(atOnce(() => isNotPublic(' ・'.repeat(60_000), 'ja'))).toBe(false);
});

test('weekdays', () => {
  const page = given(`<ul><li class=r><p>2026年11月3日(火)</p><p>${'日曜日'.repeat(40)}w</p></li></ul>`, 'ja');
  atOnce(() => rivalsOf(page, page.records[0]!));
});

test('capitals', () => {
  atOnce(() => structuredName(`${'A'.repeat(3000)}b Lee`));
});

test('days one after the other', () => {
  const { outline, facts } = given(`<p>${'１月'.repeat(20_000)}</p>`, 'ja');
  atOnce(() => facts.lines[0]!.dates.filter((mention) => isUnheld(outline, 0, mention, '2026-11-01')));
});

test('a name of ten thousand words', () => {
  const page = given(`<h1>${'Associate Professor '.repeat(8000)}</h1>`);
  atOnce(() => placeInName(page.outline, page.facts, 0));
});

test('a line of dates', () => {
  const dated = given(`<p>${'5 May 2026 '.repeat(40_000)}</p>`);
  const mentions = dated.facts.lines.map(({ dates }) => ({ mentions: dates }));
  atOnce(() => mendMondays(dated.outline, mentions));
});

test('a row that lays out the page', () => {
  const cell = (said: string): string => `<td>${`<p>${said}</p>`.repeat(6000)}</td>`;
  const { outline, facts } = given(`<table><tr>${cell('5 May 2026')}${cell('Fair')}</tr></table>`);
  atOnce(() => outline.lines.forEach((_, line) => rowCells(outline, facts, line, line + 1)));
});

test('hours beside a place', () => {
  const { facts } = given('<p>Hall</p>');
  const hours = '45 h '.repeat(4000);
  expect(atOnce(() => withoutPriced(facts, `${hours}x`))).toBe(`${hours}x`);
});

test('ranks of posts', () => {
  const lexicons = loadLexiconsFromDisk();
  atOnce(() => matchChineseName(`王刚${'执行副主任'.repeat(22)}实教授`, lexicons));
  expect(matchChineseName('李亮系副主任', lexicons)?.name).toBe('李亮');
});

test('names in syllables', () => {
  const { outline, facts, records } = given(
    `<div class=r><p>山田太郎</p><p>Ka${'hsala'.repeat(22)}q Kato</p></div>`,
    'ja',
  );
  const chosen = records.map((candidate) => ({ candidate, verdict: { kind: 'person' } }) as unknown as Chosen);
  expect(facts.lines[1]!.name).toBeDefined();
  atOnce(() => withWholePersons(outline, facts, chosen));
});

test('brackets before no number', () => {
  const { outline } = given(`<p>A${'('.repeat(20_000)}x</p>`);
  expect(atOnce(() => beforeNumber(outline.lines[0]!))).toBeUndefined();
});

test('a thousand short parts of one list', () => {
  const part = (i: number): string =>
    `<div class=part><h3>Group ${i}</h3><ul><li>Smith Hall a 555-123-4567</li><li>Jones Hall a 555-123-4568</li><li>Brown Hall a 555-123-4569</li></ul></div>`;
  const { document } = new JSDOM(`<html lang="en"><body>${Array.from({ length: 1000 }, (_, i) => part(i)).join('')}`, {
    url: 'https://site.example/list',
  }).window;
  const { page, candidates } = openPage(walkNow(document, tagLayout()), NOW, loadLexiconsFromDisk(), undefined);
  const evidence = new Evidence(page, candidates);
  atOnce(() => [...everyCandidate(candidates)].map(({ group }) => evidence.announced(group)));
});
