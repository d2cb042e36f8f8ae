/** A link to the page of settings: to the tab that shows it, where there is one. */
import { Icon } from './icons';
import { t } from './i18n';
import { openOptions, OPTIONS_PAGE } from './listing';

export function OptionsLink({ isIcon }: { isIcon?: boolean }) {
  const open = (event: MouseEvent) => {
    // With a key held, the person says where it shall open.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openOptions();
  };
  const name = t('options_open');
  if (!isIcon) {
    return (
      <a href={OPTIONS_PAGE} target="_blank" onClick={open}>
        {name}
      </a>
    );
  }
  return (
    <a class="icon-button" href={OPTIONS_PAGE} target="_blank" aria-label={name} title={name} onClick={open}>
      <Icon name="settings" />
    </a>
  );
}
