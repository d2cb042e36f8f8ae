/** Labels as files, and the labelled pages, to be deleted one by one or all at once. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { fileName } from '../../core/export';
import { writeExamples, writeGold, type PageLabels } from '../../core/export/labels';
import { Button, IconButton } from '../parts/buttons';
import { saveFile, saveText } from '../parts/export-file';
import { t, tn } from '../parts/i18n';
import { libraryProblem } from '../parts/library-problem';
import { say, sayProblem } from '../parts/toasts';
import * as store from './store';

export function PagesDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isSure, setSure] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const here = store.screen.value.is === 'ready' ? store.labels.value : null;
  const pages = store.pages.value;
  const close = () => dialog.current?.close();
  const removeAll = () => {
    close();
    void store.removePages(pages.map(({ page }) => page));
  };
  return (
    <dialog ref={dialog} class="dialog" aria-labelledby="pages-title" onClose={onClose}>
      <header class="dialog-head">
        <h2 id="pages-title">{t('labels_pages')}</h2>
        <IconButton icon="close" label={t('close')} onClick={close} />
      </header>
      <p class="dialog-text">{t('labels_pages_note')}</p>
      <ul class="saves">
        {here && (
          <>
            <Save name={t('labels_save_gold')} help={t('labels_save_gold_help')} onSave={() => saveGold(here, close)} />
            <Save
              name={t('labels_save_example')}
              help={t('labels_save_example_help')}
              onSave={() => void saveExamples([here], here.title, close)}
            />
          </>
        )}
        {pages.some(({ page }) => page !== here?.page) && (
          <Save
            name={tn('labels_save_all', pages.length)}
            help={t('labels_save_all_help')}
            onSave={() => void saveExamples(pages, t('annotate_title'), close)}
          />
        )}
      </ul>
      {pages.length === 0 ? (
        <p class="dialog-text">{t('labels_none_yet')}</p>
      ) : (
        <>
          <ul class="pages">
            {pages.map((page) => (
              <Labelled key={page.page} page={page} isHere={page.page === here?.page} />
            ))}
          </ul>
          <div class="dialog-actions pages-actions">
            {isSure && <Button onClick={() => setSure(false)}>{t('cancel')}</Button>}
            <Button
              tone={isSure ? 'danger' : 'plain'}
              icon="trash"
              onClick={() => (isSure ? removeAll() : setSure(true))}
            >
              {isSure ? tn('labels_delete_sure', pages.length) : t('labels_delete_all')}
            </Button>
          </div>
        </>
      )}
    </dialog>
  );
}

function Labelled({ page, isHere }: { page: PageLabels; isHere: boolean }) {
  const judged = page.records.filter(({ verdict }) => verdict !== undefined).length;
  const title = page.title || page.url;
  return (
    <li aria-current={isHere ? 'page' : undefined}>
      <div class="pages-text">
        <p lang={page.lang}>{title}</p>
        <p class="page-small">
          {page.site} · {tn('labels_judged', judged)}
        </p>
      </div>
      <IconButton
        icon="trash"
        label={t('labels_delete_of', title)}
        onClick={() => void store.removePages([page.page])}
      />
    </li>
  );
}

function Save({ name, help, onSave }: { name: string; help: string; onSave: () => void }) {
  return (
    <li>
      <button type="button" class="save" onClick={onSave}>
        <span>{name}</span>
        <small>{help}</small>
      </button>
    </li>
  );
}

function saveGold(labels: PageLabels, done: () => void): void {
  saveText(writeGold(labels), 'application/json', fileName(labels.title, 'json', new Date()));
  done();
  say(tn('labels_saved', 1));
}

async function saveExamples(pages: readonly PageLabels[], title: string, done: () => void): Promise<void> {
  try {
    const entries = await store.entriesOf(pages.map(({ page }) => page));
    // A part a page: all pages as one string may be more than the browser can make.
    const lines = entries.map((entry) => new Blob([writeExamples([entry])]));
    saveFile(new Blob(lines, { type: 'application/jsonl' }), fileName(title, 'jsonl', new Date()));
    done();
    say(tn('labels_saved', entries.length));
  } catch (error) {
    sayProblem(libraryProblem(error));
  }
}
