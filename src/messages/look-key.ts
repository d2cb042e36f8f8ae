/** Where the state of a tab's last look lies in `storage.session`. */
export const lookKey = (tabId: number): string => `look:${tabId}`;
export const isLookKey = (key: string): boolean => /^look:\d+$/.test(key);
export const tabOfLook = (key: string): number => Number(key.slice('look:'.length));
