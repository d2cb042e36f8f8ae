/** The popup's frame: header, what the look came to, messages. */
import { useState } from 'preact/hooks';
import { IconButton } from '../parts/buttons';
import { Icon } from '../parts/icons';
import { t } from '../parts/i18n';
import { openOptions } from '../parts/listing';
import { OptionsLink } from '../parts/options-link';
import { KeysDialog, listKeys } from '../parts/keys-dialog';
import { useScreenKeys } from '../parts/screen-keys';
import { Toasts } from '../parts/toasts';
import { Failed } from './failed';
import { Found } from './found';
import { Loading } from './loading';
import { Nothing } from './nothing';
import { counts, filter, finding, leave, list, look, lookAgain } from './store';
import { UnreadablePage } from './unreadable';

export function Popup({ isPopup }: { isPopup: boolean }) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const escape = () => {
    if (filter.value) filter.value = '';
    else if (list.selection.value.chosen.size) list.chooseNone();
    else {
      leave();
      return false;
    }
    return true;
  };
  useScreenKeys({
    help: () => setHelpOpen(true),
    escape,
    others: { r: lookAgain, o: openOptions },
  });
  return (
    <>
      <Header onHelp={() => setHelpOpen(true)} />
      <main id="main">
        <Screen />
      </main>
      <Toasts onLeave={() => list.requestFocus()} />
      {isHelpOpen && (
        <KeysDialog
          rows={[
            ...listKeys(),
            [['Enter'], t('key_keep')],
            [['s'], t('key_show')],
            [['r'], t('key_again')],
            [['o'], t('key_options')],
            [['Esc'], t(isPopup ? 'key_escape_popup' : 'key_escape')],
          ]}
          onClose={() => setHelpOpen(false)}
        />
      )}
    </>
  );
}

function Header({ onHelp }: { onHelp: () => void }) {
  const found = finding.value;
  const title = found?.title || look.tab.value?.title || t('extension_name');
  const url = found?.url ?? look.tab.value?.url;
  const isLooking = look.state.value === null || look.state.value.status === 'looking';
  return (
    <header class="top">
      <img src="/icons/icon.svg" alt="" width={26} height={26} />
      <div class="top-title">
        <h1 lang={found?.lang} title={title}>
          {title}
        </h1>
        <p>{hostOf(url) || '\u00A0'}</p>
      </div>
      <IconButton icon="again" label={t('look_again')} disabled={isLooking} onClick={lookAgain} />
      <a
        class="icon-button"
        href="/src/ui/library/index.html"
        target="_blank"
        aria-label={t('library_open')}
        title={t('library_open')}
      >
        <Icon name="archive" />
      </a>
      <OptionsLink isIcon />
      <IconButton icon="keyboard" label={t('keys_title')} onClick={onHelp} />
    </header>
  );
}

/** Of a website; the "host" of an extension's page is only its id. */
function hostOf(url: string | undefined): string {
  if (!url || !URL.canParse(url)) return '';
  const { protocol, host } = new URL(url);
  return /^https?:$/.test(protocol) ? host : '';
}

function Screen() {
  const state = look.state.value;
  if (!state || state.status === 'looking') return <Loading phase={state?.phase ?? 'injecting'} />;
  if (state.status === 'unreadable') return <UnreadablePage reason={state.reason} />;
  if (state.status === 'error') return <Failed message={state.message} />;
  return counts.value.length ? <Found /> : <Nothing finding={state.finding} />;
}
