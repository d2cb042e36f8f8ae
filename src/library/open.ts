/** The connection to the database: opened when first used, given up when another tab needs that, opened again. */
import { openDB, type IDBPDatabase } from 'idb';
import { LibraryFullError, LibraryUnavailableError } from './errors';
import { DATABASE_VERSION, migrate, type Upgrade } from './migrations';
import { STORES, type Database, type Read, type Schema, type Write } from './schema';

export class Connection {
  private opening: Promise<Database> | undefined;
  /** While another tab blocks the opening: rejected, so that nobody waits for that tab. */
  private blocked: Promise<never> | undefined;
  private closed = false;

  constructor(
    private readonly name: string,
    private readonly version = DATABASE_VERSION,
  ) {}

  /**
   * A connection that is known to work.
   *
   * @param name of the database
   * @throws LibraryUnavailableError when the browser gives no database, or another tab holds an older version open
   */
  static async opened(name: string): Promise<Connection> {
    const connection = new Connection(name);
    try {
      await connection.check();
    } catch (error) {
      connection.close();
      throw error;
    }
    return connection;
  }

  /** Runs work that only reads, on one consistent state. */
  async read<T>(work: (transaction: Read) => Promise<T>): Promise<T> {
    const transaction = await this.begin((database) => database.transaction(STORES, 'readonly'));
    return settle(transaction, work);
  }

  /**
   * Runs work in one transaction: all of it is stored, or, when anything fails, nothing. The work awaits only
   * requests of its transaction. Writers of all tabs take turns, so what it reads is not changed under its hands.
   */
  async write<T>(work: (transaction: Write) => Promise<T>): Promise<T> {
    const transaction = await this.begin((database) => database.transaction(STORES, 'readwrite'));
    return settle(transaction, work);
  }

  /** Makes sure that the database can be opened. Rejects with LibraryUnavailableError. */
  async check(): Promise<void> {
    await this.unlessBlocked(this.current());
  }

  close(): void {
    this.closed = true;
    this.release(this.opening);
  }

  private async begin<T>(start: (database: Database) => T, isRetry = false): Promise<T> {
    const opening = this.current();
    const database = await this.unlessBlocked(opening);
    try {
      return start(database);
    } catch (error) {
      if (nameOf(error) !== 'InvalidStateError' || isRetry) throw asLibraryError(error);
      // Closed by the browser before any event said so. Nothing has been done yet: open once more.
      this.forget(opening);
      return this.begin(start, true);
    }
  }

  private current(): Promise<Database> {
    if (this.closed) throw new LibraryUnavailableError('the library was closed');
    if (typeof indexedDB === 'undefined') throw new LibraryUnavailableError('this browser gives no IndexedDB here');
    this.opening ??= this.open();
    return this.opening;
  }

  private unlessBlocked(opening: Promise<Database>): Promise<Database> {
    return this.blocked ? Promise.race([opening, this.blocked]) : opening;
  }

  private open(): Promise<Database> {
    let block: (reason: Error) => void = () => undefined;
    this.blocked = new Promise<never>((_resolve, reject) => (block = reject));
    this.blocked.catch(() => undefined); // nobody may be waiting when it happens
    const request = async () =>
      openDB<Schema>(this.name, this.version, {
        upgrade: (database, oldVersion, _newVersion, transaction) =>
          migrate(database as unknown as IDBPDatabase, transaction as unknown as Upgrade, oldVersion),
        // The request stays queued: once the other tab is closed, the next use succeeds.
        blocked: () =>
          block(new LibraryUnavailableError('another tab holds an older version of the library open', 'older-open')),
        blocking: () => this.release(opening),
        terminated: () => this.forget(opening),
      });
    const opening: Promise<Database> = request().then(
      (database) => {
        this.blocked = undefined;
        return database;
      },
      (error: unknown) => {
        this.forget(opening);
        throw asLibraryError(error, true);
      },
    );
    opening.catch(() => undefined); // every use awaits it and reports
    return opening;
  }

  /** Closes, so that another tab can upgrade or delete. Running transactions end first. */
  private release(opening: Promise<Database> | undefined): void {
    this.forget(opening);
    opening?.then(
      (database) => database.close(),
      () => undefined,
    );
  }

  private forget(opening: Promise<Database> | undefined): void {
    if (this.opening === opening) this.opening = undefined;
  }
}

/** Awaits the work and then the commit; on failure aborts and rejects with an error of the library. */
async function settle<X extends Read | Write, T>(transaction: X, work: (transaction: X) => Promise<T>): Promise<T> {
  const committed = transaction.done.then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  try {
    const result = await work(transaction);
    const failure = await committed;
    if (failure) throw failure.error;
    return result;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It has ended already.
    }
    const failure = await committed;
    throw asLibraryError(isFull(failure?.error) ? failure?.error : error);
  }
}

function asLibraryError(error: unknown, opening = false): unknown {
  if (isFull(error)) return new LibraryFullError('there is no room left to store this', { cause: error });
  const name = nameOf(error);
  if (name === 'VersionError') {
    return new LibraryUnavailableError('the library was made by a newer version of Gleaner', 'newer', { cause: error });
  }
  if (opening || name === 'AbortError' || name === 'InvalidStateError') {
    return new LibraryUnavailableError('the browser closed the library', 'closed', { cause: error });
  }
  return error;
}

function isFull(error: unknown): boolean {
  return nameOf(error) === 'QuotaExceededError';
}

/** By name, as browsers differ in the class: DOMException, or QuotaExceededError of its own. */
function nameOf(error: unknown): string {
  return error !== null && typeof error === 'object' && 'name' in error ? String(error.name) : '';
}
