import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LibraryFullError } from './errors';
import type { Library } from './kept';
import { openLibrary } from './library';
import { event, freshName, look, news, PAGE, person } from './test-data';

let name: string;
let library: Library;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
  name = freshName();
  library = await openLibrary(name);
});

afterEach(() => {
  library.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const names = async (from: Library = library) => (await from.search({ order: 'name' })).map((kept) => kept.record.name);

describe('keep', () => {
  it('keeps records with page, site and time', async () => {
    const kept = await library.keep([event('Tea'), person('Ann Lee')], PAGE);
    expect(kept.map((one) => one.record.name)).toEqual(['Tea', 'Ann Lee']);
    expect(await library.search({ kind: 'event' })).toEqual([kept[0]]);
    expect(kept[0]).toMatchObject({ site: 'museum.example', keptAt: 1000, seenAt: 1000, history: [], page: PAGE });
  });

  it('merges what is kept again: new values with history, older ones that the page leaves out', async () => {
    await library.keep([event('Tea', { offers: '5 €', organizer: 'Club' })], PAGE);
    vi.setSystemTime(2000);
    const [kept] = await library.keep([event('Tea', { offers: '6 €' })], PAGE);
    expect(await library.count()).toBe(1);
    expect(kept).toMatchObject({
      keptAt: 1000,
      keptAgainAt: 2000,
      seenAt: 2000,
      record: { offers: '6 €', organizer: 'Club' },
    });
    expect(kept!.history).toEqual([{ at: 2000, field: 'offers', from: '5 €', to: '6 €' }]);
  });

  it('lets what the person edited win over the page, cleared fields too', async () => {
    const [kept] = await library.keep([event('Tea', { offers: '5 €', organizer: 'Club' })], PAGE);
    const edited = await library.edit(kept!.id, { name: 'Tea time', offers: '', location: { name: 'Hall' } });
    expect(edited.record.evidence.name).toMatchObject({ source: 'user' });
    const page = event('Tea', { offers: '7 €', location: { name: 'Yard' }, organizer: 'Firm' });
    const [again] = await library.keep([page], PAGE);
    expect(again!.id).toBe(kept!.id);
    expect(again!.record).toMatchObject({ name: 'Tea time', location: { name: 'Hall' }, organizer: 'Firm' });
    expect(again!.record).not.toHaveProperty('offers');
    expect((await library.compare(look([page]))).states).toEqual(['kept']);
  });

  it('keeps two showings of one day apart', async () => {
    await library.keep([event('Film', { startDate: '2026-11-03T10:00' })], PAGE);
    await library.keep([event('Film', { startDate: '2026-11-03T14:00' })], PAGE);
    expect(await library.count()).toBe(2);
  });

  it('follows an event that moved to another hour', async () => {
    await library.keep([event('Film', { startDate: '2026-11-03T10:00', organizer: 'Club' })], PAGE);
    await library.visit(look([event('Film', { startDate: '2026-11-03T10:00' })]));
    vi.setSystemTime(2000);
    const moved = look([event('Film', { startDate: '2026-11-03T14:00' })]);
    const { states, changes, gone } = await library.compare(moved);
    expect([states, gone]).toEqual([['changed'], []]);
    expect(changes.get(0)).toEqual([{ field: 'startDate', before: '2026-11-03T10:00', now: '2026-11-03T14:00' }]);
    await library.visit(moved);
    await library.keep(moved.records, PAGE);
    const all = await library.search({});
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({ keptAt: 1000, record: { startDate: '2026-11-03T14:00', organizer: 'Club' } });
    expect((await library.compare(moved)).states).toEqual(['kept']);
  });

  it('changes nothing when there is no room', async () => {
    await library.keep([event('Tea')], PAGE);
    const put = IDBObjectStore.prototype.put;
    let room = 1;
    const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...value) {
      if (room-- === 0) throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, value);
    });
    await expect(library.keep([event('A'), event('B'), event('C')], PAGE)).rejects.toThrow(LibraryFullError);
    spy.mockRestore();
    expect(await names()).toEqual(['Tea']);
    await library.keep([event('A')], PAGE);
    expect(await library.count()).toBe(2);
  });

  it('changes nothing when the room turns out short at the commit', async () => {
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (this: IDBObjectStore, ...value) {
      const request = put.apply(this, value);
      const transaction = this.transaction as IDBTransaction & { _abort(error: string): void };
      request.addEventListener('success', () => transaction._abort('QuotaExceededError'));
      return request;
    });
    await expect(library.keep([event('A')], PAGE)).rejects.toThrow(LibraryFullError);
    expect(await library.count()).toBe(0);
  });

  it('asks the browser once to keep the library, and does without', async () => {
    const persist = vi.fn().mockRejectedValue(new Error('not here'));
    vi.stubGlobal('navigator', { storage: { persist } });
    await library.keep([event('A')], PAGE);
    await library.keep([event('B')], PAGE);
    expect(persist).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });
});

describe('two tabs', () => {
  it('writing at once lose nothing, of different things and of the same', async () => {
    const other = await openLibrary(name);
    await library.keep([event('Same')], PAGE);
    const numbers = Array.from({ length: 20 }, (_, number) => number);
    await Promise.all(
      numbers.flatMap((number) => [
        library.keep([event(`A${number}`)], PAGE),
        other.keep([event(`B${number}`)], PAGE),
        (number % 2 ? library : other).keep([event('Same', { offers: `${number} €` })], PAGE),
      ]),
    );
    expect(await library.count()).toBe(41);
    const [same] = await other.search({ text: 'same' });
    expect(same!.history).toHaveLength(20);
    other.close();
  });

  it('hear of each other’s changes until they stop listening', async () => {
    const other = await openLibrary(name);
    const [own, others, stopped] = [vi.fn(), vi.fn(), vi.fn()];
    library.onChange(own);
    other.onChange(others);
    other.onChange(stopped)();
    const [tea] = await library.keep([event('Tea')], PAGE);
    await vi.waitFor(() => expect([own, others].map((one) => one.mock.calls)).toEqual([[[[tea!.id]]], [[[tea!.id]]]]));
    // Nothing was changed: no word.
    await library.remove(['nothing']);
    const [later] = await library.keep([event('Tea', { startDate: '2026-11-03T15:00' })], PAGE);
    await vi.waitFor(() => expect(others).toHaveBeenCalledTimes(2));
    expect(others.mock.lastCall).toEqual([[later!.id]]);
    expect(await library.get([later!.id, 'nothing'])).toEqual([later]);
    expect(stopped).not.toHaveBeenCalled();
    other.close();
  });
});

describe('remove', () => {
  it('gives back what it removed, and undo puts it back as it was', async () => {
    const [tea] = await library.keep([event('Tea'), event('Film')], PAGE);
    const edited = await library.edit(tea!.id, { offers: '5 €' });
    const removed = await library.remove([tea!.id, 'nothing']);
    expect(removed.kept).toEqual([edited]);
    expect(await names()).toEqual(['Film']);
    await library.putBack(removed);
    expect(await library.search({ text: 'tea' })).toEqual([edited]);
  });

  it('removes a site and leaves the others', async () => {
    await library.keep([event('Tea'), event('Film')], PAGE);
    await library.keep([event('Sale')], { ...PAGE, url: 'https://shop.example/' });
    expect(await library.sites()).toEqual([
      { site: 'museum.example', count: 2 },
      { site: 'shop.example', count: 1 },
    ]);
    expect((await library.removeSite('museum.example')).kept).toHaveLength(2);
    expect(await names()).toEqual(['Sale']);
  });

  it('forgets the visits to a page from which nothing is kept any more', async () => {
    const [tea] = await library.keep([event('Tea')], PAGE);
    await library.visit(look([event('Tea')]));
    await library.remove([tea!.id]);
    expect(JSON.parse(await (await library.backup()).file.text())).toMatchObject({ kept: [], visits: [] });
  });

  it('remembers the visit again when the removal is undone', async () => {
    const [tea, film] = [event('Tea'), event('Film')];
    await library.keep([tea], PAGE);
    await library.visit(look([tea]));
    const removed = await library.removeSite('museum.example');
    await library.putBack(removed);
    expect((await library.compare(look([tea, film]))).states).toEqual(['kept', 'new']);
  });

  it('puts back no visit to a page from which nothing is kept', async () => {
    await library.keep([event('Tea')], PAGE);
    await library.visit(look([event('Tea')]));
    const { visits } = await library.removeSite('museum.example');
    await library.putBack({ kept: [], visits });
    expect(JSON.parse(await (await library.backup()).file.text())).toMatchObject({ visits: [] });
  });
});

describe('replace', () => {
  it('takes an edit back, with the record as it was', async () => {
    const [tea] = await library.keep([event('Tea')], PAGE);
    await library.visit(look([event('Tea')]));
    await library.edit(tea!.id, { offers: '5 €' });
    await library.replace([tea!.id], [tea!]);
    expect(await library.search({})).toEqual([tea]);
    expect((await library.compare(look([event('Tea'), event('Film')]))).states).toEqual(['kept', 'new']);
  });

  it('removes nothing where there is no room for what was there before', async () => {
    const [tea] = await library.keep([event('Tea')], PAGE);
    const edited = await library.edit(tea!.id, { offers: '5 €' });
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(library.replace([tea!.id], [tea!])).rejects.toThrow(LibraryFullError);
    expect(await library.search({})).toEqual([edited]);
  });
});

describe('edit', () => {
  it('refuses what is not there, what is no field, and an empty name', async () => {
    const [tea] = await library.keep([event('Tea')], PAGE);
    await expect(library.edit('nothing', { name: 'x' })).rejects.toThrow('no longer');
    await expect(library.edit(tea!.id, { email: 'x' })).rejects.toThrow('"email"');
    await expect(library.edit(tea!.id, { name: ' ' })).rejects.toThrow('name');
    expect(await library.search({})).toEqual([tea]);
  });
});

describe('compare and visit', () => {
  it('call nothing new on a first look, and write nothing down while nothing is kept', async () => {
    const first = look([event('Tea')]);
    await library.visit(first);
    expect(await library.compare(first)).toEqual({
      visitedBefore: false,
      states: ['seen'],
      changes: new Map(),
      edits: new Map(),
      gone: [],
    });
    expect(JSON.parse(await (await library.backup()).file.text())).toMatchObject({ visits: [] });
  });

  it('tell new, seen, kept, changed and gone', async () => {
    await library.keep([event('Kept'), event('Changed', { offers: '5 €' }), event('Gone')], PAGE);
    await library.visit(look([event('Kept'), event('Changed'), event('Gone'), event('Seen')]));
    vi.setSystemTime(2000);
    const records = [event('Kept'), event('Changed', { offers: '6 €' }), event('Seen'), event('New')];
    const later = look(records, `${PAGE.url}#top`);
    const comparison = await library.compare(later);
    expect(comparison.states).toEqual(['kept', 'changed', 'seen', 'new']);
    expect([...comparison.changes]).toEqual([[1, [{ field: 'offers', before: '5 €', now: '6 €' }]]]);
    expect(comparison.gone.map((kept) => kept.record.name)).toEqual(['Gone']);

    await library.visit(later);
    vi.setSystemTime(3000);
    await library.visit(later);
    const [kept, gone] = await Promise.all(['kept', 'gone'].map(async (text) => (await library.search({ text }))[0]!));
    expect(kept).toMatchObject({ seenAt: 3000 });
    expect(gone).toMatchObject({ seenAt: 1000, goneSince: 2000 });

    await library.visit(look([event('Gone')]));
    expect((await library.search({ text: 'gone' }))[0]).not.toHaveProperty('goneSince');
  });

  it('take a kind that was not looked for neither for gone nor, when it is looked for again, for new', async () => {
    const usual = ['event', 'person', 'department'] as const;
    await library.keep([event('Tea'), news('Roof mended')], PAGE);
    await library.visit(look([event('Tea'), news('Roof mended'), news('New bench')]));
    vi.setSystemTime(2000);
    const without = look([event('Tea')]);
    expect((await library.compare(without, usual)).gone).toEqual([]);
    await library.visit(without, usual);
    const kept = (await library.search({ kind: 'news' }))[0]!;
    expect(kept).toMatchObject({ seenAt: 1000 });
    expect(kept).not.toHaveProperty('goneSince');
    const again = look([event('Tea'), news('New bench'), news('Fence painted')]);
    const { states, gone } = await library.compare(again);
    expect(states).toEqual(['kept', 'seen', 'new']);
    expect(gone.map(({ record }) => record.name)).toEqual(['Roof mended']);
  });

  it('call nothing new of a kind that no visit looked for, also when a backup brought the visit', async () => {
    const usual = ['event', 'person', 'department'] as const;
    await library.keep([event('Tea')], PAGE);
    await library.visit(look([event('Tea')]), usual);
    const later = look([event('Tea'), event('Film'), news('New bench')]);
    expect((await library.compare(later)).states).toEqual(['kept', 'new', 'seen']);
    const { file } = await library.backup();
    await library.removeSite('museum.example');
    await library.restore(file);
    expect((await library.compare(later)).states).toEqual(['kept', 'new', 'seen']);
  });

  it('find what was kept under an address with a fragment', async () => {
    await library.keep([event('Tea')], { ...PAGE, url: `${PAGE.url}#tea` });
    expect((await library.compare(look([]))).gone).toHaveLength(1);
    expect((await library.compare(look([], `${PAGE.url}/more`))).gone).toHaveLength(0);
  });

  it('do not take another page of the site for a change, nor its silence for an end', async () => {
    await library.keep([event('Tea', { description: 'long' })], PAGE);
    const other = look([event('Tea', { description: 'short' })], 'https://museum.example/');
    expect(await library.compare(other)).toMatchObject({ states: ['kept'], gone: [] });
    await library.visit(look([], 'https://museum.example/'));
    expect((await library.search({}))[0]).not.toHaveProperty('goneSince');
  });
});

describe('search', () => {
  it('combines words, kind and site', async () => {
    await library.keep([event('茶会'), person('茶谷 花')], PAGE);
    await library.keep([event('茶市')], { ...PAGE, url: 'https://shop.example/' });
    expect(await library.search({ text: '茶' })).toHaveLength(3);
    expect(await library.search({ text: '茶', kind: 'event' })).toHaveLength(2);
    const found = await library.search({ text: '茶', kind: 'event', site: 'museum.example' });
    expect(found.map((kept) => kept.record.name)).toEqual(['茶会']);
  });
});
