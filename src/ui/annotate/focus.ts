/** Whoever is done with a form or a row asks for the focus to go to the active row. */
import { signal } from '@preact/signals';

/** Counted up when the active row shall have the focus. */
export const focusWanted = signal(0);
export const focusRow = (): void => void focusWanted.value++;
