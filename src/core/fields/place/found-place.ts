/** A place as it was found for a record, and how sure one is of it. */
import type { Place } from '../../finding';

export interface FoundPlace {
  place: Place;
  line: number;
  confidence: number;
}

/** Nothing but a word of it says that a line is a place. */
export const BY_WORDS = 0.5;
/** From here on a label, a column or the markup says that it is a place. */
export const LABELLED = 0.8;
