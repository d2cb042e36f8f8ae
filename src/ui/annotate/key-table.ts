/** The annotator's keys, for people. */
import { KINDS } from '../../core/finding';
import { kindLabel } from '../parts/field-text';
import { t } from '../parts/i18n';
import type { KeyRow } from '../parts/keys-dialog';

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
