/** The button that keeps records: the chosen ones, or all that are not kept yet. It says how many, or that all are kept. */
import { Button } from './buttons';
import { t, tn } from './i18n';
import type { ListModel, Row } from './list-model';

interface Props<R extends Row> {
  model: ListModel<R>;
  /** What is shown and not in the library yet, or not as it is now. */
  keepable: R[];
  onKeep: (rows: R[]) => void;
}

export function KeepButton<R extends Row>({ model, keepable, onKeep }: Props<R>) {
  const chosen = model.chosen.value;
  const rows = chosen.length ? chosen : keepable;
  const isDone = !rows.length && model.rows.value.length > 0;
  return (
    <Button tone="primary" icon={isDone ? 'check' : 'archive'} disabled={!rows.length} onClick={() => onKeep(rows)}>
      {isDone ? t('all_kept') : keepText(rows.length, chosen.length > 0)}
    </Button>
  );
}

/** @param isChosen whether the person chose which */
function keepText(count: number, isChosen: boolean): string {
  if (count === 0) return t('keep');
  return isChosen || count === 1 ? tn('keep_count', count) : t('keep_all', count);
}
