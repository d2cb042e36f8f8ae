/** The sites that records were kept from: choose one, or delete all of one. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button, IconButton } from '../parts/buttons';
import { t, tn } from '../parts/i18n';
import { records, removeSite, site, sites } from './store';

export function Sites() {
  const [doomed, setDoomed] = useState<{ site: string; count: number } | null>(null);
  const all = records.value?.length ?? 0;
  return (
    <nav class="sites" aria-label={t('sites')}>
      <h2>{t('sites')}</h2>
      <ul>
        <li>
          <button type="button" class="site" aria-pressed={site.value === ''} onClick={() => (site.value = '')}>
            <span>{t('sites_all')}</span> <span class="count">{all.toLocaleString()}</span>
          </button>
        </li>
        {sites.value.map((entry) => (
          <li key={entry.site}>
            <button
              type="button"
              class="site"
              aria-pressed={site.value === entry.site}
              onClick={() => (site.value = site.value === entry.site ? '' : entry.site)}
            >
              <span>{breakable(entry.site)}</span> <span class="count">{entry.count.toLocaleString()}</span>
            </button>
            <IconButton icon="trash" label={t('site_delete', entry.site)} onClick={() => setDoomed(entry)} />
          </li>
        ))}
      </ul>
      {doomed && <ConfirmSite {...doomed} onClose={() => setDoomed(null)} />}
    </nav>
  );
}

/** A long host goes on in the next line before a dot. */
function breakable(host: string): ComponentChildren {
  return host.split(/(?=\.)/).map((part, at) => [at > 0 && <wbr key={at} />, part]);
}

function ConfirmSite({ site: name, count, onClose }: { site: string; count: number; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const remove = () => {
    dialog.current?.close();
    void removeSite(name);
  };
  return (
    <dialog
      ref={dialog}
      class="dialog"
      role="alertdialog"
      aria-labelledby="confirm-title"
      aria-describedby="confirm-text"
      onClose={onClose}
    >
      <h2 id="confirm-title">{t('site_delete_title', name)}</h2>
      <p id="confirm-text">{tn('site_delete_text', count)}</p>
      <div class="dialog-actions">
        <Button onClick={() => dialog.current?.close()}>{t('cancel')}</Button>
        <Button tone="danger" icon="trash" onClick={remove}>
          {tn('delete_count', count)}
        </Button>
      </div>
    </dialog>
  );
}
