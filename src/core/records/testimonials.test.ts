import { expect, test } from 'vitest';
import { person } from '../relate/test-records';
import { withoutTestimonials } from './testimonials';

const QUOTED = '« Toujours disponible. »\nCaroline M.';

test('who signs a quotation with a letter for a family name is nobody whom the page lists', () => {
  expect(withoutTestimonials([person({ name: 'Caroline M.', text: QUOTED })])).toEqual([]);
});

test.each([
  person({ name: 'Caroline M.' }),
  person({ name: 'Caroline Marchand', text: '« Toujours disponible. »\nCaroline Marchand' }),
  person({ name: 'Caroline M.', text: QUOTED, jobTitle: 'Avocate' }),
])('others stay', (one) => {
  expect(withoutTestimonials([one])).toEqual([one]);
});
