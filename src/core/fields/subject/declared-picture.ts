/** The picture that a page about one thing declares as its own, where it shows it, too. */
import type { ImageItem } from '../../page/snapshot';
import { pageMeta } from './page-meta';
import type { Page } from '../record';

/**
 * @returns the first picture in the page's main part whose file is called like the declared one's, which may lie at another address, and its
 *   line; undefined where none is
 */
export function declaredPicture({ outline, facts }: Page): { image: ImageItem; line: number } | undefined {
  const declared = fileOf(pageMeta(outline.snapshot.declared).get('og:image') ?? '');
  if (!declared) return undefined;
  for (const { index, block, images } of outline.lines) {
    const image = facts.zones[block] === 'main' ? images.find(({ src }) => fileOf(src) === declared) : undefined;
    if (image) return { image, line: index };
  }
  return undefined;
}

/** The last step of an address, without what it asks for. */
const fileOf = (address: string): string =>
  address
    .replace(/[?#].*$/u, '')
    .split('/')
    .at(-1)!;
