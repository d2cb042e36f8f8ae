/** The permission to read the pages of one site, given for as long as a walk over it lasts. */
import { browser } from './browser';

/**
 * @param domain registered domain, address or "localhost"
 * @returns match patterns of all its hosts
 */
export const patternsOf = (domain: string): string[] => [
  /^[\d.]+$|^\[|^[^.]+$/.test(domain) ? `*://${domain}/*` : `*://*.${domain}/*`,
];

/** Asks the person. To be called in the very handler of a click: browsers ask for nothing else. */
export const askForSite = (domain: string): Promise<boolean> =>
  browser.permissions.request({ origins: patternsOf(domain) });

export const hasSite = (domain: string): Promise<boolean> =>
  browser.permissions.contains({ origins: patternsOf(domain) });

/** Gives the permission back. One that cannot be given back (a policy's) stays. */
export async function leaveSite(domain: string): Promise<void> {
  await browser.permissions.remove({ origins: patternsOf(domain) }).catch(() => false);
}

/** Gives back every permission for sites that was given since the extension was installed. */
export async function leaveAllSites(): Promise<void> {
  const { origins = [] } = await browser.permissions.getAll();
  // One by one: where one cannot be given back, none of them would be.
  for (const origin of origins) await browser.permissions.remove({ origins: [origin] }).catch(() => false);
}
