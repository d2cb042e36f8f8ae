/** Keys of a list of records → what they ask for. Pure, so that the table of keys can be read and tested. */
import type { Move } from './selection';

export type Intent =
  | { do: 'move'; move: Move; extend: boolean }
  | { do: 'toggle' | 'extend' | 'all' | 'keep' | 'edit' | 'why' | 'show' | 'remove' };

interface Press {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** Set while an input method composes: its keys are not ours. */
  isComposing?: boolean;
}

const MOVES: Record<string, Move> = {
  ArrowUp: 'previous',
  ArrowDown: 'next',
  PageUp: 'page-up',
  PageDown: 'page-down',
  Home: 'first',
  End: 'last',
};
const LETTERS: Record<string, Intent> = {
  Enter: { do: 'keep' },
  e: { do: 'edit' },
  w: { do: 'why' },
  s: { do: 'show' },
  Delete: { do: 'remove' },
};

/** @returns what the key asks of the list, or undefined where it is none of the list's */
export function intentOf(press: Press): Intent | undefined {
  const { key, shiftKey, altKey } = press;
  const command = press.ctrlKey || press.metaKey;
  if (press.isComposing || altKey) return undefined;
  if (command) return key.toLowerCase() === 'a' && !shiftKey ? { do: 'all' } : undefined;
  if (key in MOVES) return { do: 'move', move: MOVES[key]!, extend: shiftKey };
  if (key === ' ') return { do: shiftKey ? 'extend' : 'toggle' };
  return shiftKey ? undefined : LETTERS[key];
}
