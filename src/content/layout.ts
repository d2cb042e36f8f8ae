/**
 * What the walk asks of a rendering: display, boxes, type. A browser answers from computed style; a DOM without layout
 * (Node) answers from tag names alone and says so (`hasBoxes`).
 */
import type { Box, TextStyle } from '../core/page/snapshot';
import { attribute, documentOf, hasAttribute, read, tagOf, viewOf } from './dom';
import { isBlockTag } from './elements';

export interface ElementStyle {
  /** Computed `display`. */
  display: string;
  /** True when `visibility` hides the element; what is inside may take that back. */
  invisible: boolean;
  /** True when the element, or one around it, is wholly transparent: nothing inside can be seen. */
  transparent: boolean;
  /** True where line breaks in the text are line breaks on the screen. */
  preservesLines: boolean;
  /** Address of the CSS background image, or ''. */
  background: string;
  /** Computed `list-style-type` of a list item ('' elsewhere, and in DOMs without layout). */
  marker: string;
}

export interface Layout {
  hasBoxes: boolean;
  viewport: { width: number; height: number } | null;
  style(element: Element): ElementStyle;
  text(element: Element): TextStyle;
  /** Page coordinates, rounded; undefined where there is no box. */
  box(element: Element): Box | undefined;
}

export function browserLayout(view: Window): Layout {
  const windowOf = (element: Element): Window =>
    documentOf(element) === view.document ? view : (viewOf(element) ?? view);
  const styleOf = (element: Element): CSSStyleDeclaration => windowOf(element).getComputedStyle(element);
  return {
    hasBoxes: true,
    viewport: { width: view.innerWidth, height: view.innerHeight },
    style(element) {
      const css = styleOf(element);
      const image = css.backgroundImage;
      return {
        // Out of the document an element has no style: every value is empty.
        display: css.display || 'none',
        invisible: css.visibility !== 'visible',
        transparent: css.opacity === '0',
        preservesLines: /^(pre|break-spaces)/.test(css.whiteSpace),
        background: image && image.startsWith('url(') ? (/^url\("?([^")]*)"?\)/.exec(image)?.[1] ?? '') : '',
        marker: css.display === 'list-item' ? css.listStyleType : '',
      };
    },
    text(element) {
      const css = styleOf(element);
      return {
        size: Math.round(parseFloat(css.fontSize)) || 0,
        weight: Number(css.fontWeight) || 400,
        italic: /^(italic|oblique)/.test(css.fontStyle),
        color: css.color,
      };
    },
    box(element) {
      const rect = read(element, 'getBoundingClientRect').call(element);
      if (rect.width === 0 && rect.height === 0 && rect.left === 0 && rect.top === 0) return undefined;
      const [x, y] = offset(windowOf(element), view);
      return [Math.round(rect.left + x), Math.round(rect.top + y), Math.round(rect.width), Math.round(rect.height)];
    },
  };
}

/**
 * Page coordinates of a window's top-left corner: its scroll, plus where its frame's content stands. Asked anew each
 * time, as the person may scroll while the page is walked.
 */
function offset(win: Window, top: Window): [x: number, y: number] {
  const frame = win === top ? null : win.frameElement;
  const outer = frame && viewOf(frame);
  if (!outer) return [win.scrollX, win.scrollY];
  const { left, top: upper } = frame.getBoundingClientRect();
  const [x, y] = offset(outer, top);
  return [x + left + frame.clientLeft, y + upper + frame.clientTop];
}

const BOLD = new Set(['b', 'strong', 'th', 'dt', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const ITALIC = new Set(['i', 'em', 'cite', 'address']);
const HEADING_SIZE = new Map(Object.entries({ h1: 32, h2: 24, h3: 19, h4: 16, h5: 13, h6: 11 }));

/** For DOMs without layout: tags stand for style, nothing has a box. */
export function tagLayout(): Layout {
  return {
    hasBoxes: false,
    viewport: null,
    style(element) {
      const inline = attribute(element, 'style') ?? '';
      const none = hasAttribute(element, 'hidden') || /display\s*:\s*none/.test(inline);
      return {
        display: none ? 'none' : isBlockTag(tagOf(element)) ? 'block' : 'inline',
        invisible: /visibility\s*:\s*hidden/.test(inline),
        transparent: /opacity\s*:\s*0\s*(;|$)/.test(inline),
        preservesLines: tagOf(element) === 'pre',
        background: /background(?:-image)?\s*:[^;]*url\(["']?([^"')]+)/.exec(inline)?.[1] ?? '',
        marker: '',
      };
    },
    text(element) {
      const text: TextStyle = { size: 16, weight: 400, italic: false, color: '' };
      for (let up: Element | null = element; up; up = read(up, 'parentElement')) {
        const tag = tagOf(up);
        if (BOLD.has(tag)) text.weight = 700;
        if (ITALIC.has(tag)) text.italic = true;
        const size = HEADING_SIZE.get(tag);
        if (size) text.size = size;
      }
      return text;
    },
    box: () => undefined,
  };
}
