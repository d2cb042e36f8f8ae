/** What the library's calls reject with. */

/** Thrown (rejected) by writes when the disk or quota is full; nothing was changed. */
export class LibraryFullError extends Error {
  override name = 'LibraryFullError';
}

/**
 * Thrown when the database cannot be used. The reason, for screens: another tab holds an older version open; a newer
 * version made it; the browser refused or closed it.
 */
export class LibraryUnavailableError extends Error {
  override name = 'LibraryUnavailableError';
  constructor(
    message: string,
    readonly reason: 'older-open' | 'newer' | 'closed' = 'closed',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Thrown on a file that is no backup, one of which nothing can be read, or one of a newer version. Nothing was changed. */
export class BackupError extends Error {
  override name = 'BackupError';
  /** @param reason for screens; the message says it in words */
  constructor(
    readonly reason: 'not-a-backup' | 'newer' | 'damaged',
    message: string,
  ) {
    super(message);
  }
}
