/** Keys of the annotator's list → what they ask for. Pure, so that it can be tested. */
import type { Verdict } from '../../core/export/labels';
import { KINDS, type Kind } from '../../core/finding';

export type LabelIntent =
  | { do: 'move'; by: number }
  | { do: 'judge'; verdict: Verdict }
  | { do: 'kind'; kind: Kind }
  | { do: 'edit' | 'show' | 'remove' };

const MOVES: Record<string, number> = {
  ArrowUp: -1,
  k: -1,
  ArrowDown: 1,
  j: 1,
  Home: -Infinity,
  End: Infinity,
};
const VERDICT_KEYS: Record<string, Verdict> = { y: 'right', a: 'arguable', n: 'wrong' };

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>;

/** @returns what the key asks of the row that has the focus, or undefined where it is none of the list's */
export function labelIntentOf({ key, ctrlKey, metaKey, altKey, isComposing }: Press): LabelIntent | undefined {
  if (ctrlKey || metaKey || altKey || isComposing) return undefined;
  if (key in MOVES) return { do: 'move', by: MOVES[key]! };
  if (key in VERDICT_KEYS) return { do: 'judge', verdict: VERDICT_KEYS[key]! };
  const kind = /^[1-9]$/.test(key) ? KINDS[Number(key) - 1] : undefined;
  if (kind) return { do: 'kind', kind };
  if (key === 'e') return { do: 'edit' };
  if (key === 's') return { do: 'show' };
  return key === 'Delete' ? { do: 'remove' } : undefined;
}
