/**
 * Reads the page's nodes as the DOM defines them. A form shows its controls, and a document its named forms and
 * pictures, as properties that stand before the real ones: `<input name="children">`, `<img name="title">`. That holds
 * in a content script's world too, so here such properties are read through the prototype.
 */

/** A property of a node, whatever the page named like it. Methods come unbound. */
export function read<N extends Node, K extends keyof N & string>(node: N, name: K): N[K] {
  if (isPlain(node)) return node[name];
  for (let from: unknown = Object.getPrototypeOf(node); from; from = Object.getPrototypeOf(from)) {
    const property = Object.getOwnPropertyDescriptor(from, name);
    if (property) return (property.get ? property.get.call(node) : property.value) as N[K];
  }
  return undefined as N[K];
}

/** Whether the page cannot hide a property of this node: all but forms and documents. */
function isPlain(node: Node): boolean {
  const tag = (node as Partial<Element>).localName as unknown;
  return typeof tag === 'string' ? tag !== 'form' : tag === undefined && !('defaultView' in node);
}

export const attribute = (element: Element, name: string): string | null =>
  read(element, 'getAttribute').call(element, name);

export const hasAttribute = (element: Element, name: string): boolean =>
  read(element, 'hasAttribute').call(element, name);

export const tagOf = (element: Element): string => read(element, 'localName');

export const select = (document: Document, selector: string): Element | null =>
  read(document, 'querySelector').call(document, selector);

export const selectAll = (document: Document, selector: string): Iterable<Element> =>
  read(document, 'querySelectorAll').call(document, selector);

export const documentOf = (element: Element): Document => read(element, 'ownerDocument');

/** The window of a document; null once its frame is gone. */
export const viewOf = (element: Element): (Window & typeof globalThis) | null =>
  read(documentOf(element), 'defaultView');
