/** At the foot of the popup: looks for people and departments on the rest of the site, and says how that goes. */
import { signal } from '@preact/signals';
import type { Finding } from '../../core/finding';
import { SITE_BUDGETS } from '../../messages/site-look';
import { Button } from '../parts/buttons';
import { t } from '../parts/i18n';
import { siteLook, siteOfPage, stopSite, walkSite } from '../parts/site-look';
import { SiteProgress } from '../parts/site-progress';
import { sayProblem } from '../parts/toasts';

const budget = signal<number>(20);

/** Of an organisation whose people have pages. */
const ACADEMIC_HOST = /(?:^|\.)(?:edu|ac)(?:\.[a-z]{2})?$/;
const ACADEMIC_WORDS =
  /\b(?:universit|universid|universiteit|università|hochschule|college|facult|faculdade|school of|department of|institut)|大学|学院|学部|研究科|大學|대학/iu;

/** True where the page shows people or departments, or its address and title are a university's. */
export function mayHavePeople({ url, title, kind, records }: Finding): boolean {
  const site = siteOfPage(url);
  if (!site) return false;
  if (records.some((record) => record.kind === 'person' || record.kind === 'department')) return true;
  return (
    /^(?:person|department)-/.test(kind) || ACADEMIC_HOST.test(new URL(url).hostname) || ACADEMIC_WORDS.test(title)
  );
}

export function SiteStrip({ finding }: { finding: Finding }) {
  const look = siteLook.value;
  const site = siteOfPage(finding.url);
  if (look && (look.site === site || look.end === undefined)) {
    return (
      <section class="site-strip" aria-label={t('site_section')}>
        <SiteProgress look={look} />
        <div class="site-actions">
          {look.end === undefined ? (
            <Button onClick={() => void stopSite()}>{t('site_stop')}</Button>
          ) : (
            <Button icon="again" onClick={() => begin(finding.url)}>
              {t('site_again')}
            </Button>
          )}
          <a class="button button-plain" href="/src/ui/site/index.html" target="_blank">
            <span>{t('site_show')}</span>
          </a>
        </div>
      </section>
    );
  }
  if (!site || !mayHavePeople(finding)) return null;
  return (
    <section class="site-strip site-offer" aria-label={t('site_section')}>
      <p class="site-progress">{t('site_offer', site)}</p>
      <p class="visually-hidden" id="site-asks">
        {t('site_asks')}
      </p>
      <div class="site-actions">
        <label class="site-budget">
          <span class="visually-hidden">{t('site_budget')}</span>
          <select value={budget.value} onChange={(event) => (budget.value = Number(event.currentTarget.value))}>
            {SITE_BUDGETS.map((pages) => (
              <option key={pages} value={pages}>
                {t('site_budget_pages', pages)}
              </option>
            ))}
          </select>
        </label>
        <Button icon="search" aria-describedby="site-asks" title={t('site_asks')} onClick={() => begin(finding.url)}>
          {t('site_begin')}
        </Button>
      </div>
    </section>
  );
}

function begin(url: string): void {
  walkSite(url, budget.value).then(
    (isAllowed) => {
      if (!isAllowed) sayProblem(t('site_refused'));
    },
    (error: unknown) => sayProblem(t('site_not_begun', error instanceof Error ? error.message : String(error))),
  );
}
