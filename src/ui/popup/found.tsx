/** The list of what was found, with its filter, and what can be done with it. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button, IconButton } from '../parts/buttons';
import { ExportMenu } from '../parts/export-menu';
import { kindLabel } from '../parts/field-text';
import { KeepButton } from '../parts/keep-button';
import { FilterBox } from '../parts/filter-box';
import { withHeightKnown } from '../parts/foot-height';
import { t } from '../parts/i18n';
import { picturesShown, togglePictures } from '../parts/pictures';
import { RecordDetails } from '../parts/record-details';
import { RecordList } from '../parts/record-list';
import { SelectAll } from '../parts/select-all';
import { About } from './about';
import { LabelStrip } from './label-strip';
import { SiteStrip } from './site-strip';
import * as store from './store';
import type { PopupRow, Section } from './store';

const LIST_ID = 'records';

const actions = {
  keep: (rows: PopupRow[]) => void store.keepRows(rows),
  show: (row: PopupRow) => void store.showPath(row.record.path),
  point: (row: PopupRow | null) => store.light.point(row && row.record.path),
};

export function Found() {
  const { list, section, filter } = store;
  const found = store.finding.value!;
  const hasPictures = found.records.some(({ image }) => image);
  const foot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => withHeightKnown(foot.current!), []);
  return (
    <div class="found">
      <div class="bar">
        <Sections />
        <div class="bar-filter">
          <FilterBox text={filter} model={list} />
          {hasPictures && (
            <IconButton
              icon="picture"
              label={t('pictures')}
              title={t('pictures_title')}
              aria-pressed={picturesShown.value}
              onClick={togglePictures}
            />
          )}
        </div>
      </div>
      <div class="scroller" data-scroller>
        {list.rows.value.length ? (
          <RecordList
            id={LIST_ID}
            label={t('list_label')}
            model={list}
            actions={actions}
            hasHeadings={section.value === 'all' && store.counts.value.length > 1}
            onEdit={store.editRow}
            details={(row) => (
              <RecordDetails
                row={row}
                model={list}
                actions={actions}
                changes={store.comparison.value?.changes.get(row.index) ?? []}
              />
            )}
          />
        ) : (
          <NoMatch />
        )}
        <About finding={found} />
      </div>
      <div ref={foot}>
        <LabelStrip />
        <SiteStrip finding={found} />
        <Footer />
      </div>
    </div>
  );
}

function Sections() {
  const { section, counts, allCount } = store;
  const entries: { id: Section; label: string; count: number }[] = counts.value.map(({ kind, count }) => ({
    id: kind,
    label: kindLabel(kind),
    count,
  }));
  const isOne = entries.length === 1;
  if (!isOne) entries.unshift({ id: 'all', label: t('kind_all'), count: allCount.value });
  return (
    <div class="sections" role="group" aria-label={t('sections')}>
      {entries.map(({ id, label, count }) => {
        // With one kind to show, "all" and that kind are the same list.
        const isCurrent = section.value === id || (section.value === 'all' && isOne);
        return (
          <button key={id} type="button" class="section" aria-pressed={isCurrent} onClick={() => (section.value = id)}>
            {label} <span class="count">{count.toLocaleString()}</span>
          </button>
        );
      })}
    </div>
  );
}

function NoMatch() {
  return (
    <div class="no-match">
      <p role="status">{t('filter_none')}</p>
      <Button onClick={() => (store.filter.value = '')}>{t('filter_clear')}</Button>
    </div>
  );
}

function Footer() {
  const { list, libraryTrouble } = store;
  const found = store.finding.value!;
  const rows = list.rows.value;
  const { subject } = list;
  const page = { url: found.url, title: found.title };
  return (
    <footer class="foot">
      {libraryTrouble.value && (
        <p class="trouble" role="alert">
          {libraryTrouble.value}
        </p>
      )}
      <div class="foot-row">
        <SelectAll model={list} />
        <span class="grow" />
        <ExportMenu
          id="export-menu"
          items={subject.map(({ record }) => ({ record, page }))}
          title={found.title}
          disabled={!rows.length}
        />
        <KeepButton model={list} keepable={store.keepable.value} onKeep={actions.keep} />
      </div>
    </footer>
  );
}
