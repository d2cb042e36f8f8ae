import { expect, it, vi } from 'vitest';
import { person } from '../../core/relate/test-records';

vi.mock('../../platform/browser', () => ({
  browser: {
    i18n: { getMessage: (key: string) => key, getUILanguage: () => 'en' },
    storage: { onChanged: { addListener: () => undefined }, session: { get: async () => ({}) } },
  },
}));
let inLibrary: Map<number, object> | undefined;
vi.mock('../../library', async (original) => ({
  ...(await original<object>()),
  openLibrary: async () => ({
    onChange: () => undefined,
    compare: async () => ({ states: [inLibrary ? 'kept' : 'new'], edits: inLibrary ?? new Map() }),
  }),
}));
const { siteLook } = await import('../parts/site-look');
const { editRow, list, start } = await import('./store');

const walk = (site: string, startedAt: number): void => {
  const finding = { url: `https://${site}/staff`, title: site, lang: 'en', records: [person({ name: 'Ada Byrd' })] };
  siteLook.value = { site, startedAt, end: 'budget', findings: [finding] } as never;
};

it('an edit is of the walk in which it was made: a namesake at the next site is as the page says', () => {
  walk('a.example', 1);
  editRow(list.rows.value[0]!, { name: 'Ada B. Byrd' } as never);
  expect(list.rows.value[0]!.record.name).toBe('Ada B. Byrd');
  walk('b.example', 2);
  expect(list.rows.value[0]!.record.name).toBe('Ada Byrd');
  expect(list.rows.value[0]!.marks).toEqual([]);
  // The list that was cleared is brought back.
  walk('a.example', 1);
  expect(list.rows.value[0]!.record.name).toBe('Ada B. Byrd');
});

it('what was kept with changes is shown as the library has it', async () => {
  await start();
  inLibrary = new Map([[0, { name: 'Ada C. Byrd' }]]);
  siteLook.value = null;
  walk('c.example', 3);
  await vi.waitFor(() => expect(list.rows.value[0]!.marks).toEqual(['kept']));
  expect(list.rows.value[0]!.record.name).toBe('Ada C. Byrd');
});
