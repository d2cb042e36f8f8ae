/** The keys of a screen, shown on "?". */
import { useEffect, useRef } from 'preact/hooks';
import { IconButton } from './buttons';
import { t } from './i18n';

export type KeyRow = [keys: string[], what: string];

export function KeysDialog({ rows, onClose }: { rows: KeyRow[]; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="dialog" aria-labelledby="keys-title" onClose={onClose}>
      <header class="dialog-head">
        <h2 id="keys-title">{t('keys_title')}</h2>
        <IconButton icon="close" label={t('close')} onClick={() => dialog.current?.close()} />
      </header>
      <table class="keys">
        <tbody>
          {rows.map(([keys, what]) => (
            <tr key={what}>
              <th scope="row">
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </dialog>
  );
}

/** Keys that both screens have. */
export function listKeys(): KeyRow[] {
  return [
    [['/'], t('key_filter')],
    [['↑', '↓'], t('key_move')],
    [['Home', 'End'], t('key_ends')],
    [['Space'], t('key_toggle')],
    [['Shift+↑', 'Shift+↓'], t('key_range')],
    [['Ctrl+A'], t('key_all')],
    [['e'], t('key_edit')],
    [['w'], t('key_why')],
    [['Ctrl+Z'], t('key_undo')],
  ];
}
