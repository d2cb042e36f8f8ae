/** Keys that work wherever the focus is on a screen, except in text boxes. */
import { useEffect } from 'preact/hooks';
import { focusFilter } from './filter-focus';
import { undoLast } from './toasts';

interface ScreenKeys {
  help: () => void;
  /** @returns true when there was something to leave; else the browser does what it does on Escape */
  escape: () => boolean;
  /** Takes the last action back. @returns false when there is none. Default: what the last message offers */
  undo?: () => boolean;
  /** Other single keys. */
  others?: Record<string, () => void>;
}

export function useScreenKeys({ help, escape, undo = undoLast, others = {} }: ScreenKeys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      // An open dialog or menu takes its own Escape, and no other key reaches what lies below.
      if (document.querySelector('dialog[open], :popover-open')) return;
      const act = actionOf(event);
      if (act?.() !== false && act) event.preventDefault();
    };
    const actionOf = (event: KeyboardEvent): (() => unknown) | undefined => {
      if (event.key === 'Escape') return escape;
      if (isTextBox(event.target)) return undefined;
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z' && !event.shiftKey) return undo;
      if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
      if (event.key === '/') return focusFilter;
      if (event.key === '?') return help;
      return others[event.key];
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}

function isTextBox(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input:not([type="checkbox"]), textarea, select') !== null;
}
