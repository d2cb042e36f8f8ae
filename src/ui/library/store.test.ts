import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { openLabels, openLibrary } from '../../library';
import { event, labelled, PAGE, person } from '../../library/test-data';

vi.mock('../../platform/browser', () => ({
  browser: { i18n: { getMessage: () => 'en', getUILanguage: () => 'en' } },
}));
const { undoLast } = await import('../parts/toasts');
const { busy, editRow, labelledCount, list, order, removeRows, removeSite, restoreFrom, saveBackup, start, trouble } =
  await import('./store');

const names = (): string[] => list.rows.value.map(({ record }) => record.name);

afterEach(() => vi.restoreAllMocks());

it('shows what was changed here and in other tabs, and reads nothing else again', async () => {
  const [other, shelf] = [await openLibrary(), await openLabels()];
  await other.keep([event('Tea', { startDate: '2026-11-05' }), event('Film', { startDate: '2026-11-04' })], PAGE);
  await start();
  order.value = 'name';
  expect(names()).toEqual(['Film', 'Tea']);
  const readsAll = vi.spyOn(IDBObjectStore.prototype, 'getAll');

  // One thing that stands on its page twice.
  const twice = [event('Talk', { startDate: '2026-11-06' }), event('Talk', { startDate: '2026-11-06' })];
  const [talk] = await other.keep(twice, PAGE);
  await vi.waitFor(() => expect(names()).toEqual(['Film', 'Talk', 'Tea']));
  order.value = 'date';
  expect(names().toSorted()).toEqual(['Film', 'Talk', 'Tea']);
  order.value = 'name';
  await other.edit(talk!.id, { name: 'Walk' });
  await vi.waitFor(() => expect(names()).toEqual(['Film', 'Tea', 'Walk']));

  await removeRows(list.rows.value.slice(0, 1));
  expect(names()).toEqual(['Tea', 'Walk']);
  undoLast();
  await vi.waitFor(() => expect(names()).toEqual(['Film', 'Tea', 'Walk']));
  await editRow(list.rows.value[0]!, { offers: '5 €' });
  await vi.waitFor(() => expect(list.rows.value[0]!.marks).toContain('edited'));

  await shelf.change(labelled(['Tea']), { page: { complete: true } });
  await vi.waitFor(() => expect(labelledCount.value).toBe(1));
  expect(readsAll).not.toHaveBeenCalled();
  other.close();
  shelf.close();
});

it('the first row that is back has the focus, in the order that is shown', async () => {
  const other = await openLibrary();
  await other.keep([person('Ann')], PAGE);
  other.close();
  await vi.waitFor(() => expect(names()[0]).toBe('Ann'));
  const site = list.rows.value[0]!.kept.site;
  await removeSite(site);
  expect(names()).toEqual([]);
  undoLast();
  await vi.waitFor(() => expect(list.activeRow?.record.name).toBe('Ann'));
});

it('a read that fails takes away nothing that is shown; with the next change all that was missed is read', async () => {
  const other = await openLibrary();
  await vi.waitFor(() => expect(names()).toContain('Ann'));
  const shown = names();
  const get = IDBObjectStore.prototype.get;
  const fails = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
    if (this.transaction.mode === 'readonly') throw new Error('broken');
    return get.call(this, key);
  });
  await other.keep([person('Ben')], PAGE);
  await vi.waitFor(() => expect(trouble.value).not.toBe(''));
  expect(names()).toEqual(shown);

  fails.mockRestore();
  await other.keep([person('Cem')], PAGE);
  await vi.waitFor(() => expect(names()).toEqual(expect.arrayContaining([...shown, 'Ben', 'Cem'])));
  expect(trouble.value).toBe('');
  other.close();
});

it('one thing at a time is done with the whole library', async () => {
  const library = await openLibrary();
  const { file } = await library.backup();
  library.close();
  const makes = vi.spyOn(URL, 'createObjectURL');
  const restored = restoreFrom(new File([file], 'backup.json'));
  expect(busy.value).toBe('restore');
  await saveBackup();
  expect(makes).not.toHaveBeenCalled();
  await restored;
  expect(busy.value).toBe(null);
});

it('a restore is taken back alone; while something else goes on its undo stays on offer', async () => {
  const library = await openLibrary();
  const backup = new File([(await library.backup()).file], 'backup.json');
  const before = names();
  await library.remove(list.rows.value.map(({ key }) => key));
  await vi.waitFor(() => expect(names()).toEqual([]));
  const makes = vi.spyOn(URL, 'createObjectURL');
  await restoreFrom(backup);
  expect(names()).toEqual(before);

  const again = restoreFrom(backup);
  undoLast();
  await again;
  expect(names()).toEqual(before);

  expect(undoLast()).toBe(true);
  expect(busy.value).toBe('undo');
  await saveBackup();
  expect(makes).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(busy.value).toBe(null));
  expect(names()).toEqual([]);
  library.close();
});
