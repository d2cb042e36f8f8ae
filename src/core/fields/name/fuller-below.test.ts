import { expect, it } from 'vitest';
import { given } from '../../../../test/given-page';
import { fullerBelow } from './fuller-below';

it.each([
  ['MARLA - Winter Tour -', 'MARLA - Winter Tour -'],
  ['MARLA 冬の夜', 'MARLA 冬の夜'],
  ['MARLA / KURAGE', 'MARLA'],
  ['MARLA、月夜蟹', 'MARLA'],
  ['MARLA（予約受付中）', 'MARLA'],
  ['MARLA is back', 'MARLA'],
])('above %s is called %s', (below, expected) => {
  const page = given(`<div class=r><h3>MARLA</h3><p>${below}</p></div>`, 'ja');
  const record = page.records[0]!;
  const name = page.names.line(record.from)[0]!;
  expect(fullerBelow(page, record, name).text).toBe(expected);
});
