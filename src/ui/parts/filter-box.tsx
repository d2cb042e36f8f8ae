/** The box that filters a list. "/" leads to it from anywhere; ArrowDown and Enter lead on to the list. */
import type { Signal } from '@preact/signals';
import { Icon } from './icons';
import { IconButton } from './buttons';
import { t } from './i18n';

interface Props {
  id: string;
  text: Signal<string>;
  label: string;
  /** Moves the focus into the list. */
  onLeave: () => void;
}

export function FilterBox({ id, text, label, onLeave }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || (event.key !== 'ArrowDown' && event.key !== 'Enter')) return;
    event.preventDefault();
    onLeave();
  };
  const clear = () => {
    text.value = '';
    document.getElementById(id)?.focus();
  };
  return (
    <div class="filter" role="search">
      <Icon name="search" />
      <input
        id={id}
        type="text"
        enterkeyhint="search"
        autocomplete="off"
        spellcheck={false}
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        value={text.value}
        onInput={(event) => (text.value = event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {text.value === '' ? (
        <kbd aria-hidden="true">/</kbd>
      ) : (
        <IconButton icon="close" label={t('filter_clear')} onClick={clear} />
      )}
    </div>
  );
}
