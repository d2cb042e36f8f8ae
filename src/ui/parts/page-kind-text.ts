/** What a page looks like, in words. */
import type { PageKind } from '../../core/finding';
import { tOr } from './i18n';

/** @returns '' for a page that is like none of those that have a name */
export function pageKindText(kind: PageKind): string {
  return kind === 'other' ? '' : tOr(`page_${kind.replaceAll('-', '_')}`, '');
}
