/** About the page as a whole: what is no longer on it, what was left out, and why. */
import type { Finding } from '../../core/finding';
import { whenContext } from '../parts/field-text';
import { t, tn } from '../parts/i18n';
import { momentText } from '../parts/when-text';
import { LeftOut } from './left-out';
import { pageKindText } from '../parts/page-kind-text';
import { Unlisted } from './unlisted';
import { comparison, counts } from './store';

export function About({ finding }: { finding: Finding }) {
  const gone = comparison.value?.gone ?? [];
  const { notes } = finding;
  const kind = pageKindText(finding.kind);
  if (!gone.length && !notes.length && !counts.value.length) return null;
  return (
    <section class="about" aria-label={t('about_page')}>
      {gone.length > 0 && (
        <details>
          <summary>{tn('gone_count', gone.length)}</summary>
          <ul>
            {gone.map((kept) => (
              <li key={kept.id}>
                <span lang={kept.page.lang}>{kept.record.name}</span>{' '}
                <small>{t('kept_on', momentText(kept.keptAt, whenContext()))}</small>
              </li>
            ))}
          </ul>
        </details>
      )}
      <LeftOut notes={notes} />
      {counts.value.length > 0 && (
        <>
          <Unlisted />
          {kind && <p>{t('about_page_kind', kind)}</p>}
        </>
      )}
    </section>
  );
}
