import 'fake-indexeddb/auto';
import { openDB, type IDBPDatabase } from 'idb';
import { describe, expect, it } from 'vitest';
import { DATABASE_VERSION, migrate, STEPS, type Step, type Upgrade } from './migrations';
import { freshName } from './test-data';

function open(name: string, steps: readonly Step[]): Promise<IDBPDatabase> {
  return openDB(name, steps.length, {
    upgrade: (database, oldVersion, _newVersion, upgrade) =>
      migrate(database, upgrade as unknown as Upgrade, oldVersion, steps),
  });
}

/** A schema with a past: a store, then an index, then a field filled in for what is stored already. */
const PAST: Step[] = [
  (database) => void database.createObjectStore('things', { keyPath: 'id' }),
  (_database, upgrade) => void upgrade.objectStore('things').createIndex('colour', 'colour'),
  async (_database, upgrade) => {
    for (let at = await upgrade.objectStore('things').openCursor(); at; at = await at.continue()) {
      await at.update({ colour: 'grey', ...at.value });
    }
  },
];

describe('migrate', () => {
  it.each([0, 1, 2, 3])('brings version %i to the newest with what is in it', async (from) => {
    const name = freshName();
    if (from > 0) {
      const old = await open(name, PAST.slice(0, from));
      await old.put('things', from === 3 ? { id: 1, colour: 'grey' } : { id: 1 });
      old.close();
    }
    const database = await open(name, PAST);
    expect(database.version).toBe(3);
    expect(await database.getAllFromIndex('things', 'colour', 'grey')).toHaveLength(from > 0 ? 1 : 0);
    database.close();
  });

  it('leaves the old version as it was when a step fails', async () => {
    const name = freshName();
    const old = await open(name, PAST.slice(0, 1));
    await old.put('things', { id: 1 });
    old.close();
    const failing: Step = async (database, upgrade) => {
      await upgrade.objectStore('things').clear();
      database.createObjectStore('more');
      throw new Error('bug in a step');
    };
    await expect(open(name, [PAST[0]!, failing])).rejects.toThrow();
    const still = await open(name, PAST.slice(0, 1));
    expect([...still.objectStoreNames]).toEqual(['things']);
    expect(await still.count('things')).toBe(1);
    still.close();
  });
});

describe('STEPS', () => {
  it.each(STEPS.map((_step, version) => version))('make the newest schema from version %i', async (from) => {
    const name = freshName();
    if (from > 0) (await open(name, STEPS.slice(0, from))).close();
    const database = await open(name, STEPS);
    expect(database.version).toBe(DATABASE_VERSION);
    expect([...database.objectStoreNames]).toEqual(['kept', 'labels', 'snapshots', 'visits']);
    expect([...database.transaction('labels').store.indexNames]).toEqual(['site']);
    expect([...database.transaction('kept').store.indexNames]).toEqual(['page.url', 'record.kind', 'site']);
    database.close();
  });
});
