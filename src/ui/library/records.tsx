/** The kept records: filter, order, list, and what can be done with them. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Exporter } from '../../core/export';
import { Button, IconButton } from '../parts/buttons';
import { ExportMenu } from '../parts/export-menu';
import { kindLabel } from '../parts/field-text';
import { FilterBox } from '../parts/filter-box';
import { t, tn } from '../parts/i18n';
import { picturesShown, togglePictures } from '../parts/pictures';
import { RecordDetails } from '../parts/record-details';
import { RecordList } from '../parts/record-list';
import { SelectAll } from '../parts/select-all';
import { History } from './history';
import * as store from './store';
import { Tree } from './tree';
import type { LibraryRow, Order } from './store';

const ORDERS: Order[] = ['kept', 'date', 'name', 'site'];
const actions = { remove: (rows: LibraryRow[]) => void store.removeRows(rows) };

export function Records() {
  const { list } = store;
  const isTree = store.view.value === 'tree';
  const top = useTopOfList();
  return (
    <>
      <div ref={top} />
      <div class="bar">
        <div class="bar-filter">
          <FilterBox
            text={store.filter}
            model={list}
            label={t('library_search')}
            count={isTree ? store.members.value.length : list.rows.value.length}
          />
          {!isTree && <Look />}
        </div>
        <div class="views-row">
          {!isTree && <Kinds />}
          <Views />
        </div>
        <Actions isTree={isTree} />
      </div>
      {isTree ? (
        <Tree />
      ) : list.rows.value.length ? (
        <RecordList
          id="kept"
          label={t('library_list')}
          model={list}
          actions={actions}
          hasHeadings={false}
          onEdit={(row, changes) => void store.editRow(row, changes)}
          details={(row) => (
            <RecordDetails row={row} model={list} actions={actions}>
              <History row={row} />
            </RecordDetails>
          )}
        />
      ) : (
        <NoMatch />
      )}
    </>
  );
}

/** Another filter or order gives another list: it is shown from its first row, also to somebody who had scrolled down. */
function useTopOfList() {
  const top = useRef<HTMLDivElement>(null);
  const { filter, kind, site, order, view } = store;
  useEffect(() => {
    const above = top.current!.getBoundingClientRect().top;
    if (above < 0) scrollBy({ top: above, behavior: 'instant' });
  }, [filter.value, kind.value, site.value, order.value, view.value]);
  return top;
}

/** How the list looks; the tree has an order of its own, and no pictures. */
function Look() {
  return (
    <>
      <label class="order">
        <span>{t('order')}</span>
        <select
          value={store.order.value}
          onChange={(event) => (store.order.value = event.currentTarget.value as Order)}
        >
          {ORDERS.map((order) => (
            <option key={order} value={order}>
              {t(`order_${order}`)}
            </option>
          ))}
        </select>
      </label>
      <IconButton
        icon="picture"
        label={t('pictures')}
        title={t('pictures_title')}
        aria-pressed={picturesShown.value}
        onClick={togglePictures}
      />
    </>
  );
}

function Kinds() {
  const { kind, counts, matchingCount } = store;
  const entries = [{ kind: 'all' as const, count: matchingCount.value }, ...counts.value];
  return (
    <div class="sections" role="group" aria-label={t('sections')}>
      {entries.map((entry) => (
        <button
          key={entry.kind}
          type="button"
          class="section"
          aria-pressed={kind.value === entry.kind}
          onClick={() => (kind.value = entry.kind)}
        >
          {entry.kind === 'all' ? t('kind_all') : kindLabel(entry.kind)}{' '}
          <span class="count">{entry.count.toLocaleString()}</span>
        </button>
      ))}
    </div>
  );
}

function Views() {
  return (
    <div class="sections" role="group" aria-label={t('view')}>
      {(['list', 'tree'] as const).map((view) => (
        <button
          key={view}
          type="button"
          class="section"
          aria-pressed={store.view.value === view}
          onClick={() => (store.view.value = view)}
        >
          {t(`view_${view}`)}
        </button>
      ))}
    </div>
  );
}

/** The network formats come when the page stands: they bring the readers of units along. */
function useNetworks(): readonly Exporter[] {
  const [networks, setNetworks] = useState<readonly Exporter[]>([]);
  useEffect(() => void import('../../core/export/networks').then(({ NETWORKS }) => setNetworks(NETWORKS)), []);
  return networks;
}

/** In the tree no row can be chosen, nor seen to be: nothing is deleted there, and all that it shows is exported. */
function Actions({ isTree }: { isTree: boolean }) {
  const { list } = store;
  const subject = isTree ? store.members.value : list.subject;
  const chosen = list.chosen.value;
  return (
    <div class="list-actions">
      {!isTree && <SelectAll model={list} />}
      <span class="grow" />
      <ExportMenu
        more={useNetworks()}
        id="export-menu"
        items={subject.map(({ record, page }) => ({ record, page }))}
        title={t('library_title')}
        disabled={!subject.length}
      />
      {!isTree && (
        <Button icon="trash" disabled={!chosen.length} onClick={() => void store.removeRows(chosen)}>
          {chosen.length ? tn('delete_count', chosen.length) : t('delete')}
        </Button>
      )}
    </div>
  );
}

function NoMatch() {
  const clear = () => {
    store.filter.value = '';
    store.kind.value = 'all';
    store.site.value = '';
  };
  return (
    <div class="no-match">
      <p role="status">{t('filter_none')}</p>
      <Button onClick={clear}>{t('filter_clear')}</Button>
    </div>
  );
}
