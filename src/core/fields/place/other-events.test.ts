import { expect, test } from 'vitest';
import { given, lineWith } from '../../../../test/given-page';
import { headingPlace } from './heading-place';
import { lineOfOthers } from './other-events';

const page = (heading: string) =>
  given(`<h1>Author Talk</h1><h2>Venue</h2><p>Fletcher Room</p><p>210 Elm Street</p><h3>${heading}</h3>
    <ul><li class="r"><h3>Poetry Circle</h3><p>January 19, 2027</p></li><li class="r"><h3>Drop-In</h3><p>January 21, 2027</p></li></ul>`);

test('related events are held where they say themselves', () => {
  const related = page('Related Events');
  for (const record of related.records) {
    expect(lineOfOthers(related.outline, record)).toBe(lineWith(related, 'Related Events'));
    expect(headingPlace(related.outline, related.facts, record.from, record.from)).toBeUndefined();
  }
});

test('what is below another heading is held at the place above', () => {
  const programme = page('Programme');
  const [record] = programme.records;
  expect(lineOfOthers(programme.outline, record!)).toBeUndefined();
  expect(headingPlace(programme.outline, programme.facts, record!.from, record!.from)?.place.name).toBe(
    'Fletcher Room',
  );
});
