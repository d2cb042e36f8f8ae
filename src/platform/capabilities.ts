/** What this browser can do. Asked by feature, never by name. */

/** Chrome keeps long-lived pages of an extension in an offscreen document; Firefox's background page is one itself. */
export const hasOffscreen = (): boolean => typeof chrome !== 'undefined' && 'offscreen' in chrome;
