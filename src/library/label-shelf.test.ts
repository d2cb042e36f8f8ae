import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { PageLabels, Verdict } from '../core/export/labels';
import { openLibrary } from './library';
import { openLabels, type LabelShelf } from './label-shelf';
import type { LabelEntry } from './entries';
import { event, freshName, labelled as look, PAGE } from './test-data';

const judge = (shelf: LabelShelf, from: LabelEntry, id: string, verdict: Verdict) =>
  shelf.change(from, {
    records: new Map([[id, { ...from.labels.records.find((one) => one.id === id)!, verdict }]]),
  });
const verdicts = ({ records }: PageLabels) => records.map(({ id, verdict }) => [id, verdict]);

describe('labels', () => {
  it('outlive the window, and two windows lose nothing of each other', async () => {
    const name = freshName();
    const [one, two] = [await openLabels(name), await openLabels(name)];
    const at = look(['A', 'B', 'C']);
    await Promise.all([judge(one, at, 'A', 'right'), judge(two, at, 'B', 'wrong')]);
    await two.change(at, { page: { complete: true } });
    one.close();
    two.close();
    const again = await openLabels(name);
    const labels = await again.labelsOf(at.labels);
    expect(verdicts(labels)).toEqual([
      ['A', 'right'],
      ['B', 'wrong'],
      ['C', undefined],
    ]);
    expect(labels.complete).toBe(true);
    again.close();
  });

  it('are taken back one by one, and gone with the last', async () => {
    const shelf = await openLabels(freshName());
    const at = look(['A']);
    const first = await judge(shelf, at, 'A', 'right');
    const added = { id: 'mine', record: event('Mine'), verdict: 'right', added: true } as const;
    const second = await shelf.change(at, { records: new Map([['mine', added]]) });
    const third = await shelf.change(at, { page: { kind: 'event-detail' } });
    expect(third.labels.kind).toBe('event-detail');
    expect((await shelf.change(at, third.inverse)).labels.kind).toBe('event-list');
    expect(verdicts((await shelf.change(at, second.inverse)).labels)).toEqual([['A', 'right']]);
    await shelf.change(at, first.inverse);
    expect(await shelf.pages()).toEqual([]);
    expect(await shelf.entries([PAGE.url])).toEqual([]);
    shelf.close();
  });

  it('stay beside a new look: what was judged is kept, what was not is as it is found now', async () => {
    const shelf = await openLabels(freshName());
    await judge(shelf, look(['A', 'B']), 'A', 'right');
    const later = look(['B2', 'C'], { capturedAt: '2026-11-05T10:00:00.000Z', captured: '2026-11-05' });
    expect(verdicts(await shelf.labelsOf(later.labels))).toEqual([
      ['A', 'right'],
      ['B2', undefined],
      ['C', undefined],
    ]);
    await judge(shelf, later, 'C', 'wrong');
    const [entry] = await shelf.entries([PAGE.url]);
    expect(entry!.labels.captured).toBe('2026-11-05');
    expect(entry!.snapshot.capturedAt).toBe('2026-11-05T10:00:00.000Z');
    shelf.close();
  });

  it('are deleted by page, and put back', async () => {
    const shelf = await openLabels(freshName());
    const heard: (readonly string[])[] = [];
    shelf.onChange((pages) => heard.push(pages));
    await judge(shelf, look(['A']), 'A', 'right');
    const removed = await shelf.remove([PAGE.url]);
    expect(await shelf.pages()).toEqual([]);
    await shelf.putBack(removed);
    expect((await shelf.pages()).map(({ page }) => page)).toEqual([PAGE.url]);
    expect(heard).toEqual([[PAGE.url], [PAGE.url], [PAGE.url]]);
    expect(await shelf.pages(['https://other.example/'])).toEqual([]);
    shelf.close();
  });

  it('go with the data of their site, and come back with it', async () => {
    const name = freshName();
    const [library, shelf] = [await openLibrary(name), await openLabels(name)];
    await judge(shelf, look(['A']), 'A', 'right');
    const other = 'https://other.example/';
    await judge(shelf, look(['B'], { page: other, site: 'other.example' }), 'B', 'right');
    await library.keep([event('A')], PAGE);
    const removed = await library.removeSite('museum.example');
    expect((await shelf.pages()).map(({ page }) => page)).toEqual([other]);
    await library.putBack(removed);
    expect((await shelf.entries([PAGE.url]))[0]?.labels.records[0]?.verdict).toBe('right');
    library.close();
    shelf.close();
  });
});
