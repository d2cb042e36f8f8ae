/** The page of settings: which kinds of records are listed. */
import { render } from 'preact';
import { nameDocument, t } from '../parts/i18n';
import { OptionsPage } from './options-page';
import { start } from './store';

nameDocument(t('options_title'));
render(<OptionsPage />, document.getElementById('root')!);
void start();
