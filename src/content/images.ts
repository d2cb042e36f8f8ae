/** The picture that an `<img>` will show once it has loaded, lazy loading seen through. */

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
  'data-img',
  'data-image',
  'data-url',
];

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

/**
 * Absolute address of the image; undefined where there is none but a placeholder.
 * Order: lazy attributes, `src`, `srcset`, the `<picture>`'s sources, the `<noscript>` copy beside it.
 */
export function imageAddress(image: Element): string | undefined {
  const lazy = LAZY.map((name) => image.getAttribute(name)).find(usable);
  const src = image.getAttribute('src');
  const srcset = image.getAttribute('srcset');
  const address =
    (lazy && fromSet(lazy)) ||
    (usable(src) ? src : undefined) ||
    (srcset ? widest(srcset) : undefined) ||
    pictureSource(image) ||
    noscriptCopy(image);
  return address === undefined ? undefined : absolute(address, image);
}

function pictureSource(image: Element): string | undefined {
  if (image.parentElement?.localName !== 'picture') return undefined;
  for (const source of image.parentElement.children) {
    const set = source.getAttribute('srcset') ?? source.getAttribute('data-srcset');
    const best = set ? widest(set) : undefined;
    if (best) return best;
  }
  return undefined;
}

function noscriptCopy(image: Element): string | undefined {
  const next = image.nextElementSibling;
  if (next?.localName !== 'noscript') return undefined;
  const address = /<img[^>]*\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(next.textContent ?? next.innerHTML)?.[1];
  return usable(address) ? address.replace(/&amp;/g, '&') : undefined;
}

/** Resolves against the document that holds the element; undefined for addresses that cannot be resolved. */
export function absolute(address: string, element: Element): string | undefined {
  try {
    return new URL(address.trim(), element.ownerDocument.baseURI).href;
  } catch {
    return undefined;
  }
}
