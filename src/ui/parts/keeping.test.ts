import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import type { EventRecord, Finding } from '../../core/finding';
import { LibraryFullError, openLibrary, type Library } from '../../library';
import { keep } from './keeping';

const event = (name: string, fields: Partial<EventRecord> = {}): EventRecord => ({
  kind: 'event',
  name,
  startDate: '2026-12-05',
  text: name,
  path: '/html/body/p',
  confidence: 1,
  ordinal: 1,
  evidence: {},
  why: [],
  ...fields,
});
const finding = (records: EventRecord[]): Finding => ({
  url: 'https://museum.example/events',
  title: 'Events',
  lang: 'en',
  kind: 'event-list',
  ms: { snapshot: 0, records: 0, classify: 0, fields: 0, relate: 0 },
  records,
  notes: [],
});

let library: Library;
let opened = 0;
const open = async () => (library = await openLibrary(`keeping-${++opened}`));
afterEach(() => library.close());

it('writes the visit down, so that what comes later is new', async () => {
  await open();
  const [tea, coffee] = [event('Tea'), event('Coffee')];
  await keep(library, [{ record: tea }], finding([tea]));
  expect((await library.compare(finding([tea, coffee]))).states).toEqual(['kept', 'new']);
});

it('takes back what was added, and restores what was changed as it was', async () => {
  await open();
  const tea = event('Tea', { location: { name: 'Hall' } });
  await keep(library, [{ record: tea }], finding([tea]));
  const before = await library.search({});
  const moved = event('Tea', { location: { name: 'Garden' } });
  const records = [moved, event('Coffee')];
  const undo = await keep(
    library,
    records.map((record) => ({ record })),
    finding(records),
  );
  expect(await library.count()).toBe(2);
  await undo();
  expect((await library.search({})).map(({ record, history }) => ({ record, history }))).toEqual(
    before.map(({ record, history }) => ({ record, history })),
  );
});

it('takes back a move to another hour, which gave the record another identity', async () => {
  await open();
  const tea = event('Tea', { startDate: '2026-12-05T10:00' });
  await keep(library, [{ record: tea }], finding([tea]));
  const id = (await library.search({}))[0]!.id;
  const later = event('Tea', { startDate: '2026-12-05T14:00' });
  const undo = await keep(library, [{ record: later }], finding([later]));
  await undo();
  expect((await library.search({})).map((kept) => kept.id)).toEqual([id]);
});

it('keeps one record, whatever name and day the person gave it, and says so when it is seen again', async () => {
  await open();
  const tea = event('Tea');
  await keep(library, [{ record: tea }], finding([tea]));
  const changes = { name: 'Tea with Ann', startDate: '2026-12-06', offers: undefined };
  const undo = await keep(library, [{ record: tea, changes }], finding([tea]));
  expect((await library.search({})).map(({ record }) => record.name)).toEqual(['Tea with Ann']);
  const { states, edits } = await library.compare(finding([tea]));
  expect(states).toEqual(['kept']);
  expect(edits.get(0)).toEqual({ name: 'Tea with Ann', startDate: '2026-12-06' });
  await undo();
  expect((await library.search({})).map(({ record }) => record)).toEqual([tea]);
});

it('says nothing of the end of what was not looked for: a walk over a site gathers no events', async () => {
  await open();
  const tea = event('Tea');
  await keep(library, [{ record: tea }], finding([tea]));
  const ann = { ...tea, kind: 'person', name: 'Ann Lee' } as unknown as EventRecord;
  await keep(library, [{ record: ann }], finding([ann]), ['person', 'department']);
  expect((await library.search({ kind: 'event' }))[0]).not.toHaveProperty('goneSince');
  expect((await library.compare(finding([tea, ann]))).states).toEqual(['kept', 'kept']);
});

it('keeps nothing where a change cannot be stored', async () => {
  await open();
  const records = [event('Tea'), event('Coffee')];
  vi.spyOn(library, 'edit').mockRejectedValue(new LibraryFullError('full'));
  const items = records.map((record) => ({ record, changes: { organizer: 'Club' } }));
  await expect(keep(library, items, finding(records))).rejects.toThrow(LibraryFullError);
  expect(await library.count()).toBe(0);
});

it('leaves what was deleted meanwhile deleted when it is taken back', async () => {
  await open();
  const [tea, coffee] = [event('Tea'), event('Coffee')];
  await keep(library, [{ record: tea }], finding([tea, coffee]));
  const undo = await keep(library, [{ record: coffee }], finding([tea, coffee]));
  await library.remove((await library.search({ text: 'tea' })).map(({ id }) => id));
  await undo();
  expect(await library.count()).toBe(0);
});
