/** Everything that the page of settings shows and does, as signals and functions; the components only draw it. */
import { signal } from '@preact/signals';
import { KINDS, type Kind } from '../../core/finding';
import {
  AS_IT_COMES,
  chooseAnnotating,
  chooseKind,
  loadListing,
  onListingChange,
  putListing,
  resetListing,
  type Listing,
} from '../../settings/listing';
import { t } from '../parts/i18n';
import { say, sayProblem } from '../parts/toasts';

/** Null until storage has answered. */
export const listing = signal<Listing | null>(null);
/** Storage cannot be read: then nothing can be chosen, as it would be chosen over what is there. */
export const isUnread = signal(false);

export async function start(): Promise<void> {
  onListingChange(() => void load());
  await load();
}

export async function load(): Promise<void> {
  try {
    listing.value = await loadListing();
    isUnread.value = false;
  } catch {
    isUnread.value = true;
  }
}

export function toggleKind(kind: Kind, isListed: boolean): Promise<boolean> {
  return attempt(
    (now) => ({ ...now, chosen: KINDS.filter((each) => (each === kind ? isListed : now.chosen.includes(each))) }),
    () => chooseKind(kind, isListed),
  );
}

export function toggleAnnotating(annotating: boolean): Promise<boolean> {
  return attempt(
    (now) => ({ ...now, annotating }),
    () => chooseAnnotating(annotating),
  );
}

export async function reset(): Promise<void> {
  const before = listing.peek();
  if (!before || !(await attempt(() => AS_IT_COMES, resetListing))) return;
  say(t('options_reset_done'), async () => {
    await attempt(
      () => before,
      () => putListing(before),
    );
  });
}

/**
 * Shows a choice at once and writes it down. Where it cannot be written, the screen goes back to what holds.
 * @returns whether it was written
 */
async function attempt(change: (now: Listing) => Listing, write: () => Promise<void>): Promise<boolean> {
  const before = listing.peek();
  if (!before) return false;
  listing.value = change(before);
  try {
    await write();
    return true;
  } catch (error) {
    listing.value = before;
    await load();
    sayProblem(problemOf(error));
    return false;
  }
}

/** Browsers have no common name for a full disk: Chromium's database says "no space", quotas of both say "quota". */
function problemOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return /quota|no.?space|disk.*full/i.test(words) ? t('options_full') : t('options_not_saved', words);
}
