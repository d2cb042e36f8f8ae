/** What went wrong with the library, in words for people. */
import { BackupError, LibraryFullError, LibraryUnavailableError } from '../../library';
import { t } from './i18n';

export function libraryProblem(error: unknown): string {
  if (error instanceof LibraryFullError) return t('library_full');
  if (error instanceof LibraryUnavailableError) {
    return t(
      ({ 'older-open': 'library_older_open', newer: 'library_newer', closed: 'library_unavailable' } as const)[
        error.reason
      ],
    );
  }
  if (error instanceof BackupError) {
    return t(
      ({ 'not-a-backup': 'backup_foreign', newer: 'backup_newer', damaged: 'backup_damaged' } as const)[error.reason],
    );
  }
  return t('library_error', error instanceof Error ? error.message : String(error));
}
