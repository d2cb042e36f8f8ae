/**
 * Picking a block of the page: the pointer outlines blocks, a click takes one, Escape ends it. The page hears nothing of
 * what is pressed meanwhile, and its own nodes are never changed.
 */
import { read, viewOf } from './dom';
import { flatParent, isSkipped, pathOf } from './elements';
import { highlight } from './highlight';

/** A block of the page, as a snapshot names it, with its words. */
export interface Picked {
  path: string;
  text: string;
}

/** What is pressed belongs to the picking. */
const HELD = 'pointerdown pointerup mousedown mouseup dblclick auxclick contextmenu touchstart touchend'.split(' ');
/** More is no record. */
const LONGEST_TEXT = 20_000;
const STYLE = `
:host { all: initial; position: fixed; inset: 12px 0 auto; pointer-events: none; z-index: 2147483647; }
p {
  box-sizing: border-box; width: fit-content; max-width: calc(100% - 24px); margin: 0 auto; padding: 9px 16px;
  border-radius: 8px; background: #33281f; color: #fdf6ee; box-shadow: 0 2px 14px rgb(0 0 0 / 40%);
  font: 15px/1.45 system-ui, sans-serif; text-align: center;
}
`;

let finish: ((picked: Picked | null) => void) | undefined;

/** Ends a picking that is under way, with nothing picked. */
export const endPick = (): void => finish?.(null);

/**
 * @param hint what the person is told at the top of the page
 * @returns the block that was taken; null where the picking was ended
 */
export function pick(hint: string): Promise<Picked | null> {
  endPick();
  return new Promise((resolve) => {
    const listening = new AbortController();
    const sign = showHint(hint);
    /** The block under the pointer, and those inside it through which the person went outwards. */
    let chain: Element[] = [];
    finish = (picked) => {
      finish = undefined;
      listening.abort();
      sign.remove();
      highlight(null, false);
      resolve(picked);
    };
    const show = () => highlight(chain[0] ? pathOf(chain[0]) : null, false);
    const take = () => {
      const [block] = chain;
      if (!block) return;
      const text = (block as HTMLElement).innerText ?? read(block, 'textContent') ?? '';
      finish?.({ path: pathOf(block), text: text.slice(0, LONGEST_TEXT) });
    };
    const pointAt = (event: Event) => {
      const block = blockAround(event.composedPath()[0]);
      if (!block || block === chain[0]) return;
      chain = [block];
      show();
    };
    const keys: Record<string, () => void> = {
      Escape: endPick,
      Enter: take,
      ArrowUp: () => {
        const outer = chain[0] && blockAround(flatParent(chain[0]));
        if (outer) chain.unshift(outer);
        show();
      },
      ArrowDown: () => {
        if (chain.length > 1) chain.shift();
        show();
      },
    };
    const on = (name: string, act: (event: Event) => void) =>
      // What the page makes up itself is none of the person's.
      addEventListener(name, (event) => event.isTrusted && act(event), {
        capture: true,
        passive: false,
        signal: listening.signal,
      });
    on('pointermove', pointAt);
    for (const name of HELD) on(name, hold);
    on('click', (event) => {
      hold(event);
      pointAt(event);
      take();
    });
    on('keydown', (event) => {
      const act = keys[(event as KeyboardEvent).key];
      if (!act) return;
      hold(event);
      act();
    });
  });
}

function hold(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** The nearest element, this one or around it, that the page renders as a block; not the page as a whole. */
function blockAround(from: unknown): Element | undefined {
  for (let at = from instanceof Element ? from : null; at; at = flatParent(at)) {
    const display = viewOf(at)?.getComputedStyle(at).display ?? 'inline';
    if (/^(?:html|body)$/.test(read(at, 'localName'))) return undefined;
    if (!isSkipped(at) && display !== 'contents' && display !== 'none' && !display.startsWith('inline')) return at;
  }
  return undefined;
}

function showHint(words: string): HTMLElement {
  const create = read(document, 'createElement').bind(document) as Document['createElement'];
  const host = create('gleaner-pick');
  const root = host.attachShadow({ mode: 'closed' });
  const [style, line] = [create('style'), create('p')];
  style.textContent = STYLE;
  line.textContent = words;
  root.append(style, line);
  read(document, 'documentElement').append(host);
  return host;
}
