/** The library page: everything that was kept. */
import { render } from 'preact';
import { nameDocument, t } from '../parts/i18n';
import { loadPictureChoice } from '../parts/pictures';
import { LibraryPage } from './library-page';
import { start } from './store';

nameDocument(t('library_title'));
render(<LibraryPage />, document.getElementById('root')!);
void loadPictureChoice();
void start();
