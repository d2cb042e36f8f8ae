import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Verdict } from '../core/export/labels';
import { BACKUP_VERSION, type Contents } from './backup';
import type { Library } from './kept';
import type { LabelEntry } from './labels';
import { openLabels, type LabelShelf } from './label-shelf';
import { openLibrary } from './library';
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
    const { text } = await library.backup();
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
    const restored = await other.restore((await library.backup()).text);
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
    const { text } = await library.backup();
    const states = async () => (await other.compare(look([tea, film]))).states;

    const restored = await other.restore(text);
    expect(await states()).toEqual(['kept', 'seen']);
    await other.takeBack(restored);
    expect(await states()).toEqual(['kept', 'new']);

    const again = await other.restore(text);
    vi.setSystemTime(3000);
    await other.visit(look([tea, film]));
    await other.takeBack(again);
    expect(await states()).toEqual(['kept', 'seen']);
  });

  it('merge: what was touched last wins, edits win over pages, nothing is lost', async () => {
    const [tea] = await library.keep([event('Tea', { offers: '5 €', organizer: 'Club' }), event('Mine')], PAGE);
    await library.edit(tea!.id, { description: 'my note' });
    const { text: old } = await library.backup();
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
    await library.restore((await other.backup()).text);
    expect((await library.search({ text: 'tea' }))[0]!.record).toEqual(
      (await other.search({ text: 'tea' }))[0]!.record,
    );
  });

  it('carry the news that something is gone from its page', async () => {
    await library.keep([event('Tea')], PAGE);
    const { text: before } = await library.backup();
    vi.setSystemTime(2000);
    await library.visit(look([]));
    await other.restore(before);
    await other.restore((await library.backup()).text);
    expect((await other.search({}))[0]).toMatchObject({ goneSince: 2000 });
    await other.restore(before);
    expect((await other.search({}))[0]).toMatchObject({ goneSince: 2000 });
  });

  it('refuse what is no backup, a damaged one and a newer one, and change nothing', async () => {
    await library.keep([event('Tea'), event('Film')], PAGE);
    await shelf.change(labelled(['Tea']), { page: { complete: true } });
    const { text } = await library.backup();
    const altered = (change: (backup: Parsed) => void) => {
      const backup = JSON.parse(text) as Parsed;
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
      [altered((backup) => Object.assign(backup.labels[0]!.labels.records[0]!, { verdict: 'maybe' })), 'damaged'],
      [altered((backup) => Object.assign(backup.labels[0]!.labels, { at: '2026-11-01' })), 'damaged'],
      [altered((backup) => (backup.labels[0]!.snapshot.blocks = [])), 'damaged'],
      [altered((backup) => Object.assign(backup, { labels: {} })), 'damaged'],
      [altered((backup) => (backup.version = BACKUP_VERSION + 1)), 'newer'],
    ];
    for (const [file, reason] of cases) {
      await expect(other.restore(file)).rejects.toMatchObject({ name: 'BackupError', reason });
    }
    expect(await other.count()).toBe(0);
    expect(await other.countLabels()).toBe(0);
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
    const { text, labels } = await library.backup();
    expect(labels).toBe(1);
    const heard: string[] = [];
    other.onLabelsChange(() => heard.push('library'));
    otherShelf.onChange(() => heard.push('shelf'));
    expect(await other.restore(text)).toMatchObject({ labels: [{ page: PAGE.url }], unchangedLabels: 0 });
    await vi.waitFor(() => expect(heard).toEqual(['library', 'shelf']));
    expect(await otherShelf.entries([PAGE.url])).toEqual(await shelf.entries([PAGE.url]));
    expect(await other.restore(text)).toMatchObject({ labels: [], unchangedLabels: 1 });
  });

  it('are none in a backup of a program that knew no labels', async () => {
    await library.keep([event('Tea')], PAGE);
    const { labels: _, ...before } = JSON.parse((await library.backup()).text) as Parsed;
    expect(await other.restore(JSON.stringify(before))).toMatchObject({ added: 1, labels: [], unchangedLabels: 0 });
  });

  it('merge: what was judged last wins, and what only the other judged stays judged', async () => {
    await judge(shelf, labelled(['A', 'B', 'C']), { A: 'wrong', B: 'arguable' });
    const { text: old } = await library.backup();
    vi.setSystemTime(2000);
    const later = labelled(['A', 'C'], { capturedAt: '2026-11-05T10:00:00.000Z', captured: '2026-11-05' });
    await judge(otherShelf, later, { A: 'right' });
    await otherShelf.change(later, { page: { kind: 'event-detail' } });

    const merged = { A: 'right', B: 'arguable', C: undefined };
    expect(await other.restore(old)).toMatchObject({ labels: [{ before: { labels: { captured: '2026-11-05' } } }] });
    expect(await verdictsIn(otherShelf)).toEqual(merged);
    expect(await other.restore(old)).toMatchObject({ labels: [], unchangedLabels: 1 });
    // The other way round, the same labels come out.
    await library.restore((await other.backup()).text);
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
    const { text } = await library.backup();

    await other.takeBack(await other.restore(text));
    expect(await otherShelf.pages()).toHaveLength(1);
    expect(await otherShelf.entries([PAGE.url])).toEqual(before);

    const restored = await other.restore(text);
    vi.setSystemTime(3000);
    await judge(otherShelf, at, { B: 'right' });
    await other.takeBack(restored);
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
    const restored = await third.restore((await other.backup()).text);
    await third.restore((await library.backup()).text);
    await third.takeBack(restored);
    expect(await verdictsIn(thirdShelf)).toEqual({ A: 'wrong', B: 'right' });
    third.close();
    thirdShelf.close();
  });
});
