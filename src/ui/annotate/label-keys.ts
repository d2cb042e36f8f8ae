/** Keys of the annotator's list → what they ask for, and the table of them for people. */
import type { Verdict } from '../../core/export/labels';
import { KINDS, type Kind } from '../../core/finding';
import { kindLabel } from '../parts/field-text';
import { t } from '../parts/i18n';
import type { KeyRow } from '../parts/keys-dialog';

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

export function labelKeys(): KeyRow[] {
  return [
    [['↑', '↓'], t('key_move')],
    [['Home', 'End'], t('key_ends')],
    [['y'], t('verdict_right')],
    [['a'], t('verdict_arguable')],
    [['n'], t('verdict_wrong')],
    ...KINDS.map((kind, at): KeyRow => [[String(at + 1)], kindLabel(kind)]),
    [['e'], t('key_edit')],
    [['s'], t('key_show')],
    [['Delete'], t('key_take_away')],
    [['p'], t('label_pick')],
    [['m'], t('label_add')],
    [['c'], t('label_complete')],
    [['x'], t('labels_pages_open')],
    [['r'], t('key_again')],
    [['Ctrl+Z'], t('key_undo')],
  ];
}
