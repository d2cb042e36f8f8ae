/** The page of settings: a box for each kind, the annotators' switch, the way back to the defaults. */
import { useEffect } from 'preact/hooks';
import { KINDS } from '../../core/finding';
import { listedKinds, type Listing } from '../../settings/listing';
import { Button } from '../parts/buttons';
import { kindLabel } from '../parts/field-text';
import { Icon, type IconName } from '../parts/icons';
import { t } from '../parts/i18n';
import { KIND_ICONS } from '../parts/kind-icons';
import { StateMessage } from '../parts/state-message';
import { Toasts, undoLast } from '../parts/toasts';
import { isUnread, listing, load, reset, toggleAnnotating, toggleKind } from './store';

export function OptionsPage() {
  useUndoKey();
  return (
    <>
      <header class="top">
        <img src="/icons/icon.svg" alt="" width={36} height={36} />
        <h1>{t('options_title')}</h1>
        <a class="button button-plain" href="/src/ui/library/index.html">
          <span>{t('library_open')}</span>
        </a>
      </header>
      <main aria-busy={listing.value === null && !isUnread.value}>
        {isUnread.value ? <Unread /> : listing.value && <Choices listing={listing.value} />}
      </main>
      <Toasts onLeave={() => document.querySelector<HTMLElement>('.choice input:enabled')?.focus()} />
    </>
  );
}

function Choices({ listing: { chosen, annotating } }: { listing: Listing }) {
  const listed = listedKinds({ chosen, annotating });
  return (
    <>
      <fieldset class="card" aria-describedby="listed-text" disabled={annotating}>
        <legend>{t('listed_title')}</legend>
        <p id="listed-text" class="card-text">
          {t('listed_text')}
        </p>
        <ul>
          {KINDS.map((kind) => (
            <li key={kind}>
              <Choice
                id={kind}
                icon={KIND_ICONS[kind]}
                name={kindLabel(kind)}
                help={t(`listed_help_${kind}`)}
                isOn={listed.includes(kind)}
                onToggle={(isOn) => toggleKind(kind, isOn)}
              />
            </li>
          ))}
        </ul>
        {listed.length === 0 && (
          <p class="warning" role="alert">
            {t('listed_none')}
          </p>
        )}
      </fieldset>
      <section class="card">
        <Choice
          id="annotating"
          icon="edit"
          name={t('annotating')}
          help={t('annotating_help')}
          role="switch"
          isOn={annotating}
          onToggle={toggleAnnotating}
        />
      </section>
      <p class="card-text">{t('options_again')}</p>
      <Button icon="again" onClick={() => void reset()}>
        {t('options_reset')}
      </Button>
    </>
  );
}

interface ChoiceProps {
  id: string;
  icon: IconName;
  name: string;
  /** One line that says what it means. */
  help: string;
  role?: 'switch';
  isOn: boolean;
  onToggle: (isOn: boolean) => Promise<unknown>;
}

/** A box with its name and meaning. All of it can be pressed; to screen readers the meaning is no part of the name. */
function Choice({ id, icon, name, help, role, isOn, onToggle }: ChoiceProps) {
  return (
    <label class="choice">
      <input
        type="checkbox"
        role={role}
        checked={isOn}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-help`}
        onChange={(event) => void onToggle(event.currentTarget.checked)}
      />
      <span class="choice-name">
        <Icon name={icon} />
        <span id={`${id}-name`}>{name}</span>
      </span>
      <span id={`${id}-help`} class="choice-help">
        {help}
      </span>
    </label>
  );
}

function Unread() {
  return (
    <StateMessage
      icon="alert"
      title={t('options_unread')}
      isAlert
      actions={
        <Button tone="primary" icon="again" onClick={() => void load()}>
          {t('try_again')}
        </Button>
      }
    >
      <p>{t('options_unread_text')}</p>
    </StateMessage>
  );
}

/** As on the other screens, Ctrl+Z takes back the last action; there is no text box here that it could mean. */
function useUndoKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      if (isUndo && undoLast()) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
