import { expect, test } from 'vitest';
import { given } from '../../../../test/given-page';
import { postBelow } from './post-below';

const below = (html: string, lang = 'en', name = 'Ann Lee'): string | undefined =>
  postBelow(given(`<div class="r"><h1>${name}</h1>${html}</div>`, lang), name, 0)?.text;

test('posts of one sort below a name are all its owner’s', () => {
  expect(below('<p>Reader in Physical Geography</p><p>Director of Postgraduate Research</p>')).toBe(
    'Reader in Physical Geography; Director of Postgraduate Research',
  );
  expect(below('<p>Professor of Botany</p><h2>Dean of Science</h2>')).toBe('Professor of Botany');
  expect(below('<p>教授</p><p>波止場大学 客員教授</p>', 'ja', '小野寺 和志')).toBe('教授');
});

test.each([
  ['<p>Professor of Botany</p><p>Professor of Botany</p>'],
  ['<p>Professor of Botany</p><p>Former Dean of Science</p>'],
  ['<p>Professor of Botany</p><p>Visiting Professor, University of Leeds</p>'],
])('what is said twice, held no more or held elsewhere is no further post: %s', (html) => {
  expect(below(html)).toBe('Professor of Botany');
});
