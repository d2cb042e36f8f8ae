/** Everything that the popup shows and does, as signals and functions; the components only draw it. */
import { batch, computed, effect, signal } from '@preact/signals';
import { KINDS, type Finding, type Kind } from '../../core/finding';
import { openLibrary, type Comparison, type Library } from '../../library';
import { t, tn } from '../parts/i18n';
import { libraryProblem } from '../parts/library-problem';
import { ListModel, type Mark, type Row } from '../parts/list-model';
import { addEdit, type PendingEdits } from '../parts/pending-edits';
import { withChanges, type Changes } from '../parts/record-edit';
import { recordKeys } from '../parts/record-fields';
import { wordFilter } from '../parts/record-filter';
import { marksOf } from '../parts/row-marks';
import { followListing, listed } from '../parts/listing';
import { followSiteLook } from '../parts/site-look';
import { announce, say, sayOfLibrary, sayProblem } from '../parts/toasts';
import { keep, type Keepable } from '../parts/keeping';
import { wayBack } from '../parts/way-back';
import { Look } from './look';
import { PageLight } from '../parts/page-light';
import { loadView, saveView, type SavedView } from './saved-view';

export type Section = Kind | 'all';
export interface PopupRow extends Row {
  index: number;
}

export const look = new Look(
  (state) => state.status !== 'found' || listed.peek().every((kind) => state.sought.includes(kind)),
);
export const light = new PageLight(() => look.tab.value?.id);
export const section = signal<Section>('all');
export const filter = signal('');
export const comparison = signal<Comparison | null>(null);
/** Words about a library that cannot be used; the list is shown all the same. */
export const libraryTrouble = signal('');
const edits = signal<PendingEdits>(new Map());
const fresh = signal<ReadonlySet<string>>(new Set());
let library: Library | undefined;
/** The look whose saved view was restored; until then nothing is saved over it. */
const restoredAt = signal(0);
/** Address of the page that is shown. */
let entered = '';

export const finding = computed((): Finding | null => {
  const state = look.state.value;
  return state?.status === 'found' ? state.finding : null;
});
const sought = computed(() => (look.state.value?.status === 'found' ? look.state.value.sought : KINDS));
const foundAt = computed(() => (look.state.value?.status === 'found' ? look.state.value.at : 0));

const allRows = computed((): PopupRow[] => {
  const found = finding.value;
  if (!found) return [];
  const page = { url: found.url, title: found.title, lang: found.lang };
  const keys = recordKeys(found.records);
  const now = new Date();
  return found.records.map((original, index) => {
    const key = keys[index]!;
    const [kept, changes] = [comparison.value?.edits.get(index), edits.value.get(key)];
    const record = kept || changes ? withChanges(original, { ...kept, ...changes }) : original;
    const marks: Mark[] = [
      ...memoryMarks(key, index),
      ...(changes ? ['edited' as const] : []),
      ...marksOf(record, now),
    ];
    return { key, index, record, page, marks };
  });
});

function memoryMarks(key: string, index: number): Mark[] {
  const state = comparison.value?.states[index];
  if (state === 'seen' || state === undefined) return fresh.value.has(key) ? ['new'] : [];
  return state === 'new' ? ['new'] : state === 'changed' ? ['kept', 'changed'] : ['kept'];
}

/** Kinds on this page that are listed, with their numbers, in their order. */
export const counts = computed(() =>
  listed.value
    .map((kind) => ({ kind, count: allRows.value.filter((row) => row.record.kind === kind).length }))
    .filter(({ count }) => count > 0),
);
export const allCount = computed(() => counts.value.reduce((sum, { count }) => sum + count, 0));
/** Records on this page of kinds that the person does not have listed. */
export const unlistedCount = computed(() => allRows.value.length - allCount.value);

const shownRows = computed((): PopupRow[] => {
  const matches = wordFilter(filter.value);
  const kinds = section.value === 'all' ? listed.value : [section.value];
  return kinds.flatMap((kind) => allRows.value.filter(({ record }) => record.kind === kind && matches(record)));
});
export const list = new ListModel<PopupRow>(shownRows);

/** Opens everything. @param tabId see `Look.start` */
export async function start(tabId: number | undefined): Promise<void> {
  effect(() => {
    if (foundAt.value) void enter(foundAt.value);
  });
  effect(persist);
  effect(leaveUnlisted);
  await followListing();
  await Promise.all([look.start(tabId), openShelf(), followSiteLook()]);
}

/** The kind that is shown is not listed any more: all that are. */
function leaveUnlisted(): void {
  if (section.value !== 'all' && !listed.value.includes(section.value)) section.value = 'all';
}

async function openShelf(): Promise<void> {
  try {
    library = await openLibrary();
    library.onChange(() => void compare());
    libraryTrouble.value = '';
    await compare();
  } catch (error) {
    libraryTrouble.value = libraryProblem(error);
  }
}

/** A finding has come: the view over it is as it was left, and what is kept is compared with it. */
async function enter(at: number): Promise<void> {
  const found = finding.peek()!;
  const saved = await loadView(look.tab.peek()!.id, found.url).catch(() => undefined);
  if (foundAt.peek() !== at) return;
  batch(() => {
    const keys = new Set(recordKeys(found.records));
    edits.value = new Map(saved?.edits.filter(([key]) => keys.has(key)));
    fresh.value = new Set(saved?.at === at ? saved.fresh : []);
    if (saved && restoredAt.peek() === 0) {
      filter.value = saved.filter;
      section.value = saved.section;
      const chosen = new Set(saved.chosen);
      list.selection.value = { chosen, base: chosen, active: saved.active, anchor: saved.active };
      if (saved.form) list.edit(saved.form.key, saved.form.values);
    }
    // A row of another page may have the same key; what was typed is not about it.
    if (entered !== '' && entered !== found.url) list.edit(null);
    entered = found.url;
    list.retain(keys);
    if (!counts.peek().some(({ kind }) => kind === section.peek())) section.value = 'all';
    comparison.value = null;
    restoredAt.value = at;
  });
  if (allCount.peek()) announce(tn('found_count', allCount.peek()));
  await compare();
  if (comparison.peek()) await library?.visit(found, sought.peek()).catch(() => undefined);
}

/** Compares the finding with what is kept; marks that are new at first sight stay so for this look. */
async function compare(): Promise<void> {
  const [found, at] = [finding.peek(), foundAt.peek()];
  if (!library || !found || restoredAt.peek() !== at) return;
  try {
    const result = await library.compare(found, sought.peek());
    // The same look may have come twice, through storage and as the reply.
    if (foundAt.peek() !== at) return;
    const keys = recordKeys(found.records);
    const newKeys = keys.filter((_, index) => result.states[index] === 'new');
    batch(() => {
      comparison.value = result;
      if (newKeys.length) fresh.value = new Set([...fresh.peek(), ...newKeys]);
    });
  } catch (error) {
    libraryTrouble.value = libraryProblem(error);
  }
}

let saving: ReturnType<typeof setTimeout> | undefined;
let unsaved: { tabId: number; view: SavedView } | undefined;

function persist(): void {
  const { chosen, active } = list.selection.value;
  const [editing, draft] = [list.editing.value, list.draft.value];
  const view = {
    at: restoredAt.value,
    filter: filter.value,
    section: section.value,
    chosen: [...chosen],
    active,
    edits: [...edits.value],
    ...(editing !== null && draft && { form: { key: editing, values: draft } }),
    fresh: [...fresh.value],
  };
  const [tab, found] = [look.tab.peek(), finding.peek()];
  if (!tab || !found || view.at === 0 || view.at !== foundAt.peek()) return;
  unsaved = { tabId: tab.id, view: { url: found.url, ...view } };
  clearTimeout(saving);
  saving = setTimeout(flush, 120);
}

/** Saves the view now; a popup that closes gets no later. */
function flush(): void {
  clearTimeout(saving);
  if (unsaved) void saveView(unsaved.tabId, unsaved.view).catch(() => undefined);
  unsaved = undefined;
}

/** The popup closes, or its tab is left. */
export function leave(): void {
  light.out();
  flush();
}

/** What "keep all" would keep: what is not in the library yet, or not as it is now. */
export const keepable = computed(() =>
  list.rows.value.filter(
    ({ marks }) => !marks.includes('kept') || marks.includes('changed') || marks.includes('edited'),
  ),
);

export async function keepRows(rows: readonly PopupRow[]): Promise<void> {
  const found = finding.peek();
  if (!found || !rows.length) return;
  try {
    library ??= await openLibrary();
    const keys = new Set(rows.map(({ key }) => key));
    const typed = [...edits.peek()].filter(([key]) => keys.has(key));
    const items = rows.map(({ key, index }): Keepable => {
      const changes = edits.peek().get(key);
      return { record: found.records[index]!, ...(changes && { changes }) };
    });
    const undo = await keep(library, items, found, sought.peek());
    // First what is kept now, so that no row shows for a moment what it was before the edit.
    await compare();
    edits.value = new Map([...edits.peek()].filter(([key]) => !keys.has(key)));
    list.chooseNone();
    const typeAgain = onPage(found.url, () => (edits.value = new Map([...edits.peek(), ...typed])));
    sayOfLibrary(
      tn('kept_count', rows.length),
      wayBack(async () => {
        await undo();
        typeAgain();
        say(t('kept_undone'));
      }),
    );
  } catch (error) {
    sayProblem(libraryProblem(error));
  }
}

/** What does something only while the page is shown that it is about. */
const onPage = (url: string, act: () => void) => (): void => {
  if (finding.peek()?.url === url) act();
};

/** Changes are kept beside the finding until the record is kept. */
export function editRow(row: PopupRow, changes: Changes): void {
  say(t('edited'), onPage(entered, addEdit(edits, row.key, changes)));
}

export async function showPath(path: string): Promise<void> {
  const result = await light.show(path);
  if (result === 'shown') announce(t('show_done'));
  else sayProblem(t(result === 'not-shown' ? 'show_hidden' : 'show_no_answer'));
}

export function lookAgain(): void {
  light.out();
  comparison.value = null;
  void look.again();
}
