/** The box that filters a list. "/" leads to it from anywhere; ArrowDown and Enter lead on to the list. */
import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from './icons';
import { IconButton } from './buttons';
import { FILTER_ID, focusFilter } from './filter-focus';
import { t, tn } from './i18n';
import type { ListModel } from './list-model';
import { announce } from './toasts';

interface Props {
  text: Signal<string>;
  /** The list that is filtered, and that one goes on to. */
  model: ListModel;
  label?: string;
  /** How many records pass, for those who do not see the list. */
  count?: number;
}

/** Typing is done when nothing was typed for so long (ms). */
const TYPING = 600;

export function FilterBox({ text, model, label = t('filter'), count = model.rows.value.length }: Props) {
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
    model.requestFocus();
  };
  const clear = () => {
    text.value = '';
    focusFilter();
  };
  return (
    <div class="filter" role="search">
      <Icon name="search" />
      <input
        id={FILTER_ID}
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
