/** The popup. `?tabId=N` in the address looks at that tab instead of the active one, so that it works as a page too. */
import { render } from 'preact';
import { browser } from '../../platform/browser';
import { nameDocument, t } from '../parts/i18n';
import { loadPictureChoice } from '../parts/pictures';
import { Popup } from './popup';
import { leave, start } from './store';

const asked = Number(new URLSearchParams(location.search).get('tabId') ?? '');
const isPopup = browser.extension.getViews({ type: 'popup' }).includes(window);

nameDocument(t('extension_name'));
document.documentElement.classList.add(isPopup ? 'in-popup' : 'in-tab');
render(<Popup isPopup={isPopup} />, document.getElementById('root')!);
// A popup that is left loses the focus first; what is sent on pagehide may not get out any more.
addEventListener('blur', leave);
addEventListener('pagehide', leave);
void loadPictureChoice();
void start(asked > 0 ? asked : undefined);
