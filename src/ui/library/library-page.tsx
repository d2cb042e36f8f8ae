/** The library page: filters on the left, the records on the right. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button, IconButton } from '../parts/buttons';
import { t, tn } from '../parts/i18n';
import { openOptions } from '../parts/listing';
import { OptionsLink } from '../parts/options-link';
import { KeysDialog, listKeys } from '../parts/keys-dialog';
import { useScreenKeys } from '../parts/screen-keys';
import { StateMessage } from '../parts/state-message';
import { Toasts } from '../parts/toasts';
import { Backup } from './backup';
import { Records } from './records';
import { Sites } from './sites';
import { filter, labelledCount, list, records, start, trouble } from './store';

export function LibraryPage() {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const escape = () => {
    if (filter.value) filter.value = '';
    else if (list.selection.value.chosen.size) list.chooseNone();
    else return false;
    return true;
  };
  useScreenKeys({ help: () => setHelpOpen(true), escape, others: { o: openOptions } });
  const count = records.value?.length;
  return (
    <>
      <header class="top">
        <img src="/icons/icon.svg" alt="" width={36} height={36} />
        <div class="top-title">
          <h1>{t('library_title')}</h1>
          <p>{count === undefined ? '\u00A0' : tn('library_count', count)}</p>
          {labelledCount.value > 0 && <p>{tn('library_labels', labelledCount.value)}</p>}
        </div>
        <Backup />
        <OptionsLink isIcon />
        <IconButton icon="keyboard" label={t('keys_title')} onClick={() => setHelpOpen(true)} />
      </header>
      <Body />
      <Toasts onLeave={() => list.requestFocus()} />
      {isHelpOpen && (
        <KeysDialog
          rows={[...listKeys(), [['Delete'], t('key_delete')], [['o'], t('key_options')], [['Esc'], t('key_escape')]]}
          onClose={() => setHelpOpen(false)}
        />
      )}
    </>
  );
}

function Body() {
  const all = records.value;
  if (!all?.length && trouble.value) {
    return (
      <main class="alone">
        <Trouble />
      </main>
    );
  }
  if (all === null) return <main class="alone" aria-busy="true" />;
  if (all.length === 0) return <Empty />;
  return (
    <div class="columns">
      <Sites />
      <main>
        {trouble.value && <Trouble />}
        <Records />
      </main>
    </div>
  );
}

function Trouble() {
  return (
    <StateMessage
      icon="alert"
      title={t('library_trouble')}
      isAlert
      actions={
        <Button tone="primary" icon="again" onClick={() => void start()}>
          {t('try_again')}
        </Button>
      }
    >
      <p>{trouble.value}</p>
    </StateMessage>
  );
}

function Empty() {
  const main = useRef<HTMLElement>(null);
  // The focus was in the list that has gone.
  useEffect(() => {
    if (document.activeElement === document.body) main.current?.focus();
  }, []);
  return (
    <main class="alone" ref={main} tabIndex={-1}>
      <StateMessage icon="archive" title={t('library_empty')}>
        <ol class="steps">
          <li>{t('library_empty_1')}</li>
          <li>{t('library_empty_2')}</li>
          <li>{t('library_empty_3')}</li>
        </ol>
        <p>{t('library_empty_restore')}</p>
      </StateMessage>
    </main>
  );
}
