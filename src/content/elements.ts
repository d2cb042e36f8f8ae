/** Which nodes the walk sees: the flat tree (open shadow roots, slots, same-origin frames) without what never shows. */

import { read, tagOf } from './dom';

/** Elements whose content is not page content, or not text; `rt` says how a word is read, which is written beside it. */
const SKIPPED = new Set(
  'script style noscript template head link meta title svg math canvas object embed audio video map select datalist textarea input progress meter rt rp rtc'.split(
    ' ',
  ),
);

/** Block-level by HTML's own rendering section, for elements that are not rendered and for DOMs without layout. */
const BLOCK_TAGS = new Set(
  (
    'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form ' +
    'frameset frame iframe h1 h2 h3 h4 h5 h6 header hgroup hr html li legend listing main menu nav ol optgroup p pre search section summary ' +
    'table caption colgroup tbody thead tfoot tr td th ul xmp'
  ).split(' '),
);

export const isSkipped = (element: Element): boolean => SKIPPED.has(tagOf(element));
export const isBlockTag = (tag: string): boolean => BLOCK_TAGS.has(tag);

/** The body (or frameset) of a same-origin frame; null when the browser does not let us look. */
export function frameBody(element: Element): HTMLElement | null {
  const tag = tagOf(element);
  if (tag !== 'iframe' && tag !== 'frame') return null;
  try {
    const inner = (element as HTMLIFrameElement).contentDocument;
    return inner && read(inner, 'body');
  } catch {
    return null;
  }
}

/** Children in the flat tree: a shadow root's instead of the host's, a slot's assigned nodes, a frame's body. */
export function flatChildren(element: Element): Iterable<Node> {
  const body = frameBody(element);
  if (body) return [body];
  const shadow = read(element, 'shadowRoot');
  if (shadow) return shadow.childNodes;
  if (tagOf(element) === 'slot') {
    const assigned = (element as HTMLSlotElement).assignedNodes?.({ flatten: true }) ?? [];
    if (assigned.length > 0) return assigned;
  }
  return read(element, 'childNodes');
}

/**
 * The XPath steps of an element's children, without the parent's: "li[3]", or "p" where it is the only one of its name.
 * A frame's body is "html/body"; children of a shadow root start with "shadow-root/". One pass over the children.
 */
export function childSteps(element: Element, children: readonly Element[]): string[] {
  if (frameBody(element)) return children.map((child) => `html/${tagOf(child)}`);
  const total = new Map<string, number>();
  const names = children.map(tagOf);
  for (const name of names) total.set(name, (total.get(name) ?? 0) + 1);
  const seen = new Map<string, number>();
  const prefix = read(element, 'shadowRoot') ? 'shadow-root/' : '';
  return names.map((name) => {
    const place = (seen.get(name) ?? 0) + 1;
    seen.set(name, place);
    return prefix + (total.get(name) === 1 ? name : `${name}[${place}]`);
  });
}

/** Element children in the flat tree, in order. Skipped elements count for steps and are left out by the walk. */
export function flatElements(element: Element): Element[] {
  const out: Element[] = [];
  for (const node of flatChildren(element)) if (read(node, 'nodeType') === 1) out.push(node as Element);
  return out;
}

/** The parent in the flat tree, within its document; null for the root. */
export function flatParent(element: Element): Element | null {
  const slot = read(element, 'assignedSlot');
  if (slot) return slot;
  const parent: Node | null = read(element, 'parentNode');
  if (!parent) return null;
  if (read(parent, 'nodeType') === 11) return (parent as ShadowRoot).host ?? null;
  return read(parent, 'nodeType') === 1 ? (parent as Element) : null;
}

/** The snapshot path of an element of the main document: what `resolvePath` finds it by. */
export function pathOf(element: Element): string {
  const steps: string[] = [];
  for (let at = element, parent = flatParent(at); parent; at = parent, parent = flatParent(at)) {
    const siblings = flatElements(parent);
    steps.unshift(childSteps(parent, siblings)[siblings.indexOf(at)] ?? tagOf(at));
  }
  return ['/html', ...steps].join('/');
}

/** Finds the element that a snapshot path names; null when the page has changed under it. */
export function resolvePath(root: Document, path: string): Element | null {
  let element: Element | null = read(root, 'documentElement');
  const steps = path.split('/').filter(Boolean);
  if (steps.shift() !== 'html') return null;
  for (let i = 0; i < steps.length && element; i++) {
    const step = steps[i]!;
    if (step === 'shadow-root') continue;
    if (step === 'html') {
      element = frameBody(element);
      i++;
      continue;
    }
    const [, name, place] = /^([^[]+)(?:\[(\d+)\])?$/.exec(step) ?? [];
    const named: Element[] = flatElements(element).filter((child) => tagOf(child) === name);
    element = named[Number(place ?? 1) - 1] ?? null;
  }
  return element;
}
