/** The page cannot be read: why, and what can be done. */
import type { Unreadable } from '../../messages/contract';
import { Button } from '../parts/buttons';
import { t } from '../parts/i18n';
import { StateMessage } from '../parts/state-message';
import { lookAgain } from './store';

/** Reasons that another try may overcome. */
const PASSING: readonly Unreadable[] = ['no_access', 'gone', 'empty'];

export function UnreadablePage({ reason }: { reason: Unreadable }) {
  return (
    <StateMessage
      icon="hidden"
      title={t(`unreadable_${reason}`)}
      actions={
        PASSING.includes(reason) && (
          <Button tone="primary" icon="again" onClick={lookAgain}>
            {t('try_again')}
          </Button>
        )
      }
    >
      <p>{t(`unreadable_${reason}_help`)}</p>
    </StateMessage>
  );
}
