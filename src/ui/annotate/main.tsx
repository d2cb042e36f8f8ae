/** The annotator: labels of the page in the tab that `?tabId=N` names. */
import { render } from 'preact';
import { nameDocument, t } from '../parts/i18n';
import { AnnotatePage } from './annotate-page';
import { endPicking } from './picking';
import { light, start } from './store';

nameDocument(t('annotate_title'));
render(<AnnotatePage />, document.getElementById('root')!);
addEventListener('pagehide', () => {
  light.out();
  endPicking();
});
void start(Number(new URLSearchParams(location.search).get('tabId') ?? ''));
