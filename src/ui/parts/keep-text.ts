/** What the button says that keeps records: how many, and whether that is all. */
import { t, tn } from './i18n';

/** @param isChosen whether the person chose which */
export function keepText(count: number, isChosen: boolean): string {
  if (count === 0) return t('keep');
  return isChosen || count === 1 ? tn('keep_count', count) : t('keep_all', count);
}
