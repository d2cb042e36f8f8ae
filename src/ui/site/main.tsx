/** The page of a site's people and departments. */
import { effect } from '@preact/signals';
import { render } from 'preact';
import { nameDocument, t } from '../parts/i18n';
import { siteLook } from '../parts/site-look';
import { SitePage } from './site-page';
import { start } from './store';

effect(() => nameDocument(siteLook.value ? t('site_title', siteLook.value.site) : t('site_section')));
render(<SitePage />, document.getElementById('root')!);
void start();
