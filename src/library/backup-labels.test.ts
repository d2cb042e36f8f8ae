import { describe, expect, it, vi } from 'vitest';
import type { Verdict } from '../core/export/labels';
import { type Contents } from './backup';
import { openLabels, type LabelShelf } from './label-shelf';
import type { LabelEntry } from './entries';
import { openLibrary } from './library';
import { event, freshName, labelled, PAGE } from './test-data';
import { twoLibraries } from './test-libraries';

type Parsed = Omit<Contents, 'kept'> & { version: number; kept: Record<string, unknown>[] };

const on = twoLibraries();

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
    await judge(on.shelf, labelled(['Tea', 'Film']), { Tea: 'wrong' });
    const { file, labels } = await on.library.backup();
    expect(labels).toBe(1);
    const heard: string[] = [];
    on.other.onLabelsChange(() => heard.push('library'));
    on.otherShelf.onChange(() => heard.push('shelf'));
    expect(await on.other.restore(file)).toMatchObject({ labels: [{ after: { page: PAGE.url } }], unchangedLabels: 0 });
    await vi.waitFor(() => expect(heard).toEqual(['library', 'shelf']));
    expect(await on.otherShelf.entries([PAGE.url])).toEqual(await on.shelf.entries([PAGE.url]));
    expect(await on.other.restore(file)).toMatchObject({ labels: [], unchangedLabels: 1 });
  });

  it('are none in a backup of a program that knew no labels', async () => {
    await on.library.keep([event('Tea')], PAGE);
    const { labels: _, ...before } = JSON.parse(await (await on.library.backup()).file.text()) as Parsed;
    expect(await on.other.restore(new Blob([JSON.stringify(before)]))).toMatchObject({
      added: 1,
      labels: [],
      unchangedLabels: 0,
    });
  });

  it('merge: what was judged last wins, and what only the other judged stays judged', async () => {
    await judge(on.shelf, labelled(['A', 'B', 'C']), { A: 'wrong', B: 'arguable' });
    const { file: old } = await on.library.backup();
    vi.setSystemTime(2000);
    const later = labelled(['A', 'C'], { capturedAt: '2026-11-05T10:00:00.000Z', captured: '2026-11-05' });
    await judge(on.otherShelf, later, { A: 'right' });
    await on.otherShelf.change(later, { page: { kind: 'event-detail' } });

    const merged = { A: 'right', B: 'arguable', C: undefined };
    expect(await on.other.restore(old)).toMatchObject({ labels: [{ before: { labels: { captured: '2026-11-05' } } }] });
    expect(await verdictsIn(on.otherShelf)).toEqual(merged);
    expect(await on.other.restore(old)).toMatchObject({ labels: [], unchangedLabels: 1 });
    // The other way round, the same labels come out.
    await on.library.restore((await on.other.backup()).file);
    expect(await on.shelf.entries([PAGE.url])).toEqual(await on.otherShelf.entries([PAGE.url]));
    const [entry] = await on.shelf.entries([PAGE.url]);
    expect([entry!.labels.kind, entry!.snapshot.capturedAt]).toEqual(['event-detail', later.labels.capturedAt]);
  });

  it('are taken back with it, but for those that were changed since', async () => {
    const at = labelled(['A', 'B']);
    const elsewhere = labelled(['C'], { page: 'https://other.example/', site: 'other.example' });
    await judge(on.otherShelf, at, { A: 'right' });
    const before = await on.otherShelf.entries([PAGE.url]);
    vi.setSystemTime(2000);
    await judge(on.shelf, at, { A: 'wrong' });
    await judge(on.shelf, elsewhere, { C: 'right' });
    const { file } = await on.library.backup();

    await on.other.takeBack(await on.other.restore(file));
    expect(await on.otherShelf.pages()).toHaveLength(1);
    expect(await on.otherShelf.entries([PAGE.url])).toEqual(before);

    const restored = await on.other.restore(file);
    vi.setSystemTime(3000);
    await judge(on.otherShelf, at, { B: 'right' });
    expect(await on.other.takeBack(restored)).toEqual({ kept: 0, labels: 1 });
    expect(await verdictsIn(on.otherShelf)).toEqual({ A: 'wrong', B: 'right' });
    expect(await on.otherShelf.pages()).toHaveLength(1);
  });

  it('stay where another backup has added to them since', async () => {
    const at = labelled(['A', 'B']);
    await judge(on.shelf, at, { B: 'right' });
    vi.setSystemTime(2000);
    await judge(on.otherShelf, at, { A: 'wrong' });
    const name = freshName();
    const [third, thirdShelf] = [await openLibrary(name), await openLabels(name)];
    const restored = await third.restore((await on.other.backup()).file);
    await third.restore((await on.library.backup()).file);
    await third.takeBack(restored);
    expect(await verdictsIn(thirdShelf)).toEqual({ A: 'wrong', B: 'right' });
    third.close();
    thirdShelf.close();
  });
});
