import { describe, expect, it, vi } from 'vitest';
import { fieldOf } from './merge';
import { event, look, PAGE, person } from './test-data';
import { twoLibraries } from './test-libraries';

const on = twoLibraries();

describe('backup and restore', () => {
  it('bring everything to another on.library, and a second time change nothing', async () => {
    const [tea] = await on.library.keep([event('Tea 🍵', { location: { name: '茶室' } }), person('Ann')], PAGE);
    await on.library.edit(tea!.id, { offers: '5 €' });
    await on.library.visit(look([event('Tea 🍵'), event('Seen')]));
    const { file } = await on.library.backup();
    expect(await on.other.restore(file)).toMatchObject({ added: 2, updated: 0, unchanged: 0 });
    expect(await on.other.search({})).toEqual(await on.library.search({}));
    expect((await on.other.compare(look([event('Seen'), event('New')]))).states).toEqual(['seen', 'new']);
    expect(await on.other.restore(file)).toMatchObject({ added: 0, updated: 0, unchanged: 2, put: [] });
  });

  it('can be taken back: what came goes, what was merged is as it was', async () => {
    await on.library.keep([event('Tea', { offers: '5 €' }), event('Foreign')], PAGE);
    vi.setSystemTime(2000);
    await on.other.keep([event('Tea', { organizer: 'Club' }), event('Mine')], PAGE);
    const before = await on.other.search({ order: 'name' });
    const restored = await on.other.restore((await on.library.backup()).file);
    expect(await on.other.count()).toBe(3);
    await on.other.takeBack(restored);
    expect(await on.other.search({ order: 'name' })).toEqual(before);
  });

  it('can be taken back: visits are as they were, but for those made since', async () => {
    const [tea, film] = [event('Tea'), event('Film')];
    await on.library.keep([tea], PAGE);
    await on.other.keep([tea], PAGE);
    await on.other.visit(look([tea]));
    vi.setSystemTime(2000);
    await on.library.visit(look([tea, film]));
    const { file } = await on.library.backup();
    const states = async () => (await on.other.compare(look([tea, film]))).states;

    const restored = await on.other.restore(file);
    expect(await states()).toEqual(['kept', 'seen']);
    await on.other.takeBack(restored);
    expect(await states()).toEqual(['kept', 'new']);

    const again = await on.other.restore(file);
    vi.setSystemTime(3000);
    await on.other.visit(look([tea, film]));
    await on.other.takeBack(again);
    expect(await states()).toEqual(['kept', 'seen']);
  });

  it('can be taken back: what was edited, kept anew or deleted since stays so, and is counted', async () => {
    const [tea] = await on.library.keep(
      ['Tea', 'Film', 'Talk', 'Walk'].map((name) => event(name, { offers: '5 €' })),
      PAGE,
    );
    vi.setSystemTime(2000);
    const own = [event('Tea', { organizer: 'Club' }), event('Film', { organizer: 'Club' }), event('Walk')];
    const [, film] = await on.other.keep(own, PAGE);
    const restored = await on.other.restore((await on.library.backup()).file);

    vi.setSystemTime(3000);
    await on.other.visit(look([event('Talk')]));
    await on.other.edit(tea!.id, { description: 'my note' });
    await on.other.remove([film!.id]);
    await on.other.keep([event('Walk', { organizer: 'Walkers' })], PAGE);
    expect(await on.other.takeBack(restored)).toEqual({ kept: 3, labels: 0 });

    const left = await on.other.search({ order: 'name' });
    expect(left.map(({ record }) => [record.name, fieldOf(record, 'offers'), fieldOf(record, 'description')])).toEqual([
      ['Tea', '5 €', 'my note'],
      ['Walk', '5 €', undefined],
    ]);
  });

  it('can be taken back: what was deleted and kept anew since stays, and what was kept again from its page', async () => {
    await on.library.keep([event('Tea'), event('Film'), event('Walk')], PAGE);
    const [tea, film, walk] = [event('Tea'), event('Film'), event('Walk')];
    const restored = await on.other.restore((await on.library.backup()).file);
    vi.setSystemTime(2000);
    const [{ id } = { id: '' }] = await on.other.search({ text: 'tea' });
    await on.other.remove([id]);
    await on.other.keep([tea], PAGE);
    await on.other.visit(look([tea, film, walk]));
    await on.other.keep([film], PAGE);
    // What was kept again since is known as such also where another backup was merged with it.
    await on.other.restore((await on.library.backup()).file);

    expect(await on.other.takeBack(restored)).toEqual({ kept: 2, labels: 0 });
    expect((await on.other.search({ order: 'name' })).map(({ record }) => record.name)).toEqual(['Film', 'Tea']);
  });

  it('can be taken back: what looks at the page found since stays known of what was there before', async () => {
    const [tea, film, talk] = [event('Tea'), event('Film'), event('Talk')];
    await on.other.keep([tea, film, talk], PAGE);
    await on.other.visit(look([film]));
    vi.setSystemTime(2000);
    const fresh = [event('Tea', { offers: '5 €' }), event('Film', { offers: '5 €' }), event('Talk', { offers: '5 €' })];
    await on.library.keep(fresh, PAGE);
    const restored = await on.other.restore((await on.library.backup()).file);
    vi.setSystemTime(3000);
    await on.other.visit(look([tea]));

    expect(await on.other.takeBack(restored)).toEqual({ kept: 0, labels: 0 });
    const left = await on.other.search({ order: 'name' });
    expect(
      left.map(({ record, seenAt, goneSince }) => [record.name, fieldOf(record, 'offers'), seenAt, goneSince]),
    ).toEqual([
      ['Film', undefined, 1000, 3000],
      ['Talk', undefined, 1000, 3000],
      ['Tea', undefined, 3000, undefined],
    ]);
  });

  it('merge: what was touched last wins, edits win over pages, nothing is lost', async () => {
    const [tea] = await on.library.keep([event('Tea', { offers: '5 €', organizer: 'Club' }), event('Mine')], PAGE);
    await on.library.edit(tea!.id, { description: 'my note' });
    const { file: old } = await on.library.backup();
    vi.setSystemTime(2000);
    await on.other.keep([event('Tea', { offers: '6 €', description: 'page text' }), event('Other')], PAGE);

    expect(await on.other.restore(old)).toMatchObject({ added: 1, updated: 1, unchanged: 0 });
    const [merged] = await on.other.search({ text: 'tea' });
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
    expect(await on.other.restore(old)).toMatchObject({ updated: 0, unchanged: 2 });

    vi.setSystemTime(3000);
    await on.other.edit(tea!.id, { offers: '7 €' });
    expect(await on.other.restore(old)).toMatchObject({ updated: 0, unchanged: 2 });

    // The other way round, the same values come out.
    await on.library.restore((await on.other.backup()).file);
    expect((await on.library.search({ text: 'tea' }))[0]!.record).toEqual(
      (await on.other.search({ text: 'tea' }))[0]!.record,
    );
  });

  it('carry the news that something is gone from its page', async () => {
    await on.library.keep([event('Tea')], PAGE);
    const { file: before } = await on.library.backup();
    vi.setSystemTime(2000);
    await on.library.visit(look([]));
    await on.other.restore(before);
    await on.other.restore((await on.library.backup()).file);
    expect((await on.other.search({}))[0]).toMatchObject({ goneSince: 2000 });
    await on.other.restore(before);
    expect((await on.other.search({}))[0]).toMatchObject({ goneSince: 2000 });
  });

  it('stay one JSON document, which may be laid out anew', async () => {
    const names = Array.from({ length: 300 }, (_, at) => `Talk ${at} ${'x'.repeat(4000)}`);
    await on.library.keep(
      names.map((name) => event(name)),
      PAGE,
    );
    const { file } = await on.library.backup();
    const windows = new Blob(['\uFEFF', (await file.text()).replaceAll('\n', '\r\n')]);
    const pretty = new Blob([JSON.stringify(JSON.parse(await file.text()), null, 2)]);
    const nothingUnread = { kept: 0, visits: 0, labels: 0 };
    expect(await on.other.restore(windows)).toMatchObject({ added: 300, unread: nothingUnread });
    expect(await on.other.restore(pretty)).toMatchObject({ unchanged: 300, unread: nothingUnread });
    expect(await on.other.search({ order: 'name' })).toEqual(await on.library.search({ order: 'name' }));
  });
});
