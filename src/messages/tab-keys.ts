/** Where what belongs to a tab lies in `storage.session`, until the tab is closed. */

/** The state of its last look. */
export const lookKey = (tabId: number): string => `look:${tabId}`;
export const isLookKey = (key: string): boolean => /^look:\d+$/.test(key);
export const tabOfLook = (key: string): number => Number(key.slice('look:'.length));

/** What the person had chosen, typed and edited in the popup over it. */
export const viewKey = (tabId: number): string => `view:${tabId}`;
