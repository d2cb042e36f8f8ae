/** What a list of records shows and what the person does to it, as signals. Popup and library page each hold one. */
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import type { FoundRecord } from '../../core/finding';
import type { PageInfo } from '../../library';
import type { FormValues } from './record-edit';
import * as selecting from './selection';

/** Short words beside a record's name. */
export type Mark =
  | ('new' | 'changed' | 'kept' | 'edited' | 'gone' | 'ended' | 'hidden')
  | ('cancelled' | 'postponed' | 'rescheduled' | 'online')
  | ('sold_out' | 'few_left' | 'waitlist' | 'not_on_sale')
  | ('date_open' | 'time_open' | 'place_open');

export interface Row {
  key: string;
  record: FoundRecord;
  page: PageInfo;
  marks: Mark[];
  /** A last line in small print: where and when it was kept. */
  context?: string;
}

export class ListModel<R extends Row = Row> {
  readonly selection = signal(selecting.emptySelection);
  /** Rows whose details are open. */
  readonly open = signal<ReadonlySet<string>>(new Set());
  /** The row whose form is open. */
  readonly editing = signal<string | null>(null);
  /** What was typed into that form so far; null where nothing was. */
  readonly draft = signal<FormValues | null>(null);
  /** Raised to move the browser's focus to the active row. */
  readonly focusRequests = signal(0);
  private focusTaken = 0;
  readonly order: ReadonlySignal<string[]>;
  /** Rows that are shown and chosen. What a filter hides stays chosen but is not acted upon. */
  readonly chosen: ReadonlySignal<R[]>;
  /** The row in the tab sequence: the active one, or the first. */
  readonly tabStop: ReadonlySignal<string | null>;
  /** Without one, no row keeps a place for a picture. */
  readonly hasPictures: ReadonlySignal<boolean>;

  /** @param rows those that are shown, in order */
  constructor(readonly rows: ReadonlySignal<R[]>) {
    this.order = computed(() => rows.value.map(({ key }) => key));
    this.hasPictures = computed(() => rows.value.some(({ record }) => record.image));
    this.chosen = computed(() => rows.value.filter(({ key }) => this.selection.value.chosen.has(key)));
    const shown = computed(() => new Set(this.order.value));
    this.tabStop = computed(() => {
      const { active } = this.selection.value;
      return active !== null && shown.value.has(active) ? active : (this.order.value[0] ?? null);
    });
  }

  /** The chosen rows, or all that are shown when none is chosen. */
  get subject(): R[] {
    return this.chosen.value.length ? this.chosen.value : this.rows.value;
  }

  get activeRow(): R | undefined {
    return this.rows.value.find(({ key }) => key === this.selection.value.active);
  }

  toggle(key: string): void {
    this.selection.value = selecting.toggle(this.selection.value, key);
  }

  extendTo(key: string): void {
    this.selection.value = selecting.extendTo(this.selection.value, this.order.value, key);
  }

  move(move: selecting.Move, extend: boolean): void {
    this.selection.value = selecting.moveBy(this.selection.value, this.order.value, move, extend);
    this.requestFocus();
  }

  /** The browser put the focus on this row. */
  focused(key: string): void {
    const { active } = this.selection.value;
    // The anchor stays: a Shift+click puts the focus on its row before it draws the range.
    if (active !== key) this.selection.value = { ...this.selection.value, active: key };
  }

  toggleAll(): void {
    this.selection.value = selecting.toggleAll(this.selection.value, this.order.value);
  }

  chooseNone(): void {
    this.selection.value = selecting.chooseNone(this.selection.value);
  }

  /** Forgets rows that no longer exist; a filter does not end a row's existence. */
  retain(keys: ReadonlySet<string>): void {
    this.selection.value = selecting.retain(this.selection.value, keys);
    if (this.editing.value !== null && !keys.has(this.editing.value)) this.edit(null);
  }

  toggleDetails(key: string): void {
    const open = new Set(this.open.value);
    if (!open.delete(key)) open.add(key);
    this.open.value = open;
  }

  /** Opens the form of a row, or closes the one that is open. @param draft what was typed into it before */
  edit(key: string | null, draft: FormValues | null = null): void {
    batch(() => {
      this.editing.value = key;
      this.draft.value = draft;
    });
  }

  requestFocus(): void {
    this.focusRequests.value += 1;
  }

  /** @returns whether the request still waits for its row; it is then taken */
  takeFocusRequest(request: number): boolean {
    const isWaiting = request > this.focusTaken;
    if (isWaiting) this.focusTaken = request;
    return isWaiting;
  }
}
