/** The form of a record that was missed: what was read of it, to be put right and filled up. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { FoundRecord, Kind } from '../../core/finding';
import { EditForm } from '../parts/edit-form';
import { t } from '../parts/i18n';
import { withChanges, type FormValues } from '../parts/record-edit';
import { cancelAdding, saveAdded } from './adding';
import { focusRow } from './focus';
import { KindSelect } from './kind-select';
import * as store from './store';

export function AddedForm({ record }: { record: FoundRecord }) {
  const [kind, setKind] = useState<Kind | null>(null);
  const [draft, setDraft] = useState<FormValues | null>(null);
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    setKind(null);
    setDraft(null);
    section.current!.scrollIntoView({ block: 'start' });
  }, [record]);
  const shown = kind ? ({ ...record, kind } as FoundRecord) : record;
  const cancel = () => {
    cancelAdding();
    focusRow();
  };
  return (
    <section class="added" aria-label={t('added_title')} ref={section}>
      <header class="added-head">
        <h2>{t('added_title')}</h2>
        <KindSelect value={shown.kind} label={t('record_kind')} onChoose={setKind} />
      </header>
      <EditForm
        key={`${shown.kind} ${record.path} ${record.name}`}
        id="added"
        record={shown}
        lang={store.labels.value!.lang}
        draft={draft}
        label={t('added_title')}
        save={t('label_save_added')}
        keepsFocus={kind !== null}
        onDraft={setDraft}
        onSave={(changes) => void saveAdded(withChanges(shown, changes)).then(focusRow)}
        onCancel={cancel}
      />
    </section>
  );
}
