/** The look ended in an error, or nobody answered. */
import { Button } from '../parts/buttons';
import { t } from '../parts/i18n';
import { StateMessage } from '../parts/state-message';
import { lookAgain } from './store';

/** @param message of the error; '' when nobody answered */
export function Failed({ message }: { message: string }) {
  return (
    <StateMessage
      icon="alert"
      title={t('error_title')}
      isAlert
      actions={
        <Button tone="primary" icon="again" onClick={lookAgain}>
          {t('try_again')}
        </Button>
      }
    >
      <p>{t(message ? 'error_text' : 'error_unanswered')}</p>
      {message && (
        <details class="technical">
          <summary>{t('error_details')}</summary>
          <code>{message}</code>
        </details>
      )}
    </StateMessage>
  );
}
