/** Above the list: what kind of page it is, its language and day, and which records are shown. */
import { PAGE_KINDS, type PageKind } from '../../core/finding';
import { locale, t, tOr } from '../parts/i18n';
import { whenContext } from '../parts/field-text';
import { whenText } from '../parts/when-text';
import * as store from './store';

const FILTERS: readonly store.Filter[] = ['all', 'open', 'right', 'arguable', 'wrong'];

export function PageFacts() {
  const page = store.labels.value!;
  const facts = [languageName(page.lang), t('annotate_day', whenText(page.captured, whenContext()))];
  return (
    <div class="bar">
      <div class="page-facts">
        <label class="page-kind">
          <span>{t('page_kind')}</span>
          <select
            class="choice-box"
            value={page.kind}
            onChange={(event) => void store.setPageKind(event.currentTarget.value as PageKind)}
          >
            {PAGE_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {tOr(`page_${kind.replaceAll('-', '_')}`, kind)}
              </option>
            ))}
          </select>
        </label>
        <p class="page-small">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div class="sections" role="group" aria-label={t('label_filter')}>
        {FILTERS.map((each) => (
          <button
            key={each}
            type="button"
            class="section"
            aria-pressed={store.filter.value === each}
            onClick={() => (store.filter.value = each)}
          >
            {each === 'all' ? t('kind_all') : each === 'open' ? t('label_open') : t(`verdict_${each}`)}{' '}
            <span class="count">{page.records.filter((one) => store.matches(one, each)).length.toLocaleString()}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

/** "Japanese"; '' where the page's language is not known. */
function languageName(lang: string): string {
  if (lang === 'und') return '';
  try {
    return new Intl.DisplayNames(locale(), { type: 'language' }).of(lang) ?? lang;
  } catch {
    return lang;
  }
}
