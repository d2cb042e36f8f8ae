/** The annotator's frame: header, what the reading came to, messages. */
import { useState } from 'preact/hooks';
import { Button, IconButton } from '../parts/buttons';
import { t } from '../parts/i18n';
import { KeysDialog } from '../parts/keys-dialog';
import { openOptions } from '../parts/listing';
import { useScreenKeys } from '../parts/screen-keys';
import { StateMessage } from '../parts/state-message';
import { Toasts } from '../parts/toasts';
import { addByHand, addByPicking, isPicking } from './adding';
import { labelKeys } from './key-table';
import { focusRow } from './focus';
import { LabelList } from './label-list';
import { PageFacts } from './page-facts';
import { PageFoot } from './page-foot';
import { PagesDialog } from './pages-dialog';
import { endPicking } from './picking';
import * as store from './store';

export function AnnotatePage() {
  const [open, setOpen] = useState<'keys' | 'pages' | null>(null);
  const isReady = store.screen.value.is === 'ready';
  const whenReady = (act: () => unknown) => () => void (store.screen.peek().is === 'ready' && act());
  useScreenKeys({
    help: () => setOpen('keys'),
    escape: () => {
      endPicking();
      return isPicking.peek();
    },
    undo: () => {
      void store.undo();
      return store.canUndo.peek();
    },
    others: {
      p: whenReady(addByPicking),
      m: whenReady(addByHand),
      c: whenReady(() => store.setComplete(!store.labels.peek()!.complete)),
      x: () => setOpen('pages'),
      r: () => void store.load(),
      o: openOptions,
    },
  });
  const page = store.labels.value;
  return (
    <>
      <header class="top">
        <img src="/icons/icon.svg" alt="" width={26} height={26} />
        <div class="top-title">
          <h1>{t('annotate_title')}</h1>
          <p lang={page?.lang} title={page?.title}>
            {page ? page.title || page.url : '\u00A0'}
          </p>
        </div>
        <IconButton
          icon="undo"
          label={t('undo')}
          disabled={!store.canUndo.value}
          onClick={() => void store.undo().then(focusRow)}
        />
        <IconButton
          icon="again"
          label={t('look_again')}
          disabled={store.isReading.value}
          onClick={() => void store.load()}
        />
        <IconButton icon="download" label={t('labels_pages_open')} onClick={() => setOpen('pages')} />
        <IconButton icon="keyboard" label={t('keys_title')} onClick={() => setOpen('keys')} />
      </header>
      <main aria-busy={store.isReading.value}>
        {isReady ? (
          <>
            {store.isReading.value && <progress class="reading" aria-label={t('phase_reading')} />}
            <PageFacts />
            <LabelList />
            <PageFoot />
          </>
        ) : (
          <Other />
        )}
      </main>
      <Toasts onLeave={focusRow} />
      {open === 'pages' && <PagesDialog onClose={() => setOpen(null)} />}
      {open === 'keys' && <KeysDialog rows={labelKeys()} onClose={() => setOpen(null)} />}
    </>
  );
}

/** Whatever keeps the list from being shown. */
function Other() {
  const screen = store.screen.value;
  if (screen.is === 'loading' || screen.is === 'ready') {
    return (
      <div class="waiting">
        <p role="status">{t('phase_reading')}</p>
        <progress aria-label={t('progress')} />
      </div>
    );
  }
  const again = (
    <Button tone="primary" icon="again" onClick={() => void store.load()}>
      {t('try_again')}
    </Button>
  );
  if (screen.is === 'unreadable') {
    return (
      <StateMessage icon="alert" title={t(`unreadable_${screen.reason}`)} isAlert actions={again}>
        <p>{t(`unreadable_${screen.reason}_help`)}</p>
      </StateMessage>
    );
  }
  return (
    <StateMessage
      icon="alert"
      title={t(screen.is === 'shelf' ? 'labels_trouble' : 'error_title')}
      isAlert
      actions={again}
    >
      <p>{screen.is === 'shelf' ? screen.message : t('error_text')}</p>
      {screen.is === 'failed' && (
        <details class="technical">
          <summary>{t('error_details')}</summary>
          <code>{screen.message}</code>
        </details>
      )}
    </StateMessage>
  );
}
