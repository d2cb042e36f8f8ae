import { expect, test } from 'vitest';
import { given } from '../../../../test/given-page';
import { placeOf } from './place';

test.each([
  ['2026年9月14日から20日まで、木の実画廊さんにて、個展を開催いたします。', '木の実画廊'],
  ['9月14日から20日まで、当イベントにて、割引いたします。', undefined],
  ['📍 波止場の倉', '波止場の倉'],
  ['📅 9月14日 📍 波止場の倉 🎟 無料', '波止場の倉'],
])('%s', (text, place) => {
  const { outline, facts, records } = given(`<div class=r><h3>小箱展</h3><p>${text}</p></div>`, 'ja');
  const { from, to } = records[0]!;
  expect(placeOf(outline, facts, from, to, from)?.place.name).toBe(place);
});
