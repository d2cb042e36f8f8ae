/** Icons that a font draws in place of a word: "phone" stands in the markup, a telephone on the page. */
import { attribute, read } from './dom';

/** Google's fonts, and what components of frameworks call them. */
const FONT = /(?:^|\s)(?:material-(?:icons|symbols)(?:-[a-z-]+)?|google-symbols|mat-ligature-font)(?:\s|$)/;
const NAME = /^\s*[a-z][a-z0-9_]{1,40}\s*$/;

/** @returns the word that is drawn as an icon; undefined for any other element */
export function drawnWord(element: Element): string | undefined {
  const classes = attribute(element, 'class') ?? '';
  if (!FONT.test(classes)) return undefined;
  const text = read(element, 'textContent') ?? '';
  return NAME.test(text) ? text.trim() : undefined;
}
