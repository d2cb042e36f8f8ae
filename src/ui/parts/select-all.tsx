/** The box that chooses all rows that are shown, or none, and says how many are chosen. */
import { useEffect, useRef } from 'preact/hooks';
import { t, tn } from './i18n';
import type { ListModel, Row } from './list-model';
import { announce } from './toasts';

export function SelectAll<R extends Row>({ model }: { model: ListModel<R> }) {
  const box = useRef<HTMLInputElement>(null);
  const all = model.rows.value.length;
  const chosen = model.chosen.value.length;
  useEffect(() => {
    box.current!.indeterminate = chosen > 0 && chosen < all;
  }, [chosen, all]);
  const words = chosen ? tn('chosen_count', chosen) : t('choose_all');
  const wasChosen = useRef(chosen);
  useEffect(() => {
    if (wasChosen.current !== chosen) announce(tn('chosen_count', chosen));
    wasChosen.current = chosen;
  }, [chosen]);
  return (
    <label class="select-all">
      <input
        ref={box}
        type="checkbox"
        checked={all > 0 && chosen === all}
        disabled={all === 0}
        onChange={() => model.toggleAll()}
      />
      {chosen > 0 && <span class="visually-hidden">{t('choose_all')}: </span>}
      <span>{words}</span>
    </label>
  );
}
