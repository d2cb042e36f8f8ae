import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { pathOf, resolvePath } from './elements';

it('names every element by the path that finds it again, slots and shadow roots too', () => {
  const { document } = new JSDOM(
    '<body><ul><li>a</li><li><p id="x">b</p></li></ul><form><input name="parentNode"><p>c</p></form><x-card><b>in a slot</b></x-card></body>',
  ).window;
  const card = document.querySelector('x-card')!;
  card.attachShadow({ mode: 'open' }).innerHTML = '<div><slot></slot><i>shadow</i></div>';
  const all = [...document.body.querySelectorAll('*'), ...card.shadowRoot!.querySelectorAll('*')];
  for (const element of all) expect(resolvePath(document, pathOf(element))).toBe(element);
  expect(pathOf(document.getElementById('x')!)).toBe('/html/body/ul/li[2]/p');
  expect(pathOf(document.body)).toBe('/html/body');
});
