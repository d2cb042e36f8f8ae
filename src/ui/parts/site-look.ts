/** The walk over a site, as screens follow it, and what they may ask of it. */
import { signal } from '@preact/signals';
import { registeredDomain } from '../../core/site/address';
import { send } from '../../messages/client';
import { SITE_LOOK, SITE_WISH, type SiteLook, type SiteWish } from '../../messages/site-look';
import { browser } from '../../platform/browser';
import { askForSite } from '../../platform/site-access';

/** Null until storage has answered, and where no walk is known. */
export const siteLook = signal<SiteLook | null>(null);

export async function followSiteLook(): Promise<void> {
  browser.storage.onChanged.addListener((changes, area) => {
    if (area === 'session' && changes[SITE_LOOK])
      siteLook.value = (changes[SITE_LOOK].newValue as SiteLook | undefined) ?? null;
  });
  siteLook.value = ((await browser.storage.session.get(SITE_LOOK))[SITE_LOOK] as SiteLook | undefined) ?? null;
  if (siteLook.value && siteLook.value.end === undefined)
    await send('background.site.goOn', null).catch(() => undefined);
}

/** The site that a page belongs to; undefined where it is no page of the web. */
export function siteOfPage(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, hostname } = new URL(url);
  return /^https?:$/.test(protocol) && hostname ? registeredDomain(hostname) : undefined;
}

/**
 * Asks for the permission and begins. To be called in the handler of a click.
 * @returns false where the person refused
 * @throws Error where the walk could not begin
 */
export async function walkSite(url: string, budget: number): Promise<boolean> {
  const wish: SiteWish = { url, budget, at: Date.now() };
  // Not waited for: browsers ask only within the click. It is for the background, should this popup close over the question.
  void browser.storage.session.set({ [SITE_WISH]: wish });
  const isAllowed = await askForSite(siteOfPage(url)!);
  if (isAllowed) await send('background.site.start', { url, budget });
  else await browser.storage.session.remove(SITE_WISH);
  return isAllowed;
}

export const stopSite = (): Promise<null> => send('background.site.stop', null);

/** Forgets the walk, which has ended. @returns the way back; it does nothing once another walk has begun */
export async function forgetSite(): Promise<() => Promise<void>> {
  const look = siteLook.peek();
  await send('background.site.forget', null);
  return async () => {
    if (look && !siteLook.peek()) await browser.storage.session.set({ [SITE_LOOK]: look });
  };
}
