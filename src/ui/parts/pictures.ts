/**
 * Whether pictures of records are shown. Off until the person asks: a picture is loaded from the site it lies on, which
 * would tell that site that someone looked.
 */
import { signal } from '@preact/signals';
import { browser } from '../../platform/browser';

const KEY = 'showPictures';

export const picturesShown = signal(false);

export async function loadPictureChoice(): Promise<void> {
  const stored = await browser.storage.local.get(KEY);
  picturesShown.value = stored[KEY] === true;
}

export function togglePictures(): void {
  picturesShown.value = !picturesShown.value;
  void browser.storage.local.set({ [KEY]: picturesShown.value });
}
