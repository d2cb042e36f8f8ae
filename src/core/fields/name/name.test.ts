import { expect, test } from 'vitest';
import { given } from '../../../../test/given-page';

test.each([
  ['Easter Market, daily 9am – 6pm (not on Good Friday)', 'Easter Market'],
  ['Sun 5 April - Hag Fell (6 miles) 11am, Ketley School. Entry on the day, or by post', 'Hag Fell (6 miles)'],
  ["Weds 18th – Parents' Evenings, 3.30 - 6.30pm", "Parents' Evenings"],
  ['Sun 5 April, Village Hall 11am, Songs of the Sea and the Shore', 'Songs of the Sea and the Shore'],
])('%s is named without its hours and remarks', (text, name) => {
  const { names, records } = given(`<p class=r>${text}</p>`);
  const { from, to } = records[0]!;
  expect(names.range(from, to).find(({ chunk }) => chunk.whole)!.text).toBe(name);
});

test.each([
  ['ライブフライヤー 1', 0],
  ['poster (2)', 0],
  ['Photo of the reef', 0],
  ['The Poster Sisters', 1],
])('the picture called %s is a name: %i', (alt, count) => {
  const { names, records } = given(`<p class=r><img src="/a.jpg" alt="${alt}" width="300" height="200"></p>`);
  const { from, to } = records[0]!;
  expect(names.range(from, to)).toHaveLength(count);
});

test.each(['過去の演奏会はこちら！', 'Google Calendar', 'カレンダーに追加'])('%s is hardly a name', (text) => {
  const { names, records } = given(`<h3 class=r>${text}</h3>`, 'ja');
  const { from, to } = records[0]!;
  expect(names.range(from, to)[0]!.score).toBeLessThan(-2);
});

test('an act whose name begins the title below it is not said twice', () => {
  const { names, records } = given('<div class=r><h3>岬バンド<br>岬バンド TOUR 2027</h3></div>', 'ja');
  const { from, to } = records[0]!;
  expect(names.range(from, to).map(({ text }) => text)).not.toContain('岬バンド 岬バンド TOUR 2027');
});
