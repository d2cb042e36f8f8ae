/** How far a walk over a site is, in words and as a bar. */
import type { SiteLook } from '../../messages/site-look';
import { t, tn } from './i18n';
import { shortAddress } from './short-address';

/** "12 people and 3 departments." */
export function siteFound({ found: { people, departments } }: SiteLook): string {
  if (!people && !departments) return t('site_found_none');
  if (!people) return t('site_found_only', tn('site_departments', departments));
  if (!departments) return t('site_found_only', tn('site_people', people));
  return t('site_found', tn('site_people', people), tn('site_departments', departments));
}

export function SiteProgress({ look }: { look: SiteLook }) {
  const { progress, step, end, site } = look;
  const pages = t('site_page_of', Math.min(progress.fetched + 1, progress.budget), progress.budget);
  if (end !== undefined) {
    return (
      <div class="site-progress" role="status">
        <p>
          <strong>{t('site_done', site, tn('site_pages', progress.fetched))}</strong> {siteFound(look)}
        </p>
        <p class="site-small">
          {t(`site_end_${end}`)} {look.message ?? ''}
        </p>
      </div>
    );
  }
  return (
    <div class="site-progress">
      <p role="status">
        <strong>{t('site_running', site)}</strong> {siteFound(look)}
      </p>
      <progress aria-label={t('progress')} aria-valuetext={pages} max={progress.budget} value={progress.fetched} />
      <p class="site-small">
        {pages}
        {step ? ` · ${step.text || shortAddress(step.address)}` : ` · ${t('site_pause')}`}
      </p>
    </div>
  );
}
