/** First pass of the walk: every element of the flat tree once, and whether it is block-level. */
import { noteOf } from '../core/page/notes';
import type { Note } from '../core/page/snapshot';
import { documentOf, read, tagOf } from './dom';
import { childSteps, flatElements, frameBody, isBlockTag, isSkipped } from './elements';
import type { ElementStyle, Layout } from './layout';

/** Elements visited before the walk stops and says so. */
export const MAX_ELEMENTS = 120_000;

/** Elements between two places where the walk may be interrupted. */
export const SLICE = 64;

const MAX_NOTE_ADDRESS = 200;

/** What the survey knows of an element. */
export interface Surveyed {
  element: Element;
  step: string;
  /** Index of the parent element in the survey; -1 for the root. */
  parent: number;
  style: ElementStyle;
  block: boolean;
}

export function* survey(root: Element, layout: Layout, limit: number, notes: Note[]): Generator<void, Surveyed[]> {
  const seen: Surveyed[] = [];
  const met = new Set<Element>();
  const stack: { element: Element; step: string; parent: number }[] = [
    {
      element: root,
      step: root === read(documentOf(root), 'documentElement') ? '/html' : `/html/${tagOf(root)}`,
      parent: -1,
    },
  ];
  while (stack.length > 0) {
    const { element, step, parent } = stack.pop()!;
    // The page goes on while it is walked: it takes nodes away, and moves others to where they are met again.
    if (met.has(element) || !read(element, 'isConnected')) continue;
    met.add(element);
    if (seen.length >= limit) {
      notes.push(noteOf('page-cut', { elements: limit }));
      break;
    }
    const index = seen.length;
    const style = layout.style(element);
    if (seen[parent]?.style.transparent) style.transparent = true;
    seen.push({ element, step, parent, style, block: parent === -1 || rendersAsBlock(element, style) });
    if (/^i?frame$/.test(tagOf(element)) && !frameBody(element)) {
      const address = (element as HTMLIFrameElement).src.slice(0, MAX_NOTE_ADDRESS) || 'about:blank';
      notes.push(noteOf('frame-not-read', { address }));
    }
    const children = flatElements(element);
    const steps = childSteps(element, children);
    for (let i = children.length - 1; i >= 0; i--) {
      if (!isSkipped(children[i]!)) stack.push({ element: children[i]!, step: steps[i]!, parent: index });
    }
    if (index % SLICE === SLICE - 1) yield;
  }
  // Children come after their parents, so one pass from the end carries "holds a block" upwards.
  for (let i = seen.length - 1; i > 0; i--) {
    const { block, parent } = seen[i]!;
    if (block && parent >= 0) seen[parent]!.block = true;
  }
  return seen;
}

/** Inline-blocks are words, badges and buttons unless they hold blocks or are elements that structure a page. */
function rendersAsBlock(element: Element, { display }: ElementStyle): boolean {
  const tag = tagOf(element);
  if (tag === 'br' || tag === 'img' || tag === 'hr') return false;
  // What is not rendered is kept apart from the text around it, whatever its name, and marked.
  if (display === 'none') return true;
  if (display === 'contents') return isBlockTag(tag);
  if (display.startsWith('inline-') || display.startsWith('ruby')) return isBlockTag(tag);
  return display !== 'inline';
}
