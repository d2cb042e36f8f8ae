import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BACKUP_VERSION } from './backup';
import type { Library } from './kept';
import { openLibrary } from './library';
import { event, freshName, look, PAGE, person } from './test-data';

let library: Library;
let other: Library;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
  library = await openLibrary(freshName());
  other = await openLibrary(freshName());
});

afterEach(() => {
  library.close();
  other.close();
  vi.useRealTimers();
});

describe('backup and restore', () => {
  it('bring everything to another library, and a second time change nothing', async () => {
    const [tea] = await library.keep([event('Tea 🍵', { location: { name: '茶室' } }), person('Ann')], PAGE);
    await library.edit(tea!.id, { offers: '5 €' });
    await library.visit(look([event('Tea 🍵'), event('Seen')]));
    const text = await library.backup();
    expect(await other.restore(text)).toMatchObject({ added: 2, updated: 0, unchanged: 0 });
    expect(await other.search({})).toEqual(await library.search({}));
    expect((await other.compare(look([event('Seen'), event('New')]))).states).toEqual(['seen', 'new']);
    expect(await other.restore(text)).toMatchObject({ added: 0, updated: 0, unchanged: 2, ids: [] });
  });

  it('can be taken back: what came goes, what was merged is as it was', async () => {
    await library.keep([event('Tea', { offers: '5 €' }), event('Foreign')], PAGE);
    vi.setSystemTime(2000);
    await other.keep([event('Tea', { organizer: 'Club' }), event('Mine')], PAGE);
    const before = await other.search({ order: 'name' });
    const { ids, before: replaced } = await other.restore(await library.backup());
    expect(await other.count()).toBe(3);
    await other.replace(ids, replaced);
    expect(await other.search({ order: 'name' })).toEqual(before);
  });

  it('merge: what was touched last wins, edits win over pages, nothing is lost', async () => {
    const [tea] = await library.keep([event('Tea', { offers: '5 €', organizer: 'Club' }), event('Mine')], PAGE);
    await library.edit(tea!.id, { description: 'my note' });
    const old = await library.backup();
    vi.setSystemTime(2000);
    await other.keep([event('Tea', { offers: '6 €', description: 'page text' }), event('Other')], PAGE);

    expect(await other.restore(old)).toMatchObject({ added: 1, updated: 1, unchanged: 0 });
    const [merged] = await other.search({ text: 'tea' });
    expect(merged).toMatchObject({
      keptAt: 1000,
      seenAt: 2000,
      record: { offers: '6 €', organizer: 'Club', description: 'my note' },
    });
    expect(merged!.history.map(({ field, from }) => [field, from])).toEqual(
      expect.arrayContaining([
        ['offers', '5 €'],
        ['description', 'page text'],
      ]),
    );
    expect(await other.restore(old)).toMatchObject({ updated: 0, unchanged: 2 });

    vi.setSystemTime(3000);
    await other.edit(tea!.id, { offers: '7 €' });
    expect(await other.restore(old)).toMatchObject({ updated: 0, unchanged: 2 });

    // The other way round, the same values come out.
    await library.restore(await other.backup());
    expect((await library.search({ text: 'tea' }))[0]!.record).toEqual(
      (await other.search({ text: 'tea' }))[0]!.record,
    );
  });

  it('carry the news that something is gone from its page', async () => {
    await library.keep([event('Tea')], PAGE);
    const before = await library.backup();
    vi.setSystemTime(2000);
    await library.visit(look([]));
    await other.restore(before);
    await other.restore(await library.backup());
    expect((await other.search({}))[0]).toMatchObject({ goneSince: 2000 });
    await other.restore(before);
    expect((await other.search({}))[0]).toMatchObject({ goneSince: 2000 });
  });

  it('refuse what is no backup, a damaged one and a newer one, and change nothing', async () => {
    await library.keep([event('Tea'), event('Film')], PAGE);
    const text = await library.backup();
    const altered = (change: (backup: { version: number; kept: Record<string, unknown>[] }) => void) => {
      const backup = JSON.parse(text) as { version: number; kept: Record<string, unknown>[] };
      change(backup);
      return JSON.stringify(backup);
    };
    const cases: [string, string][] = [
      ['', 'not-a-backup'],
      ['null', 'not-a-backup'],
      ['[{"name": "Tea"}]', 'not-a-backup'],
      ['BEGIN:VCALENDAR', 'not-a-backup'],
      [text.slice(0, -40), 'damaged'],
      [altered((backup) => delete backup.kept[1]!.page), 'damaged'],
      [altered((backup) => (backup.kept[1]!.page = { ...PAGE, url: 'javascript:alert(1)' })), 'damaged'],
      [altered((backup) => (backup.kept[1]!.record = { kind: 'ufo' })), 'damaged'],
      [altered((backup) => (backup.version = BACKUP_VERSION + 1)), 'newer'],
    ];
    for (const [file, reason] of cases) {
      await expect(other.restore(file)).rejects.toMatchObject({ name: 'BackupError', reason });
    }
    expect(await other.count()).toBe(0);
  });
});
