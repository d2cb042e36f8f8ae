/** The way to the filter box of a screen from anywhere on it. */
export const FILTER_ID = 'filter';

/** @returns false on a screen without the box */
export function focusFilter(): boolean {
  const box = document.getElementById(FILTER_ID);
  box?.focus();
  return box !== null;
}
