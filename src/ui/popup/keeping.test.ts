import 'fake-indexeddb/auto';
import { afterEach, expect, it } from 'vitest';
import type { EventRecord, Finding } from '../../core/finding';
import { openLibrary, type Library } from '../../library';
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
  await keep(library, [tea], finding([tea]));
  expect((await library.compare(finding([tea, coffee]))).states).toEqual(['kept', 'new']);
});

it('takes back what was added, and restores what was changed as it was', async () => {
  await open();
  const tea = event('Tea', { location: { name: 'Hall' } });
  await keep(library, [tea], finding([tea]));
  const before = await library.search({});
  const moved = event('Tea', { location: { name: 'Garden' } });
  const { undo } = await keep(library, [moved, event('Coffee')], finding([moved, event('Coffee')]));
  expect(await library.count()).toBe(2);
  await undo();
  expect((await library.search({})).map(({ record, history }) => ({ record, history }))).toEqual(
    before.map(({ record, history }) => ({ record, history })),
  );
});

it('takes back a move to another hour, which gave the record another identity', async () => {
  await open();
  const tea = event('Tea', { startDate: '2026-12-05T10:00' });
  await keep(library, [tea], finding([tea]));
  const id = (await library.search({}))[0]!.id;
  const later = event('Tea', { startDate: '2026-12-05T14:00' });
  const { undo } = await keep(library, [later], finding([later]));
  await undo();
  expect((await library.search({})).map((kept) => kept.id)).toEqual([id]);
});
