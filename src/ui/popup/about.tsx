/** About the page as a whole: what is no longer on it, what was left out, and why. */
import type { Finding } from '../../core/finding';
import { t, tn, tOr } from '../parts/i18n';
import { momentText } from '../parts/when-text';
import { whenContext } from '../parts/field-text';
import { comparison } from './store';

export function About({ finding }: { finding: Finding }) {
  const gone = comparison.value?.gone ?? [];
  const { notes } = finding;
  const kind = tOr(`page_${finding.kind.replaceAll('-', '_')}`, '');
  if (!gone.length && !notes.length && !finding.records.length) return null;
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
      {notes.length > 0 && (
        <details>
          <summary>{tn('notes_count', notes.length)}</summary>
          <ul>
            {notes.map((note, at) => (
              <li key={at}>
                <small>{t(`step_${note.step}`)}</small> {note.reason}
              </li>
            ))}
          </ul>
        </details>
      )}
      {kind && finding.records.length > 0 && <p>{t('about_page_kind', kind)}</p>}
    </section>
  );
}
