import { expect, test } from 'vitest';
import { given, lineWith } from '../../../../test/given-page';
import { areCalledByContents, isSheet, isSheetValue } from './sheet-labels';

const HTML = `<div class=r><dl>
  <div><dt>開催日</dt><dd>2025年1月31日 13時から</dd></div>
  <div><dt>開催場所</dt><dd>県民会館</dd></div>
  <div><dt>主催</dt><dd>くらし委員会</dd></div>
  <div><dt>演題</dt><dd>家計の知恵</dd></div>
</dl><p>毎年開いています。</p></div>`;

test('labels of when, where and who hold a sheet together', () => {
  const page = given(HTML, 'ja');
  expect(isSheet(page, page.records[0]!)).toBe(true);
  const other = given('<div class=r><dl><dt>開催日</dt><dd>1月31日</dd><dt>写真</dt><dd>3枚</dd></dl></div>', 'ja');
  expect(isSheet(other, other.records[0]!)).toBe(false);
});

test('labels, and what stands behind them, are no names, but behind that of the name', () => {
  const page = given(HTML, 'ja');
  const said = ['主催', 'くらし委員会', '県民会館', '家計の知恵', '毎年'].map((text) =>
    isSheetValue(page, lineWith(page, text)),
  );
  expect(said).toEqual([true, true, true, false, false]);
});

test('labels with what is held before them are labels', () => {
  const page = given(
    '<table class=r><tr><th>행사일시</th><td>2027.03.05. 19:30</td></tr><tr><th>행사장소</th><td>물안개 소극장</td></tr><tr><th>주최</th><td>문화원</td></tr></table>',
    'ko',
  );
  expect(isSheet(page, page.records[0]!)).toBe(true);
  expect(isSheetValue(page, lineWith(page, '물안개 소극장'))).toBe(true);
});

test('sheets below one heading are called by what they say is on, where each says something else', () => {
  const sheet = (day: number, what: string): string =>
    `<table class=r><tr><th>日時</th><td>12月${day}日</td></tr><tr><th>内容</th><td>${what}</td></tr></table>`;
  const called = (...sheets: string[]): boolean => {
    const page = given(`<h1>冬のお茶会</h1><h2>詳細</h2>${sheets.join('')}`, 'ja');
    return areCalledByContents(page, page.records[0]!);
  };
  expect(called(sheet(5, '墨の話'), sheet(12, '紙の話'))).toBe(true);
  expect(called(sheet(5, '講師による実演'), sheet(12, '講師による実演'))).toBe(false);
  expect(called(sheet(5, '講師による実演'))).toBe(false);
});
