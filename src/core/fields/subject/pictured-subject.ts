/** The picture of a page about one thing that says by its alternative text what it shows: the thing by its name. */
import type { ImageItem } from '../../page/snapshot';
import { lettersOf } from '../../text/letters';
import type { Page } from '../record';

/** Letters from which on a text is no name by chance, and share of the longer one that it has to have. */
const LEAST_LETTERS = 4;
const LEAST_SHARE = 0.6;

/** @returns the first picture in the page's main part, no link, that is called like the page's subject, and its line; undefined where none is */
export function picturedAs({ outline, facts }: Page, name: string): { image: ImageItem; line: number } | undefined {
  const own = lettersOf(name);
  const isOfSubject = ({ alt, link }: ImageItem): boolean => {
    const said = lettersOf(alt);
    const [long, short] = own.length > said.length ? [own, said] : [said, own];
    return !link && short.length >= Math.max(LEAST_LETTERS, LEAST_SHARE * long.length) && long.includes(short);
  };
  for (const { index, block, images } of outline.lines) {
    const image = facts.zones[block] === 'main' ? images.find(isOfSubject) : undefined;
    if (image) return { image, line: index };
  }
  return undefined;
}
