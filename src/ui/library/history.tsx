/** Where a kept record comes from, and what became of its values since. */
import { fieldLabel, fieldText, whenContext } from '../parts/field-text';
import { t } from '../parts/i18n';
import { webLink } from '../parts/safe-link';
import { momentText } from '../parts/when-text';
import type { LibraryRow } from './store';

export function History({ row }: { row: LibraryRow }) {
  const { kept, page } = row;
  const context = whenContext();
  const source = webLink(page.url);
  return (
    <>
      <section>
        <h2>{t('details_source')}</h2>
        <p class="details-source">
          {source ? (
            <a href={source} target="_blank" rel="noopener noreferrer" lang={page.lang}>
              {page.title || page.url}
            </a>
          ) : (
            <span lang={page.lang}>{page.title || page.url}</span>
          )}
        </p>
        <p class="details-source">
          {t('seen_on', momentText(kept.seenAt, context))}
          {kept.goneSince !== undefined && ` · ${t('gone_since', momentText(kept.goneSince, context))}`}
        </p>
      </section>
      {kept.history.length > 0 && (
        <section>
          <h2>{t('details_history')}</h2>
          <ul class="changes">
            {kept.history.map(({ at, field, from, to }) => (
              <li key={`${at} ${field}`}>
                <small>{momentText(at, context)}</small> <b>{fieldLabel(field)}</b>{' '}
                <del lang={page.lang}>{fieldText(field, from) || t('value_none')}</del>{' '}
                <span aria-hidden="true">→</span> <ins lang={page.lang}>{fieldText(field, to) || t('value_none')}</ins>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
