import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Verdict } from '../core/export/labels';
import { BACKUP_VERSION, type Contents } from './backup';
import type { Library } from './kept';
import type { LabelEntry } from './labels';
import { openLabels, type LabelShelf } from './label-shelf';
import { openLibrary } from './library';
import { fieldOf } from './merge';
import { event, freshName, labelled, look, PAGE, person } from './test-data';

type Parsed = Omit<Contents, 'kept'> & { version: number; kept: Record<string, unknown>[] };

let library: Library;
let other: Library;
let shelf: LabelShelf;
let otherShelf: LabelShelf;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
  const [name, otherName] = [freshName(), freshName()];
  library = await openLibrary(name);
  other = await openLibrary(otherName);
  shelf = await openLabels(name);
  otherShelf = await openLabels(otherName);
});

afterEach(() => {
  for (const opened of [library, other, shelf, otherShelf]) opened.close();
  vi.useRealTimers();
});

describe('backup and restore', () => {
  it('bring everything to another library, and a second time change nothing', async () => {
    const [tea] = await library.keep([event('Tea 🍵', { location: { name: '茶室' } }), person('Ann')], PAGE);
    await library.edit(tea!.id, { offers: '5 €' });
    await library.visit(look([event('Tea 🍵'), event('Seen')]));
    const { file } = await library.backup();
    expect(await other.restore(file)).toMatchObject({ added: 2, updated: 0, unchanged: 0 });
    expect(await other.search({})).toEqual(await library.search({}));
    expect((await other.compare(look([event('Seen'), event('New')]))).states).toEqual(['seen', 'new']);
    expect(await other.restore(file)).toMatchObject({ added: 0, updated: 0, unchanged: 2, put: [] });
  });

  it('can be taken back: what came goes, what was merged is as it was', async () => {
    await library.keep([event('Tea', { offers: '5 €' }), event('Foreign')], PAGE);
    vi.setSystemTime(2000);
    await other.keep([event('Tea', { organizer: 'Club' }), event('Mine')], PAGE);
    const before = await other.search({ order: 'name' });
    const restored = await other.restore((await library.backup()).file);
    expect(await other.count()).toBe(3);
    await other.takeBack(restored);
    expect(await other.search({ order: 'name' })).toEqual(before);
  });

  it('can be taken back: visits are as they were, but for those made since', async () => {
    const [tea, film] = [event('Tea'), event('Film')];
    await library.keep([tea], PAGE);
    await other.keep([tea], PAGE);
    await other.visit(look([tea]));
    vi.setSystemTime(2000);
    await library.visit(look([tea, film]));
    const { file } = await library.backup();
    const states = async () => (await other.compare(look([tea, film]))).states;

    const restored = await other.restore(file);
    expect(await states()).toEqual(['kept', 'seen']);
    await other.takeBack(restored);
    expect(await states()).toEqual(['kept', 'new']);

    const again = await other.restore(file);
    vi.setSystemTime(3000);
    await other.visit(look([tea, film]));
    await other.takeBack(again);
    expect(await states()).toEqual(['kept', 'seen']);
  });

  it('can be taken back: what was edited, kept anew or deleted since stays so, and is counted', async () => {
    const [tea] = await library.keep(
      ['Tea', 'Film', 'Talk', 'Walk'].map((name) => event(name, { offers: '5 €' })),
      PAGE,
    );
    vi.setSystemTime(2000);
    const own = [event('Tea', { organizer: 'Club' }), event('Film', { organizer: 'Club' }), event('Walk')];
    const [, film] = await other.keep(own, PAGE);
    const restored = await other.restore((await library.backup()).file);

    vi.setSystemTime(3000);
    await other.visit(look([event('Talk')]));
    await other.edit(tea!.id, { description: 'my note' });
    await other.remove([film!.id]);
    await other.keep([event('Walk', { organizer: 'Walkers' })], PAGE);
    expect(await other.takeBack(restored)).toEqual({ kept: 3, labels: 0 });

    const left = await other.search({ order: 'name' });
    expect(left.map(({ record }) => [record.name, fieldOf(record, 'offers'), fieldOf(record, 'description')])).toEqual([
      ['Tea', '5 €', 'my note'],
      ['Walk', '5 €', undefined],
    ]);
  });

  it('can be taken back: what was deleted and kept anew since stays, and what was kept again from its page', async () => {
    await library.keep([event('Tea'), event('Film'), event('Walk')], PAGE);
    const [tea, film, walk] = [event('Tea'), event('Film'), event('Walk')];
    const restored = await other.restore((await library.backup()).file);
    vi.setSystemTime(2000);
    const [{ id } = { id: '' }] = await other.search({ text: 'tea' });
    await other.remove([id]);
    await other.keep([tea], PAGE);
    await other.visit(look([tea, film, walk]));
    await other.keep([film], PAGE);
    // What was kept again since is known as such also where another backup was merged with it.
    await other.restore((await library.backup()).file);

    expect(await other.takeBack(restored)).toEqual({ kept: 2, labels: 0 });
    expect((await other.search({ order: 'name' })).map(({ record }) => record.name)).toEqual(['Film', 'Tea']);
  });

  it('can be taken back: what looks at the page found since stays known of what was there before', async () => {
    const [tea, film, talk] = [event('Tea'), event('Film'), event('Talk')];
    await other.keep([tea, film, talk], PAGE);
    await other.visit(look([film]));
    vi.setSystemTime(2000);
    const fresh = [event('Tea', { offers: '5 €' }), event('Film', { offers: '5 €' }), event('Talk', { offers: '5 €' })];
    await library.keep(fresh, PAGE);
    const restored = await other.restore((await library.backup()).file);
    vi.setSystemTime(3000);
    await other.visit(look([tea]));

    expect(await other.takeBack(restored)).toEqual({ kept: 0, labels: 0 });
    const left = await other.search({ order: 'name' });
    expect(
      left.map(({ record, seenAt, goneSince }) => [record.name, fieldOf(record, 'offers'), seenAt, goneSince]),
    ).toEqual([
      ['Film', undefined, 1000, 3000],
      ['Talk', undefined, 1000, 3000],
      ['Tea', undefined, 3000, undefined],
    ]);
  });

  it('merge: what was touched last wins, edits win over pages, nothing is lost', async () => {
    const [tea] = await library.keep([event('Tea', { offers: '5 €', organizer: 'Club' }), event('Mine')], PAGE);
    await library.edit(tea!.id, { description: 'my note' });
    const { file: old } = await library.backup();
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
    await library.restore((await other.backup()).file);
    expect((await library.search({ text: 'tea' }))[0]!.record).toEqual(
      (await other.search({ text: 'tea' }))[0]!.record,
    );
  });

  it('carry the news that something is gone from its page', async () => {
    await library.keep([event('Tea')], PAGE);
    const { file: before } = await library.backup();
    vi.setSystemTime(2000);
    await library.visit(look([]));
    await other.restore(before);
    await other.restore((await library.backup()).file);
    expect((await other.search({}))[0]).toMatchObject({ goneSince: 2000 });
    await other.restore(before);
    expect((await other.search({}))[0]).toMatchObject({ goneSince: 2000 });
  });

  describe('of which not all can be read', () => {
    const parsed = async (file: Blob) => JSON.parse(await file.text()) as Parsed;
    /** In lines, as they are written now, and of one piece, as they were before. */
    const asFile = (lines: string[]) => new Blob([lines.join('\n')]);
    const asPiece = (backup: Parsed) => new Blob([JSON.stringify(backup)]);
    const nothingUnread = { kept: 0, visits: 0, labels: 0 };
    let file: Blob;

    beforeEach(async () => {
      await library.keep([event('Tea'), event('Film')], PAGE);
      await library.visit(look([event('Tea'), event('Film')]));
      await shelf.change(labelled(['Tea']), { page: { complete: true } });
      const there = { page: 'https://other.example/', site: 'other.example' };
      await shelf.change(labelled(['Talk'], there), { page: { complete: true } });
      ({ file } = await library.backup());
    });

    it('refuse what is no backup, a newer one, and one of which nothing can be read, and change nothing', async () => {
      const [text, backup] = [await file.text(), await parsed(file)];
      const cases: [string, string][] = [
        ['', 'not-a-backup'],
        ['null', 'not-a-backup'],
        ['[{"name": "Tea"}]', 'not-a-backup'],
        ['BEGIN:VCALENDAR', 'not-a-backup'],
        [text.slice(0, 60), 'damaged'],
        [text.slice(0, text.indexOf('\n') + 9), 'damaged'],
        [JSON.stringify(backup).slice(0, -40), 'damaged'],
        [JSON.stringify({ ...backup, labels: {} }), 'damaged'],
        [JSON.stringify({ ...backup, kept: [{}], labels: [] }), 'damaged'],
        [JSON.stringify({ ...backup, version: BACKUP_VERSION + 1 }), 'newer'],
        [text.replace(`"version":${BACKUP_VERSION}`, `"version":${BACKUP_VERSION + 1}`), 'newer'],
      ];
      for (const [altered, reason] of cases) {
        await expect(other.restore(new Blob([altered]))).rejects.toMatchObject({ name: 'BackupError', reason });
      }
      expect(await other.count()).toBe(0);
      expect(await other.countLabels()).toBe(0);
    });

    it('bring all that can be read, and say how much cannot', async () => {
      const breaks: [(backup: Parsed) => unknown, Partial<typeof nothingUnread>][] = [
        [(backup) => delete backup.kept[1]!.page, { kept: 1 }],
        [(backup) => (backup.kept[1]!.page = { ...PAGE, url: 'javascript:alert(1)' }), { kept: 1 }],
        [(backup) => (backup.kept[1]!.record = { kind: 'ufo' }), { kept: 1 }],
        [(backup) => Object.assign(backup.visits[0]!, { ids: 'all' }), { visits: 1 }],
        [({ labels }) => Object.assign(labels[0]!.labels.records[0]!, { verdict: 'maybe' }), { labels: 1 }],
        [({ labels }) => Object.assign(labels[0]!.labels, { at: '2026-11-01' }), { labels: 1 }],
        [({ labels }) => (labels[0]!.snapshot.blocks = []), { labels: 1 }],
        [({ labels }) => Object.assign(labels[0]!.snapshot, { version: 0 }), { labels: 1 }],
      ];
      for (const [alter, few] of breaks) {
        const backup = await parsed(file);
        alter(backup);
        const name = freshName();
        const target = await openLibrary(name);
        const unread = { ...nothingUnread, ...few };
        expect(await target.restore(asPiece(backup))).toMatchObject({ unread });
        expect([await target.count(), await target.countLabels()]).toEqual([2 - unread.kept, 2 - unread.labels]);
        target.close();
      }
    });

    it('bring what comes before the place where the file was cut off', async () => {
      const text = await file.text();
      expect(await other.restore(new Blob([text.slice(0, -40)]))).toMatchObject({
        added: 2,
        labels: [{ after: { page: 'https://other.example/' } }],
        unread: { ...nothingUnread, labels: 1 },
      });
      const lines = text.split('\n');
      const cut = asFile(lines.slice(0, 2));
      expect(await other.restore(cut)).toMatchObject({ unchanged: 1, unread: { kept: 1, visits: 1, labels: 2 } });
    });

    it('bring the others where one line is torn', async () => {
      const lines = (await file.text()).split('\n');
      lines[1] = lines[1]!.slice(9);
      const restored = await other.restore(asFile(lines));
      expect(restored).toMatchObject({ added: 1, unread: { ...nothingUnread, kept: 1 } });
      expect(await other.countLabels()).toBe(2);
    });

    it('bring all where the file does not say how many it holds, and count the lines that cannot be read', async () => {
      const text = (await file.text()).replace(/,"holds":\{.*?\}/, '');
      expect(await other.restore(new Blob([text]))).toMatchObject({ added: 2, unread: nothingUnread });
      const torn = text.split('\n');
      torn[1] = torn[1]!.slice(9);
      expect(await other.restore(asFile(torn))).toMatchObject({ unread: { ...nothingUnread, kept: 1 } });
      const invalid = text.replace('"name":"Film"', '"name":""');
      expect(await other.restore(new Blob([invalid]))).toMatchObject({ unread: { ...nothingUnread, kept: 1 } });
      const cut = new Blob([text.slice(0, -40)]);
      expect(await other.restore(cut)).toMatchObject({ unread: { ...nothingUnread, labels: 1 } });
    });

    it('count what is missing also where another entry is there twice', async () => {
      const lines = (await file.text()).split('\n');
      lines[2] = lines[1]!.replace(/,$/, '');
      expect(await other.restore(asFile(lines))).toMatchObject({ added: 1, unread: { ...nothingUnread, kept: 1 } });
    });
  });

  it('stay one JSON document, which may be laid out anew', async () => {
    const names = Array.from({ length: 300 }, (_, at) => `Talk ${at} ${'x'.repeat(4000)}`);
    await library.keep(
      names.map((name) => event(name)),
      PAGE,
    );
    const { file } = await library.backup();
    const windows = new Blob(['\uFEFF', (await file.text()).replaceAll('\n', '\r\n')]);
    const pretty = new Blob([JSON.stringify(JSON.parse(await file.text()), null, 2)]);
    const nothingUnread = { kept: 0, visits: 0, labels: 0 };
    expect(await other.restore(windows)).toMatchObject({ added: 300, unread: nothingUnread });
    expect(await other.restore(pretty)).toMatchObject({ unchanged: 300, unread: nothingUnread });
    expect(await other.search({ order: 'name' })).toEqual(await library.search({ order: 'name' }));
  });
});

describe('labels in a backup', () => {
  const judge = (where: LabelShelf, from: LabelEntry, verdicts: Record<string, Verdict>) => {
    const judged = from.labels.records.flatMap((one) =>
      verdicts[one.id] ? [[one.id, { ...one, verdict: verdicts[one.id]! }] as const] : [],
    );
    return where.change(from, { records: new Map(judged) });
  };
  const verdictsIn = async (where: LabelShelf) => {
    const [page] = await where.pages();
    return Object.fromEntries((page?.records ?? []).map(({ id, verdict }) => [id, verdict]));
  };

  it('come to another library with their pages, and a second time change nothing', async () => {
    await judge(shelf, labelled(['Tea', 'Film']), { Tea: 'wrong' });
    const { file, labels } = await library.backup();
    expect(labels).toBe(1);
    const heard: string[] = [];
    other.onLabelsChange(() => heard.push('library'));
    otherShelf.onChange(() => heard.push('shelf'));
    expect(await other.restore(file)).toMatchObject({ labels: [{ after: { page: PAGE.url } }], unchangedLabels: 0 });
    await vi.waitFor(() => expect(heard).toEqual(['library', 'shelf']));
    expect(await otherShelf.entries([PAGE.url])).toEqual(await shelf.entries([PAGE.url]));
    expect(await other.restore(file)).toMatchObject({ labels: [], unchangedLabels: 1 });
  });

  it('are none in a backup of a program that knew no labels', async () => {
    await library.keep([event('Tea')], PAGE);
    const { labels: _, ...before } = JSON.parse(await (await library.backup()).file.text()) as Parsed;
    expect(await other.restore(new Blob([JSON.stringify(before)]))).toMatchObject({
      added: 1,
      labels: [],
      unchangedLabels: 0,
    });
  });

  it('merge: what was judged last wins, and what only the other judged stays judged', async () => {
    await judge(shelf, labelled(['A', 'B', 'C']), { A: 'wrong', B: 'arguable' });
    const { file: old } = await library.backup();
    vi.setSystemTime(2000);
    const later = labelled(['A', 'C'], { capturedAt: '2026-11-05T10:00:00.000Z', captured: '2026-11-05' });
    await judge(otherShelf, later, { A: 'right' });
    await otherShelf.change(later, { page: { kind: 'event-detail' } });

    const merged = { A: 'right', B: 'arguable', C: undefined };
    expect(await other.restore(old)).toMatchObject({ labels: [{ before: { labels: { captured: '2026-11-05' } } }] });
    expect(await verdictsIn(otherShelf)).toEqual(merged);
    expect(await other.restore(old)).toMatchObject({ labels: [], unchangedLabels: 1 });
    // The other way round, the same labels come out.
    await library.restore((await other.backup()).file);
    expect(await shelf.entries([PAGE.url])).toEqual(await otherShelf.entries([PAGE.url]));
    const [entry] = await shelf.entries([PAGE.url]);
    expect([entry!.labels.kind, entry!.snapshot.capturedAt]).toEqual(['event-detail', later.labels.capturedAt]);
  });

  it('are taken back with it, but for those that were changed since', async () => {
    const at = labelled(['A', 'B']);
    const elsewhere = labelled(['C'], { page: 'https://other.example/', site: 'other.example' });
    await judge(otherShelf, at, { A: 'right' });
    const before = await otherShelf.entries([PAGE.url]);
    vi.setSystemTime(2000);
    await judge(shelf, at, { A: 'wrong' });
    await judge(shelf, elsewhere, { C: 'right' });
    const { file } = await library.backup();

    await other.takeBack(await other.restore(file));
    expect(await otherShelf.pages()).toHaveLength(1);
    expect(await otherShelf.entries([PAGE.url])).toEqual(before);

    const restored = await other.restore(file);
    vi.setSystemTime(3000);
    await judge(otherShelf, at, { B: 'right' });
    expect(await other.takeBack(restored)).toEqual({ kept: 0, labels: 1 });
    expect(await verdictsIn(otherShelf)).toEqual({ A: 'wrong', B: 'right' });
    expect(await otherShelf.pages()).toHaveLength(1);
  });

  it('stay where another backup has added to them since', async () => {
    const at = labelled(['A', 'B']);
    await judge(shelf, at, { B: 'right' });
    vi.setSystemTime(2000);
    await judge(otherShelf, at, { A: 'wrong' });
    const name = freshName();
    const [third, thirdShelf] = [await openLibrary(name), await openLabels(name)];
    const restored = await third.restore((await other.backup()).file);
    await third.restore((await library.backup()).file);
    await third.takeBack(restored);
    expect(await verdictsIn(thirdShelf)).toEqual({ A: 'wrong', B: 'right' });
    third.close();
    thirdShelf.close();
  });
});
