/** One record to judge: what it says, what it is, and whether that is so. */
import { placeLine } from '../../core/export/event-details';
import { VERDICTS, type LabelledRecord, type Verdict } from '../../core/export/labels';
import type { FoundRecord } from '../../core/finding';
import { IconButton } from '../parts/buttons';
import { EditForm } from '../parts/edit-form';
import { eventWhen, fieldText } from '../parts/field-text';
import type { IconName } from '../parts/icons';
import { t } from '../parts/i18n';
import { withChanges } from '../parts/record-edit';
import { fieldOf, presentFields } from '../parts/record-fields';
import { focusRow } from './focus';
import { KindSelect } from './kind-select';
import * as store from './store';

const VERDICT_ICONS: Record<Verdict, IconName> = { right: 'check', arguable: 'maybe', wrong: 'close' };
/** Told by the name, or too long for a line. */
const NOT_ON_LINE = ['name', 'url', 'image', 'description'];
const FACTS = 3;

export function LabelRow({ one }: { one: LabelledRecord }) {
  const { id, record, verdict, added } = one;
  const lang = store.labels.value!.lang;
  const isActive = store.active.value === id;
  const tab = isActive ? 0 : -1;
  const isEdited = Object.values(record.evidence).some((evidence) => evidence?.source === 'user');
  const point = (path: string | null) => store.light.point(path);
  const done = (act?: () => void) => {
    act?.();
    store.stopEditing();
    focusRow();
  };
  return (
    <li
      class="label-row"
      data-verdict={verdict ?? 'open'}
      tabIndex={tab}
      aria-current={isActive}
      onFocusCapture={() => (store.active.value = id)}
      onPointerEnter={() => point(record.path || null)}
      onPointerLeave={() => point(null)}
    >
      <div class="label-text">
        <p class="label-name" lang={lang}>
          {record.name}
        </p>
        <p class="label-facts" lang={lang}>
          {factsOf(record).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <div class="verdicts" role="group" aria-label={t('verdict_of', record.name)}>
        {VERDICTS.map((each) => (
          <IconButton
            key={each}
            icon={VERDICT_ICONS[each]}
            label={t(`verdict_${each}`)}
            class={`icon-button verdict verdict-${each}`}
            aria-pressed={verdict === each}
            tabIndex={tab}
            onClick={() => void store.judge(id, each)}
          />
        ))}
      </div>
      <div class="label-tools">
        <KindSelect
          value={record.kind}
          label={t('record_kind_of', record.name)}
          tabIndex={tab}
          onChoose={(kind) => void store.setRecordKind(id, kind)}
        />
        {record.path && (
          <IconButton
            icon="eye"
            label={t('show_in_page')}
            tabIndex={tab}
            onClick={() => void store.showInPage(record.path)}
          />
        )}
        <IconButton icon="edit" label={t('edit')} tabIndex={tab} onClick={() => store.edit(id)} />
        {added && (
          <IconButton
            icon="trash"
            label={t('label_remove', record.name)}
            tabIndex={tab}
            onClick={() => void store.removeAdded(id).then(focusRow)}
          />
        )}
        {added && (
          <span class="tag" title={t('mark_added_title')}>
            {t('mark_added')}
          </span>
        )}
        {isEdited && !added && (
          <span class="tag" title={t('mark_edited_title')}>
            {t('mark_edited')}
          </span>
        )}
      </div>
      {store.editing.value === id && (
        <div class="label-form">
          <EditForm
            key={record.kind}
            id="label"
            record={record}
            lang={lang}
            draft={store.draft.peek()}
            onDraft={(values) => (store.draft.value = values)}
            onSave={(changes) => done(() => store.saveRecord(id, withChanges(record, changes)))}
            onCancel={() => done()}
          />
        </div>
      )}
    </li>
  );
}

function factsOf(record: FoundRecord): string[] {
  if (record.kind === 'event') {
    const place = record.location && placeLine(record.location);
    return [eventWhen(record), place].filter((fact): fact is string => Boolean(fact));
  }
  return presentFields(record)
    .filter((field) => !NOT_ON_LINE.includes(field))
    .slice(0, FACTS)
    .map((field) => fieldText(field, fieldOf(record, field)));
}
