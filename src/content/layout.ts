/**
 * What the walk asks of a rendering: display, boxes, type. A browser answers from computed style; a DOM without layout
 * (Node) answers from tag names alone and says so (`hasBoxes`).
 */
import type { Box, TextStyle } from '../core/page/snapshot';
import { isBlockTag } from './elements';

export interface ElementStyle {
  /** Computed `display`. */
  display: string;
  /** True when the element is rendered but cannot be seen (visibility, opacity). */
  invisible: boolean;
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
  const offsets = new Map<Window, [number, number]>();
  /** Page coordinates of a window's top-left corner: its scroll, plus where its frame stands. */
  const offset = (win: Window): [number, number] => {
    const known = offsets.get(win);
    if (known) return known;
    let at: [number, number] = [win.scrollX, win.scrollY];
    if (win !== view && win.frameElement?.ownerDocument.defaultView) {
      const frame = win.frameElement.getBoundingClientRect();
      const [x, y] = offset(win.frameElement.ownerDocument.defaultView);
      at = [x + frame.left, y + frame.top];
    }
    offsets.set(win, at);
    return at;
  };
  const viewOf = (element: Element): Window => element.ownerDocument.defaultView ?? view;
  return {
    hasBoxes: true,
    viewport: { width: view.innerWidth, height: view.innerHeight },
    style(element) {
      const css = viewOf(element).getComputedStyle(element);
      const image = css.backgroundImage;
      return {
        display: css.display,
        invisible: css.visibility !== 'visible' || css.opacity === '0',
        preservesLines: /^(pre|break-spaces)/.test(css.whiteSpace),
        background: image && image.startsWith('url(') ? (/^url\("?([^")]*)"?\)/.exec(image)?.[1] ?? '') : '',
        marker: css.display === 'list-item' ? css.listStyleType : '',
      };
    },
    text(element) {
      const css = viewOf(element).getComputedStyle(element);
      return {
        size: Math.round(parseFloat(css.fontSize)),
        weight: Number(css.fontWeight) || 400,
        italic: css.fontStyle !== 'normal',
        color: css.color,
      };
    },
    box(element) {
      const rect = element.getBoundingClientRect();
      if (rect.width === 0 && rect.height === 0 && rect.left === 0 && rect.top === 0) return undefined;
      const [x, y] = offset(viewOf(element));
      return [Math.round(rect.left + x), Math.round(rect.top + y), Math.round(rect.width), Math.round(rect.height)];
    },
  };
}

const BOLD = new Set(['b', 'strong', 'th', 'dt', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const ITALIC = new Set(['i', 'em', 'cite', 'address']);
const HEADING_SIZE: Record<string, number> = { h1: 32, h2: 24, h3: 19, h4: 16, h5: 13, h6: 11 };

/** For DOMs without layout: tags stand for style, nothing has a box. */
export function tagLayout(): Layout {
  return {
    hasBoxes: false,
    viewport: null,
    style(element) {
      const inline = element.getAttribute('style') ?? '';
      const none = element.hasAttribute('hidden') || /display\s*:\s*none/.test(inline);
      return {
        display: none ? 'none' : isBlockTag(element.localName) ? 'block' : 'inline',
        invisible: /visibility\s*:\s*hidden/.test(inline),
        preservesLines: element.localName === 'pre',
        background: /background(?:-image)?\s*:[^;]*url\(["']?([^"')]+)/.exec(inline)?.[1] ?? '',
        marker: '',
      };
    },
    text(element) {
      const text: TextStyle = { size: 16, weight: 400, italic: false, color: '' };
      for (let up: Element | null = element; up; up = up.parentElement) {
        if (BOLD.has(up.localName)) text.weight = 700;
        if (ITALIC.has(up.localName)) text.italic = true;
        const size = HEADING_SIZE[up.localName];
        if (size) text.size = size;
      }
      return text;
    },
    box: () => undefined,
  };
}
