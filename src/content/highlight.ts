/**
 * The overlay that lights up a record in the page: one host element with a closed shadow root, outside the body.
 * The page's own nodes are never changed.
 */
import { read, viewOf } from './dom';
import { resolvePath } from './elements';

const STYLE = `
:host { all: initial; position: fixed; inset: 0; pointer-events: none; z-index: 2147483647; }
.frame {
  position: fixed; box-sizing: border-box; border: 3px solid #b4540a; border-radius: 6px;
  background: rgb(255 176 32 / 16%); box-shadow: 0 0 0 2px #fff, 0 4px 18px rgb(0 0 0 / 30%);
}
@media (prefers-reduced-motion: no-preference) { .frame { transition: top 90ms, left 90ms, width 90ms, height 90ms; } }
`;

let host: HTMLElement | undefined;
let frame: HTMLElement | undefined;
let target: Element | null = null;
let watching: AbortController | undefined;

/**
 * Lights up the element at a snapshot path, or nothing.
 * @param path snapshot path; null puts the light out
 * @param scroll brings the element into view first
 * @returns false when the page no longer has the element, or does not show it
 */
export function highlight(path: string | null, scroll: boolean): boolean {
  target = path === null ? null : resolvePath(document, path);
  if (!target) {
    clear();
    return path === null;
  }
  const shown = read(target, 'getClientRects').call(target).length > 0;
  if (!shown) {
    clear();
    return false;
  }
  if (scroll) {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    read(target, 'scrollIntoView').call(target, { block: 'center', behavior: calm ? 'instant' : 'smooth' });
  }
  ensureHost();
  place();
  return true;
}

function ensureHost(): void {
  if (host?.isConnected) return;
  const create = read(document, 'createElement').bind(document) as Document['createElement'];
  host = create('gleaner-highlight');
  const root = host.attachShadow({ mode: 'closed' });
  // An element, not an adopted sheet: Firefox refuses those from a content script.
  const style = create('style');
  style.textContent = STYLE;
  frame = create('div');
  frame.className = 'frame';
  root.append(style, frame);
  read(document, 'documentElement').append(host);
  watching = new AbortController();
  const options = { signal: watching.signal, passive: true, capture: true };
  addEventListener('scroll', place, options);
  addEventListener('resize', place, options);
  const inner = target && viewOf(target);
  if (inner && inner !== window) inner.addEventListener('scroll', place, options);
}

function place(): void {
  if (!target || !frame || !read(target, 'isConnected')) return clear();
  const box = read(target, 'getBoundingClientRect').call(target);
  let [left, top] = [box.left, box.top];
  // Inside same-origin frames: add where each frame stands.
  for (let view = viewOf(target); view && view !== window; view = view.parent as Window & typeof globalThis) {
    const outer = view.frameElement;
    if (!outer) break;
    const { left: x, top: y } = outer.getBoundingClientRect();
    left += x + outer.clientLeft;
    top += y + outer.clientTop;
  }
  Object.assign(frame.style, {
    left: `${left - 4}px`,
    top: `${top - 4}px`,
    width: `${box.width + 8}px`,
    height: `${box.height + 8}px`,
  });
}

function clear(): void {
  watching?.abort();
  host?.remove();
  host = frame = watching = undefined;
  target = null;
}
