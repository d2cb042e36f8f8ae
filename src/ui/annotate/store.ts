/** Everything that the annotator shows and does, as signals and functions; the components only draw it. */
import { batch, computed, signal } from '@preact/signals';
import type { LabelledRecord, PageLabels, Verdict } from '../../core/export/labels';
import type { FoundRecord, Kind, PageKind } from '../../core/finding';
import { openLabels, type LabelEdit, type LabelEntry, type LabelShelf } from '../../library';
import { send } from '../../messages/client';
import type { Unreadable } from '../../messages/contract';
import { browser } from '../../platform/browser';
import { announce, say, sayProblem } from '../parts/toasts';
import { libraryProblem } from '../parts/library-problem';
import { PageLight } from '../parts/page-light';
import type { FormValues } from '../parts/record-edit';
import { t, tn } from '../parts/i18n';
import { freshLabels } from './fresh';

export type Screen =
  | { is: 'loading' }
  | { is: 'ready' }
  | { is: 'unreadable'; reason: Unreadable }
  | { is: 'failed'; message: string }
  /** The database cannot be opened: what is labelled would be lost. */
  | { is: 'shelf'; message: string };
export type Filter = 'all' | 'open' | Verdict;

export const screen = signal<Screen>({ is: 'loading' });
/** Also while the page is read anew and what was found before is still shown. */
export const isReading = signal(true);
/** The look at hand, on which nobody has said anything. */
export const look = signal<LabelEntry | null>(null);
export const labels = signal<PageLabels | null>(null);
export const pages = signal<readonly PageLabels[]>([]);
export const filter = signal<Filter>('all');
/** The row that keys act on. */
export const active = signal<string | null>(null);
export const editing = signal<string | null>(null);
export const draft = signal<FormValues | null>(null);
const undos = signal<readonly LabelEdit[]>([]);
export const canUndo = computed(() => undos.value.length > 0);

export let tabId = 0;
let shelf: LabelShelf | undefined;
export const light = new PageLight(() => tabId);

export const matches = ({ verdict }: LabelledRecord, by: Filter): boolean =>
  by === 'all' || (by === 'open' ? verdict === undefined : verdict === by);
export const rows = computed(() => (labels.value?.records ?? []).filter((one) => matches(one, filter.value)));
export const openCount = computed(() => (labels.value?.records ?? []).filter((one) => matches(one, 'open')).length);

/** Reads the page in a tab, and follows it and its labels. */
export async function start(tab: number): Promise<void> {
  tabId = tab;
  browser.tabs.onUpdated.addListener((id, { status }) => {
    // Another page, or the same anew: other labels, or the same.
    if (id === tabId && status === 'complete') void load();
  });
  await load();
}

let latest = 0;

export async function load(): Promise<void> {
  const request = ++latest;
  isReading.value = true;
  // What is shown stays until the page was read again: a form may be open in it.
  if (screen.peek().is !== 'ready') screen.value = { is: 'loading' };
  const came = await read();
  if (request !== latest) return;
  batch(() => {
    isReading.value = false;
    if ('is' in came) screen.value = came;
    else show(came.entry, came.known);
  });
}

/** @returns the look with its labels, or what keeps them from being shown. Never rejects. */
async function read(): Promise<Screen | { entry: LabelEntry; known: PageLabels }> {
  try {
    await openShelf();
  } catch (error) {
    return { is: 'shelf', message: libraryProblem(error) };
  }
  try {
    const reading = await send('background.snapshot', { tabId });
    if ('unreadable' in reading) return { is: 'unreadable', reason: reading.unreadable };
    const { snapshot } = reading;
    const finding = await send('background.judge', { snapshot, kinds: 'all' });
    const entry = { labels: freshLabels(finding, snapshot), snapshot };
    return { entry, known: await shelf!.labelsOf(entry.labels) };
  } catch (error) {
    return { is: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

function show(entry: LabelEntry, known: PageLabels): void {
  if (look.peek()?.labels.page !== entry.labels.page) {
    undos.value = [];
    stopEditing();
    filter.value = 'all';
  }
  look.value = entry;
  labels.value = known;
  screen.value = { is: 'ready' };
  settleActive();
}

async function openShelf(): Promise<void> {
  if (!shelf) {
    shelf = await openLabels();
    shelf.onChange((changed) => void follow(changed));
  }
  pages.value = await shelf.pages();
}

/** Takes over what this or another window stored of these pages. */
async function follow(changed: readonly string[]): Promise<void> {
  const at = look.peek();
  try {
    const stored = await shelf!.pages(changed);
    const others = pages.peek().filter(({ page }) => !changed.includes(page));
    pages.value = [...stored, ...others].toSorted((a, b) => b.at - a.at);
    if (!at || !changed.includes(at.labels.page)) return;
    const known = await shelf!.labelsOf(at.labels);
    if (look.peek() !== at) return;
    batch(() => {
      labels.value = known;
      settleActive();
    });
  } catch (error) {
    sayProblem(libraryProblem(error));
  }
}

/** Keys need a row; one that has gone gives way to the first. */
function settleActive(): void {
  if (!rows.peek().some(({ id }) => id === active.peek())) active.value = rows.peek()[0]?.id ?? null;
}

/** Changes take turns, so that each is made on top of the one before. */
let turn: Promise<unknown> = Promise.resolve();

/** @returns whether it was stored */
export function change(make: (now: PageLabels) => LabelEdit | undefined, isUndo = false): Promise<boolean> {
  const attempt = async (): Promise<boolean> => {
    const [at, now] = [look.peek(), labels.peek()];
    const edit = now && make(now);
    if (!at || !edit) return false;
    try {
      const result = await shelf!.change(at, edit);
      batch(() => {
        labels.value = result.labels;
        if (!isUndo) undos.value = [...undos.peek(), result.inverse];
        settleActive();
      });
      return true;
    } catch (error) {
      sayProblem(libraryProblem(error));
      return false;
    }
  };
  const result = turn.then(attempt);
  turn = result;
  return result;
}

const changeOne = (id: string, make: (one: LabelledRecord) => LabelledRecord | undefined): Promise<boolean> =>
  change(({ records }) => {
    const one = records.find((each) => each.id === id);
    return one && { records: new Map([[id, make(one)]]) };
  });

/** Takes the last change back. */
export const undo = (): Promise<void> => takeBack(undos.peek().at(-1));

async function takeBack(inverse: LabelEdit | undefined): Promise<void> {
  // Done already, or of a page that is no longer here.
  if (!inverse || !undos.peek().includes(inverse)) return;
  const [at, before] = [look.peek(), undos.peek()];
  undos.value = before.filter((one) => one !== inverse);
  if (await change(() => inverse, true)) announce(t('label_undone'));
  // Not stored, as on a full disk: it can still be taken back later.
  else if (look.peek() === at) undos.value = before;
}

/** Says what the last change was, with the way back from that one, whatever is changed after it. */
export function sayChanged(words: string): void {
  const inverse = undos.peek().at(-1);
  say(words, () => takeBack(inverse));
}

/** The same verdict once more takes it back. */
export function judge(id: string, verdict: Verdict): Promise<boolean> {
  return changeOne(id, ({ verdict: before, ...one }) => (before === verdict ? one : { ...one, verdict }));
}

/** What a person changes is right then, unless it was called arguable. */
const put = (id: string, alter: (record: FoundRecord) => FoundRecord): Promise<boolean> =>
  changeOne(id, (one) => ({
    ...one,
    record: alter(one.record),
    verdict: one.verdict === 'arguable' ? 'arguable' : 'right',
  }));

export const setRecordKind = (id: string, kind: Kind): Promise<boolean> =>
  // Values of the other kind stay beside it, for the way back; exports leave them out.
  put(id, (record) => ({ ...record, kind }) as FoundRecord);

export function saveRecord(id: string, record: FoundRecord): void {
  stopEditing();
  void put(id, () => record);
}

export function edit(id: string | null): void {
  batch(() => {
    if (editing.peek() !== id) draft.value = null;
    editing.value = id;
  });
}

export const stopEditing = (): void => edit(null);

/** Takes away what a person added. */
export async function removeAdded(id: string): Promise<void> {
  const name = labels.peek()?.records.find((one) => one.id === id)?.record.name ?? '';
  if (await changeOne(id, (one) => (one.added ? undefined : one))) sayChanged(t('label_removed', name));
}

export async function judgeRest(): Promise<void> {
  const count = openCount.peek();
  const isDone = await change(({ records }) => ({
    records: new Map(
      records
        .filter((one) => matches(one, 'open'))
        .map((one): [string, LabelledRecord] => [one.id, { ...one, verdict: 'right' }]),
    ),
  }));
  if (isDone) sayChanged(tn('label_rest_done', count));
}

export const setPageKind = (kind: PageKind): Promise<boolean> => change(() => ({ page: { kind } }));
export const setComplete = (complete: boolean): Promise<boolean> => change(() => ({ page: { complete } }));

export async function showInPage(path: string): Promise<void> {
  const result = await light.show(path);
  if (result === 'shown') announce(t('show_done'));
  else sayProblem(t(result === 'not-shown' ? 'show_hidden' : 'show_no_answer'));
}

/** The entries of these pages, with the one at hand as it is, labelled or not. */
export async function entriesOf(addresses: readonly string[]): Promise<LabelEntry[]> {
  await turn;
  const [at, now] = [look.peek(), labels.peek()];
  if (at && now && addresses.length === 1 && addresses[0] === now.page) return [{ ...at, labels: now }];
  return shelf!.entries(addresses);
}

/** Deletes the labels of pages; the toast offers the way back. */
export async function removePages(addresses: readonly string[]): Promise<void> {
  try {
    const removed = await shelf!.remove(addresses);
    undos.value = [];
    say(tn('labels_deleted', removed.length), () =>
      shelf!.putBack(removed).catch((error: unknown) => sayProblem(libraryProblem(error))),
    );
  } catch (error) {
    sayProblem(libraryProblem(error));
  }
}
