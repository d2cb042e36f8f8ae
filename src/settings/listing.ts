/**
 * Which kinds of records are listed: what the person chose, kept on this device. Every choice has a key of its own in
 * `storage.local`, so that two tabs that choose at once lose neither choice; what was not chosen is as it comes.
 */
import { KINDS, SHOWN_KINDS, type Kind } from '../core/finding';
import { browser } from '../platform/browser';

export interface Listing {
  /** The person's own choice, in the order of `KINDS`. */
  chosen: readonly Kind[];
  /** An annotator sees all kinds, whatever is chosen; the choice holds again when this is off. */
  annotating: boolean;
}

export const AS_IT_COMES: Listing = { chosen: SHOWN_KINDS, annotating: false };

const ANNOTATING = 'annotating';
const keyOf = (kind: Kind): string => `list:${kind}`;
const KEYS = [ANNOTATING, ...KINDS.map(keyOf)];

/** @returns the kinds that screens list and badges count, in the order of `KINDS` */
export const listedKinds = ({ chosen, annotating }: Listing): readonly Kind[] => (annotating ? KINDS : chosen);

/**
 * What the engine has to look for so that these can be listed.
 * @returns `all` where news or businesses are among them: else they are only taken from what a page declares
 */
export const soughtFor = (listed: readonly Kind[]): 'all' | undefined =>
  listed.some((kind) => !SHOWN_KINDS.includes(kind)) ? 'all' : undefined;

/** @param stored what lies under the keys; what is no choice, as of another version, counts as none */
export function listingOf(stored: Readonly<Record<string, unknown>>): Listing {
  const isChosen = (kind: Kind): boolean => {
    const choice = stored[keyOf(kind)];
    return typeof choice === 'boolean' ? choice : SHOWN_KINDS.includes(kind);
  };
  return { chosen: KINDS.filter(isChosen), annotating: stored[ANNOTATING] === true };
}

/** @throws Error where the browser cannot read its storage */
export const loadListing = async (): Promise<Listing> => listingOf(await browser.storage.local.get(KEYS));

/** As it comes where it cannot be read: a page is looked at all the same. */
export const loadListingOrDefault = (): Promise<Listing> =>
  loadListing().catch((error: unknown) => {
    console.warn('choice of kinds not read:', error);
    return AS_IT_COMES;
  });

/** @throws Error where the browser cannot write; then the choice is as it was */
export const chooseKind = (kind: Kind, isListed: boolean): Promise<void> =>
  browser.storage.local.set({ [keyOf(kind)]: isListed });

/** @throws Error where the browser cannot write; then the choice is as it was */
export const chooseAnnotating = (annotating: boolean): Promise<void> =>
  browser.storage.local.set({ [ANNOTATING]: annotating });

/** Takes every choice back. @throws Error where the browser cannot write */
export const resetListing = (): Promise<void> => browser.storage.local.remove(KEYS);

/** Puts a choice back as it was before. @throws Error where the browser cannot write */
export const putListing = ({ chosen, annotating }: Listing): Promise<void> =>
  browser.storage.local.set({
    [ANNOTATING]: annotating,
    ...Object.fromEntries(KINDS.map((kind) => [keyOf(kind), chosen.includes(kind)])),
  });

/** Calls back after a choice, in this or another tab. */
export function onListingChange(listener: () => void): void {
  browser.storage.onChanged.addListener((changes, area) => {
    if (area === 'local' && KEYS.some((key) => key in changes)) listener();
  });
}
