/** Records that were missed: picked in the page or typed in, put right in a form, and added. */
import { computed, signal } from '@preact/signals';
import type { FoundRecord } from '../../core/finding';
import { t } from '../parts/i18n';
import { sayProblem } from '../parts/toasts';
import { addedRecord, blankRecord, likelyKind } from './fresh';
import { pickInPage, readBlock } from './picking';
import { active, change, filter, labels, light, look, rows, sayChanged, stopEditing, tabId } from './store';

const form = signal<{ page: string; record: FoundRecord } | null>(null);
/** The record in the form; of another page than that at hand it is none. */
export const adding = computed(() => (form.value?.page === labels.value?.page ? (form.value?.record ?? null) : null));
export const isPicking = signal(false);

/** Opens the form of a record that was missed. */
export function addByHand(): void {
  const now = labels.peek();
  if (!now) return;
  stopEditing();
  form.value = { page: now.page, record: blankRecord(likelyKind(now.kind)) };
}

export async function addByPicking(): Promise<void> {
  const at = look.peek();
  if (!at || isPicking.peek()) return;
  stopEditing();
  light.out();
  isPicking.value = true;
  try {
    const picked = await pickInPage(tabId);
    if (!picked) return;
    const record = await readBlock(at.snapshot, picked, likelyKind(labels.peek()!.kind));
    form.value = { page: at.labels.page, record };
    void light.show(picked.path);
  } catch {
    sayProblem(t('show_no_answer'));
  } finally {
    isPicking.value = false;
  }
}

export function cancelAdding(): void {
  form.value = null;
}

export async function saveAdded(record: FoundRecord): Promise<void> {
  const stored = await change(({ records }) => {
    const one = addedRecord(record, Math.max(0, ...records.map(({ record: { ordinal } }) => ordinal)));
    active.value = one.id;
    return { records: new Map([[one.id, one]]) };
  });
  if (!stored) return;
  form.value = null;
  if (!rows.peek().some(({ id }) => id === active.peek())) filter.value = 'all';
  sayChanged(t('label_added', record.name));
}
