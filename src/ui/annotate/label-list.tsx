/** The records to judge, one row each, and the form of one that was missed. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../parts/buttons';
import { t } from '../parts/i18n';
import { StateMessage } from '../parts/state-message';
import { AddedForm } from './added-form';
import { adding } from './adding';
import { focusRow, focusWanted } from './focus';
import { labelIntentOf, type LabelIntent } from './label-keys';
import { LabelRow } from './label-row';
import * as store from './store';

export function LabelList() {
  const rows = store.rows.value;
  const list = useRef<HTMLUListElement>(null);
  const wanted = focusWanted.value;
  const done = useRef(wanted);
  useLayoutEffect(() => {
    if (done.current === wanted) return;
    done.current = wanted;
    list.current?.querySelector<HTMLElement>(':scope > [tabindex="0"]')?.focus();
  });
  return (
    <div class="scroller">
      {adding.value && <AddedForm record={adding.value} />}
      {rows.length > 0 ? (
        <ul class="labels" aria-label={t('labels_list')} ref={list} onKeyDown={onKeyDown}>
          {rows.map((one) => (
            <LabelRow key={one.id} one={one} />
          ))}
        </ul>
      ) : (
        !adding.value && <None />
      )}
    </div>
  );
}

function None() {
  if (store.labels.value?.records.length) {
    return (
      <div class="no-match">
        <p role="status">{t('labels_filtered_none')}</p>
        <Button onClick={() => (store.filter.value = 'all')}>{t('filter_clear')}</Button>
      </div>
    );
  }
  return (
    <StateMessage icon="search" title={t('labels_none')}>
      <p>{t('labels_none_text')}</p>
    </StateMessage>
  );
}

function onKeyDown(event: KeyboardEvent): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || target.closest('form, select')) return;
  const intent = labelIntentOf(event);
  const id = store.active.peek();
  if (!intent || id === null) return;
  event.preventDefault();
  event.stopPropagation();
  act(id, intent);
}

function act(id: string, intent: LabelIntent): void {
  const rows = store.rows.peek();
  const at = rows.findIndex((one) => one.id === id);
  const one = rows[at];
  if (!one) return;
  const moveTo = (place: number): void => {
    store.active.value = rows[Math.max(0, Math.min(rows.length - 1, place))]!.id;
    focusRow();
  };
  switch (intent.do) {
    case 'move':
      return moveTo(at + intent.by);
    case 'judge':
      // On to the next; a verdict that is taken back stays in sight.
      void store.judge(id, intent.verdict);
      return moveTo(one.verdict === intent.verdict ? at : at + 1);
    case 'kind':
      void store.setRecordKind(id, intent.kind).then(focusRow);
      return;
    case 'edit':
      return store.edit(id);
    case 'show':
      void store.showInPage(one.record.path);
      return;
    case 'remove':
      if (one.added) void store.removeAdded(id).then(focusRow);
  }
}
