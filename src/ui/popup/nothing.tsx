/** The page was read and has nothing to list. */
import type { Finding, Kind } from '../../core/finding';
import { Button } from '../parts/buttons';
import { locale, t } from '../parts/i18n';
import { kindLabel } from '../parts/field-text';
import { listed } from '../parts/listing';
import { StateMessage } from '../parts/state-message';
import { About } from './about';
import { pageKindText } from '../parts/page-kind-text';
import { LabelStrip } from './label-strip';
import { SiteStrip } from './site-strip';
import { lookAgain } from './store';
import { Unlisted } from './unlisted';

export function Nothing({ finding }: { finding: Finding }) {
  const kind = pageKindText(finding.kind);
  return (
    <div class="nothing">
      <StateMessage
        icon="search"
        title={t('nothing_title')}
        actions={
          <Button tone="primary" icon="again" onClick={lookAgain}>
            {t('look_again')}
          </Button>
        }
      >
        <p>{listed.value.length ? t('nothing_text', kindsInText(listed.value)) : t('listed_none')}</p>
        {kind && <p>{t('nothing_page_kind', kind)}</p>}
        <Unlisted pageKind={finding.kind} />
        <p>{t('nothing_help')}</p>
      </StateMessage>
      <About finding={finding} />
      <LabelStrip />
      <SiteStrip finding={finding} />
    </div>
  );
}

/** "events, people, and departments" */
function kindsInText(kinds: readonly Kind[]): string {
  const names = kinds.map((kind) => kindLabel(kind).toLocaleLowerCase(locale()));
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(names);
}
