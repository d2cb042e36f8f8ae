/**
 * The selection of a list, as a value: which rows are chosen, which one has the focus, and where a range began.
 * `order` is always the keys of the rows that are shown, top to bottom.
 */
export interface Selection {
  chosen: ReadonlySet<string>;
  /** The row that has, or would get, the focus. */
  active: string | null;
  /** Where Shift+click and Shift+arrows start from. */
  anchor: string | null;
  /** What was chosen before the range that is being drawn; redrawing the range starts from it. */
  base: ReadonlySet<string>;
}

export type Move = 'previous' | 'next' | 'page-up' | 'page-down' | 'first' | 'last';

const NONE: ReadonlySet<string> = new Set();
const PAGE = 10;

export const emptySelection: Selection = { chosen: NONE, active: null, anchor: null, base: NONE };

/** Chooses the row, or gives it up. */
export function toggle(selection: Selection, key: string): Selection {
  const chosen = new Set(selection.chosen);
  if (!chosen.delete(key)) chosen.add(key);
  return { chosen, active: key, anchor: key, base: chosen };
}

/** Chooses all rows from the anchor to `key`, in place of the range drawn from this anchor before. */
export function extendTo(selection: Selection, order: readonly string[], key: string): Selection {
  const to = order.indexOf(key);
  const from = order.indexOf(selection.anchor ?? selection.active ?? key);
  if (to < 0) return selection;
  if (from < 0) return toggle({ ...selection, chosen: selection.base }, key);
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ...selection, chosen: new Set([...selection.base, ...range]), active: key, anchor: order[from]! };
}

/** The row that a move leads to, or null in an empty list. */
export function target(selection: Selection, order: readonly string[], move: Move): string | null {
  const at = selection.active === null ? -1 : order.indexOf(selection.active);
  const last = order.length - 1;
  const step = { previous: at - 1, next: at + 1, 'page-up': at - PAGE, 'page-down': at + PAGE, first: 0, last }[move];
  return order[Math.max(0, Math.min(last, step))] ?? null;
}

/** Moves the focus, and with `extend` draws the range along. */
export function moveBy(selection: Selection, order: readonly string[], move: Move, extend: boolean): Selection {
  const key = target(selection, order, move);
  if (key === null) return selection;
  return extend ? extendTo(selection, order, key) : focusOn(selection, key);
}

/** Moves the focus to a row; a range drawn later starts there. */
export function focusOn(selection: Selection, key: string): Selection {
  return { ...selection, active: key, anchor: key, base: selection.chosen };
}

/** Chooses all shown rows, or gives them all up when all are chosen. Rows that are not shown keep their state. */
export function toggleAll(selection: Selection, order: readonly string[]): Selection {
  const all = order.every((key) => selection.chosen.has(key));
  const chosen = new Set(selection.chosen);
  for (const key of order) {
    if (all) chosen.delete(key);
    else chosen.add(key);
  }
  return { ...selection, chosen, base: chosen };
}

export function chooseNone(selection: Selection): Selection {
  return { ...selection, chosen: NONE, base: NONE, anchor: selection.active };
}

/** Forgets rows that are no longer in the list at all. */
export function retain(selection: Selection, keys: ReadonlySet<string>): Selection {
  const kept = (set: ReadonlySet<string>) => new Set([...set].filter((key) => keys.has(key)));
  const known = (key: string | null) => (key !== null && keys.has(key) ? key : null);
  return {
    chosen: kept(selection.chosen),
    active: known(selection.active),
    anchor: known(selection.anchor),
    base: kept(selection.base),
  };
}
