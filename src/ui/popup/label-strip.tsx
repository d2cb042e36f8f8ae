/** At the foot of the popup, for annotators: the way to the labels of this page. */
import { openAnnotator } from '../parts/annotator';
import { Button } from '../parts/buttons';
import { t } from '../parts/i18n';
import { isAnnotating } from '../parts/listing';
import { sayProblem } from '../parts/toasts';
import { look } from './store';

export function LabelStrip() {
  const tab = look.tab.value;
  if (!isAnnotating.value || !tab) return null;
  const open = () =>
    openAnnotator(tab.id).catch((error: unknown) =>
      sayProblem(t('annotate_not_opened', error instanceof Error ? error.message : String(error))),
    );
  return (
    <section class="site-strip" aria-label={t('annotating')}>
      <p class="label-offer">{t('annotate_offer')}</p>
      <Button icon="edit" onClick={() => void open()}>
        {t('annotate_open')}
      </Button>
    </section>
  );
}
