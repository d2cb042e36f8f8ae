/** Everything that the library page shows and does, as signals and functions; the components only draw it. */
import { batch, computed, signal } from '@preact/signals';
import { KINDS, type FoundRecord, type Kind } from '../../core/finding';
import { fileName } from '../../core/export';
import { localDay } from '../../core/when';
import {
  openLibrary,
  sorted,
  type KeptRecord,
  type Library,
  type PageInfo,
  type Query,
  type Removed,
  type Restored,
  type Stayed,
} from '../../library';
import { saveFile } from '../parts/export-file';
import { whenContext } from '../parts/field-text';
import { locale, t, tn } from '../parts/i18n';
import { libraryProblem } from '../parts/library-problem';
import { ListModel, type Mark, type Row } from '../parts/list-model';
import { formValues, withChanges, type Changes } from '../parts/record-edit';
import { wordFilter } from '../parts/record-filter';
import { marksOf } from '../parts/row-marks';
import { announce, say, sayProblem } from '../parts/toasts';
import { wayBack } from '../parts/way-back';
import { momentText } from '../parts/when-text';

export type Order = NonNullable<Query['order']>;

/** What it says is put into words when it is drawn: of thousands of rows a screen draws some tens. */
class KeptRow implements Row {
  readonly key: string;
  readonly record: FoundRecord;
  readonly page: PageInfo;

  constructor(readonly kept: KeptRecord) {
    ({ id: this.key, record: this.record, page: this.page } = kept);
  }

  get marks(): Mark[] {
    const { kept } = this;
    return [
      ...(kept.goneSince === undefined ? [] : ['gone' as const]),
      ...changeMarks(kept),
      ...marksOf(kept.record, new Date()).filter((mark) => mark !== 'hidden'),
    ];
  }

  get context(): string {
    return `${this.kept.site} · ${t('kept_on', momentText(this.kept.keptAt, whenContext()))}`;
  }
}
export type LibraryRow = KeptRow;

/** Null until the library has answered for the first time. */
const stored = signal<readonly KeptRecord[] | null>(null);
/** How many pages an annotator has labelled; their labels go into backups with the records. */
export const labelledCount = signal(0);
/** Words about a library that cannot be opened or read. */
export const trouble = signal('');
export const filter = signal('');
export const kind = signal<Kind | 'all'>('all');
export const site = signal('');
export const order = signal<Order>('kept');
type WholeWork = 'backup' | 'restore' | 'undo';
/** What is going on with the whole library. */
export const busy = signal<WholeWork | null>(null);
let library: Library | undefined;

/** In the order asked for. */
export const records = computed(() => stored.value && sorted(stored.value, order.value, localDay(new Date())));
/** Records that pass the filters of words and site; the kinds are counted among them. */
const matching = computed(() => {
  const matches = wordFilter(filter.value);
  return (records.value ?? []).filter(
    (kept) => (!site.value || kept.site === site.value) && matches(kept.record, kept.page.title, kept.site),
  );
});
/** People and departments that pass: what the tree shows. */
export const members = computed(() =>
  matching.value.filter(({ record: { kind: each } }) => each === 'person' || each === 'department'),
);
/** As a list, or as what belongs to what. */
export const view = signal<'list' | 'tree'>('list');
export const counts = computed(() =>
  KINDS.map((each) => ({
    kind: each,
    count: matching.value.filter(({ record }) => record.kind === each).length,
  })).filter(({ kind: each, count }) => count > 0 || each === kind.value),
);
export const matchingCount = computed(() => matching.value.length);
export const sites = computed(() => {
  const numbers = new Map<string, number>();
  for (const { site: each } of records.value ?? []) numbers.set(each, (numbers.get(each) ?? 0) + 1);
  return [...numbers].map(([name, count]) => ({ site: name, count })).toSorted((a, b) => (a.site < b.site ? -1 : 1));
});

const rows = computed(() =>
  matching.value
    .filter(({ record }) => kind.value === 'all' || record.kind === kind.value)
    .map((kept) => new KeptRow(kept)),
);
export const list = new ListModel<LibraryRow>(rows);

/** What a later visit changed, and what the person did, are two things. */
function changeMarks({ keptAt, history, record }: KeptRecord): Mark[] {
  const isEdited = (field: string) => record.evidence[field]?.source === 'user';
  const later = history.filter(({ at }) => at > keptAt);
  const marks: Mark[] = later.some(({ field }) => !isEdited(field)) ? ['changed'] : [];
  return Object.keys(record.evidence).some(isEdited) ? [...marks, 'edited'] : marks;
}

/** Opens the library and shows it. Call it again to try again. */
export async function start(): Promise<void> {
  try {
    if (!library) {
      library = await openLibrary();
      library.onChange((ids) => void follow(() => update(ids)));
      library.onLabelsChange(() => void follow(countLabels));
    }
    await follow(load);
  } catch (error) {
    trouble.value = libraryProblem(error);
  }
}

/** What is read of the library takes turns, so that nothing older is shown after what is newer. */
let turn: Promise<void> = Promise.resolve();
/** False after a read that failed: what was missed is not known, so all is read the next time. */
let isUpToDate = false;

function follow(read: () => Promise<void>): Promise<void> {
  const attempt = async () => {
    try {
      await (isUpToDate ? read() : load());
      isUpToDate = true;
      trouble.value = '';
    } catch (error) {
      isUpToDate = false;
      trouble.value = libraryProblem(error);
    }
  };
  turn = turn.then(attempt);
  return turn;
}

/** The library tells of a change before it is done: here it is shown, too. */
const isShown = (): Promise<void> => turn;

async function load(): Promise<void> {
  const [found] = await Promise.all([library!.search({}), countLabels()]);
  show(found);
}

/** Reads again what was changed, here or in another tab. */
async function update(ids: readonly string[]): Promise<void> {
  const changed = new Set(ids);
  const found = await library!.get(ids);
  show([...(stored.peek() ?? []).filter(({ id }) => !changed.has(id)), ...found]);
}

async function countLabels(): Promise<void> {
  labelledCount.value = await library!.countLabels();
}

function show(found: readonly KeptRecord[]): void {
  batch(() => {
    stored.value = found;
    list.retain(new Set(found.map(({ id }) => id)));
    if (site.peek() && !found.some((kept) => kept.site === site.peek())) site.value = '';
  });
}

/** Removes rows at once; the toast offers the way back. */
export function removeRows(gone: readonly LibraryRow[]): Promise<void> {
  const next = neighbour(gone);
  return attempt(async () => {
    const removed = await library!.remove(gone.map(({ key }) => key));
    await isShown();
    if (next) list.focused(next);
    list.requestFocus();
    sayRemoved(removed);
  });
}

export function removeSite(name: string): Promise<void> {
  return attempt(async () => {
    const removed = await library!.removeSite(name);
    await isShown();
    list.requestFocus();
    sayRemoved(removed);
  });
}

function sayRemoved(removed: Removed): void {
  const { kept } = removed;
  say(
    tn('removed_count', kept.length),
    wayBack(async () => {
      await library!.putBack(removed);
      await isShown();
      const back = new Set(kept.map(({ id }) => id));
      const first = list.order.peek().find((key) => back.has(key));
      if (first !== undefined) list.focused(first);
      list.requestFocus();
      say(tn('put_back_count', kept.length));
    }),
  );
}

/** The row that gets the focus once these are gone: the first one after them, else the last before. */
function neighbour(gone: readonly LibraryRow[]): string | undefined {
  const keys = new Set(gone.map(({ key }) => key));
  const all = list.order.peek();
  const last = all.findLastIndex((key) => keys.has(key));
  return all.slice(last + 1)[0] ?? all.slice(0, last).findLast((key) => !keys.has(key));
}

export function editRow(row: LibraryRow, changes: Changes): Promise<void> {
  return attempt(async () => {
    const before = row.kept;
    try {
      await library!.edit(row.key, changes as Partial<FoundRecord>);
    } catch (error) {
      openAgain(row, changes);
      throw error;
    }
    say(
      t('edit_saved'),
      wayBack(async () => {
        await library!.replace([row.key], [before]);
        await isShown();
        list.focused(row.key);
        list.requestFocus();
      }),
    );
  });
}

/** What was typed and not stored is not lost: its form comes back, unless its row is gone or another form is open. */
function openAgain({ key, record }: LibraryRow, changes: Changes): void {
  if (list.editing.peek() === null && list.order.peek().includes(key))
    list.edit(key, formValues(withChanges(record, changes)));
}

export function saveBackup(): Promise<void> {
  return attemptAlone('backup', async () => {
    announce(t('backup_running'));
    const { file, labels } = await library!.backup();
    saveFile(file, fileName(t('backup_file_name'), 'json', new Date()));
    say(sentences(t('backup_saved'), labels > 0 && tn('backup_labels', labels)));
  });
}

export function restoreFrom(file: File): Promise<void> {
  return attemptAlone('restore', async () => {
    announce(t('restore_running'));
    const restored = await library!.restore(file);
    const takeBack = undoOf(restored);
    await isShown();
    const isChange = [restored.put, restored.labels, restored.visits].some(({ length }) => length > 0);
    const isWhole = Object.values(restored.unread).every((count) => count === 0);
    (isWhole ? say : sayProblem)(restoredText(restored), isChange ? takeBack : undefined);
  });
}

/** Begun while something else goes on, it says so, and stays on offer. */
function undoOf(restored: Restored): () => Promise<void> {
  const undo = wayBack(async () => {
    if (busy.peek()) return say(t(`${busy.peek()!}_running`), undo);
    await alone('undo', async () => {
      say(t('undo_running'));
      const stayed = await library!.takeBack(restored);
      await isShown();
      say(takenBackText(stayed));
    });
  });
  return undo;
}

function restoredText({ added, updated, unchanged, labels, unchangedLabels, unread }: Restored): string {
  const addedLabels = labels.filter(({ before }) => !before).length;
  return sentences(
    t('restored', added, updated, unchanged),
    labels.length + unchangedLabels > 0 &&
      t('restored_labels', addedLabels, labels.length - addedLabels, unchangedLabels),
    unread.kept > 0 && tn('restored_unread', unread.kept),
    unread.labels > 0 && tn('restored_unread_labels', unread.labels),
    unread.visits > 0 && tn('restored_unread_visits', unread.visits),
  );
}

function takenBackText({ kept, labels }: Stayed): string {
  if (kept + labels === 0) return t('kept_undone');
  return sentences(
    t('restore_undone_partly'),
    kept > 0 && tn('restore_stayed', kept),
    labels > 0 && tn('restore_stayed_labels', labels),
  );
}

/** Japanese needs no blank behind a full stop. */
function sentences(...all: (string | false)[]): string {
  return all.filter(Boolean).join(locale().startsWith('ja') ? '' : ' ');
}

/** Work on the whole library takes seconds: screens say so, and begin no other meanwhile. */
async function alone(what: WholeWork, work: () => Promise<void>): Promise<void> {
  if (busy.peek()) return;
  busy.value = what;
  try {
    await work();
  } finally {
    busy.value = null;
  }
}

const attemptAlone = (what: WholeWork, work: () => Promise<void>): Promise<void> => attempt(() => alone(what, work));

async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    sayProblem(libraryProblem(error));
  }
}
