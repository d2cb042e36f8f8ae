/** The picture that an `<img>` will show once it has loaded, lazy loading seen through. */

import { attribute, read, tagOf } from './dom';

const MAX_ADDRESS = 2000;
/** A copy for browsers without scripts is an element or two; what is longer is something else. */
const MAX_NOSCRIPT = 4000;

/** Attributes in which lazy-loading scripts keep the real address, the most specific first. */
const LAZY = [
  'data-src',
  'data-lazy-src',
  'data-original',
  'data-lazy',
  'data-srcset',
  'data-lazy-srcset',
  'data-original-src',
  'data-echo',
];
/** Attributes that hold the real address on some pages, and anything else on others. */
const GENERIC = ['data-img', 'data-image', 'data-url'];
const PICTURE = /\.(jpe?g|png|gif|webp|avif|svg|bmp)([?#]|$)/i;

const usable = (address: string | null | undefined): address is string =>
  !!address && !/^(data:|blob:|about:|javascript:|#)/i.test(address.trim());

/** The widest candidate of a srcset. */
function widest(srcset: string): string | undefined {
  let best: string | undefined;
  let width = -1;
  for (const candidate of srcset.split(/,\s+/)) {
    const [address, size] = candidate.trim().split(/\s+/);
    const value = parseFloat(size ?? '1') || 0;
    if (usable(address) && value > width) [best, width] = [address, value];
  }
  return best;
}

const fromSet = (address: string): string | undefined =>
  /\s\d+(\.\d+)?[wx]\b/.test(address) ? widest(address) : address;

/** `src="a.jpg?format=500w" data-src="a.jpg"`: scripts add the size to the bare address, and that is what is shown. */
const sized = (lazy: string, src: string | null): string | undefined =>
  usable(src) && !lazy.includes('?') && src.trim().startsWith(`${lazy.trim()}?`) ? src : undefined;

/**
 * Absolute address of the image; undefined where there is none but a placeholder.
 * Order: lazy attributes, generic ones that name a picture, `src`, `srcset`, the `<picture>`'s sources, the
 * `<noscript>` copy beside it, generic attributes of whatever value.
 */
export function imageAddress(image: Element): string | undefined {
  const lazy = LAZY.map((name) => attribute(image, name)).find(usable);
  const generic = GENERIC.map((name) => attribute(image, name)).filter(usable);
  const src = attribute(image, 'src');
  const srcset = attribute(image, 'srcset');
  const address =
    (lazy && (sized(lazy, src) ?? fromSet(lazy))) ||
    generic.find((value) => PICTURE.test(value)) ||
    (usable(src) ? src : undefined) ||
    (srcset ? widest(srcset) : undefined) ||
    pictureSource(image) ||
    noscriptCopy(image) ||
    generic[0];
  return address === undefined ? undefined : absolute(address, image);
}

function pictureSource(image: Element): string | undefined {
  const parent = image.parentElement;
  if (!parent || tagOf(parent) !== 'picture') return undefined;
  for (const source of parent.children) {
    const set = attribute(source, 'srcset') ?? attribute(source, 'data-srcset');
    const best = set ? widest(set) : undefined;
    if (best) return best;
  }
  return undefined;
}

function noscriptCopy(image: Element): string | undefined {
  const next = image.nextElementSibling;
  if (!next || tagOf(next) !== 'noscript') return undefined;
  const markup = (next.textContent ?? '').slice(0, MAX_NOSCRIPT);
  const address = /<img[^>]*\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(markup)?.[1];
  return usable(address) ? address.replace(/&amp;/g, '&') : undefined;
}

/** Whether the browser gave up on an `<img>`: what stands in its place has the size of no picture. */
export function isBroken(image: Element): boolean {
  const { complete, naturalWidth } = image as HTMLImageElement;
  return complete === true && naturalWidth === 0;
}

/**
 * Resolves against the document that holds the element; undefined for addresses that cannot be resolved.
 * @returns at most 2,000 characters
 */
export function absolute(address: string, element: Element): string | undefined {
  try {
    return new URL(address.trim(), read(element, 'baseURI')).href.slice(0, MAX_ADDRESS);
  } catch {
    return undefined;
  }
}
