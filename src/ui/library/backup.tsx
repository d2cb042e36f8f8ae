/** Saving the whole library as a file, and reading such a file. */
import { useRef } from 'preact/hooks';
import { Button } from '../parts/buttons';
import { t } from '../parts/i18n';
import { busy, labelledCount, records, restoreFrom, saveBackup } from './store';

export function Backup() {
  const file = useRef<HTMLInputElement>(null);
  const restore = () => {
    const chosen = file.current?.files?.[0];
    if (chosen) void restoreFrom(chosen);
    // The same file can then be chosen again.
    if (file.current) file.current.value = '';
  };
  return (
    <div class="backup">
      <Button
        icon="download"
        disabled={!records.value?.length && !labelledCount.value}
        onClick={() => void saveBackup()}
      >
        {t(busy.value === 'backup' ? 'backup_running' : 'backup')}
      </Button>
      <Button icon="upload" disabled={records.value === null} onClick={() => busy.peek() ?? file.current?.click()}>
        {t(busy.value === 'restore' ? 'restore_running' : 'restore')}
      </Button>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('restore')}
        onChange={restore}
      />
    </div>
  );
}
