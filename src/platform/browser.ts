/** The extension API, promise-based and typed, in every browser. The only importer of the polyfill. */
import browser from 'webextension-polyfill';

export { browser };
export type { Tabs, Runtime, Storage } from 'webextension-polyfill';
