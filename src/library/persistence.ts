let asked = false;

/**
 * Asks the browser, once, not to throw the library away when the disk runs low. The answer changes nothing here: a
 * browser that refuses (or knows no such thing, or not in this kind of page) still keeps the library as long as it can.
 */
export function askForPersistence(): void {
  if (asked || typeof navigator === 'undefined') return;
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  if (!storage?.persist) return;
  asked = true;
  storage.persist().catch(() => undefined);
}
