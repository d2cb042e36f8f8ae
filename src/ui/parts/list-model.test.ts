import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { ListModel, type Row } from './list-model';

const row = (key: string): Row => ({
  key,
  page: { url: 'https://museum.example/', title: '', lang: 'en' },
  marks: [],
  record: { kind: 'news', name: key, text: key, path: '/html', confidence: 1, ordinal: 1, evidence: {}, why: [] },
});
const all = ['a', 'b', 'c'].map(row);
const keys = (rows: Row[]) => rows.map(({ key }) => key).join('');

it('acts on the chosen rows that are shown, and on all shown rows when none is chosen', () => {
  const rows = signal(all);
  const model = new ListModel(rows);
  expect(keys(model.subject)).toBe('abc');
  model.toggle('a');
  model.toggle('b');
  rows.value = [all[1]!, all[2]!];
  expect(keys(model.subject)).toBe('b');
  rows.value = all;
  expect(keys(model.subject)).toBe('ab');
});

it('always has a row in the tab sequence', () => {
  const rows = signal(all);
  const model = new ListModel(rows);
  expect(model.tabStop.value).toBe('a');
  model.move('last', false);
  expect(model.tabStop.value).toBe('c');
  rows.value = [all[1]!];
  expect(model.tabStop.value).toBe('b');
  rows.value = [];
  expect(model.tabStop.value).toBeNull();
});

it('gives each request for the focus to one row', () => {
  const model = new ListModel(signal(all));
  model.requestFocus();
  const request = model.focusRequests.value;
  expect(model.takeFocusRequest(request)).toBe(true);
  expect(model.takeFocusRequest(request)).toBe(false);
  expect(model.takeFocusRequest(0)).toBe(false);
});

it('closes the form of a row that is gone', () => {
  const model = new ListModel(signal(all));
  model.edit('b');
  model.retain(new Set(['a', 'b']));
  expect(model.editing.value).toBe('b');
  model.retain(new Set(['a']));
  expect(model.editing.value).toBeNull();
});

it('keeps the start of a range when the focus comes to its end first, as on Shift+click', () => {
  const model = new ListModel(signal(all));
  model.toggle('a');
  model.focused('c');
  model.extendTo('c');
  expect(keys(model.chosen.value)).toBe('abc');
});

it('has pictures where a row that is shown has one', () => {
  const rows = signal(all);
  const model = new ListModel(rows);
  expect(model.hasPictures.value).toBe(false);
  const [first, ...others] = all;
  rows.value = [{ ...first!, record: { ...first!.record, image: 'https://museum.example/a.jpg' } }, ...others];
  expect(model.hasPictures.value).toBe(true);
});
