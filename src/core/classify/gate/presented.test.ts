import { expect, test } from 'vitest';
import { given } from '../../../../test/given-page';
import { isPresented } from './presented';

const presents = (lines: string[], zone = 'main'): boolean => {
  const page = given(
    `<main>${`<p>${PROSE}</p>`.repeat(8)}</main><${zone}><div class=r>${lines.map((line) => `<p>${line}</p>`).join('')}</div></${zone}>`,
  );
  return isPresented(page, page.records[0]!);
};
const [NAME, POST, NUMBER] = ['Margaret Holloway', 'Finance Director', 'Tel. 0161 496 0382'];
const PROSE = 'The books were closed in an afternoon instead of a week, and nobody had to look for a single receipt. ';

test('name, post and number, in whatever order', () => {
  expect(presents([NAME, POST, NUMBER])).toBe(true);
  expect(presents([POST, NAME, '<a href="mailto:m.holloway@site.example">E-mail</a>'])).toBe(true);
  expect(presents([`${NAME}, ${POST}`, NUMBER], 'aside')).toBe(true);
});

test.each([
  ['without contact', [NAME, POST]],
  ['with a fax alone', [NAME, POST, 'Fax: 0161 496 0382']],
  ['without post', [NAME, NUMBER]],
  ['two people', [NAME, POST, 'Oliver Bentham', NUMBER]],
  ['with the post further below', [NAME, 'Leeds', 'England', 'Europe', POST, NUMBER]],
  ['told of in prose', [`${PROSE}So says ${NAME}, ${POST}.`, NUMBER]],
  ['in a long section', [NAME, POST, ...Array.from({ length: 12 }, (_, i) => `Point ${i}`), NUMBER]],
])('no contact: %s', (_case, lines) => {
  expect(presents(lines)).toBe(false);
});

test('nor who is named at the foot', () => {
  expect(presents([NAME, POST, NUMBER], 'footer')).toBe(false);
});
