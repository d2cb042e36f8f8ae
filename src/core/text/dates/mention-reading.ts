import type { DateMention } from './types';

/** A mention without its place, and the token after it. */
export interface MentionReading {
  mention: Omit<DateMention, 'index' | 'length'>;
  next: number;
  /** True for what is no date of the event and is only to be passed over. */
  dropped?: true;
}
