/** What a walk over a site found so far: progress above, people and departments below. */
import { useState } from 'preact/hooks';
import type { SiteEnd } from '../../messages/site-look';
import { Button, IconButton } from '../parts/buttons';
import { ExportMenu } from '../parts/export-menu';
import { kindLabel } from '../parts/field-text';
import { KeepButton } from '../parts/keep-button';
import { FilterBox } from '../parts/filter-box';
import { t, tn } from '../parts/i18n';
import { KeysDialog, listKeys } from '../parts/keys-dialog';
import { RecordDetails } from '../parts/record-details';
import { RecordList } from '../parts/record-list';
import { useScreenKeys } from '../parts/screen-keys';
import { SelectAll } from '../parts/select-all';
import { siteLook, stopSite } from '../parts/site-look';
import { SiteProgress } from '../parts/site-progress';
import { StateMessage } from '../parts/state-message';
import { Toasts } from '../parts/toasts';
import * as store from './store';
import type { SiteRow } from './store';

const { list, filter } = store;
const actions = { keep: (rows: SiteRow[]) => void store.keepRows(rows) };

export function SitePage() {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const look = siteLook.value;
  const escape = () => {
    if (filter.value) filter.value = '';
    else if (list.selection.value.chosen.size) list.chooseNone();
    else return false;
    return true;
  };
  useScreenKeys({ help: () => setHelpOpen(true), escape });
  return (
    <>
      <header class="top">
        <img src="/icons/icon.svg" alt="" width={36} height={36} />
        <div class="top-title">
          <h1>{look ? t('site_title', look.site) : t('site_section')}</h1>
        </div>
        <a class="button button-plain" href="/src/ui/library/index.html">
          <span>{t('library_open')}</span>
        </a>
        <IconButton icon="keyboard" label={t('keys_title')} onClick={() => setHelpOpen(true)} />
      </header>
      <Body />
      <Toasts onLeave={() => list.requestFocus()} />
      {isHelpOpen && (
        <KeysDialog
          rows={[...listKeys(), [['Enter'], t('key_keep')], [['Esc'], t('key_escape')]]}
          onClose={() => setHelpOpen(false)}
        />
      )}
    </>
  );
}

function Body() {
  const look = siteLook.value;
  if (!look) {
    return (
      <main class="alone">
        <StateMessage icon="search" title={t('site_none')}>
          <p>{t('site_none_help')}</p>
        </StateMessage>
      </main>
    );
  }
  const { closed, refused } = look.progress;
  return (
    <main>
      <section class="site-strip" aria-label={t('progress')}>
        <SiteProgress look={look} />
        <div class="site-actions">
          {look.end === undefined ? (
            <Button onClick={() => void stopSite()}>{t('site_stop')}</Button>
          ) : (
            <Button icon="trash" onClick={() => void store.clear()}>
              {t('site_forget')}
            </Button>
          )}
        </div>
      </section>
      {refused > 0 && <p class="site-note">{tn('site_refused', refused)}</p>}
      {closed > 0 && look.end !== 'closed' && <p class="site-note">{tn('site_closed', closed)}</p>}
      {look.findings.length > 0 ? <Found /> : <Waiting end={look.end} />}
    </main>
  );
}

/** Nothing is said of a site over which the walk did not come to its end: why it did not is said above. */
function Waiting({ end }: { end: SiteEnd | undefined }) {
  const isRunning = end === undefined;
  if (!isRunning && end !== 'nothing_left' && end !== 'budget') return null;
  return (
    <StateMessage icon="search" title={t(isRunning ? 'site_waiting' : 'site_nothing')}>
      <p>{t(isRunning ? 'site_waiting_help' : 'site_nothing_help')}</p>
    </StateMessage>
  );
}

function Found() {
  const { subject } = list;
  return (
    <>
      <div class="bar">
        <div class="bar-filter">
          <FilterBox text={filter} model={list} />
        </div>
        <div class="sections" role="group" aria-label={t('sections')}>
          {[{ kind: 'all' as const, count: store.total.value }, ...store.counts.value].map((entry) => (
            <button
              key={entry.kind}
              type="button"
              class="section"
              aria-pressed={store.kind.value === entry.kind}
              onClick={() => (store.kind.value = entry.kind)}
            >
              {entry.kind === 'all' ? t('kind_all') : kindLabel(entry.kind)}{' '}
              <span class="count">{entry.count.toLocaleString()}</span>
            </button>
          ))}
        </div>
        <div class="list-actions">
          <SelectAll model={list} />
          <span class="grow" />
          <ExportMenu
            id="export-menu"
            items={subject.map(({ record, page }) => ({ record, page }))}
            title={siteLook.value!.site}
            disabled={!subject.length}
          />
          <KeepButton model={list} keepable={store.keepable.value} onKeep={actions.keep} />
        </div>
      </div>
      {list.rows.value.length ? (
        <RecordList
          id="site-records"
          label={t('site_list')}
          model={list}
          actions={actions}
          hasHeadings={store.kind.value === 'all'}
          onEdit={store.editRow}
          details={(row) => <RecordDetails row={row} model={list} actions={actions} />}
        />
      ) : (
        <div class="no-match">
          <p role="status">{t('filter_none')}</p>
          <Button onClick={() => (filter.value = '')}>{t('filter_clear')}</Button>
        </div>
      )}
    </>
  );
}
