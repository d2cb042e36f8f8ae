import { expect, it } from 'vitest';
import { given } from '../../../../test/given-page';
import { rivalsOf } from './name-rivals';

const rivals = (html: string, lang: string): string[] => {
  const page = given(`<ul><li class=r>${html}</li></ul>`, lang);
  return rivalsOf(page, page.records[0]!).map(({ text }) => text);
};

it('takes half of a match for no name, and an hour or an age for no score', () => {
  expect(rivals('<p>Aug 21, 2026</p><p>Tarn HC 31 - 12 Old Forge</p>', 'en')).not.toContain('Tarn HC 31');
  expect(rivals('<p>4. November 2026</p><p><b>Yoga</b> 10 – 12 Uhr Saal</p>', 'de')).toContain('Yoga');
  expect(rivals('<p>4 November 2026</p><p><b>Story Time</b> for ages 3 - 5 in the library</p>', 'en')).toContain(
    'Story Time',
  );
});
