/** What customers say: “Always there for us.” / "Caroline M." Whoever signs so, with a letter for a family name, is nobody whom the page lists. */
import type { FoundRecord } from '../finding';

const SIGNED = /^\p{Lu}[\p{L}'’-]{1,20} \p{Lu}\.?$/u;
const QUOTED = /(?:^|\n)[«»“”„"「『‹]\s?\p{L}/u;

/** @returns the records without the people who sign a quotation so, and of whom nothing else is said */
export const withoutTestimonials = (records: readonly FoundRecord[]): FoundRecord[] =>
  records.filter((record) => !isSignature(record));

const isSignature = (record: FoundRecord): boolean =>
  record.kind === 'person' &&
  SIGNED.test(record.name) &&
  QUOTED.test(record.text) &&
  !(record.jobTitle ?? record.email ?? record.telephone ?? record.url);
