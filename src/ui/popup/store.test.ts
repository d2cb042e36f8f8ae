import { expect, it, vi } from 'vitest';
import { KINDS } from '../../core/finding';
import { event } from '../../core/relate/test-records';

const session: Record<string, unknown> = {};
const area = {
  get: async () => ({ ...session }),
  set: async (values: object) => void Object.assign(session, values),
  remove: async () => undefined,
};
vi.mock('../../platform/browser', () => ({
  browser: {
    i18n: { getMessage: () => 'en', getUILanguage: () => 'en' },
    tabs: { query: async () => [], get: async () => undefined },
    storage: { session: area, local: area, sync: area, onChanged: { addListener: () => undefined } },
  },
}));
vi.mock('../../library', async (original) => ({
  ...(await original<object>()),
  openLibrary: () => Promise.reject(new Error('none here')),
}));
const { undoLast } = await import('../parts/toasts');
const { editRow, list, look, start } = await import('./store');

const show = async (url: string, at: number): Promise<void> => {
  const finding = { url, title: '', lang: 'en', records: [event({ name: 'Board Meeting' })] };
  look.tab.value = { id: 1, url };
  look.state.value = { status: 'found', url, at, sought: KINDS, finding: finding as never };
  await vi.waitFor(() => expect(list.rows.value).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve));
};

it('what was typed into a form is of its page: the next one may have a row with the same key', async () => {
  await start(undefined);
  await show('https://board.example/1', 1);
  list.edit(list.rows.value[0]!.key, { name: 'Typed' });
  await show('https://board.example/1', 2);
  expect(list.draft.value).toEqual({ name: 'Typed' });
  await show('https://board.example/2', 3);
  expect(list.editing.value).toBe(null);
});

it('an edit is taken back on its page only', async () => {
  await show('https://board.example/3', 4);
  const edit = (name: string): void => editRow(list.rows.value[0]!, { name } as never);
  edit('Once');
  edit('Twice');
  await show('https://board.example/4', 5);
  undoLast();
  expect(list.rows.value[0]!.record.name).toBe('Board Meeting');
  edit('Once');
  undoLast();
  expect(list.rows.value[0]!.marks).not.toContain('edited');
});
