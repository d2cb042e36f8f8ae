/** The kinds that are listed, as screens follow them, and the way to the page on which they are chosen. */
import { computed, signal } from '@preact/signals';
import { browser } from '../../platform/browser';
import { AS_IT_COMES, listedKinds, loadListingOrDefault, onListingChange } from '../../settings/listing';

const listing = signal(AS_IT_COMES);
/** Whether the person labels records. */
export const isAnnotating = computed(() => listing.value.annotating);
export const listed = computed(() => listedKinds(listing.value));

/** Resolves when the choice is known; what is chosen later follows. */
export async function followListing(): Promise<void> {
  const load = async (): Promise<void> => {
    listing.value = await loadListingOrDefault();
  };
  onListingChange(() => void load());
  await load();
}

export const OPTIONS_PAGE = '/src/ui/options/index.html';

/** Goes to the page of choices where it is open, else opens it. */
export function openOptions(): void {
  void browser.runtime.openOptionsPage();
}
