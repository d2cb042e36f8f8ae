/** Says what the page has or may have of kinds that the person does not have listed, and leads to that choice. */
import type { Kind, PageKind } from '../../core/finding';
import { kindLabel } from '../parts/field-text';
import { t, tn } from '../parts/i18n';
import { listed } from '../parts/listing';
import { OptionsLink } from '../parts/options-link';
import { unlistedCount } from './store';

/** What is to be found on pages of these kinds. */
const ON_PAGE: Partial<Record<PageKind, Kind>> = { 'news-list': 'news', article: 'news', business: 'business' };

/** @param pageKind of a page on which nothing was found; absent where there is something to list */
export function Unlisted({ pageKind }: { pageKind?: PageKind }) {
  const text = unlistedCount.value ? tn('unlisted_count', unlistedCount.value) : ofPage(pageKind);
  if (!text) return null;
  return (
    <p>
      {text} <OptionsLink />
    </p>
  );
}

function ofPage(pageKind: PageKind | undefined): string | undefined {
  const kind = pageKind && ON_PAGE[pageKind];
  return kind && !listed.value.includes(kind) ? t('unlisted_kind', kindLabel(kind)) : undefined;
}
