/** The box that filters a list. "/" leads to it from anywhere; ArrowDown and Enter lead on to the list. */
import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from './icons';
import { IconButton } from './buttons';
import { t, tn } from './i18n';
import { announce } from './toasts';

interface Props {
  id: string;
  text: Signal<string>;
  label: string;
  /** How many records pass, for those who do not see the list. */
  count: number;
  /** Moves the focus into the list. */
  onLeave: () => void;
}

/** Typing is done when nothing was typed for so long (ms). */
const TYPING = 600;

export function FilterBox({ id, text, label, count, onLeave }: Props) {
  const heard = useRef(text.value);
  useEffect(() => {
    if (heard.current === text.value) return;
    const timer = setTimeout(() => {
      heard.current = text.value;
      // That nothing passes is said in the place of the list.
      if (count) announce(tn('export_count', count));
    }, TYPING);
    return () => clearTimeout(timer);
  }, [text.value, count]);
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
