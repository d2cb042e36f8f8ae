import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LibraryUnavailableError } from './errors';
import { openLibrary } from './library';
import { Connection } from './open';
import { event, freshName, PAGE } from './test-data';

/** The types of fake-indexeddb ask for the class where the function takes an instance. */
const forceClose = forceCloseDatabase as unknown as (database: IDBDatabase) => void;

function browserCloses(database: IDBDatabase): Promise<void> {
  return new Promise((resolve) => {
    database.addEventListener('close', () => resolve());
    forceClose(database);
  });
}

const count = (connection: Connection) => connection.read((read) => read.objectStore('kept').count());

afterEach(() => vi.restoreAllMocks());

describe('Connection', () => {
  it('says so when an older version is held open elsewhere, and works once that is closed', async () => {
    const name = freshName();
    const stubborn = await openDB(name, 1, { blocking: () => undefined });
    const connection = new Connection(name, 2);
    await expect(count(connection)).rejects.toThrow(LibraryUnavailableError);
    await expect(count(connection)).rejects.toThrow('another tab');
    // Version 1 was made by hand and has no stores: what counts is that the upgrade goes through.
    stubborn.close();
    await vi.waitFor(() => connection.check());
    connection.close();
  });

  it('makes way for a newer version, and then says that it is too old', async () => {
    const name = freshName();
    const connection = new Connection(name);
    await count(connection);
    const blocked = vi.fn();
    const newer = await openDB(name, 99, { blocked });
    expect(blocked).not.toHaveBeenCalled();
    await expect(count(connection)).rejects.toThrow('newer version');
    newer.close();
    connection.close();
  });

  it('makes way for deletion and starts anew', async () => {
    const name = freshName();
    const connection = new Connection(name);
    await count(connection);
    await deleteDB(name);
    expect(await count(connection)).toBe(0);
    connection.close();
  });

  it('opens again after the browser ended the connection, whether it told or not', async () => {
    const name = freshName();
    const opened: IDBDatabase[] = [];
    const original = indexedDB.open.bind(indexedDB);
    vi.spyOn(indexedDB, 'open').mockImplementation((...parameters) => {
      const request = original(...parameters);
      request.addEventListener('success', () => opened.push(request.result));
      return request;
    });
    const library = await openLibrary(name);
    await library.keep([event('Tea')], PAGE);

    await browserCloses(opened[0]!);
    expect(await library.count()).toBe(1);

    opened[1]!.close();
    expect(await library.count()).toBe(1);
    expect(opened).toHaveLength(3);
    library.close();
  });

  it('refuses use after closing, and where there is no database', async () => {
    const connection = new Connection(freshName());
    connection.close();
    await expect(count(connection)).rejects.toThrow(LibraryUnavailableError);
    vi.stubGlobal('indexedDB', undefined);
    await expect(openLibrary(freshName())).rejects.toThrow(LibraryUnavailableError);
    vi.unstubAllGlobals();
  });

  it('tells a library of a newer version from one that is held open', async () => {
    const name = freshName();
    (await openDB(name, 999)).close();
    await expect(openLibrary(name)).rejects.toMatchObject({ reason: 'newer' });
  });

  it('tries anew when opening failed once', async () => {
    const name = freshName();
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('no', 'UnknownError');
    });
    const connection = new Connection(name);
    await expect(count(connection)).rejects.toThrow(LibraryUnavailableError);
    expect(await count(connection)).toBe(0);
    connection.close();
  });
});
