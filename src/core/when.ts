/** The parts of a `When` (finding.ts), as text. */
import type { When } from './finding';

export const dayOf = (when: When): string => when.slice(0, 10);
/** "HH:MM", or '' for a date. */
export const timeOf = (when: When): string => when.slice(11, 16);
export const isUtc = (when: When): boolean => /(?:Z|[+-]00:00)$/.test(when);
